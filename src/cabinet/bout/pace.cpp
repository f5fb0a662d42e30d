#include "cabinet/bout/pace.h"

#include <algorithm>
#include <cstddef>

#include "scene/hall.h"

namespace fc::cabinet {

bool FlashPace::begins(double seconds) {
  if (seconds != since_ && seconds - since_ < apart) {
    return false;
  }
  since_ = seconds;
  return true;
}

bool FlashPace::shines(Light& light, float told, double seconds) {
  if (told > light.told) {
    light.may_shine = begins(seconds);
  }
  light.told = told;
  return light.may_shine;
}

void FlashPace::hold_back_camera(scene::Camera& camera, double seconds) {
  const bool begun = camera.flash > white_.told;
  if (shines(white_, camera.flash, seconds) && begun) {
    whitest_ = camera.flash;
    whitened_ = seconds;
  }
  camera.flash = whitest_ * static_cast<float>(std::max(0.0, 1 - (seconds - whitened_) / fading));
}

void FlashPace::hold_back_bulbs(scene::Stage& stage, double clock, double seconds) {
  const auto is_bulb = [](const scene::Particle& particle) { return particle.kind == scene::ParticleKind::bulb; };
  if (std::ranges::none_of(stage.particles, is_bulb)) {
    return;
  }
  const std::int64_t bulb = scene::bulb_at(clock);
  if (bulb == bulb_) {
    return;
  }
  if (begins(seconds)) {
    bulb_ = bulb;
  } else {
    std::erase_if(stage.particles, is_bulb);
  }
}

void FlashPace::hold_back(scene::Stage& stage, double clock, double seconds) {
  // What is seen best comes first: a small light beside it waits.
  hold_back_camera(stage.camera, seconds);
  chips_.resize(stage.markers.size());
  for (std::size_t chip = 0; chip < chips_.size(); ++chip) {
    scene::Marker& marker = stage.markers[chip];
    if (!shines(chips_[chip], marker.flash, seconds)) {
      marker.flash = 0;
    }
  }
  hold_back_bulbs(stage, clock, seconds);
}

namespace {

/// Long enough for a slow reader, who looks at the ring first; who reads faster presses accept.
constexpr double looking_seconds = 1.5;
constexpr double seconds_a_letter = 0.055;

}  // namespace

void LessonPace::follow(const std::vector<std::string_view>& moments, bool asked, const Words& words, double seconds) {
  if (asked_ && !asked) {
    go_on();  // answered
  }
  asked_ = asked;
  if (asked) {
    left_unsaid_.insert(moments.begin(), moments.end());
  }
  if (is_read(seconds) || moments.empty()) {
    return;
  }
  const auto found = std::ranges::find_if(moments, [&](std::string_view moment) {
    return !explained_.contains(moment) && (asked || !left_unsaid_.contains(moment));
  });
  const bool is_news = found != moments.end();
  if (!is_news && !asked) {
    return;
  }
  const std::string_view said = is_news ? *found : moments.back();
  says_ = topic_ + std::string(said);
  known_ = !is_news;
  if (is_news) {
    explained_.emplace(said);
    reads_until_ = seconds + looking_seconds + seconds_a_letter * static_cast<double>(words[says_].size());
  }
}

}  // namespace fc::cabinet
