// Commentary of any game: choice among variants of a line, and the lines spoken so far. What is said about an event is up to
// the game (scene/<game>/commentary).
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

/// One of the texts "<topic>.1", "<topic>.2", ... that exist. moment: picks one; any number that changes by event.
std::string variant_of(const std::string& topic, std::size_t moment, const Words& words);

/// The last lines spoken until `clock`, at most `most`, oldest first. line_of(cue, previous): optional line for a cue; it
/// may be timed later than the cue's start, and is left out until then. previous: the cue before, or null.
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

/// The line for a cue, timed by `EventRow::spoken_after`; none without a remark.
template <class Cue>
std::optional<CommentaryLine> line_of(const Cue& cue, const std::optional<Remark>& remark) {
  if (!remark) {
    return std::nullopt;
  }
  return CommentaryLine{
      .time = cue.start + static_cast<double>(cue.row.spoken_after), .text = remark->text, .ink = remark->ink};
}

// The total of a roll as a poster numeral beside the dice: gold without a target, otherwise green or red, with the required
// number below. Source: overlay/design.md, "Every roll says what it is for".

/// A roll, and where its total is shown.
struct Reading {
  RollCall call;
  int value = 0;           ///< the last die, for `call.succeeds`
  std::string text;        ///< the total as displayed
  std::string sum{};       ///< how it was computed, "8 - 1", shown instead of the required number; empty: not shown
  bool bodes_ill = false;  ///< reaching the target is bad, as in a doctor's roll
  Vec3 at;                 ///< tray coordinates of the numeral's centre
  float settles = 0;       ///< seconds from the throw until the dice rest
};

/// Adds numeral and required number to the stage's readings, once the dice rest: earlier, its position could give the result
/// away. age: seconds since the throw. Reduced motion: no pop-up animation.
void add_reading(Stage& stage, const Reading& reading, double age, Motion motion);

/// x of a numeral beside a row of dice: to its right or, near the tray's edge, to its left. middle: centre of the row; half:
/// half its width; all as shares of the tray's width.
float beside(float middle, float half);

/// The value as printed on the dice: "07" for a die from 0 to 99, otherwise plain.
std::string read_of(const Die& die, int value);

}  // namespace fc::scene
