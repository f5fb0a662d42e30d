// DICE Boxing on the stage: choreography, captions, commentary and prompts behind the face that the cabinet knows.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/need.h"
#include "library/words.h"
#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/state.h"
#include "scene/corners/scene_of_two.h"
#include "scene/corners/story_book.h"
#include "scene/dice-boxing/choreography.h"
#include "scene/dice-boxing/readout.h"
#include "scene/game_scene.h"
#include "scene/prompt.h"

namespace fc::dice_boxing {

// Texts of a bout: names and keys, commentary, captions of rolls, questions, and the newspapers.

// Text keys of DICE Boxing, and helpers that put numbers into sentences.

using scene::Names;
using scene::with_sign;

/// "dice-boxing.strategy.cover-up".
std::string key_of(Strategy strategy);
/// "dice-boxing.position.near-ropes": the name alone, for labels.
std::string key_of(Position position);
/// "dice-boxing.at-position.near-ropes": inside a sentence.
std::string key_in_sentence(Position position);
/// "dice-boxing.hand-punch.right-jab": the name alone. face: of the result; even for the right hand, odd for the left.
std::string key_of(PunchType punch, int face);
/// "dice-boxing.a-punch.right-jab": with its article, inside a sentence.
std::string key_in_sentence(PunchType punch, int face);
/// "dice-boxing.verdict.split", or for a drawn bout "dice-boxing.verdict-draw.split". end: must be decided by the cards.
std::string verdict_key(const End& end);

/// A face of the percentile dice: "07", "42"; for the judges' 100 "00".
std::string two_digits(int face);
/// Faces from..to: "97–99"; for a single one "99".
std::string face_range(int from, int to);

// The commentary. Variants of a line are chosen by the bout itself, without dice, so that a replay has the same words.

using scene::Remark;

/// The remark on an event; none if nothing is said. before, after: the state seen before and after it.
std::optional<Remark> remark_on(const Event& event, const State& before, const State& after, const Setup& setup,
                                const Names& names, const Words& words);
/// The commentary line of a cue. before: the pose before it. The winner on the cards is named only when they have been read.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const Pose& before,
                                                     const Names& names, const Words& words);

// Captions of rolls: what a roll is for, which faces do what and why, and its result, so that no player has to ask. Source:
// overlay/design.md, The look; rules/dice-boxing/rules.md, 3.11, 10.1.

/// The caption of a roll that is asked for or still rolling: "PUNCH? Ali lands on 00–55 (was 50, corner +5)". seen: the
/// state in which it is rolled. For the judges' dice, which fall together, any one of them stands for all.
std::string roll_question(const RollCall& call, const State& seen, const Setup& setup, const Names& names,
                          const Words& words);

/// The caption once the dice are at rest: "... 42. LANDED." rolled: the die's face, or those of the judges' dice.
std::string roll_result(const RollCall& call, std::span<const int> rolled, const State& seen, const Setup& setup,
                        const Names& names, const Words& words);

// The terms of a roll's target in words: why a bar ends where it does. Source: rules/dice-boxing/rules.md, 3.5, 10.1.

/// "card 71, adjustment –11" if the range is unchanged since the first bell; else "was 60, corner +10, tired –5". seen: the
/// state in which it is rolled. "" for a roll without terms.
std::string terms_of(const RollCall& call, const State& seen, const Setup& setup, const Words& words);

/// One changed term: "corner +10". purpose: of the roll. seen: the state in which it is rolled.
std::string change_of(Purpose purpose, Modifier change, const State& seen, const Words& words);

// The one question of DICE Boxing on the screen: a strategy for the round, with the effect of each on the numbers. Source:
// rules/dice-boxing/rules.md, 2.10, 3.4, 10.1.

/// The prompt for the strategy that `need.seat` must choose. view: that seat's. names: red, blue.
scene::Prompt make_prompt(const Setup& setup, const View& view, const Need& need, const scene::Names& names,
                          const Words& words);

// The newspapers' notes on each event of DICE Boxing.

/// Adds a cue's event to the notes for the newspapers (`scene::papers_of`). words: must outlive the book.
void write_down(const Cue& cue, const Words& words, scene::StoryBook& book);

class Scene final : public scene::BoardScene<Rules, Choreography> {
 public:
  using BoardScene::BoardScene;

  [[nodiscard]] scene::Caption caption(double clock, const Words& words) const override;
};

}  // namespace fc::dice_boxing
