// Who can box in a campaign, by number, and the ids by which choices name them. Source:
// rules/ringside-campaign/rules.md, 2.5.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/id.h"

namespace fc::ringside_campaign {

/// The men of history, then the names of men made by dice: two made men never bear one name at a time, so a name is a man.
inline constexpr int history_men = 30;
inline constexpr int made_names = 100;
inline constexpr std::size_t most_people = history_men + made_names;

/// 0 to 29: the men of history; 30 to 129: names 1 to 100; or `nobody`.
using Person = std::uint8_t;
inline constexpr Person nobody = 255;

/// The person who bears the made man's name of this number, 1 to 100.
constexpr Person bearer_of(int name) { return static_cast<Person>(history_men + name - 1); }

}  // namespace fc::ringside_campaign
