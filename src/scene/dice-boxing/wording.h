// What is said and asked of a bout: names and keys, lines of the man at the microphone, captions of rolls, questions, and
// what the papers print.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/need.h"
#include "library/words.h"
#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/state.h"
#include "scene/corners/announcer.h"
#include "scene/corners/story_book.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/game_scene.h"
#include "scene/prompt.h"

namespace fc::dice_boxing {

// Text keys of DICE Boxing's words, and small help to put numbers into sentences.

using scene::Names;
using scene::with_sign;

/// "dice-boxing.strategy.cover-up".
std::string key_of(Strategy strategy);
/// "dice-boxing.position.near-ropes": the name alone, for labels.
std::string key_of(Position position);
/// "dice-boxing.at-position.near-ropes": inside a sentence.
std::string key_in_sentence(Position position);
/// "dice-boxing.hand-punch.right-jab": the name alone. face: of the result, even with the right hand.
std::string key_of(PunchType punch, int face);
/// "dice-boxing.a-punch.right-jab": with its article, inside a sentence.
std::string key_in_sentence(PunchType punch, int face);
/// "dice-boxing.verdict.split", of a drawn bout "dice-boxing.verdict-draw.split". end: one that the cards decided.
std::string verdict_key(const End& end);

/// A face of the percentile dice: "07", "42". Of 100, which the judges read, "00".
std::string two_digits(int face);
/// Faces from..to: "97–99", of a single one "99".
std::string face_range(int from, int to);

// What the man at the microphone says of one event. Which of the variants it is follows from the bout itself, so a replay
// speaks as the bout did, and no die is spent on it.

using scene::Remark;

/// What is said of an event, if anything. before, after: what was seen before it and with it.
std::optional<Remark> remark_on(const Event& event, const State& before, const State& after, const Setup& setup,
                                const Names& names, const Words& words);
/// The same of a cue. before: the pose in which it found the bout. Who has won on the cards is told when they have been
/// read.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words);

// A roll in words: what it is for, which faces do what and why, and what came of it. No player should have to ask.
// Source: overlay/design.md, The look; rules/dice-boxing/rules.md, 3.11, 10.1.

/// "PUNCH? Ali lands on 00–55 (was 50, corner +5)": a roll that is asked for or still tumbles. seen: the state in which it
/// is rolled. Of the judges' dice, which fall together, any one stands for all.
std::string roll_question(const RollCall& call, const State& seen, const Setup& setup, const Names& names,
                          const Words& words);

/// The same, with the dice at rest: "... 42. LANDED." faces: of the die, or of the judges' dice that fell together.
std::string roll_result(const RollCall& call, std::span<const int> rolled, const State& seen, const Setup& setup,
                        const Names& names, const Words& words);

// Why a bar ends where it ends: the terms of a roll's target in words. Source: rules/dice-boxing/rules.md, 3.5, 10.1.

/// "card 71, adjustment –11" if the range is what it was before the first bell; else "was 60, corner +10, tired –5". seen:
/// the state in which it is rolled. Of a roll without terms "".
std::string terms_of(const RollCall& call, const State& seen, const Setup& setup, const Words& words);

/// One term that has changed, by so much: "corner +10". purpose: of the roll. seen: the state in which it is rolled.
std::string change_of(Purpose purpose, Modifier change, const State& seen, const Words& words);

// The one question of DICE Boxing as the screen asks it: a strategy for the round, with what each does to the numbers.
// Source: rules/dice-boxing/rules.md, 2.10, 3.4, 10.1.

/// need: a strategy is awaited of `need.seat`. view: what that seat may know. names: red, blue.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const scene::Names& names,
                          const Words& words);

// What a reporter writes down of each thing that happens in DICE Boxing.

/// For the papers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

}  // namespace fc::dice_boxing
