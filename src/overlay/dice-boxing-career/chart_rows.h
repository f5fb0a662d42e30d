// The charts that say who is next, as rows: the faces, how often, who that is, and the chance to beat him.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/dice-boxing-career/desk_view.h"

namespace fc::dice_boxing_career {

/// Faces that mean the same. from, to: 0 to 99. men: one or two, by rank; nobody is there twice.
struct ChartLine {
  int from = 0;
  int to = 0;
  std::vector<Person> men;
  bool again = false;   ///< the man the title was taken from
  bool locked = false;  ///< it names the champion, who may not be met yet
};

/// For your rank as it is, of a man who is not the champion; empty where there is no chart.
std::vector<ChartLine> chart_lines(const Setup& setup, const State& state);
/// Whom a champion meets.
std::vector<ChartLine> defence_lines(const Setup& setup, const State& state);

/// face: that fell; none: it is still to be thrown.
void draw_chart_rows(const DeskView& view, Box box, std::optional<int> face, Ui& ui);

}  // namespace fc::dice_boxing_career
