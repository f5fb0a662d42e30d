// The card fight with open hands, solved exactly by backward induction: the textbook solution. Source:
// rules/knock-out/rules.md, 9.1.
#pragma once

#include <array>
#include <stop_token>
#include <vector>

#include "bots/knock-out/fight_terms.h"
#include "bots/mixing.h"

namespace fc::knock_out {

/// One round of a fight in which both hands are known and only the win counts. Mixes are over a hand's distinct values,
/// ascending, as `punches_of` lists them.
struct KnownRound {
  Fraction red_wins;  ///< chance under best play of both
  Mix red;
  Mix blue;
};

/// Solves the present round. terms: its worth is ignored. red, blue: the cards in hand, enough for the rounds left.
KnownRound solve_known(const FightTerms& terms, const Cards& red, const Cards& blue);

// The card fight with hidden hands, solved: how to train and to punch when the other man's cards can only be guessed.
// Source: rules/knock-out/rules.md, 3.5, 3.7, 9.1.
//
// The fight is a tree of open cards (at most 1 + 25 + 625 nodes, called knots); the secret is a range of hands on either
// side. Both sides learn by counterfactual regret (M. Bowling, N. Burch, M. Johanson, O. Tammelin: Heads-up limit hold'em
// poker is solved, 2015: CFR+): every pass plays the tree once against the other's present mix. When one man's gain is the
// other's loss, the average mixes approach the exact solution; `exploitability` says how near they are.

/// One side of a fight to solve.
struct FightSide {
  int size = most_trained_cards;  ///< cards in hand now: 4 to 1
  Range range{};                  ///< chances of his hands; if he still has to train, the hands he may choose are above 0
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
  /// Allocates all its memory, about 2 MB.
  FightSolver();

  /// Solves from the start. passes: at least 1; fewer are made, but at least one, when stop is requested.
  void solve(const HiddenFight& fight, int passes, const std::stop_token& stop);
  /// Continues where `solve` ended.
  void refine(int passes, const std::stop_token& stop);

  /// How often each hand is trained, or, if the side does not train, its given range.
  [[nodiscard]] Range training(Corner corner) const;
  /// The mix of a hand in the round for which the fight was given. hand: of the range.
  [[nodiscard]] PunchMix punches(Corner corner, HandIndex hand) const;
  /// The worth of each hand of a side to it when both follow their mixes.
  [[nodiscard]] std::array<double, most_hands> worths(Corner corner) const;
  /// Chances of the endings when both follow their mixes, over both ranges.
  [[nodiscard]] PerEnding chances() const;
  /// Chances of the endings when one side is known to hold `hand` and both follow their mixes.
  [[nodiscard]] PerEnding chances(Corner corner, HandIndex hand) const;
  /// What both sides together could still gain by the best answers to each other's mixes, in the unit of worth. If one side
  /// wins what the other loses, the error of the mixes' value is at most this.
  [[nodiscard]] double exploitability() const;

 private:
  /// Whether the corner that walks the tree learns, follows its average mix, or plays the best answer to the other's
  /// average.
  enum class Walk : std::uint8_t { learn, follow, answer };
  /// Regrets, and the sums of the mixes over all passes, for every card of every hand at every knot.
  struct Mixes {
    std::vector<float> regret;
    std::vector<float> total;
  };
  struct Visit;
  struct Plays;
  /// Worth of a pair of cards to a corner in the last round, by own card and the other's.
  using LastRound = std::array<PunchMix, card_values>;

  // Queries of the tree, and a pass over it: hidden_fight.cpp.
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
  /// Later passes weigh more in the average because their mixes are better.
  [[nodiscard]] float pass_weight() const { return static_cast<float>(passes_) * static_cast<float>(passes_); }

  HiddenFight fight_;
  int passes_ = 0;
  std::array<Mixes, 2> mixes_;  ///< by corner, as everything below
  std::array<Range, 2> training_regret_{};
  std::array<Range, 2> training_total_{};
  std::array<std::array<std::array<LastRound, most_steps>, most_steps>, 2> last_round_{};  ///< by steps moved so far
};

// The tree of `FightSolver`, for its two source files: the layout of its numbers in memory, and the data of a visit to a
// knot.

inline constexpr std::size_t card_pairs = card_values * card_values;
/// Number of hands that can be held at a knot of each level, and where the level's numbers begin. A level is one open pair
/// of cards.
inline constexpr std::array<std::size_t, 3> level_hands{65, 35, 15};
inline constexpr std::array<std::size_t, 3> level_begins{0, 65 * card_values, (65 + 25 * 35) * card_values};
inline constexpr std::size_t all_numbers = (65 + 25 * 35 + 625 * 15) * card_values;

/// Turns regrets or summed mixes, all 0 or more, into shares that sum to 1; equal shares if all are 0. places: the indices
/// to use.
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

/// `exchange` with the cards given as those of the corner that walks and of the other.
inline Exchange exchange_of(const FightTerms& terms, Corner corner, const std::array<std::int8_t, 2>& moved, int round,
                            std::size_t own, std::size_t others) {
  const int first = static_cast<int>(own) + 1;
  const int second = static_cast<int>(others) + 1;
  return corner == Corner::red ? exchange(terms, moved, round, first, second) : exchange(terms, moved, round, second, first);
}

constexpr std::size_t next_knot(std::size_t knot, Corner corner, std::size_t own, std::size_t others) {
  return knot * card_pairs + (corner == Corner::red ? own * card_values + others : others * card_values + own);
}

/// One side's hands after it plays a card of each value.
struct FightSolver::Plays {
  std::array<Range, card_values> range{};
  std::array<HandList, card_values> hands;
  std::array<float, card_values> sum{};
};

struct FightSolver::Visit {
  Corner corner = Corner::red;  ///< the corner that walks
  int level = 0;
  std::size_t knot = 0;
  std::array<std::int8_t, 2> moved{};
  const Range* own = nullptr;  ///< how often its own mix reaches this knot with each hand
  const Range* others = nullptr;
  const HandList* hands = nullptr;  ///< the hands that it may hold
  const HandList* other_hands = nullptr;
  Mixes* learns = nullptr;  ///< its own, in a pass; null: it does not learn
};

}  // namespace fc::knock_out
