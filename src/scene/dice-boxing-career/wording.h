// What is said and asked of a career: names and keys, lines, captions of rolls, and questions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "scene/dice-boxing-career/choreography.h"
#include "scene/prompt.h"

namespace fc::dice_boxing_career {

// What the screen calls men, ranks, outcomes and figures of a career, and the keys of its words.

/// names: of the seats, one. Of `nobody` it is empty.
inline std::string man_name(const Setup& setup, Person person, const std::vector<std::string>& names) {
  if (person == you) {
    return names.front();
  }
  return person == nobody ? std::string() : setup.man(person).name;
}

/// "#12", "champion"; a dash where there are no ranks.
std::string rank_word(int rank, const Words& words);

/// What a purchase is called, by its key.
std::string key_of(Purchase purchase);

/// The key of a line on what it does.
std::string line_key_of(Purchase purchase);

/// A rating as its card shows it: those that may be negative have a sign.
std::string figure_of(Purchase purchase, int value);

/// "17–3–1, 12 by KO".
std::string record_line(const Record& record, const Words& words);

/// beginning: of two keys, "....", which "one" or "many" ends. They have {count}.
std::string counted(std::string_view beginning, int count, const Words& words);

// What is said of one event of a career.

/// names: of the seats.
std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words);

// The questions of a career with all their answers, worded and explained.

/// need: an open choice. names: of the seats.
scene::Prompt prompt_of(const Setup& setup, const State& state, const Need& need, const std::vector<std::string>& names,
                        const Words& words);

// A roll of a career in words: what it is for, what it needs and why, and what came of it.

/// settled: the dice rest, and the result is told too.
std::string roll_in_words(const Rolled& roll, bool settled, const Setup& setup, const Words& words);

}  // namespace fc::dice_boxing_career
