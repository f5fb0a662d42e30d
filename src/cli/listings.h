// What `boxers` and `bench` print.
#pragma once

#include <string>
#include <string_view>

#include "cli/game_commands.h"
#include "library/checked_json.h"

namespace fc::cli {

/// One row a line below its heads, the columns in line.
std::string in_words(const BoxerTable& table);

/// What a game's rules cost, several lines; slug: the game.
std::string in_words(std::string_view slug, const BenchResult& result);
/// What a game's rules cost, with exact numbers; slug: the game.
Json to_json(std::string_view slug, const BenchResult& result);

}  // namespace fc::cli
