// What is said and asked of a bout: names and keys, lines of the man at the microphone, captions of rolls, questions, and
// what the papers print.
#pragma once

#include <optional>
#include <string>

#include "core/need.h"
#include "library/words.h"
#include "rules/ringside/rules.h"
#include "rules/ringside/setup.h"
#include "scene/corners/announcer.h"
#include "scene/corners/story_book.h"
#include "scene/game_scene.h"
#include "scene/prompt.h"
#include "scene/ringside/choreography.h"

namespace fc::ringside {

// Text keys of Ringside's words, and small help to put them into sentences.

using scene::Names;
using scene::with_sign;

/// "ringside.punch.left-jab": the name alone, for labels.
std::string key_of(Punch punch);
/// "ringside.a-punch.left-jab": with its article, inside a sentence.
std::string key_in_sentence(Punch punch);
/// "ringside.tactic.cover-up".
std::string key_of(Tactic tactic);
/// "ringside.choice.hold-clinch": any answer that is no punch, tactic or square.
std::string key_of(Choice choice);

// A roll in words: what it is for, what it needs and why, and what came of it. No player should have to ask.
// Source: overlay/design.md, The look; rules/ringside/rules.md, 3.7, 10 ("before a roll").

/// "HIT? Ali needs over 58 (Agility 58 +10 covering up −10 rushing)": a roll that is asked for or still tumbles.
std::string roll_question(const RollCall& call, const Names& names, const Words& words);

/// The question with its answer, once the dice are at rest: "HIT? Ali needs over 58 (Agility 58): 63. HIT."
std::string roll_result(const RollCall& call, int value, const Names& names, const Words& words);

// The man at the microphone: a line for most things that happen, never the same one twice running. Which of the variants it
// is follows from the bout itself, so a replay speaks as the bout did.

/// What is said of a cue's event, if anything. before: the pose in which it found the bout.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words);

// Ringside's questions for the screen: what every answer would do, in numbers, and the squares of a step.
// Source: rules/ringside/rules.md, 3.2, 3.5, 3.6, 10 ("punch and guess", "movement").

/// One of the open choices, worded for its seat. view: that seat's. Nothing in it depends on what is secret to him.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const Names& names, const Words& words);

/// The squares from the defender's straight back to the ropes, nearest first; none when he is against them.
std::vector<Square> way_to_the_ropes(Square defender, Square attacker);

// What a reporter writes down of each thing that happens in Ringside.

/// For the papers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

}  // namespace fc::ringside
