// The card fight with open hands, solved exactly by backward induction: what the textbook says. Source:
// rules/knock-out/rules.md, 9.1.
#pragma once

#include <array>
#include <stop_token>
#include <vector>

#include "bots/knock-out/fight_terms.h"
#include "bots/matrix_game.h"

namespace fc::knock_out {

/// One round of a fight in which both hands are known and only the win counts. Mixes are over a hand's distinct values,
/// ascending, as `punches_of` lists them.
struct KnownRound {
  Fraction red_wins;  ///< chance under best play of both
  Mix red;
  Mix blue;
};

/// terms: its worth is not looked at. red, blue: the cards in hand, enough for the rounds that are left.
KnownRound solve_known(const FightTerms& terms, const Cards& red, const Cards& blue);

// The card fight with hidden hands, solved: how to train and to punch when the other man's cards can only be guessed.
// Source: rules/knock-out/rules.md, 3.5, 3.7, 9.1.
//
// The fight is a tree of open cards (at most 1 + 25 + 625 knots); what is secret is a range of hands on either side. Both
// sides learn by counterfactual regret (M. Bowling, N. Burch, M. Johanson, O. Tammelin: Heads-up limit hold'em poker is
// solved, 2015: CFR+): every pass plays the tree once against the other's present mix. When one man's gain is the other's
// loss, the average mixes approach the exact solution; `exploitability` says how near they are.

/// One side of a fight that is to be solved.
struct FightSide {
  int size = most_trained_cards;  ///< cards in hand now: 4 to 1
  Range range{};                  ///< chances of his hands; when he still has to train, those he may choose are above 0
  bool trains = false;            ///< his hand is chosen now, in secret

  friend bool operator==(const FightSide&, const FightSide&) = default;
};

struct HiddenFight {
  FightTerms terms;
  std::array<FightSide, 2> sides;  ///< by corner

  friend bool operator==(const HiddenFight&, const HiddenFight&) = default;
};

/// Shares of the five values, adding up to 1.
using PunchMix = std::array<float, card_values>;

class FightSolver {
 public:
  /// Takes its memory, about 2 MB, here and nowhere else.
  FightSolver();

  /// Learns from nothing. passes: 1 or more; fewer are made when stop is requested, at least one.
  void solve(const HiddenFight& fight, int passes, const std::stop_token& stop);
  /// Learns on where `solve` ended.
  void refine(int passes, const std::stop_token& stop);

  /// How often each hand is trained, or the range it was given.
  [[nodiscard]] Range training(Corner corner) const;
  /// What a hand punches in the round that the fight was given in. hand: of the range.
  [[nodiscard]] PunchMix punches(Corner corner, HandIndex hand) const;
  /// What each hand of a side is worth to it when both follow their mixes.
  [[nodiscard]] std::array<double, most_hands> worths(Corner corner) const;
  /// Chances of the endings when both follow their mixes, over both ranges.
  [[nodiscard]] PerEnding chances() const;
  /// Chances of the endings when one side is known to hold `hand` and both follow their mixes.
  [[nodiscard]] PerEnding chances(Corner corner, HandIndex hand) const;
  /// What both sides together could still gain by the best answer to the other's mixes, in the unit of worth. For fights in
  /// which one side wins what the other loses, no mix is farther from the exact value than this.
  [[nodiscard]] double exploitability() const;

 private:
  /// Whether the walker learns, follows his average mix, or answers the other's average as well as can be.
  enum class Walk : std::uint8_t { learn, follow, answer };
  /// Regrets, and mixes summed up over the passes, of every card of every hand at every knot.
  struct Mixes {
    std::vector<float> regret;
    std::vector<float> total;
  };
  struct Visit;
  struct Plays;
  /// What a pair of cards is worth to a corner in the last round, by own card and the other's.
  using LastRound = std::array<PunchMix, card_values>;

  // What is asked of the tree, and a pass over it: hidden_fight.cpp.
  void pass(Corner corner);
  void weigh_last_round();
  [[nodiscard]] Range present_training(Corner corner) const;
  template <Walk walk>
  [[nodiscard]] Range walked(Corner corner) const;
  [[nodiscard]] PerEnding chances_between(const Range& red, const Range& blue) const;
  void add_chances(int level, std::size_t knot, const std::array<std::int8_t, 2>& moved, const std::array<Range, 2>& reach,
                   PerEnding& chances) const;

  // The walk itself: hidden_fight_walk.cpp.
  static std::size_t place(int level, std::size_t knot, HandIndex hand);
  template <Walk walk>
  [[nodiscard]] Range walk_tree(Corner corner, const Range& own, const Range& others, Mixes* learns) const;
  template <Walk walk>
  void walk_knot(const Visit& visit, Range& worth) const;
  template <Walk walk>
  [[nodiscard]] Range after_pair(const Visit& visit, const Plays& own, const Plays& others, std::size_t value,
                                 std::size_t reply) const;
  template <Walk walk>
  void walk_last_round(const Visit& visit, Range& worth) const;
  template <Walk walk>
  [[nodiscard]] Plays plays_of(Corner corner, const Visit& visit, const Range& reach, const HandList& hands,
                               std::array<PunchMix, most_hands>& shares) const;
  template <Walk walk>
  [[nodiscard]] float judge(const Visit& visit, HandIndex hand, const HandsOfSize& table, const PunchMix& shares,
                            const PunchMix& plays) const;
  template <Walk walk>
  [[nodiscard]] PunchMix mix(Corner corner, int level, std::size_t knot, HandIndex hand) const;
  /// Later passes weigh more in the average, since they know more.
  [[nodiscard]] float pass_weight() const { return static_cast<float>(passes_) * static_cast<float>(passes_); }

  HiddenFight fight_;
  int passes_ = 0;
  std::array<Mixes, 2> mixes_;  ///< by corner, as everything below
  std::array<Range, 2> training_regret_{};
  std::array<Range, 2> training_total_{};
  std::array<std::array<std::array<LastRound, most_steps>, most_steps>, 2> last_round_{};  ///< by steps moved so far
};

// The tree that `FightSolver` plays, for its two source files: how its numbers lie in memory and what one visit of a knot
// carries along.

inline constexpr std::size_t card_pairs = card_values * card_values;
/// Hands that can be held at a knot of each level, and where its numbers begin. A level is one open pair of cards.
inline constexpr std::array<std::size_t, 3> level_hands{65, 35, 15};
inline constexpr std::array<std::size_t, 3> level_begins{0, 65 * card_values, (65 + 25 * 35) * card_values};
inline constexpr std::size_t all_numbers = (65 + 25 * 35 + 625 * 15) * card_values;

/// Makes shares of what is above 0; all alike if nothing is. numbers: those at `places`.
template <class Numbers, class Places>
void match_regrets(const Numbers& regret, const Places& places, Numbers& shares) {
  float sum = 0;
  for (const auto place : places) {
    sum += regret[place];
  }
  const float scale = sum > 0 ? 1 / sum : 0;
  const float even = sum > 0 ? 0 : 1 / static_cast<float>(places.size());
  for (const auto place : places) {
    shares[place] = regret[place] * scale + even;
  }
}

/// The cards of the corner that walks, and of the other, as red and blue.
inline Exchange exchange_of(const FightTerms& terms, Corner corner, const std::array<std::int8_t, 2>& moved, int round,
                            std::size_t own, std::size_t others) {
  const int first = static_cast<int>(own) + 1;
  const int second = static_cast<int>(others) + 1;
  return corner == Corner::red ? exchange(terms, moved, round, first, second) : exchange(terms, moved, round, second, first);
}

constexpr std::size_t next_knot(std::size_t knot, Corner corner, std::size_t own, std::size_t others) {
  return knot * card_pairs + (corner == Corner::red ? own * card_values + others : others * card_values + own);
}

/// What one side's hands lead to, a card of each value played.
struct FightSolver::Plays {
  std::array<Range, card_values> range{};
  std::array<HandList, card_values> hands;
  std::array<float, card_values> sum{};
};

struct FightSolver::Visit {
  Corner corner = Corner::red;  ///< who walks
  int level = 0;
  std::size_t knot = 0;
  std::array<std::int8_t, 2> moved{};
  const Range* own = nullptr;  ///< how often his own mix brings each hand here
  const Range* others = nullptr;
  const HandList* hands = nullptr;  ///< he may hold
  const HandList* other_hands = nullptr;
  Mixes* learns = nullptr;  ///< his, in a pass
};

}  // namespace fc::knock_out
