// The winning chance at the start of a round, with which rollouts end, so that they need not play the bout to its end.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "bots/mixing.h"
#include "core/random.h"
#include "match/match_of.h"
#include "rules/ringside/movement.h"
#include "rules/ringside/rules.h"
#include "rules/ringside/setup.h"
#include "rules/ringside/state.h"

namespace fc::ringside {

// The best mixes of secret picks: how punches are thrown and guessed so that nobody can exploit it. Source:
// rules/ringside/rules.md, 9.3.

/// The probabilities of the six punches, in a form that is fast to draw from.
class PunchOdds {
 public:
  PunchOdds() = default;
  /// weights: one for each punch, none negative, not all 0; only their proportions count.
  explicit PunchOdds(const std::array<std::int64_t, punch_count>& weights);

  [[nodiscard]] Punch draw(Random& random) const;
  /// The probability of a punch, 0 to 1.
  [[nodiscard]] double share(Punch punch) const;

  friend bool operator==(const PunchOdds&, const PunchOdds&) = default;

 private:
  /// below_[i]: 32-bit random numbers below it mean punch i or an earlier one; for the last possible punch it is unlimited.
  std::array<std::uint64_t, punch_count> below_{};
};

/// The solution of one guessing game.
struct PunchGame {
  Fraction value;  ///< of a landed punch to the thrower when both play optimally, in the unit of the payoffs
  PunchOdds thrown;
  PunchOdds expected;
};

/// Solves the guessing game with damage as its payoff, in Endurance points. In a clinch the thrower does not throw hooks.
PunchGame solve_for_damage(const PunchChart& chart, const Boxer& thrower, bool in_clinch);

/// Solves the guessing game with the present worth of a punch as its payoff: damage, and the chance that it ends the bout at
/// once, if the man who is hit is near his end. `state` awaits a punch or a guess.
PunchGame solve_for_finish(const Setup& setup, const State& state);

/// Whether the awaited punch may reduce the man who is hit to 0 Endurance or less.
bool finish_in_reach(const Setup& setup, const State& state);

/// The damage games of both boxers of a bout, solved once.
class BoutMixes {
 public:
  explicit BoutMixes(const Setup& setup);

  [[nodiscard]] const PunchGame& game(Corner thrower, bool in_clinch) const {
    return games_[fc::index_of(thrower)][in_clinch ? 1 : 0];
  }

 private:
  std::array<std::array<PunchGame, 2>, 2> games_;
};

// The policy of a sound boxer without computation: used for both men in rollouts, and as the champion's answer unless he
// finds a better one. Source: rules/ringside/rules.md, 10 ("A computer boxer should weigh").

/// Rushes whenever allowed; clinches whenever allowed and holds, because then neither a rush nor a hook can hit him. Between
/// any two of the thirty boxers these two habits are better than not having them. Keeps a lead at the end of a round. Steps
/// anywhere. No allocation; decides in some nanoseconds.
class Instinct {
 public:
  explicit Instinct(const Setup& setup) : mixes_(setup) {}

  [[nodiscard]] const BoutMixes& mixes() const { return mixes_; }

  /// A legal answer for whoever is asked; `state` awaits a choice.
  [[nodiscard]] Choice answer(const State& state, Random& random) const;

 private:
  BoutMixes mixes_;
};

/// Advances the state by one roll or choice. `state` must not be finished.
void play_on(const Setup& setup, const Instinct& instinct, State& state, Random& random);

/// The result for red: 1 won, 0.5 drawn, 0 lost. `state` must be finished.
double worth_to_red(const State& state);

/// Red's chance of winning (a draw is half a win) by round, lead in points and both Endurances, for two boxers who follow
/// their instinct. Computed backwards from the last bell over rounds that are simulated once for each pair of Endurances
/// with the same dice, so that the table depends only on setup and instinct. Takes some tens of milliseconds.
class Outlook {
 public:
  Outlook(const Setup& setup, const Instinct& instinct);

  /// `state` is finished or at the start of round 2 or later, nothing rolled in it yet.
  [[nodiscard]] double red_wins(const State& state) const;

 private:
  static constexpr int widest_lead = 8;  ///< larger leads in points count as this
  static constexpr std::size_t leads = 2 * widest_lead + 1;
  static constexpr int lowest_endurance = -16;
  static constexpr int step = 8;  ///< Endurance from one cell of the table to the next

  using ByLead = std::array<float, leads>;

  /// A point between four cells of the table; weights sum to 1.
  struct Point {
    std::array<std::size_t, 4> cell{};
    std::array<float, 4> weight{};
  };
  /// The result of a simulated round.
  struct Passage {
    Point reached;  ///< the two Endurances after it, unless the bout ended
    int lead = 0;   ///< red's points less blue's in this round
    bool over = false;
    float worth = 0;  ///< to red, if the bout ended
  };

  [[nodiscard]] Point point_of(int red_endurance, int blue_endurance) const;
  [[nodiscard]] Passage simulate_round(const Setup& setup, const Instinct& instinct, State state, Random& random) const;
  [[nodiscard]] std::vector<Passage> simulate_rounds(const Setup& setup, const Instinct& instinct) const;
  [[nodiscard]] ByLead read(const std::vector<ByLead>& table, const Point& point) const;

  std::array<std::size_t, 2> rows_{};          ///< cells of the table along each corner's Endurance
  std::vector<std::vector<ByLead>> by_round_;  ///< [round - 2][cell]: at the start of that round
};

// Rollouts: every answer is simulated to the end of the round with the same dice, and the winning chances are compared.

/// How much is computed for a decision.
struct Effort {
  int rollouts = 0;    ///< most rollouts, of all answers together
  double proof = 2.0;  ///< an answer replaces the instinct's if it is better by so many standard errors
};

/// The index of the answer with the best chance for the seat of `brief`; `instinct_answer` unless another is proved better.
/// Uses only what the seat may know: each rollout starts from a state assumed from its view. Answers that are clearly worse
/// are dropped early. Depends on the arguments alone, unless `stop` ends it early with the best so far.
std::size_t best_answer(const BriefOf<Rules>& brief, std::size_t instinct_answer, const Instinct& instinct,
                        const Outlook& outlook, const Effort& effort, std::uint64_t seed, const std::stop_token& stop);

// Figures about positions in the ring: how open a square is, how near the ropes are. Source: rules/ringside/rules.md, 2.5,
// 3.5, 10.

/// How open a square is: 0 in a corner, more towards the centre. The nearer ropes count more.
constexpr int openness(Square square) {
  const int column = std::min<int>(square.column, ring_size - 1 - square.column);
  const int row = std::min<int>(square.row, ring_size - 1 - square.row);
  return 3 * std::min(column, row) + std::max(column, row);
}

/// Number of hits that drive the defender back until he is trapped, if the attacker follows him: 0 to 5.
constexpr int hits_to_ropes(Square defender, Square attacker) {
  int hits = 0;
  for (Square back = step_after_hit(defender, attacker); back != defender && hits < ring_size;
       back = step_after_hit(defender, attacker)) {
    attacker = defender;
    defender = back;
    ++hits;
  }
  return hits;
}

}  // namespace fc::ringside
