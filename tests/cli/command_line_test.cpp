// Arguments, exit statuses, and one line for each mistake.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/game_commands.h"
#include "library/whole_file.h"
#include "run_cli.h"
#include "tests/library/folder.h"
#include "tests/setups.h"
#include "tests/tested_games.h"
#include "trials/report.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::run_cli;
using Words = std::vector<std::string>;

TEST(CommandLine, helps_and_says_its_version) {
  EXPECT_EQ(run_cli({"--help"}).status, 0);
  EXPECT_NE(run_cli({"--help"}).out.find("referee"), std::string::npos);
  EXPECT_NE(run_cli({"sim", "--help"}).out.find("--bouts"), std::string::npos);
  EXPECT_NE(run_cli({"records", "--help"}).out.find("export"), std::string::npos);
  EXPECT_NE(run_cli({"records", "list", "--help"}).out.find("--before"), std::string::npos);
  EXPECT_EQ(run_cli({"--version"}).status, 0);
  EXPECT_NE(run_cli({"--version"}).out.find("four-corners-cli"), std::string::npos);
  EXPECT_NE(run_cli({"sim", "--help"}).out.find("GAME {"), std::string::npos) << "for completions: the values of GAME";
}

TEST(CommandLine, refuses_what_it_does_not_know_in_one_line) {
  for (const Words& words :
       {Words{}, Words{"fight"}, Words{"referee", "--loud"}, Words{"sim"}, Words{"sim", "chess", "--bouts", "10"},
        Words{"sim", "merge"}, Words{"sim", "merge", "/nowhere"}, Words{"odds", "/nowhere"}, Words{"boxers", "chess"},
        Words{"check-data", "/nowhere"}, Words{"records"}, Words{"records", "show"},
        Words{"records", "list", "--json", "--csv"}, Words{"records", "import"}}) {
    test::expect_refused(words);
  }
}

TEST(CommandLine, names_the_nearest_of_what_it_does_not_know) {
  for (const auto& [words, wanted] : {std::pair{Words{"reeferee"}, "\"reeferee\"; did you mean \"referee\""},
                                      {Words{"records", "lst"}, "\"list\""},
                                      {Words{"sim", "tny-tour"}, "\"tiny-tour\""},
                                      {Words{"boxers", "tiny-tor"}, "\"tiny-tour\""},
                                      {Words{"sim", "tiny", "--option", "rushin=true"}, "\"rushing\""},
                                      {Words{"sim", "tiny", "--bots", "champoin"}, "\"champion\""}}) {
    EXPECT_NE(run_cli(words).err.find(wanted), std::string::npos) << run_cli(words).err;
    test::expect_refused(words);
  }
}

TEST(CommandLine, forgives_how_names_are_typed) {
  const Words typed{"sim", "Tiny Tour", "--bots", "Champion", "--bouts", "3", "--json", "--no-timing"};
  const Words exact{"sim", "tiny-tour", "--bots", "champion", "--bouts", "3", "--json", "--no-timing"};
  EXPECT_EQ(run_cli(typed).status, 0) << run_cli(typed).err;
  EXPECT_EQ(run_cli(typed).out, run_cli(exact).out);
  EXPECT_EQ(run_cli({"sim", "tiny", "--option", "Second Wind=FALSE", "--bouts", "3"}).status, 0);
}

class EveryGame : public testing::TestWithParam<const char*> {
 protected:
  static const cli::CommandsEntry& entry() {
    return *std::ranges::find(cli::listed_commands(), std::string_view(GetParam()), &cli::CommandsEntry::slug);
  }
  /// The words of an example, with few bouts.
  static Words words_of(std::string_view example) {
    std::istringstream in{std::string(example)};
    Words words{"sim"};
    for (std::string word; in >> word;) {
      words.push_back(word);
    }
    if (const auto bouts = std::ranges::find(words, "--bouts"); bouts != words.end()) {
      words.erase(bouts, bouts + 2);
    }
    words.insert(words.end(), {"--bouts", "2", "--threads", "2"});
    return words;
  }
};

TEST_P(EveryGame, is_helped_with_its_own_options) {
  const std::string help = run_cli({"sim", GetParam(), "--help"}).out;
  for (const OptionFact& fact : entry().option_facts()) {
    const std::size_t row = help.find("\n" + fact.key + "= ");
    ASSERT_NE(row, std::string::npos) << fact.key;
    const std::string line = help.substr(row + 1, help.find('\n', row + 1) - row - 1);
    EXPECT_NE(line.find("  " + fact.usual), std::string::npos) << line;
  }
  const auto is_in_simulations = [](const cli::CommandsEntry& game, std::string_view name) {
    return std::ranges::any_of(
        game.own_options, [&](const cli::OwnOption& own) { return own.name == name && own.use != cli::OwnUse::boxers; });
  };
  for (const cli::CommandsEntry& other : cli::listed_commands()) {
    for (const cli::OwnOption& own : other.own_options) {
      EXPECT_EQ(help.find("\n  " + std::string(own.name) + " ") != std::string::npos, is_in_simulations(entry(), own.name))
          << own.name;
    }
  }
  for (const std::string_view example : entry().examples) {
    EXPECT_NE(help.find(example), std::string::npos);
    const Words words = words_of(example);
    EXPECT_EQ(run_cli(words).status, 0) << example << ": " << run_cli(words).err;
  }
}

TEST_P(EveryGame, is_simulated_to_the_same_bytes) {
  Words words = words_of(entry().examples[0]);
  words.insert(words.end(), {"--json", "--no-timing"});
  const std::string once = run_cli(words).out;
  *(std::ranges::find(words, "--threads") + 1) = "1";
  EXPECT_EQ(run_cli(words).out, once);
  EXPECT_FALSE(Json::parse(once).contains("speed"));
  EXPECT_FALSE(Json::parse(once).contains("partial"));
}

TEST_P(EveryGame, is_told_as_far_as_it_came_when_interrupted) {
  Words words = words_of(entry().examples[0]);
  words.insert(words.end(), {"--json"});
  *(std::ranges::find(words, "--bouts") + 1) = "1000000";
  const auto ran = run_cli(words, "", true);
  EXPECT_EQ(ran.status, 130);
  EXPECT_NE(ran.err.find("of 1000000 bouts"), std::string::npos) << ran.err;
  if (const Json json = Json::parse(ran.out); json["counts"]["bouts"] > 0) {
    EXPECT_EQ(json["partial"], true);
  }
}

TEST_P(EveryGame, has_odds_from_what_the_records_give_out) {
  const std::string script = R"({"game":")" + std::string(GetParam()) + R"(","setup":)" + test::some_setup(GetParam()) +
                             R"(,"dice":[],"choices":[],"kept":{}})";
  const auto ran = run_cli({"odds", "--bouts", "2", "--json"}, script + "\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(Json::parse(ran.out)["players"].get<std::string>().find("contender"), std::string::npos) << "bots that think";
  const std::string inner = R"({"game":"x","setup":{},"kept":{"inside":3}})";
  EXPECT_EQ(run_cli({"odds", "--bouts", "2"}, script + "\n" + inner + "\n").status, 0)
      << "a long game, and a bout inside it";
  EXPECT_EQ(run_cli({"odds", "--bouts", "2"}, script + "\n" + script + "\n").status, 2) << "one bout at a time";
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(test::tested_slugs), test::name_of_game);

TEST(Merge, refuses_a_missing_part_and_one_that_is_there_twice) {
  const test::Folder folder;
  Words parts{"sim", "merge"};
  for (const char* const part : {"1", "2", "3"}) {
    parts.push_back((folder.path() / part).string());
    const auto ran = run_cli({"sim", "tiny", "--bouts", "20", "--shard", std::string(part) + "/3", "--json", "--no-timing"});
    ASSERT_TRUE(write_whole(parts.back(), ran.out));
  }
  Words whole = parts;
  whole.insert(whole.end(), {"--json", "--no-timing"});
  Json sum = Json::parse(run_cli(whole).out);
  Json once = Json::parse(run_cli({"sim", "tiny", "--bouts", "20", "--json", "--no-timing"}).out);
  EXPECT_EQ(sum["counts"], once["counts"]);
  Words twice = parts;
  twice.push_back(parts[2]);
  test::expect_refused(twice);
  for (const std::size_t missing : {2U, 3U, 4U}) {
    Words some = parts;
    some.erase(some.begin() + static_cast<std::ptrdiff_t>(missing));
    test::expect_refused(some);
    EXPECT_NE(run_cli(some).err.find("in none of them"), std::string::npos) << run_cli(some).err;
  }
}

TEST(Merge, adds_whole_runs_of_other_seeds_and_lengths) {
  const test::Folder folder;
  const auto run = [&](const std::string& name, const Words& more) {
    Words words{"sim", "tiny", "--json", "--no-timing"};
    words.insert(words.end(), more.begin(), more.end());
    const auto ran = run_cli(words);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::string file = (folder.path() / name).string();
    EXPECT_TRUE(write_whole(file, ran.out));
    return file;
  };
  const std::string longer = run("longer", {"--seed", "1", "--bouts", "20"});
  const std::string shorter = run("shorter", {"--seed", "2", "--bouts", "8"});
  const auto merged = run_cli({"sim", "merge", longer, shorter, "--json", "--no-timing"});
  ASSERT_EQ(merged.status, 0) << merged.err;
  EXPECT_EQ(Json::parse(merged.out)["counts"]["bouts"], 28);
  const std::string both = (folder.path() / "both").string();
  ASSERT_TRUE(write_whole(both, merged.out));
  const std::string third = run("third", {"--seed", "3", "--bouts", "4"});
  EXPECT_EQ(run_cli({"sim", "merge", both, third}).status, 0) << "what is put together can be put together further";
  const std::string half = run("half", {"--seed", "2", "--bouts", "8", "--shard", "1/2"});
  const auto refused = run_cli({"sim", "merge", longer, half});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find("bouts 4 to 7 of seed 2, which has 8,"), std::string::npos) << refused.err;
}

TEST(Merge, refuses_parts_that_hold_no_bout_at_all) {
  const test::Folder folder;
  const std::string file = (folder.path() / "third").string();
  const auto ran = run_cli({"sim", "tiny", "--bouts", "2", "--shard", "3/3", "--json", "--no-timing"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  ASSERT_TRUE(write_whole(file, ran.out));
  test::expect_refused({"sim", "merge", file});
}

TEST(Listing, keeps_columns_apart_however_long_a_label_is) {
  constexpr std::string_view label = "a label that is far longer than the column that labels had once";
  const std::array figures{trials::Figure{"all", label, "all", "bouts"}};
  const trials::Report report{.game = "tiny",
                              .setup = "{}",
                              .players = "",
                              .stretches = {},
                              .counters = {"bouts", "all"},
                              .counts = {1, 123'456'789'012},
                              .seconds = 0};
  EXPECT_NE(in_words(report, "", figures).find(std::string(label) + "  123456789012.00"), std::string::npos);
}

TEST(Boxers, of_a_class_that_a_game_has_not_are_refused) {
  for (const std::string slug : test::tested_slugs) {
    test::expect_refused({"boxers", slug, "--class", "crane"});
  }
}

TEST(Boxers, of_every_game_are_listed_for_people_and_programs) {
  for (const std::string slug : test::tested_slugs) {
    const auto table = run_cli({"boxers", slug});
    EXPECT_EQ(table.status, 0);
    const Json list = Json::parse(run_cli({"boxers", slug, "--json"}).out);
    EXPECT_EQ(test::count_lines(table.out), list.size() + 1) << "each boxer of " << slug << " and the head";
  }
}

TEST(CheckData, finds_our_data_sound) {
  const auto ran = run_cli({"check-data", FC_TESTED_DATA});
  EXPECT_EQ(ran.status, 0) << ran.out;
}

/// The cabinet's games share a file; the tests' own has one in its folder.
std::string kept_signatures() {
  const std::string tests = FC_SOURCE_DIR "/tests/";
  std::string kept = *read_whole(tests + "signature.txt");
  for (const std::string slug : std::span(test::tested_slugs).subspan<FC_LISTED_GAMES>()) {
    kept += *read_whole(tests + slug + "/signature.txt");
  }
  return kept;
}

TEST(Bench, measures_and_signs_what_the_rules_do) {
  const auto ran = run_cli({"bench", "--json"});
  ASSERT_EQ(ran.status, 0);
  std::string expected;
  for (const Json& game : Json::parse(ran.out)) {
    // A long game is called after the one it stands on, and holds the whole world of its bouts.
    const auto name = game["game"].get<std::string>();
    const auto stands_on = [&name](const std::string& other) { return name.starts_with(other + "-"); };
    const bool is_long = std::ranges::any_of(test::tested_slugs, stands_on);
    EXPECT_LE(game["state_bytes"], is_long ? 16 * 1024 : 512) << name;
    EXPECT_GT(game["ratio"], 0);
    EXPECT_GT(game["answers_per_second"], 0);
    expected += game["game"].get<std::string>() + " " + game["signature"].get<std::string>() + "\n";
  }
  EXPECT_EQ(kept_signatures(), expected) << "the rules do something else than before: if that is meant, keep these lines";
}

}  // namespace
}  // namespace fc
