// Curves over time: real plots with a scale, a line for each of several, and marks on them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/office/ladder.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A value at a time, both in units of the model's own.
struct PlotPoint {
  float at = 0;
  float value = 0;
};

/// One line of a plot. points: in order of time.
struct Curve {
  std::vector<PlotPoint> points{};
  std::string name{};                     ///< worded, at its end; may be empty
  std::optional<scene::SeatMark> mark{};  ///< its ink, and its shape at its end; none: ink
  bool is_stepped = false;                ///< it keeps its value until the next point
  bool is_faint = false;                  ///< another one matters
  bool is_shaded = false;                 ///< down or up to 0, in the inks of good and bad; a disc on its latest value
};

/// A mark on a curve: how a bout ended.
struct PlotMark {
  PlotPoint where;
  Form form = Form::won;
};

/// What stands at a scale.
struct PlotTick {
  float at = 0;
  std::string text{};
};

struct PlotModel {
  std::vector<Curve> curves{};
  std::vector<PlotMark> marks{};
  float from = 0;  ///< time at the left
  float to = 1;    ///< and at the right
  float low = 0;   ///< value at the foot
  float high = 1;  ///< and at the top
  std::vector<PlotTick> times{};
  std::vector<PlotTick> values{};
  std::string nothing{};  ///< worded: instead of curves that have no two points yet
};

/// Round values that divide a scale from low to high, at most `most` of them: steps of 1, 2 or 5 times a power of ten, none
/// below `least_step`.
std::vector<float> even_values(float low, float high, int most, float least_step = 1);

/// Makes room below the lowest and above the highest value of all curves, in round values; 0 is always shown. most: ticks.
/// The ticks are left without texts.
void fit_values(PlotModel& model, int most, float least_step = 1);

/// Without ticks it is ruled paper and takes the whole box.
void draw_plot(Ui& ui, const Box& box, const PlotModel& model);

}  // namespace fc::overlay
