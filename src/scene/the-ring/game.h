// The Ring on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/need.h"
#include "library/words.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/rules.h"
#include "rules/the-ring/setup.h"
#include "scene/corners/scene_of_two.h"
#include "scene/corners/story_book.h"
#include "scene/game_scene.h"
#include "scene/prompt.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/naming.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

// Texts of a bout: commentary, captions of rolls, questions, and the newspapers.

// The commentary. Variants of a line are chosen by the bout itself, without dice, so that a replay has the same words.

using scene::Remark;

/// The remark on an event; none if nothing is said. index: of the event in the bout. before, after: the state seen before
/// and after it.
std::optional<Remark> remark_on(const Event& event, std::size_t index, const State& before, const State& after,
                                const Setup& setup, const Names& names, const Words& words);
/// The commentary line of a cue. before: the pose before it. The winner on the cards is named only when they have been read.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words);

// Captions of rolls: what a roll is for, what it needs and why, and its result with every term, so that no player has to
// ask. Source: overlay/design.md, The look; rules/the-ring/rules.md, 10.

inline constexpr int faces_of_a_die = 6;

/// The caption of a roll that is asked for or still rolling: "COUNTERPUNCH? Conn lands on 2 to 5 (Box 5)". seen: the state
/// in which it is rolled.
std::string roll_question(const RollCall& call, const State& seen, const Setup& setup, const Names& names,
                          const Words& words);

/// The caption with its result, dice at rest: "HARD SHOT, card +2: 7 + 2 after the knock-down – 1 Outside = 8. STAGGERED!"
/// consequence: the event after the last die, which tells the result; null: only the dice are told.
std::string roll_result(const ShownRoll& roll, const Event* consequence, const State& seen, const Setup& setup,
                        const Names& names, const Words& words);

// The terms of a roll in words. Source: rules/the-ring/rules.md, 3, 10.

/// The number that a roll is compared with and its terms: "DEF 3, hurt –1"; "" if there is none.
std::string terms_of(const RollCall& call, const Words& words);

/// The sum of the dice and what is added: "7 + 2 after the knock-down – 1 Outside = 8"; "7" if nothing is added.
std::string sum_of(const ShownRoll& roll, const Words& words);

// The questions of The Ring on the screen: a strategy with its gains and risks, the champion's privileges, a cut to deepen,
// a foul to answer. Source: rules/the-ring/rules.md, 3, 10.

/// The prompt for the choice that `need.seat` must make. view: that seat's. names: red, blue.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const scene::Names& names,
                          const Words& words);

// The newspapers' notes on each event of The Ring.

/// Adds a cue's event to the notes for the newspapers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

class Scene final : public scene::BoardScene<Rules, Choreography> {
 public:
  using BoardScene::BoardScene;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
};

}  // namespace fc::the_ring
