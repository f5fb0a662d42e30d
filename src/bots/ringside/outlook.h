// Who is likely to win from the start of a round: where rollouts end, so that they need not play the bout to its end.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bots/ringside/instinct.h"
#include "core/random.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {

/// Worth of an end of the bout to red: 1 won, 0.5 drawn, 0 lost. `state` is finished.
double worth_to_red(const State& state);

/// Red's chance of winning (a draw is half a win) by round, lead in points and both Endurances, for two boxers who follow
/// their instinct. Worked out backwards from the last bell over rounds that are simulated once for each pair of Endurances
/// with the same dice, so the table depends on nothing but setup and instinct. Takes some tens of milliseconds.
class Outlook {
 public:
  Outlook(const Setup& setup, const Instinct& instinct);

  /// `state` is finished or at the start of round 2 or later, nothing rolled in it yet.
  [[nodiscard]] double red_wins(const State& state) const;

 private:
  static constexpr int widest_lead = 8;  ///< greater leads in points count as this
  static constexpr std::size_t leads = 2 * widest_lead + 1;
  static constexpr int lowest_endurance = -16;
  static constexpr int step = 8;  ///< Endurance from one cell of the table to the next

  using ByLead = std::array<float, leads>;

  /// A point between four cells of the table; weights sum to 1.
  struct Point {
    std::array<std::size_t, 4> cell{};
    std::array<float, 4> weight{};
  };
  /// How a simulated round went.
  struct Passage {
    Point reached;  ///< where it left the two Endurances, unless the bout ended
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

}  // namespace fc::ringside
