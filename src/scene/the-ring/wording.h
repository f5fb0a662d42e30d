// What is said and asked of a bout: lines of the man at the microphone, captions of rolls, questions, and what the papers
// print.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/need.h"
#include "library/words.h"
#include "rules/the-ring/events.h"
#include "rules/the-ring/rules.h"
#include "rules/the-ring/setup.h"
#include "scene/corners/announcer.h"
#include "scene/corners/story_book.h"
#include "scene/game_scene.h"
#include "scene/prompt.h"
#include "scene/the-ring/choreography.h"
#include "scene/the-ring/naming.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

// What the man at the microphone says of one event. Which of the variants it is follows from the bout itself, so a replay
// speaks as the bout did, and no die is spent on it.

using scene::Remark;

/// What is said of an event, if anything. index: of the event in the bout. before, after: what was seen before it and with
/// it.
std::optional<Remark> remark_on(const Event& event, std::size_t index, const State& before, const State& after,
                                const Setup& setup, const Names& names, const Words& words);
/// The same of a cue. before: the pose in which it found the bout. Who has won on the cards is told when they have been
/// read.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words);

// A roll in words: what it is for, what it needs and why, and what came of it with every term. No player should have to ask.
// Source: overlay/design.md, The look; rules/the-ring/rules.md, 10.

inline constexpr int faces_of_a_die = 6;

/// "COUNTERPUNCH? Conn lands on 2 to 5 (Box 5)": a roll that is asked for or still tumbles. seen: the bout when it is
/// rolled.
std::string roll_question(const RollCall& call, const State& seen, const Setup& setup, const Names& names,
                          const Words& words);

/// The question with its answer, dice at rest: "HARD SHOT, card +2: 7 + 2 after the knock-down – 1 Outside = 8. STAGGERED!"
/// consequence: the event after the last die, which says what came of it; null: nothing more is said than the dice.
std::string roll_result(const ShownRoll& roll, const Event* consequence, const State& seen, const Setup& setup,
                        const Names& names, const Words& words);

// The terms of a roll in words. Source: rules/the-ring/rules.md, 3, 10.

/// The number that a roll is compared with and where it comes from: "DEF 3, hurt –1"; "" if it is compared with none.
std::string terms_of(const RollCall& call, const Words& words);

/// What the dice come to: "7 + 2 after the knock-down – 1 Outside = 8"; "7" if nothing is added.
std::string sum_of(const ShownRoll& roll, const Words& words);

// The questions of The Ring as the screen asks them: a strategy with what it pays and risks, the champion's privileges, a
// cut to deepen, a foul to answer. Source: rules/the-ring/rules.md, 3, 10.

/// need: a choice is awaited of `need.seat`. view: what that seat may know. names: red, blue.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const scene::Names& names,
                          const Words& words);

// What a reporter writes down of each thing that happens in The Ring.

/// For the papers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

}  // namespace fc::the_ring
