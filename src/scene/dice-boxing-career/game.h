// A career on the stage: the desk's dice, the words of the man at the microphone, and every question with its answers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "scene/dice-boxing-career/choreography.h"
#include "scene/prompt.h"
#include "scene/scene_of.h"

namespace fc::dice_boxing_career {

// Texts of a career: names and keys, commentary lines, captions of rolls, and questions.

// Names of men, ranks, outcomes and figures of a career on the screen, and their text keys.

/// A man's name; empty for `nobody`. names: by seat, one.
inline std::string man_name(const Setup& setup, Person person, const std::vector<std::string>& names) {
  if (person == you) {
    return names.front();
  }
  return person == nobody ? std::string() : setup.man(person).name;
}

/// "#12", "champion"; a dash where there are no ranks.
std::string rank_word(int rank, const Words& words);

/// The text key of a purchase's name.
std::string key_of(Purchase purchase);

/// The text key of the line that says what a purchase does.
std::string line_key_of(Purchase purchase);

/// A rating as its card shows it; those that may be negative with a sign.
std::string figure_of(Purchase purchase, int value);

/// "17–3–1, 12 by KO".
std::string record_line(const Record& record, const Words& words);

/// A count in words. beginning: of two text keys, completed by "one" or "many"; both have {count}.
std::string counted(std::string_view beginning, int count, const Words& words);

// The commentary on events of a career.

/// The line for a cue's event; none if nothing is said. names: by seat.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words);

// The questions of a career on the screen, with all their answers worded and explained.

/// The prompt for an open choice. names: by seat.
scene::Prompt make_prompt(const Setup& setup, const State& state, const Need& need, const std::vector<std::string>& names,
                          const Words& words);

// Captions of rolls: what a roll is for, what it needs and why, and its result.

/// A roll as text. settled: the dice are at rest, so the result is told too.
std::string roll_in_words(const Rolled& roll, bool settled, const Setup& setup, const Words& words);

class Scene final : public scene::SceneOf<Rules, Choreography> {
 public:
  using SceneOf::SceneOf;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] scene::Prompt prompt(const Match& match, const Need& need, const Words& words) const override;
  /// The desk takes all of the picture above the dice.
  [[nodiscard]] scene::LayoutShape layout_shape() const override {
    return {.top = 60, .side = 0, .side_large = 0, .prompt = 0, .caption = 30, .tray = 92, .tray_share = 0.3F, .upright = 0};
  }
};

}  // namespace fc::dice_boxing_career
