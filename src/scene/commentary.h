// The man at the microphone, in any game: which variant of a line he takes, and the last lines he spoke. What is said of an
// event is the game's own (scene/<game>/commentary).
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "library/words.h"
#include "scene/game_scene.h"
#include "scene/timeline.h"

namespace fc::scene {

/// One of the variants "<topic>.1", "<topic>.2", ... that the language has. moment: whatever changes from event to event.
std::string variant_of(const std::string& topic, std::size_t moment, const Words& words);

/// The last lines spoken by then, at most `most`, oldest first. line_of(cue, previous): what is said of a cue, if anything;
/// its time may lie after the cue's start, and until then nothing is said of it. previous: the cue before it, null for the
/// first.
template <class Cue, class LineOf>
std::vector<CommentaryLine> commentary_until(const Timeline<Cue>& timeline, double clock, std::size_t most, LineOf line_of) {
  std::vector<CommentaryLine> lines;
  const auto cues = timeline.all();
  for (std::size_t end = timeline.started(clock); end > 0 && lines.size() < most; --end) {
    if (const auto line = line_of(cues[end - 1], end > 1 ? &cues[end - 2] : nullptr); line && line->time <= clock) {
      lines.push_back(*line);
    }
  }
  std::ranges::reverse(lines);
  return lines;
}

}  // namespace fc::scene
