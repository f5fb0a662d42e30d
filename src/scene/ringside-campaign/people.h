// What the men of a campaign are called on the screen.
#pragma once

#include <string>
#include <string_view>

#include "library/words.h"
#include "rules/ringside-campaign/setup.h"

namespace fc::ringside_campaign {

/// "Joe Louis". person: not `nobody`.
std::string_view man_name(const Setup& setup, Person person, const Words& words);

/// "Louis": the last word of his name, for tables and headlines.
std::string_view last_name(const Setup& setup, Person person, const Words& words);

}  // namespace fc::ringside_campaign
