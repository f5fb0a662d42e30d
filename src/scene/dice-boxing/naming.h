// Text keys of DICE Boxing's words, and small help to put numbers into sentences.
#pragma once

#include <string>

#include "rules/dice-boxing/bout_names.h"
#include "scene/corners/names.h"

namespace fc::dice_boxing {

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

}  // namespace fc::dice_boxing
