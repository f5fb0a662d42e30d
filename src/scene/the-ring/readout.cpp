#include "scene/the-ring/readout.h"

namespace fc::the_ring {

Readout readout_of(const Setup& setup, const View& view) {
  constexpr float whole_round = 180;
  const State& seen = view.seen;
  const Stage now = stage_of(seen.phase);
  Readout readout;
  readout.now = seen;
  for (const Corner corner : both_corners) {
    readout.stm_shown[fc::index_of(corner)] = static_cast<float>(seen.boxer(corner).stm);
  }
  const bool chooses = seen.phase == Phase::strategy_red || seen.phase == Phase::strategy_blue;
  readout.fighting = now == Stage::round && !chooses && seen.end.method == Method::none;
  if (now == Stage::scoring || now == Stage::interval) {
    readout.clock = whole_round;
  } else if (seen.phase == Phase::finished) {
    readout.clock = static_cast<float>(seen.end.seconds);
  } else if (seen.segment > 0) {
    readout.clock = static_cast<float>(setup.charts.clock[seen.segment - std::size_t{1}]);
  }
  return readout;
}

}  // namespace fc::the_ring
