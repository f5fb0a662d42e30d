// The winning chance at the start of a round, with which rollouts end, so that they need not play the bout to its end.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "bots/ringside/mixes.h"
#include "core/random.h"
#include "match/match_of.h"
#include "rules/ringside/movement.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

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
