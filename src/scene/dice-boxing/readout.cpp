#include "scene/dice-boxing/readout.h"

#include <algorithm>

namespace fc::dice_boxing {

int stamina_at_the_bell(const Setup& setup, const State& seen, Corner corner) {
  const BoxerState& me = seen.boxer(corner);
  const int left = me.stamina - seen.boxer(other(corner)).points - me.missed;
  if (me.tired > 0 || left <= 0) {
    return 0;
  }
  const int recovery = std::max(0, setup.card(corner).ratings.recovery - (seen.round - 1) / 2);
  return std::min(left + recovery, static_cast<int>(setup.start(corner).stamina));
}

Readout readout_of(const Setup& setup, const View& view) {
  Readout readout;
  readout.now = view.seen;
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    readout.stamina_shown[index] = static_cast<float>(view.seen.boxer(corner).stamina);
    readout.at_the_bell[index] = stamina_at_the_bell(setup, view.seen, corner);
  }
  const Phase phase = view.seen.phase;
  readout.fighting = view.seen.strategies_are_in() && phase != Phase::judge && phase != Phase::finished;
  return readout;
}

}  // namespace fc::dice_boxing
