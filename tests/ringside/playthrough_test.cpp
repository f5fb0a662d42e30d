// Whole bouts as readable golden text: tests/ringside/playthroughs/*.json are scripts, the .txt beside each tells the bout.
// After a change of rules that is meant: FC_APPROVE=1 in the environment writes the texts anew; read them.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "library/ringside/game.h"
#include "library/ringside/tale.h"
#include "library/whole_file.h"
#include "match/games.h"
#include "match/match_of.h"

namespace fc::ringside {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> scripts() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(FC_SOURCE_DIR "/tests/ringside/playthroughs")) {
    if (entry.path().extension() == ".json") {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

/// Turns and rounds stand out, everything else is indented below them.
std::string tell(const MatchOf<Rules>& match) {
  std::ostringstream text;
  for (const Event& event : match.events()) {
    const bool heads = std::holds_alternative<RoundBegan>(event) || std::holds_alternative<TurnBegan>(event);
    text << (heads ? "" : "    ") << told(event) << '\n';
  }
  text << match.answer() << '\n';
  return text.str();
}

class Playthrough : public testing::TestWithParam<fs::path> {};

TEST_P(Playthrough, is_told_as_before) {
  const auto games = Games::load(FC_SOURCE_DIR "/data");
  ASSERT_TRUE(games) << one_line(games.error());
  const auto text = read_whole(GetParam());
  ASSERT_TRUE(text) << one_line(text.error());
  const auto match = open_match(*games, *text);
  ASSERT_TRUE(match) << one_line(match.error());
  const std::string tale = tell(dynamic_cast<const MatchOf<Rules>&>(**match));
  const fs::path golden = fs::path(GetParam()).replace_extension(".txt");
  if (std::getenv("FC_APPROVE") != nullptr) {
    ASSERT_TRUE(write_whole(golden, tale));
  }
  EXPECT_EQ(read_whole(golden), tale);
}

INSTANTIATE_TEST_SUITE_P(Ringside, Playthrough, testing::ValuesIn(scripts()), [](const auto& script) {
  std::string name = script.param.stem().string();
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace fc::ringside
