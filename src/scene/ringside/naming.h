// Text keys of Ringside's words, and small help to put them into sentences.
#pragma once

#include <string>
#include <string_view>

#include "library/words.h"
#include "rules/ringside/choice.h"

namespace fc::ringside {

/// "ringside.punch.left-jab": the name alone, for labels.
std::string key_of(Punch punch);
/// "ringside.a-punch.left-jab": with its article, inside a sentence.
std::string key_in_sentence(Punch punch);
/// "ringside.tactic.cover-up".
std::string key_of(Tactic tactic);
/// "ringside.choice.hold-clinch": any answer that is no punch, tactic or square.
std::string key_of(Choice choice);

/// "+10" or "–10", with a dash that both typefaces have; 0 is "+0".
std::string with_sign(int amount);

}  // namespace fc::ringside
