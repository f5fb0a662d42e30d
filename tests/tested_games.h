// The games that tests over all games take: FC_FOR_EACH_TESTED_GAME(apply), and their slugs as a list.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "generated/tested_games.h"

namespace fc::test {

#define FC_SLUG(game, slug) slug,
inline constexpr auto tested_slugs = std::to_array<const char*>({FC_FOR_EACH_TESTED_GAME(FC_SLUG)});
#undef FC_SLUG
/// Those of the cabinet, without the tests' own.
inline constexpr std::span listed_slugs = std::span(tested_slugs).first<FC_LISTED_GAMES>();

/// "bare-knuckle" as bare_knuckle: what googletest takes for a name.
inline std::string name_of_game(const testing::TestParamInfo<const char*>& slug) {
  std::string name = slug.param;
  std::ranges::replace(name, '-', '_');
  return name;
}

}  // namespace fc::test
