// What the screen calls men, ranks, outcomes and figures of a career, and the keys of its words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "library/words.h"
#include "rules/dice-boxing-career/names.h"

namespace fc::dice_boxing_career {

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

}  // namespace fc::dice_boxing_career
