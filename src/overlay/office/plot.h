// Plots of curves over time, with scales and marks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/office/ladder.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A value at a time, both in units chosen by the model.
struct PlotPoint {
  float at = 0;
  float value = 0;
};

/// One line of a plot. points: in order of time.
struct Curve {
  std::vector<PlotPoint> points{};
  std::string name{};                     ///< worded, written at its end; may be empty
  std::optional<scene::SeatMark> mark{};  ///< gives its colour, and the shape at its end; none: drawn in ink
  bool is_stepped = false;                ///< drawn in steps: the value stays until the next point
  bool is_faint = false;                  ///< drawn faintly, because another curve matters more
  bool is_shaded = false;                 ///< filled to 0 in the colours of good and bad, a disc on its latest value
};

/// A mark on a curve: how a bout ended.
struct PlotMark {
  PlotPoint where;
  Form form = Form::won;
};

/// A label at a place of a scale.
struct PlotTick {
  float at = 0;
  std::string text{};
};

struct PlotModel {
  std::vector<Curve> curves{};
  std::vector<PlotMark> marks{};
  float from = 0;  ///< time at the left
  float to = 1;    ///< time at the right
  float low = 0;   ///< value at the bottom
  float high = 1;  ///< value at the top
  std::vector<PlotTick> times{};
  std::vector<PlotTick> values{};
  std::string nothing{};  ///< worded: shown while no curve has two points
};

/// Round values for the ticks of a scale from low to high, at most `most` of them: steps of 1, 2 or 5 times a power of ten,
/// none below `least_step`.
std::vector<float> even_values(float low, float high, int most, float least_step = 1);

/// Sets `low`, `high` and the value ticks to round values with some room around all curves; 0 is always included. most:
/// number of ticks. The ticks get no texts.
void fit_values(PlotModel& model, int most, float least_step = 1);

/// Draws the plot. Without ticks it is drawn on ruled paper and fills the whole box.
void draw_plot(Ui& ui, const Box& box, const PlotModel& model);

}  // namespace fc::overlay
