// Who is likely to win from here: a bout played on in thought, round by round, on its averages. Source:
// rules/dice-boxing/rules.md, 3.5 to 3.10, 10.3.
#pragma once

#include <array>
#include <cstdint>
#include <stop_token>

#include "bots/mixing.h"
#include "core/random.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

/// What averages do not say of themselves. Fitted by least log loss to 220,000 states between rounds of bouts between 5,000
/// pairs, of one class and of two, over 4 to 15 rounds, by men who box sensibly; `bonus_spent` lies between what they make
/// of it (0.2) and what men make of it who go for the knockout more often (0.5). Said and boxed shares of 45,000 other
/// states agree within 2 points of 100, whatever the chance and the rounds left.
struct OutlookTerms {
  double lead_width = 12.2;        ///< points of a round: the wider, the more is luck on the cards
  double favourite_points = 0.34;  ///< what the judges' chart gives the favourite, in points of a round
  double luck_of_a_round = 0.73;   ///< variance of a round on the cards
  double stops = 1.01;             ///< factor of the stoppages by knock-downs
  double cuts = 0.0031;            ///< chance of a stop for a cut, a round, by a man of average power
  double reopened = 0.8;           ///< weight of cuts that may be opened again
  double bonus_spent = 0.3;        ///< share of the knockout bonus left that finds its round
  double counter_a = 0.62;         ///< what grade A in counter-punching is worth, in points of a round
  double stick_a = 0.46;           ///< what grade A in sticking and moving is worth, in points of a round
};

inline constexpr OutlookTerms fitted_terms{};

/// The chances of one bout. Pure, no allocation: half a microsecond at the first bell, less later.
class Outlook {
 public:
  explicit Outlook(const Setup& setup, const OutlookTerms& terms = fitted_terms);

  /// Chance of red, 0 to 1, a draw being half a win: before the strategies of a round are known, in the midst of it, or when
  /// all is over. What is left of a round whose strategies are known counts by them, every other as an average one.
  [[nodiscard]] double of_red(const State& state) const;

  /// As `of_red`, of several states between the same two rounds: each step waits for the one before, so that they are
  /// reckoned together in hardly more time than one.
  static constexpr std::size_t at_once = 2;
  [[nodiscard]] std::array<double, at_once> of_reds(const std::array<State, at_once>& states) const;

  /// As `of_red` in the last round, when no judge has thrown yet: exact.
  [[nodiscard]] double at_last_bell(const State& state) const;

 private:
  /// What stays the same of a man for the whole bout.
  struct Man {
    double control = 0;
    double punches = 0;
    double kd = 0;
    double chin = 0;
    double stamina = 0;
    double style = 0;  ///< points of an average round by what he is best at
    double cuts = 0;   ///< stops for a cut, a round
    int recovery = 0;
    int bonus = 0;                              ///< of going for the knockout, the first time
    std::array<double, faces + 1> points_to{};  ///< points of all results below a number
  };
  /// A figure of one state is a double, of several a vector.
  using Several = double __attribute__((vector_size(at_once * sizeof(double))));
  /// A man before a round in thought.
  template <class Figure>
  struct Side {
    Figure control{};
    Figure punches{};
    Figure kd{};
    Figure chin{};
    Figure stamina{};
    Figure tired{};
    Figure reopens{};     ///< stops for his own cuts, a punch that lands on him
    Figure tired_from{};  ///< rounds that he was tired before all thought
    Figure style{};       ///< points of a round
    Figure counters{};    ///< punches range of what he throws after each miss of the other man; 0: nothing
  };
  /// What a man does in an average round.
  template <class Figure>
  struct Work {
    Figure rolls{};  ///< chance of an action, a control roll
    Figure lost{};   ///< chance that control is lost
    Figure actions{};
    Figure landed{};
    Figure missed{};
    Figure points{};
    Figure downs{};
    Figure stops{};
    Figure total{};
  };

  /// states: between the same two rounds, or one alone.
  template <class Figure>
  [[nodiscard]] Figure reckon(const State* states) const;
  [[nodiscard]] Side<double> side_of(const State& state, Corner corner) const;
  template <class Figure>
  [[nodiscard]] Side<Figure> sides_of(const State* states, Corner corner) const;
  /// The same in the round whose strategies are known.
  [[nodiscard]] Side<double> as_planned(Side<double> side, const State& state, Corner corner) const;
  template <class Figure>
  void set_rolls(Work<Figure>& work, const Side<Figure>& side) const;
  /// part: of a round.
  template <class Figure>
  void set_blows(Work<Figure>& work, const Man& man, const Side<Figure>& side, const Side<Figure>& opponent,
                 const Figure& thrown, double part) const;
  /// Of what is thrown after the misses of the other man.
  void add_counters(std::array<Work<double>, 2>& work, const std::array<Side<double>, 2>& sides, double actions) const;
  [[nodiscard]] double stopped_at(double chin) const;
  /// What both do in so many actions of the round in which they are so. opens: whose roll is due.
  template <class Figure>
  [[nodiscard]] std::array<Work<Figure>, 2> a_round(const std::array<Side<Figure>, 2>& sides, Corner opens,
                                                    double actions) const;
  /// What a round and the minute after it leave of a man.
  template <class Figure>
  void wear(Side<Figure>& side, const Man& man, const Work<Figure>& own, const Work<Figure>& opponents, int round) const;

  std::array<Man, 2> men_;
  std::array<double, chin_rows + 1> stopped_{};  ///< by chin: chance not to get up, or to be waved off
  std::array<double, cut_letters> numbers_{};    ///< results that re-open a cut, of 1
  const Setup* setup_;
  OutlookTerms terms_;
};

// The next round tried out: every pair of plans against each other. Source: rules/dice-boxing/rules.md, 10.3.

/// What both men should do, and what stood behind it.
struct RoundPlan {
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};  ///< red's
  std::array<Mix, 2> mixes;                                     ///< by corner
};

/// Plays the round that begins in `state` so many times in all, the same dice for every pair of plans, reckons what follows
/// by `Outlook`, and looks longer at the plans that are worth it. state: strategies are asked for, none is in. rounds: at
/// least one for each of the 25 pairs is played. stop: when requested, the plan rests on what was played so far.
RoundPlan study_round(const Setup& setup, const State& state, int rounds, std::uint64_t seed, const std::stop_token& stop);

// What a sensible man does in the next round without thinking long. Source: rules/dice-boxing/rules.md, 10.3, 9.3.

/// How often each strategy is chosen, as weights; at least one is above 0.
using Leaning = std::array<std::uint8_t, strategy_count>;

/// Points by which `corner` leads on the cards, the three judges together. Below 0: he is behind.
int lead_on_cards(const State& state, Corner corner);

/// No plan or what he is good at, mixed; with the end near, going for the knockout when behind on all cards, and covering up
/// when far ahead. The weights follow what the champion's equilibria choose in 300 bouts between near-equal men.
Leaning sensible(const Setup& setup, const State& state, Corner corner);

/// A strategy drawn by these weights.
Strategy draw(const Leaning& leaning, Random& random);

}  // namespace fc::dice_boxing
