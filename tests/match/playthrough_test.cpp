// The playthroughs of every game, each a test: the script is played, and what is told of it is the golden text beside it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <ostream>

#include "bouts.h"
#include "library/whole_file.h"
#include "tests/playthroughs.h"

namespace fc {

/// A script of a whole bout and how its game tells it.
struct Playthrough {
  std::string slug;
  std::filesystem::path script;
  std::string (*tell)(const Match& match) = nullptr;
};

/// How googletest names a bout that failed.
inline void PrintTo(const Playthrough& playthrough, std::ostream* out) { *out << playthrough.script; }

namespace {

std::vector<Playthrough> all_playthroughs() {
  std::vector<Playthrough> all;
#define FC_ADD_PLAYTHROUGHS(game, slug)                                \
  for (std::filesystem::path & script : test::playthroughs_of(slug)) { \
    all.push_back({(slug), std::move(script), &game::test::tell});     \
  }
  FC_FOR_EACH_TESTED_GAME(FC_ADD_PLAYTHROUGHS)
#undef FC_ADD_PLAYTHROUGHS
  return all;
}

class EveryPlaythrough : public testing::TestWithParam<Playthrough> {};

TEST_P(EveryPlaythrough, is_told_as_before) {
  const auto& [slug, script, tell] = GetParam();
  const auto text = read_whole(script);
  ASSERT_TRUE(text) << one_line(text.error());
  const auto match = open_match(test::all_games(), *text);
  ASSERT_TRUE(match) << one_line(match.error());
  const std::string told = tell(**match) + (*match)->answer() + "\n";
  const auto golden = std::filesystem::path(script).replace_extension(".txt");
  if (std::getenv("FC_APPROVE") != nullptr) {
    ASSERT_TRUE(write_whole(golden, told));
  }
  EXPECT_EQ(read_whole(golden), told);
}

/// "seed-example" of bare-knuckle as bare_knuckle_seed_example.
std::string name_of_playthrough(const testing::TestParamInfo<Playthrough>& info) {
  std::string name = info.param.slug + "_" + info.param.script.stem().string();
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Playthroughs, EveryPlaythrough, testing::ValuesIn(all_playthroughs()), name_of_playthrough);

}  // namespace
}  // namespace fc
