// The winning chance at any state: the bout is continued round by round with average figures. Source:
// rules/the-ring/rules.md, 3.5 to 3.10, 10.
#pragma once

#include <array>
#include <cstddef>

#include "bots/mixing.h"
#include "bots/seat_controller.h"
#include "bots/the-ring/segment_odds.h"
#include "core/random.h"
#include "rules/the-ring/rules.h"

namespace fc::the_ring {

using SeatBrief = BriefOf<Rules>;

/// Parameters that do not follow from averages. Fitted to bouts, see `Outlook`.
struct OutlookTerms {
  double stops = 1;     ///< factor on the chances to win at once
  double judges = 0.4;  ///< variance of the middle judge's view, in points of a round
  double tires = 4;     ///< so many counters around 0 a man may be tired or not
  double local = 0.25;  ///< weight of the local judge
};

inline constexpr OutlookTerms fitted_terms{};

/// An estimated state of a bout, in which whole numbers have become averages.
struct Prospect {
  int round = 1;
  int segments = 4;               ///< left in this round
  Harms harms{};                  ///< harm in this round
  std::array<double, 2> tired{};  ///< chance that each is tired
  std::array<double, 2> stm{};
  double margin = 0;    ///< points of this round, red's less blue's
  double spread = 0;    ///< variance of the margin so far
  double downs = 0;     ///< knockdowns of this round, scored by red less scored by blue
  double presses = 0;   ///< tallies of aggression, red's less blue's
  int card = 0;         ///< of the middle judge, red's less blue's: who leads on it at the end has won the decision
  double deducted = 0;  ///< points off in this round, blue's less red's
};

/// The prospect of a state in which strategies are asked for, or between two rounds.
Prospect prospect_of(const State& state);

/// A round on the middle judge's card: chances of -3 to 3, red's points less blue's.
inline constexpr int widest_round = 3;
using RoundOdds = std::array<double, 2 * widest_round + 1>;

/// The chances of one bout. The first call takes some milliseconds, later calls a few microseconds.
class Outlook {
 public:
  Outlook(const Setup& setup, const State& state, const OutlookTerms& terms = fitted_terms);

  /// Red's chance, 0 to 1, a draw counting half. state: any of this bout; the unfinished part of a turn is ignored.
  double of_red(const State& state);
  double of_red(Prospect prospect);

  PaceBook& paces() { return paces_; }

 private:
  [[nodiscard]] RoundOdds seen(double margin, double spread, int downs) const;
  [[nodiscard]] RoundOdds round_odds(const Prospect& now, const Pace& pace) const;
  [[nodiscard]] double locally(const Prospect& prospect, double presses) const;
  Pace pace_of(const Prospect& prospect);
  /// The worth of points, knockdowns and counters there, by the chance with one more or less of each.
  Worth worth_from(const Prospect& now);

  const Setup* setup_;
  OutlookTerms terms_;
  City city_;
  PaceBook paces_;
};

// The next segment, computed for every pair of strategies. Source: rules/the-ring/rules.md, 10.

/// The best strategies of both men, and the chances that they are based on.
struct SegmentPlan {
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};  ///< red's, of the bout
  std::array<Mix, 2> mixes;                                     ///< by corner
};

/// Studies the next segment: the results of all pairs of strategies until the next choice (`SegmentOdds`), and the chance
/// from there (`Outlook`). A Solitaire boxer's mix follows from his dice and markers, and the other man's is the best answer
/// to it. state: strategies are asked for; red's pick, if there is one, is ignored. Takes some milliseconds.
SegmentPlan study_segment(const Setup& setup, const State& state);

// Sensible decisions without much computation. Source: rules/the-ring/rules.md, 10.

/// How often each strategy is chosen, as weights; at least one is above 0.
using Leaning = std::array<std::uint8_t, strategy_count>;

/// Number of rounds left, including this one.
int rounds_left(const Setup& setup, const State& state);

/// The weights of his strategies, from the worth of his ratings against this man's DEF and the risks: counterpunches, the
/// other's power, cuts, harm of this round, stamina, score and rounds left.
Leaning sensible(const Setup& setup, const State& state, Corner corner);

/// Index of the answer to a decision that is no strategy (city, gloves, referee, a cut, an answer in kind): what suits his
/// chin, skill and punch; the deepest cut; no foul in return for a foul.
std::size_t sensible_answer(const SeatBrief& brief);

}  // namespace fc::the_ring
