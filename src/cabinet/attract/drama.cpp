#include "cabinet/attract/drama.h"

#include <algorithm>

#include "core/sound.h"

namespace fc::cabinet {
namespace {

/// Strokes of a count that follow each other.
struct Count {
  double first = 0;
  double last = 0;
  int strokes = 0;
};

std::vector<Count> counts_in(std::span<const scene::SoundCue> sounds) {
  constexpr double longest_gap = 2;  // seconds from one stroke to the next
  std::vector<Count> found;
  for (const scene::SoundCue& cue : sounds) {
    if (cue.sound != Sound::count) {
      continue;
    }
    if (found.empty() || cue.start - found.back().last > longest_gap) {
      found.push_back({.first = cue.start});
    }
    ++found.back().strokes;
    found.back().last = cue.start;
  }
  return found;
}

}  // namespace

std::vector<DramaCue> long_counts(std::span<const scene::SoundCue> sounds) {
  constexpr int fewest = 8;
  constexpr float weight_of_stroke = 0.7F;
  std::vector<DramaCue> found;
  for (const Count& count : counts_in(sounds)) {
    if (count.strokes >= fewest) {
      found.push_back({.clock = count.last, .weight = weight_of_stroke * static_cast<float>(count.strokes)});
    }
  }
  return found;
}

Stretch with_whole_count(Stretch stretch, std::span<const scene::SoundCue> sounds, double end) {
  constexpr double seconds_behind_count = 1.5;  // he is out, or up again
  constexpr double least_before_peak = 1.5;
  for (const Count& count : counts_in(sounds)) {
    if (count.first <= stretch.to && stretch.to < count.last + seconds_behind_count) {
      stretch.to = std::clamp(count.last + seconds_behind_count, stretch.to, std::max(stretch.to, end));
      const double too_long = shown_seconds(stretch) - longest_scene_seconds;
      const double later = std::clamp(too_long, 0.0, std::max(0.0, stretch.peak - least_before_peak - stretch.from));
      stretch.from += later;
      stretch.to -= std::max(0.0, too_long - later);
      break;
    }
  }
  return stretch;
}

std::vector<DramaCue> drama_of(const ReplayTrack& track, const Words& words) {
  const scene::GameScene& scene = track.scene();
  const double end = track.end();
  const std::vector<scene::SoundCue> sounds = scene.sounds({.from = 0, .to = end});
  std::vector<DramaCue> cues = long_counts(sounds);
  constexpr float weight_of_crowd = 2;
  for (const scene::SoundCue& cue : sounds) {
    if (cue.sound == Sound::gasp || cue.sound == Sound::cheer) {
      cues.push_back({.clock = cue.start, .weight = weight_of_crowd * cue.strength});
    }
  }
  // At the end of a bout they weigh twice as much as at its beginning.
  constexpr float weight_of_fall = 5;
  constexpr float weight_of_cut = 2;
  for (const Bookmark& mark : track.bookmarks()) {
    const auto late = static_cast<float>(mark.clock / std::max(1.0, end));
    if (mark.kind == overlay::TimeLineMark::Kind::down) {
      cues.push_back({.clock = mark.clock, .weight = weight_of_fall * (1 + late)});
    } else if (mark.kind == overlay::TimeLineMark::Kind::cut) {
      cues.push_back({.clock = mark.clock, .weight = weight_of_cut * (1 + late)});
    }
  }
  constexpr float weight_of_hardest_blow = 4;
  if (const auto blow = scene.papers(words).blow) {
    cues.push_back({.clock = blow->clock, .weight = weight_of_hardest_blow * blow->weight});
  }
  constexpr float weight_of_skip = 1;
  double clock = 0;
  for (double next = scene.skip_time(clock); next > clock && next < end; next = scene.skip_time(clock)) {
    cues.push_back({.clock = next, .weight = weight_of_skip});
    clock = next;
  }
  return cues;
}

std::optional<Stretch> most_dramatic(std::span<const DramaCue> cues, double end) {
  if (cues.empty()) {
    return std::nullopt;
  }
  const float heaviest = std::ranges::max(cues, {}, &DramaCue::weight).weight;
  std::optional<Stretch> best;
  for (const DramaCue& cue : cues) {
    if (cue.weight < heaviest) {
      continue;
    }
    Stretch stretch{.from = std::max(0.0, cue.clock - seconds_before_peak),
                    .peak = cue.clock,
                    .to = std::max(cue.clock, std::min(end, cue.clock + seconds_behind_peak))};
    for (const DramaCue& other : cues) {
      if (stretch.from <= other.clock && other.clock <= stretch.to) {
        stretch.drama += other.weight;
      }
    }
    const bool better = !best || stretch.drama > best->drama || (stretch.drama >= best->drama && stretch.peak > best->peak);
    best = better ? stretch : best;
  }
  return best;
}

double shown_seconds(const Stretch& stretch) { return stretch.to - stretch.from + peak_held_seconds + result_seconds; }

double clock_at(const Stretch& stretch, double shown) {
  const double clock = stretch.from + shown;
  if (clock <= stretch.peak) {
    return clock;
  }
  return std::clamp(clock - peak_held_seconds, stretch.peak, stretch.to);
}

}  // namespace fc::cabinet
