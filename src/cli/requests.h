// What every game does with a request of the command line: words, levels of bots, options of a script.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game_commands.h"
#include "library/checked_json.h"
#include "match/controller.h"

namespace fc::cli {

/// In the order of Level.
inline constexpr std::array<std::string_view, 4> level_words{"uniform", "novice", "contender", "champion"};

constexpr std::string_view name_of(Level level) {
  return level_words[static_cast<std::size_t>(level)];
}

/// The place of a word in its list; `where` is the option it was given to. Fault unknown_value.
Result<std::size_t> find_word(std::span<const std::string_view> words, std::string_view word, std::string where);

/// Who decides at each of so many seats: --bots, uniform where nothing is said. Fault: no such level, or not as many
/// levels as seats.
Result<std::vector<Level>> levels_of(const SimRequest& request, std::size_t seats);

/// "tactics=false", "scoring=rounds" as the options of a script.
Result<Json> options_json(const std::vector<std::string>& options);

/// Fault unknown_value at the option, because the game does not know it.
tl::unexpected<Fault> refused(std::string option, std::string_view reason);

}  // namespace fc::cli
