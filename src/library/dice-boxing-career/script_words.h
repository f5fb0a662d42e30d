// The referee's words for people in answers and event lines. Source: rules/dice-boxing/rules.md, 7.6.
#pragma once

#include <string_view>

#include "rules/dice-boxing-career/names.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career {

/// person: you or one of the class.
inline std::string_view id_word(const Setup& setup, Person person) {
  return person == you ? you_name : setup.man(person).id.text();
}

}  // namespace fc::dice_boxing_career
