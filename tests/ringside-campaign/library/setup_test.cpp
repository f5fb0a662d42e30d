// From the set-up of a script to a campaign: every kind of mistake is refused at its place. Source:
// rules/ringside-campaign/rules.md, 5, 7.5.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/library/refused_setup.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

using Json = nlohmann::json;

Fault fault_after(const char* pointer, const Json& value) {
  const Json plain{{"managers", 4}, {"options", {{"weeks", 8}, {"bout", {{"tactics", false}}}}}};
  return fc::test::refusal_with(our_catalogue(), plain, pointer, value);
}

TEST(RingsideCampaignSetup, has_the_defaults_of_the_rules) {
  const auto setup = setup_of(R"({"managers":1})");
  EXPECT_EQ(setup.options, Options{});
  EXPECT_EQ(seats_of(setup), 2) << "one manager meets a second stable";
  EXPECT_EQ(setup_of(2, R"({"formation":"auction"})").options.starting_cash, auction_cash);
  EXPECT_EQ(setup_of(2, R"({"formation":"auction","starting_cash":7})").options.starting_cash, 7);
}

TEST(RingsideCampaignSetup, writes_what_it_reads_back) {
  const auto setup = setup_of(
      5, R"({"stable_size":2,"formation":"auction","pool":"mixed","starting_cash":700,"tournament":"random","weeks":9,
             "disputes":"auction","title_rank":8,"mandatory_weeks":0,"stablemate_bouts":true,"replacement":"pool",
             "bout":{"scoring":"ten-point-must","tactics":false}})");
  EXPECT_EQ(setup_of(write_setup(5, setup.options)), setup);
  EXPECT_EQ(setup_of(write_setup(2, {})), setup_of(2, "{}"));
}

TEST(RingsideCampaignSetup, reads_every_option) {
  const auto setup = setup_of(
      8, R"({"stable_size":2,"formation":"draft","pool":"mixed","starting_cash":100000,"tournament":"random","weeks":520,
             "disputes":"auction","title_rank":63,"mandatory_weeks":0,"stablemate_bouts":true,"replacement":"pool",
             "bout":{"scoring":"five-point-must","ask_counterpunch":true}})");
  const Options wanted{.stable_size = 2,
                       .formation = Formation::draft,
                       .pool = Pool::mixed,
                       .starting_cash = 100'000,
                       .tournament = Seeding::random,
                       .weeks = 520,
                       .disputes = Settling::auction,
                       .title_rank = 63,
                       .mandatory_weeks = 0,
                       .stablemate_bouts = true,
                       .replacement = Replacement::pool,
                       .bout = {.scoring = ringside::Scoring::five_point_must, .ask_counterpunch = true}};
  EXPECT_EQ(setup.options, wanted);
}

TEST(RingsideCampaignSetup, is_refused_at_its_place) {
  EXPECT_EQ(fault_after("", "straw").where, "setup");
  EXPECT_EQ(fault_after("/seats", 3).where, "setup");
  EXPECT_EQ(fc::test::refusal_of(our_catalogue(), Json::object()).where, "setup.managers");
  EXPECT_EQ(fault_after("/managers", 9).where, "setup.managers");
  EXPECT_EQ(fault_after("/options", 1).where, "setup.options");
  EXPECT_EQ(fault_after("/options/speed", 1).where, "setup.options");
  EXPECT_EQ(fault_after("/options/weeks", 8.0).where, "setup.options.weeks");
  EXPECT_EQ(fault_after("/options/pool", "pond").where, "setup.options.pool");
  EXPECT_EQ(fault_after("/options/tournament", true).where, "setup.options.tournament");
  EXPECT_EQ(fault_after("/options/replacement", "none").where, "setup.options.replacement");
  EXPECT_EQ(fault_after("/options/bout", 1).where, "setup.options.bout");
  EXPECT_EQ(fault_after("/options/bout/rounds", 1).where, "setup.options.bout");
  EXPECT_EQ(fault_after("/options/bout/tactics", 1).where, "setup.options.bout.tactics");
}

TEST(RingsideCampaignSetup, names_the_first_wrong_option_of_the_list) {
  EXPECT_EQ(fault_after("/options", {{"replacement", 1}, {"disputes", 1}, {"stable_size", 0}}).where,
            "setup.options.stable_size");
  EXPECT_EQ(fault_after("/options", {{"bout", 1}, {"title_rank", 64}}).where, "setup.options.title_rank");
  EXPECT_EQ(fault_after("/options/bout", {{"ask_counterpunch", 1}, {"scoring", 1}}).where, "setup.options.bout.scoring");
}

}  // namespace
}  // namespace fc::ringside_campaign::test
