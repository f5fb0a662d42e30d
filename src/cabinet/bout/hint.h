// "Hint?" for whoever boxes alone against bots: the best answer with its chance, and what the others cost.
#pragma once

#include <string>

#include "bots/analyst.h"
#include "library/words.h"
#include "match/match.h"
#include "scene/prompt.h"

namespace fc::cabinet {

/// What is best where the match asks `question`, in words. Empty: the analyst cannot say.
std::string hint_words(const Match& match, const scene::Prompt& question, const Analyst& analyst, const Words& words);

}  // namespace fc::cabinet
