// Who is likely to win from here: a bout played on in thought, round by round, on its averages. Source:
// rules/the-ring/rules.md, 3.5 to 3.10, 10.
#pragma once

#include <array>
#include <cstddef>

#include "bots/mixing.h"
#include "bots/seat_controller.h"
#include "bots/the-ring/pace.h"
#include "core/random.h"
#include "rules/the-ring/rules.h"

namespace fc::the_ring {

using SeatBrief = BriefOf<Rules>;

/// What averages do not say of themselves. Fitted to bouts, see `Outlook`.
struct OutlookTerms {
  double stops = 1;     ///< factor of the chances to win at once
  double judges = 0.4;  ///< variance of what the middle judge sees, in points of a round
  double tires = 4;     ///< counters around nothing where a man may be tired or not
  double local = 0.25;  ///< weight of the local judge
};

inline constexpr OutlookTerms fitted_terms{};

/// Where two men stand, in thought: whole numbers of a state have become averages.
struct Prospect {
  int round = 1;
  int segments = 4;               ///< left in this round
  Harms harms{};                  ///< of this round
  std::array<double, 2> tired{};  ///< chance that he is
  std::array<double, 2> stm{};
  double margin = 0;    ///< of this round, red's less blue's
  double spread = 0;    ///< its variance so far
  double downs = 0;     ///< of this round, scored by red less scored by blue
  double presses = 0;   ///< tallies of aggression, red's less blue's
  int card = 0;         ///< of the middle judge, red's less blue's: who leads on it at the end has won the decision
  double deducted = 0;  ///< points off of this round, blue's less red's
};

/// How a state looks where strategies are asked for, or between two rounds.
Prospect prospect_of(const State& state);

/// A round on the middle judge's card: chances of -3 to 3, red's points less blue's.
inline constexpr int widest_round = 3;
using RoundOdds = std::array<double, 2 * widest_round + 1>;

/// The chances of one bout. Some milliseconds when first asked, later a few microseconds.
class Outlook {
 public:
  Outlook(const Setup& setup, const State& state, const OutlookTerms& terms = fitted_terms);

  /// Chance of red, 0 to 1, a draw being half a win. state: of this bout, any; what is open of a turn is left out.
  double of_red(const State& state);
  double of_red(Prospect prospect);

  PaceBook& paces() { return paces_; }

 private:
  [[nodiscard]] RoundOdds seen(double margin, double spread, int downs) const;
  [[nodiscard]] RoundOdds round_odds(const Prospect& now, const Pace& pace) const;
  [[nodiscard]] double locally(const Prospect& prospect, double presses) const;
  Pace pace_of(const Prospect& prospect);
  /// What things are worth there, by how the bout looks with one more or less of them.
  Worth worth_from(const Prospect& now);

  const Setup* setup_;
  OutlookTerms terms_;
  City city_;
  PaceBook paces_;
};

// The next segment tried out in thought: every pair of strategies against each other. Source: rules/the-ring/rules.md, 10.

/// What both men should do, and what stood behind it.
struct SegmentPlan {
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};  ///< red's, of the bout
  std::array<Mix, 2> mixes;                                     ///< by corner
};

/// What all pairs of strategies bring until the next choice (`SegmentOdds`), and what the bout looks like from there
/// (`Outlook`). A Solitaire boxer's mix is what his dice and markers say, and the other man's the best answer to it. state:
/// strategies are asked for; what red has picked is not looked at. Some milliseconds.
SegmentPlan study_segment(const Setup& setup, const State& state);

// What a sensible man does without reckoning long. Source: rules/the-ring/rules.md, 10.

/// How often each strategy is chosen, as weights; at least one is above 0.
using Leaning = std::array<std::uint8_t, strategy_count>;

/// Points by which `corner` leads on the cards, the three judges together. Below 0: he is behind.
int lead_on_cards(const State& state, Corner corner);

/// Rounds left, this one included.
int rounds_left(const Setup& setup, const State& state);

/// What his ratings are worth against this man's DEF, weighed with what he risks: counterpunches, the other's power, cuts,
/// harm of this round, stamina, score and rounds left.
Leaning sensible(const Setup& setup, const State& state, Corner corner);

/// The answer to a decision that is no strategy: city, gloves, referee, a cut, an answer in kind. What suits his chin, his
/// skin and his punch; the deepest cut; no foul for a foul.
std::size_t sensible_answer(const SeatBrief& brief);

}  // namespace fc::the_ring
