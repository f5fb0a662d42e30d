// The winning chance at any state: the bout is continued round by round with average figures. Source:
// rules/dice-boxing/rules.md, 3.5 to 3.10, 10.3.
#pragma once

#include <array>
#include <cstdint>
#include <stop_token>

#include "bots/mixing.h"
#include "core/random.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

/// Parameters that do not follow from averages. Fitted by least log loss to 220,000 states between rounds of bouts between
/// 5,000 pairs, of one class and of two, over 4 to 15 rounds, of sensible men; `bonus_spent` lies between the best value for
/// these (0.2) and that for men who go for the knockout more often (0.5). Predicted and actual shares of 45,000 other states
/// agree within 2 points of 100, for all chances and rounds left.
struct OutlookTerms {
  double lead_width = 12.2;        ///< in points of a round: the larger, the more the cards depend on luck
  double favourite_points = 0.34;  ///< the favourite's advantage on the judges' chart, in points of a round
  double luck_of_a_round = 0.73;   ///< variance of a round's score on the cards
  double stops = 1.01;             ///< factor of the stoppages by knock-downs
  double cuts = 0.0031;            ///< chance a round that a man of average power stops the other by a cut
  double reopened = 0.8;           ///< weight of cuts that may be opened again
  double bonus_spent = 0.3;        ///< share of the remaining knockout bonus that will be used
  double counter_a = 0.62;         ///< worth of grade A in counter-punching, in points of a round
  double stick_a = 0.46;           ///< worth of grade A in sticking and moving, in points of a round
};

inline constexpr OutlookTerms fitted_terms{};

/// The chances of one bout. No side effects, no allocation; takes half a microsecond at the first bell, less later.
class Outlook {
 public:
  explicit Outlook(const Setup& setup, const OutlookTerms& terms = fitted_terms);

  /// Red's chance, 0 to 1, a draw counting half, at any state: before the strategies of a round are known, during the round,
  /// or when all is over. The rest of a round whose strategies are known is estimated with them, all other rounds as average
  /// ones.
  [[nodiscard]] double of_red(const State& state) const;

  /// As `of_red`, for several states between the same two rounds. They are computed together in hardly more time than one,
  /// because each step of one depends on the step before.
  static constexpr std::size_t at_once = 2;
  [[nodiscard]] std::array<double, at_once> of_reds(const std::array<State, at_once>& states) const;

  /// As `of_red`, exact, for the end of the last round before any judge has thrown.
  [[nodiscard]] double at_last_bell(const State& state) const;

 private:
  /// Figures of a man that stay the same for the whole bout.
  struct Man {
    double control = 0;
    double punches = 0;
    double kd = 0;
    double chin = 0;
    double stamina = 0;
    double style = 0;  ///< points of an average round by his best style
    double cuts = 0;   ///< expected stops a round for cuts of the other man
    int recovery = 0;
    int bonus = 0;                              ///< bonus when he goes for the knockout for the first time
    std::array<double, faces + 1> points_to{};  ///< sum of the points of all results below a number
  };
  /// The figures of several states, computed together; for one state a double is used.
  using Several = double __attribute__((vector_size(at_once * sizeof(double))));
  /// The estimated figures of a man before a round.
  template <class Figure>
  struct Side {
    Figure control{};
    Figure punches{};
    Figure kd{};
    Figure chin{};
    Figure stamina{};
    Figure tired{};
    Figure reopens{};     ///< stops for his own cuts, for each punch that lands on him
    Figure tired_from{};  ///< rounds that he was tired at the start of the estimate
    Figure style{};       ///< points of a round
    Figure counters{};    ///< punch range of his counters after each miss of the other man; 0: none
  };
  /// Expected actions of a man in an average round.
  template <class Figure>
  struct Work {
    Figure rolls{};  ///< chance of an action at each control roll
    Figure lost{};   ///< chance that control is lost
    Figure actions{};
    Figure landed{};
    Figure missed{};
    Figure points{};
    Figure downs{};
    Figure stops{};
    Figure total{};
  };

  /// Computes the chance. states: all between the same two rounds, or only one.
  template <class Figure>
  [[nodiscard]] Figure reckon(const State* states) const;
  [[nodiscard]] Side<double> side_of(const State& state, Corner corner) const;
  template <class Figure>
  [[nodiscard]] Side<Figure> sides_of(const State* states, Corner corner) const;
  /// The figures in the present round, whose strategies are known.
  [[nodiscard]] Side<double> as_planned(Side<double> side, const State& state, Corner corner) const;
  template <class Figure>
  void set_rolls(Work<Figure>& work, const Side<Figure>& side) const;
  /// part: of a round.
  template <class Figure>
  void set_blows(Work<Figure>& work, const Man& man, const Side<Figure>& side, const Side<Figure>& opponent,
                 const Figure& thrown, double part) const;
  /// Adds the punches thrown after the misses of the other man.
  void add_counters(std::array<Work<double>, 2>& work, const std::array<Side<double>, 2>& sides, double actions) const;
  [[nodiscard]] double stopped_at(double chin) const;
  /// The expected actions of both in so many actions of the round. opens: whose roll is due.
  template <class Figure>
  [[nodiscard]] std::array<Work<Figure>, 2> a_round(const std::array<Side<Figure>, 2>& sides, Corner opens,
                                                    double actions) const;
  /// Applies the effect of a round and of the minute's rest to a man.
  template <class Figure>
  void wear(Side<Figure>& side, const Man& man, const Work<Figure>& own, const Work<Figure>& opponents, int round) const;

  std::array<Man, 2> men_;
  std::array<double, chin_rows + 1> stopped_{};  ///< by chin: chance to be counted out or stopped by the referee
  std::array<double, cut_letters> numbers_{};    ///< share of the results that re-open a cut, 0 to 1
  const Setup* setup_;
  OutlookTerms terms_;
};

// The next round, simulated for every pair of plans. Source: rules/dice-boxing/rules.md, 10.3.

/// The best plans of both men, and the chances that they are based on.
struct RoundPlan {
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};  ///< red's
  std::array<Mix, 2> mixes;                                     ///< by corner
};

/// Simulates the round that begins in `state` so many times in all, with the same dice for every pair of plans, estimates
/// the rest of the bout by `Outlook`, and simulates promising plans more often. state: strategies are asked for, none is
/// chosen. rounds: at least one for each of the 25 pairs is simulated. stop: when requested, the result uses what was
/// simulated so far.
RoundPlan study_round(const Setup& setup, const State& state, int rounds, std::uint64_t seed, const std::stop_token& stop);

// A sensible strategy for the next round without simulation. Source: rules/dice-boxing/rules.md, 10.3, 9.3.

/// How often each strategy is chosen, as weights; at least one is above 0.
using Leaning = std::array<std::uint8_t, strategy_count>;

/// The weights of his strategies: a mix of no plan and what he is good at; near the end also going for the knockout when
/// behind on all cards, and covering up when far ahead. They follow the champion's equilibria in 300 bouts between
/// near-equal men.
Leaning sensible(const Setup& setup, const State& state, Corner corner);

/// A strategy drawn by these weights.
Strategy draw(const Leaning& leaning, Random& random);

}  // namespace fc::dice_boxing
