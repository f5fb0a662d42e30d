// What became of every manager's money: figures that add up.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/random.h"
#include "library/whole_file.h"
#include "match/games.h"
#include "match/script.h"
#include "tests/cli/run_cli.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;

constexpr double exactly = 1e-9;

std::vector<std::filesystem::path> played_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(FC_SOURCE_DIR "/tests/knock-out/playthroughs")) {
    if (entry.path().extension() == ".json") {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

/// A game with this set-up, every die and answer by chance.
Script by_chance(const Script& set_up, Random random) {
  static const Games games = *Games::load(FC_SOURCE_DIR "/data");
  const auto match = *games.open(set_up);
  for (Need need = match->need(); need.kind != NeedKind::finished; need = match->need()) {
    if (need.kind == NeedKind::roll) {
      EXPECT_TRUE(match->roll(throw_die(random, need.die)));
    } else {
      const auto legal = match->legal(need);
      EXPECT_TRUE(match->choose(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
  }
  return match->script();
}

Json analysed(const std::string& script) {
  const auto ran = run_cli({"analyse", "--json"}, script);
  EXPECT_EQ(ran.status, 0) << ran.err;
  return Json::parse(ran.out, nullptr, false);
}

/// Every manager's skill and luck add up to what became of his cash.
void expect_books_close(const Json& ledger, const std::string& what) {
  ASSERT_TRUE(ledger.is_object() && ledger.contains("managers")) << what << ": " << ledger.dump().substr(0, 300);
  EXPECT_GE(ledger["managers"].size(), 3U) << what;
  for (const Json& manager : ledger["managers"]) {
    double told = manager["given"].get<double>();
    for (const char* const part : {"skill", "luck"}) {
      told += manager[part]["fights"].get<double>() + manager[part]["bets"].get<double>();
    }
    EXPECT_NEAR(manager["change"].get<double>(), told, 1e-6) << what << manager;
    double of_bets = 0;
    for (const Json& deal : manager["deals"]) {
      of_bets += deal["skill"].get<double>();
      EXPECT_GE(deal["fight"].get<int>(), 1) << what << deal;
    }
    EXPECT_NEAR(manager["skill"]["bets"].get<double>(), of_bets, 1e-6) << what << manager;
    EXPECT_GE(manager["luck"]["fights"].get<double>(), -exactly) << what << manager << ": errors of others are a gift";
  }
}

TEST(KnockOutAnalysis, money_of_managers_adds_up) {
  for (const auto& file : played_files()) {
    const Script whole = *parse_script(*read_whole(file));
    for (const std::size_t part : {1U, 2U, 3U}) {
      Script cut = whole;
      cut.choices.resize(whole.choices.size() * part / 3);
      expect_books_close(analysed(to_json(cut)), file.string() + " cut to " + std::to_string(part) + " thirds");
    }
    for (std::uint64_t bout = 0; bout < 3; ++bout) {
      expect_books_close(analysed(to_json(by_chance(whole, random_stream(11, bout)))), file.string() + " by chance");
    }
  }
}

/// Somebody who never bets has neither skill nor luck of it; what he wins in the ring is all there is.
TEST(KnockOutAnalysis, bets_of_managers_are_worth_nothing_where_nobody_bets) {
  Json script = Json::parse(*read_whole(played_files().front()));
  script["dice"] = Json::array();
  script["choices"] = Json::array();
  script["setup"]["options"]["betting"] = false;
  const Json ledger = analysed(to_json(by_chance(*parse_script(script.dump()), random_stream(12, 0))));
  expect_books_close(ledger, "without bets");
  double fights = 0;
  for (const Json& manager : ledger["managers"]) {
    EXPECT_EQ(manager["skill"]["bets"].get<double>(), 0);
    EXPECT_EQ(manager["luck"]["bets"].get<double>(), 0);
    fights += std::abs(manager["skill"]["fights"].get<double>());
  }
  EXPECT_GT(fights, 0);
}

}  // namespace
}  // namespace fc
