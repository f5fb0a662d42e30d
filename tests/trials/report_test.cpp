// Shares, intervals, and results that add up.
#include "trials/report.h"

#include <gtest/gtest.h>

#include <array>
#include <nlohmann/json.hpp>

namespace fc::trials {
namespace {

constexpr std::array figures{Figure{"wins", "wins", "wins", "bouts", true}, Figure{"dice", "dice", "dice", "bouts"}};

Report report(std::uint64_t from, std::uint64_t to, std::int64_t wins) {
  return {.game = "bare-knuckle",
          .setup = R"({"red":"joe-louis"})",
          .players = "red uniform, blue uniform",
          .stretches = {{.seed = 1, .from = from, .to = to}},
          .counters = {"bouts", "wins", "dice"},
          .counts = {static_cast<std::int64_t>(to - from), wins, 300},
          .seconds = 0.5};
}

TEST(Wilson, agrees_with_the_published_formula) {
  const Interval half = wilson(50, 100);
  EXPECT_NEAR(half.low, 0.4038, 0.0001);
  EXPECT_NEAR(half.high, 0.5962, 0.0001);
  const Interval none = wilson(0, 10);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 0.2775, 0.0001);
  EXPECT_EQ(wilson(10, 10).high, 1);
}

TEST(Report, is_written_and_read_back) {
  const Report kept = report(0, 10, 4);
  const auto read = parse_report(to_json(kept, figures), "file");
  ASSERT_TRUE(read) << one_line(read.error());
  EXPECT_EQ(read->counters, kept.counters);
  EXPECT_EQ(read->counts, kept.counts);
  EXPECT_EQ(read->stretches, kept.stretches);
  EXPECT_EQ(to_json(*read, figures), to_json(kept, figures));
}

TEST(Report, has_exact_counts_and_their_shares) {
  const auto json = nlohmann::json::parse(to_json(report(0, 10, 4), figures));
  EXPECT_EQ(json["counts"]["wins"], 4);
  EXPECT_EQ(json["shares"]["wins"]["share"], 0.4);
  EXPECT_EQ(json["means"]["dice"], 30);
  EXPECT_EQ(json["speed"]["bouts_per_second"], 20);
}

TEST(Report, adds_up_with_other_parts) {
  Report sum = report(0, 10, 4);
  ASSERT_TRUE(add(sum, report(10, 15, 5), "second"));
  EXPECT_EQ(sum.counts, (std::vector<std::int64_t>{15, 9, 600}));
  EXPECT_EQ(sum.stretches.size(), 2U);
  EXPECT_EQ(sum.seconds, 1);
}

TEST(Report, does_not_add_up_with_what_is_no_part) {
  Report sum = report(0, 10, 4);
  const auto twice = add(sum, report(9, 12, 1), "second");
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().where, "second");
  Report other = report(10, 20, 4);
  other.setup = R"({"red":"joe-frazier"})";
  EXPECT_FALSE(add(sum, other, "second"));
  EXPECT_EQ(sum.counts[0], 10) << "nothing was added";
}

TEST(Report, has_as_many_bouts_as_its_stretches_and_each_once) {
  const auto read = [](const std::string& stretches, const std::string& bouts) {
    return parse_report(
        R"({"game":"x","setup":{},"players":"","stretches":[)" + stretches + R"(],"counts":{"bouts":)" + bouts + "}}",
        "file");
  };
  const std::string ten = R"({"seed":1,"from":0,"to":10})";
  EXPECT_TRUE(read(ten, "10"));
  EXPECT_TRUE(read(ten, "4")) << "it was interrupted";
  for (const auto& [stretches, bouts, place] :
       {std::tuple(ten, "-5", "counts.bouts"), std::tuple(ten, "11", "counts.bouts"),
        std::tuple(ten + "," + ten, "20", "stretches[1]"),
        std::tuple(std::string(R"({"seed":1,"from":10,"to":0})"), "0", "stretches[0].to")}) {
    const auto refused = read(stretches, bouts);
    ASSERT_FALSE(refused) << stretches;
    EXPECT_EQ(refused.error().where, std::string("file: ") + place);
  }
}

TEST(Report, says_what_is_no_result) {
  for (const char* const text :
       {"", "[]", "{}", R"({"game":1,"setup":{},"players":"","stretches":[],"counts":{},"speed":{}})"}) {
    const auto read = parse_report(text, "file");
    ASSERT_FALSE(read) << text;
    EXPECT_TRUE(read.error().where.starts_with("file")) << one_line(read.error());
  }
  EXPECT_EQ(parse_report("[]", "file").error().where, "file");
  EXPECT_EQ(parse_report("{}", "file").error().where, "file: game");
}

}  // namespace
}  // namespace fc::trials
