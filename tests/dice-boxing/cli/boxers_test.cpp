// `boxers dice-boxing`: the roster as a list, and what can be asked of it.
#include "cli/dice-boxing/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "library/dice-boxing/game.h"
#include "library/whole_file.h"
#include "tests/dice-boxing/ours.h"
#include "tests/library/folder.h"

namespace fc::dice_boxing {
namespace {

using test::ours;

using Asked = std::map<std::string, std::string, std::less<>>;

cli::BoxersRequest request(Asked asked, std::string weight_class = {}) {
  cli::BoxersRequest wanted;
  wanted.own = std::move(asked);
  wanted.weight_class = std::move(weight_class);
  return wanted;
}

cli::BoxerTable table(Asked asked, std::string weight_class = {}) {
  return fc::test::must(boxer_table(ours(), request(std::move(asked), std::move(weight_class))));
}

Fault refusal(Asked asked, std::string weight_class = {}) {
  const auto listed = boxer_table(ours(), request(std::move(asked), std::move(weight_class)));
  EXPECT_FALSE(listed.has_value());
  return listed ? Fault() : listed.error();
}

std::vector<std::string> ids(const cli::BoxerTable& listed) {
  std::vector<std::string> found;
  for (const auto& row : listed.rows) {
    found.push_back(row.front());
  }
  return found;
}

TEST(DiceBoxingBoxers, are_listed_with_a_cell_under_every_head) {
  const cli::BoxerTable all = table({});
  EXPECT_EQ(all.rows.size(), 1301U);
  EXPECT_TRUE(std::ranges::all_of(all.rows, [&](const auto& row) { return row.size() == all.head.size(); }));
  EXPECT_EQ(Json::parse(all.json).size(), all.rows.size());
  const std::vector<std::string> ali{"muhammad-ali",
                                     "Muhammad Ali",
                                     "heavyweight",
                                     "mover boxer",
                                     "1960-1981",
                                     "56-5-0, 37 KO",
                                     "71",
                                     "-13",
                                     "5",
                                     "134",
                                     "5",
                                     "66",
                                     "7",
                                     "-8",
                                     "90",
                                     "52",
                                     "-5",
                                     "great"};
  EXPECT_EQ(table({{"--name", "muhammad ali"}}).rows.at(0), ali);
}

TEST(DiceBoxingBoxers, are_looked_through_by_everything_at_once) {
  EXPECT_EQ(table({}, "flyweight").rows.size(), 77U);
  EXPECT_EQ(table({{"--kind", "made-up"}}).rows.size(), 756U);
  const auto found =
      table({{"--era", "1970"}, {"--style", "mover"}, {"--kind", "great"}, {"--level", "elite"}}, "heavyweight");
  EXPECT_EQ(std::ranges::count(ids(found), "muhammad-ali"), 1);
  EXPECT_LT(found.rows.size(), 10U);
  const auto strongest = table({{"--sort", "strength"}}, "heavyweight");
  EXPECT_EQ(strongest.rows.front().front(), "joe-louis") << "73 and -13";
}

TEST(DiceBoxingBoxers, of_another_seed_are_others) {
  const auto usual = table({{"--kind", "made-up"}});
  const auto other = table({{"--kind", "made-up"}, {"--roster-seed", "7"}});
  EXPECT_EQ(ids(usual), ids(other));
  EXPECT_NE(usual.rows, other.rows);
}

TEST(DiceBoxingBoxers, are_refused_where_a_word_is_unknown) {
  EXPECT_EQ(refusal({}, "crane").where, "--class");
  EXPECT_EQ(refusal({{"--era", "1965"}}).where, "--era");
  EXPECT_EQ(refusal({{"--era", "1870"}}).where, "--era");
  EXPECT_EQ(refusal({{"--era", "sixties"}}).where, "--era");
  EXPECT_EQ(refusal({{"--style", "brawler"}}).where, "--style");
  EXPECT_EQ(refusal({{"--level", "legend"}}).where, "--level");
  EXPECT_EQ(refusal({{"--kind", "robot"}}).where, "--kind");
  EXPECT_EQ(refusal({{"--sort", "reach"}}).where, "--sort");
  EXPECT_EQ(refusal({{"--roster-seed", "-1"}}).where, "--roster-seed");
  EXPECT_EQ(refusal({{"--roster-seed", "4294967296"}}).where, "--roster-seed");
}

TEST(DiceBoxingBoxers, of_ones_own_come_first_and_faulty_ones_are_told) {
  const fc::test::Folder saves;
  const NamedCard rocky{.id = "own-rocky", .name = "Rocky", .card = newcomer(ours().tables(), WeightClass::minimumweight)};
  ASSERT_TRUE(write_own_boxer(own_boxers_folder_of(saves.path(), "dice-boxing"), rocky.id, card_json(rocky)));
  ASSERT_TRUE(write_whole(own_boxers_folder_of(saves.path(), "dice-boxing") / "torn.json", "{"));
  cli::BoxersRequest everybody = request({});
  everybody.folder = saves.path();
  const cli::BoxerTable listed = fc::test::must(boxer_table(ours(), everybody));
  EXPECT_EQ(listed.rows.size(), 1302U);
  EXPECT_EQ(listed.rows.front().front(), "own-rocky");
  EXPECT_EQ(listed.rows.front().size(), listed.head.size());
  ASSERT_EQ(listed.left_out.size(), 1U);
  EXPECT_EQ(listed.left_out.front().where, (own_boxers_folder_of(saves.path(), "dice-boxing") / "torn.json").string());
  everybody.own["--kind"] = "own";
  EXPECT_EQ(fc::test::must(boxer_table(ours(), everybody)).rows.size(), 1U);
  everybody.own["--kind"] = "real";
  EXPECT_EQ(fc::test::must(boxer_table(ours(), everybody)).rows.size(), 545U);
}

}  // namespace
}  // namespace fc::dice_boxing
