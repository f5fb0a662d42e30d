// From the set-up of a script to a career: every kind of mistake is refused at its place. Source:
// rules/dice-boxing/rules.md, 5, 7.2, 7.8.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "library/dice-boxing/game.h"
#include "tests/dice-boxing-career/careers.h"
#include "tests/library/refused_setup.h"

namespace fc::dice_boxing_career::test {
namespace {

using Json = nlohmann::json;

Json plain() { return {{"class", "heavyweight"}, {"seed", 7}, {"styles", {"boxer"}}, {"options", {{"max_fights", 9}}}}; }

Fault fault_after(const char* pointer, const Json& value) {
  return fc::test::refusal_with(our_catalogue(), plain(), pointer, value);
}

TEST(DiceBoxingCareerSetup, has_the_defaults_of_the_rules) {
  const auto setup = setup_of(R"({"class":"flyweight","seed":0,"styles":["mover"]})");
  EXPECT_EQ(setup.options, Options{});
  EXPECT_EQ(setup.roster_seed, 2008U);
  EXPECT_EQ(setup.weight_class, WeightClass::flyweight);
  EXPECT_EQ(setup.men.size(), 77U) << "the class of 2.13";
}

TEST(DiceBoxingCareerSetup, reads_everything) {
  const auto setup = setup_of(R"({"class":"bantamweight","seed":4294967295,"styles":["slugger","mover"],"name":"Jo",
      "roster_seed":9,"options":{"mode":"free","all_time_greats":false,"retirement_chart":true,"max_fights":200}})");
  const Options wanted{.mode = Mode::free, .all_time_greats = false, .retirement_chart = true, .max_fights = 200};
  EXPECT_EQ(setup.options, wanted);
  EXPECT_EQ(setup.seed, 4294967295U);
  EXPECT_EQ(setup.roster_seed, 9U);
  EXPECT_EQ(setup.name, "Jo");
  ASSERT_EQ(setup.styles.size(), 2U);
  EXPECT_EQ(setup.styles[0], dice_boxing::Style::slugger);
}

TEST(DiceBoxingCareerSetup, is_refused_at_its_place) {
  EXPECT_EQ(fault_after("", "straw").where, "setup");
  EXPECT_EQ(fault_after("/seats", 3).where, "setup");
  EXPECT_EQ(fc::test::refusal_of(our_catalogue(), Json::object()).where, "setup");
  EXPECT_EQ(fault_after("/class", "heavy").where, "setup.class");
  EXPECT_EQ(fault_after("/seed", -1).where, "setup.seed");
  EXPECT_EQ(fault_after("/seed", 1.0).where, "setup.seed");
  EXPECT_EQ(fault_after("/styles", {"boxer", "boxer"}).where, "setup.styles");
  EXPECT_EQ(fault_after("/styles", {"boxer", 1}).where, "setup.styles");
  EXPECT_EQ(fault_after("/name", 1).where, "setup.name");
  EXPECT_EQ(fault_after("/options", 1).where, "setup.options");
  EXPECT_EQ(fault_after("/options/speed", 1).where, "setup.options") << "no such option: the place of 7.8";
  EXPECT_EQ(fault_after("/options/mode", "road").where, "setup.options.mode");
  EXPECT_EQ(fault_after("/options/all_time_greats", 1).where, "setup.options.all_time_greats");
  EXPECT_EQ(fault_after("/options/retirement_chart", "yes").where, "setup.options.retirement_chart");
  EXPECT_EQ(fault_after("/options/max_fights", 201).where, "setup.options.max_fights");
  EXPECT_EQ(fault_after("/roster_seed", "x").where, "setup.roster_seed");
}

TEST(DiceBoxingCareerSetup, names_the_first_fault_in_the_order_of_the_rules) {
  Json setup = plain();
  setup["options"] = {{"max_fights", 0}, {"mode", 1}};
  setup["name"] = 5;
  EXPECT_EQ(fc::test::refusal_of(our_catalogue(), setup).where, "setup.name");
  setup["styles"] = 5;
  setup["class"] = 5;
  EXPECT_EQ(fc::test::refusal_of(our_catalogue(), setup).where, "setup.class");
  setup["more"] = 5;
  EXPECT_EQ(fc::test::refusal_of(our_catalogue(), setup).where, "setup");
  setup["roster_seed"] = 5.5;
  EXPECT_EQ(fc::test::refusal_of(our_catalogue(), setup).where, "setup.roster_seed");
  setup = plain();
  setup["options"] = {{"max_fights", 0}, {"mode", 1}};
  EXPECT_EQ(fc::test::refusal_of(our_catalogue(), setup).where, "setup.options.mode");
}

TEST(DiceBoxingCareerSetup, is_read_as_it_is_written) {
  Newcomer newcomer{.weight_class = WeightClass::flyweight,
                    .styles = {},
                    .name = "Jo “Kid” O’Hara",
                    .seed = 4'000'000'000,
                    .options = {.mode = Mode::free, .all_time_greats = false, .retirement_chart = true, .max_fights = 20}};
  newcomer.styles.push_back(dice_boxing::Style::mover);
  newcomer.styles.push_back(dice_boxing::Style::swarmer);
  const auto setup = setup_of(write_setup(newcomer));
  EXPECT_EQ(setup.weight_class, newcomer.weight_class);
  EXPECT_EQ(setup.styles, newcomer.styles);
  EXPECT_EQ(setup.name, newcomer.name);
  EXPECT_EQ(setup.seed, newcomer.seed);
  EXPECT_EQ(setup.options, newcomer.options);
}

TEST(DiceBoxingCareerSetup, hands_its_roster_on_to_every_bout) {
  const auto setup = setup_of(R"({"class":"heavyweight","seed":7,"styles":["boxer"],"name":"Jo","roster_seed":9})");
  State state = Rules::opening(setup);
  play(setup, state, {"done"});
  const std::string script = bout_setup(setup, state);
  const auto boxers = dice_boxing::boxers_in(our_men(), script);
  EXPECT_EQ(boxers[0].name, "Jo");
  EXPECT_EQ(boxers[0].card, own_card(setup, state));
  EXPECT_EQ(boxers[1].id, setup.man(state.opponent).id.text());
  EXPECT_EQ(boxers[1].card, setup.man(state.opponent).card);
}

}  // namespace
}  // namespace fc::dice_boxing_career::test
