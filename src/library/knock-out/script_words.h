// The words of scripts and data for classes, titles and bets, each in the order of its enumeration, and the scenario of a
// set-up. Source: rules/knock-out/rules.md, 2.2, 3.6, 7.
#pragma once

#include <array>
#include <string_view>

#include "core/result.h"
#include "library/checked_json.h"
#include "library/knock-out/game.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

inline constexpr std::array<std::string_view, 3> class_words{"amateur", "professional", "champion"};
inline constexpr std::array<std::string_view, 3> title_words{"none", "superchampion", "world-champion"};
inline constexpr std::array<std::string_view, 2> size_words{"big", "small"};
inline constexpr std::array<std::string_view, 3> type_words{"win", "x2", "ko"};

// Changes of the initial position that a set-up may ask for, for tests and lessons. Source: rules/knock-out/rules.md, 7.

/// Changes `setup`, which must be an ordinary start, as the object `setup.scenario` says. Faults have places like
/// "setup.scenario.cards.black[2]": unknown_key, wrong_type, out_of_range, unknown_value.
Result<void> read_scenario(const Json& scenario, const Catalogue& catalogue, Setup& setup);

}  // namespace fc::knock_out
