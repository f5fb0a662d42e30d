// Ringside on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include <optional>
#include <string>

#include "core/need.h"
#include "library/words.h"
#include "rules/ringside/rules.h"
#include "rules/ringside/setup.h"
#include "scene/corners/scene_of_two.h"
#include "scene/corners/story_book.h"
#include "scene/game_scene.h"
#include "scene/prompt.h"
#include "scene/ringside/choreography.h"
#include "scene/ringside/readout.h"

namespace fc::ringside {

// Texts of a bout: names and keys, commentary, captions of rolls, questions, and the newspapers.

// Text keys of Ringside, and helpers that put them into sentences.

using scene::Names;
using scene::with_sign;

/// "ringside.punch.left-jab": the name alone, for labels.
std::string key_of(Punch punch);
/// "ringside.a-punch.left-jab": with its article, inside a sentence.
std::string key_in_sentence(Punch punch);
/// "ringside.tactic.cover-up".
std::string key_of(Tactic tactic);
/// "ringside.choice.hold-clinch": for any answer that is not a punch, tactic or square.
std::string key_of(Choice choice);

// Captions of rolls: what a roll is for, what it needs and why, and its result, so that no player has to ask. Source:
// overlay/design.md, The look; rules/ringside/rules.md, 3.7, 10 ("before a roll").

/// The caption of a roll that is asked for or still rolling: "HIT? Ali needs over 58 (Agility 58 +10 covering up −10
/// rushing)".
std::string roll_question(const RollCall& call, const Names& names, const Words& words);

/// The caption with its result, once the dice are at rest: "HIT? Ali needs over 58 (Agility 58): 63. HIT."
std::string roll_result(const RollCall& call, int value, const Names& names, const Words& words);

// The commentary: a line for most events, never the same one twice in succession. Variants are chosen by the bout itself, so
// that a replay has the same words.

/// The line for a cue's event; none if nothing is said. before: the pose before it.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words);

// Ringside's questions on the screen: the effect of every answer, in numbers, and the squares of a step. Source:
// rules/ringside/rules.md, 3.2, 3.5, 3.6, 10 ("punch and guess", "movement").

/// The prompt for one of the open choices. view: that of the seat asked; nothing in the prompt depends on what is secret to
/// it.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const Names& names, const Words& words);

/// The squares from the defender's straight back to the ropes, nearest first; none when he is against them.
std::vector<Square> way_to_the_ropes(Square defender, Square attacker);

// The newspapers' notes on each event of Ringside.

/// Adds a cue's event to the notes for the newspapers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

class Scene final : public scene::SceneOfTwo<Rules, Choreography> {
 public:
  using SceneOfTwo::SceneOfTwo;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
  [[nodiscard]] scene::LayoutShape layout_shape() const override {
    return {.side_large = 2 * scene::LayoutShape{}.side, .caption = 44, .caption_below = true};
  }
};

}  // namespace fc::ringside
