#include "cabinet/bout/flash_pace.h"

#include <algorithm>

#include "scene/hall.h"

namespace fc::cabinet {

void FlashPace::hold_back(scene::Stage& stage, double clock, double seconds) {
  const auto is_bulb = [](const scene::Particle& particle) { return particle.kind == scene::ParticleKind::bulb; };
  if (std::ranges::none_of(stage.particles, is_bulb)) {
    return;
  }
  const std::int64_t bulb = scene::bulb_at(clock);
  if (bulb == shown_) {
    return;
  }
  if (seconds - since_ < apart) {
    std::erase_if(stage.particles, is_bulb);
    return;
  }
  shown_ = bulb;
  since_ = seconds;
}

}  // namespace fc::cabinet
