#include "scene/sounds.h"

#include <algorithm>

namespace fc::scene {

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
