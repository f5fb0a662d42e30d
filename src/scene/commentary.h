// The man at the microphone, in any game: which variant of a line he takes, and the last lines he spoke. What is said of an
// event is the game's own (scene/<game>/commentary).
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/need.h"
#include "library/words.h"
#include "scene/game_scene.h"
#include "scene/stage.h"
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

/// What is said of a cue, if anything, when its row says.
template <class Cue>
std::optional<CommentaryLine> line_of(const Cue& cue, const std::optional<Remark>& remark) {
  if (!remark) {
    return std::nullopt;
  }
  return CommentaryLine{
      .time = cue.start + static_cast<double>(cue.row.spoken_after), .text = remark->text, .ink = remark->ink};
}

// What dice come to, as a poster numeral beside them: gold where nothing had to be reached, else in the colour of good or
// bad, with what was needed below it. Source: overlay/design.md, "Every roll says what it is for".

/// A roll and where its number stands.
struct Reading {
  RollCall call;
  int value = 0;           ///< the last die: what `call.succeeds` asks for
  std::string text;        ///< the number itself, as dice or sum read
  std::string sum{};       ///< how the dice came to it, "8 - 1", in place of what was needed; empty: they say so themselves
  bool bodes_ill = false;  ///< what is reached then is bad: a doctor's roll
  Vec3 at;                 ///< tray coordinates of its middle
  float settles = 0;       ///< seconds from the throw until the dice rest
};

/// Adds the number to the stage's readings from the moment the dice rest on, and what was needed: before, its place could
/// betray it. age: seconds since the throw. Reduced motion: it does not spring up.
void add_reading(Stage& stage, const Reading& reading, double age, Motion motion);

/// Beside a row of dice: on its right, or on its left where the tray ends. middle: of the row; half: from there to the outer
/// edges of its dice; all of them shares of the tray's width. Returns the middle of the number.
float beside(float middle, float half);

/// A number of a die as it reads on its solids: "07" of one from 0 to 99, else bare.
std::string read_of(const Die& die, int value);

}  // namespace fc::scene
