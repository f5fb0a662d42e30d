// Text keys of Ringside's words, and small help to put them into sentences.
#pragma once

#include <string>

#include "rules/ringside/choice.h"
#include "scene/corners/names.h"

namespace fc::ringside {

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

}  // namespace fc::ringside
