#include "scene/sounds.h"

#include <algorithm>
#include <array>

#include "scene/blows/knockdown.h"

namespace fc::scene {
namespace {

/// How much is heard of the layers of a punch beside its weight, 0 to 1 each.
struct Layers {
  float glove = 0;
  float crack = 0;
  float ribs = 0;
};

/// In the order of the punches: swing, jab, cross, hook, uppercut, body, combination, counter.
constexpr std::array<Layers, punch_count> layers_of_punches{{
    {.glove = 0.7F, .crack = 0.7F},
    {.glove = 1, .crack = 0.5F},
    {.glove = 0.8F, .crack = 0.9F},
    {.glove = 0.7F, .crack = 1},
    {.glove = 0.5F, .crack = 0.9F, .ribs = 0.2F},
    {.glove = 0.5F, .ribs = 1},
    {.glove = 1, .crack = 0.4F, .ribs = 0.5F},
    {.glove = 0.8F, .crack = 1},
}};

}  // namespace

float side_of(const Stage& stage, Corner corner) {
  const auto marker = std::ranges::find(stage.markers, corner, &Marker::corner);
  if (marker == stage.markers.end() || stage.board.columns <= 0) {
    return 0;
  }
  constexpr float nearer = 1.8F;  // the camera is: two men in the middle are heard apart as they are seen apart
  const float half = static_cast<float>(stage.board.columns) / 2;
  return std::clamp(nearer * (marker->at.x - half) / half, -1.0F, 1.0F);
}

Sounds& Sounds::play_at(std::optional<Corner> who, Sound sound, float strength, float after) {
  if (strength > 0) {
    all_.push_back({.start = static_cast<double>(after), .sound = sound, .strength = std::min(1.0F, strength), .from = who});
  }
  return *this;
}

Sounds& Sounds::land(Punch punch, Corner struck, float strength, float after) {
  constexpr float of_the_lightest = 0.3F;  // its leather; the hardest has twice as much
  constexpr float cracks_above = 0.3F;
  const Layers& layers = layers_of_punches.at(static_cast<std::size_t>(punch));
  const float hard = std::min(1.0F, strength);
  const float cracks = hard > cracks_above ? layers.crack * (hard - cracks_above) / (1 - cracks_above) : 0;
  return play_at(struck, Sound::thud, hard, after)
      .play_at(struck, Sound::glove, layers.glove * of_the_lightest * (1 + hard), after)
      .play_at(struck, Sound::crack, cracks, after)
      .play_at(struck, Sound::ribs, layers.ribs * hard, after);
}

Sounds& Sounds::fall(Corner who, float strength, float after) {
  return play_at(who, Sound::thud, strength, after).play_at(who, Sound::boards, 0.8F * strength, after);
}

Sounds& Sounds::count(std::optional<Corner> who, int last, const CountPace& pace) {
  for (int number = 1; number <= last; ++number) {
    play_at(who, Sound::count, 0.55F + 0.045F * static_cast<float>(number), pace.until_called(number));
  }
  return *this;
}

std::vector<SoundCue> heard_together(std::span<const SoundCue> cues) {
  std::vector<SoundCue> heard;
  for (const SoundCue& cue : cues) {
    const auto same = std::ranges::find(heard, cue.sound, &SoundCue::sound);
    if (same == heard.end()) {
      heard.push_back(cue);
    } else if (cue.strength > same->strength) {
      *same = cue;
    }
  }
  std::ranges::stable_sort(heard, std::ranges::greater(), &SoundCue::strength);
  heard.resize(std::min(heard.size(), most_heard_together));
  return heard;
}

}  // namespace fc::scene
