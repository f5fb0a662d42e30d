// From a script's set-up to a checked one, and the places of faults. Source: rules/the-ring/rules.md, 7.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "library/the-ring/game.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring {
namespace {

using test::ours;

Json two_men() { return {{"red", "muhammad-ali"}, {"blue", "joe-louis"}}; }

Json with_card(const char* pointer, const Json& value) {
  Json setup = two_men();
  setup["red"] = card_json(ours().find("muhammad-ali")->named_card);
  setup[Json::json_pointer(pointer)] = value;
  return setup;
}

Json with(const char* pointer, const Json& value) {
  Json setup = two_men();
  setup[Json::json_pointer(pointer)] = value;
  return setup;
}

TEST(TheRingSetup, means_the_usual_where_it_says_nothing) {
  const auto setup = read_setup(ours(), two_men().dump());
  ASSERT_TRUE(setup) << one_line(setup.error());
  EXPECT_EQ(setup->rounds, 12);
  EXPECT_EQ(setup->options, Options{});
  EXPECT_EQ(setup->corner_rating(Corner::red), 3);
  EXPECT_FALSE(setup->is_title_bout());
}

TEST(TheRingSetup, lets_both_change_once_a_round_where_a_chart_fights) {
  EXPECT_EQ(read_setup(ours(), with("/options/solitaire", "blue").dump())->options.changes, Changes::round);
  Json asked = with("/options/solitaire", "both");
  asked["options"]["changes"] = "segment";
  EXPECT_EQ(read_setup(ours(), asked.dump())->options.changes, Changes::segment);
}

TEST(TheRingSetup, takes_the_best_man_for_cuts_of_a_corner) {
  const auto setup = read_setup(ours(), with("/corners", {{"blue", {"second-amos", "cutman-ibsen", "cutman-hart"}}}).dump());
  ASSERT_TRUE(setup) << one_line(setup.error());
  EXPECT_EQ(setup->corner_rating(Corner::blue), 5);
  EXPECT_EQ(setup->cut_man[1], Cornerman::ibsen);
  EXPECT_EQ(setup->cut_man[0], Cornerman::flint);
}

TEST(TheRingSetup, is_read_back_from_what_is_written) {
  Agreement agreement{.rounds = 15, .champion = Champion::blue, .city = City::london, .referee = Referee::hale};
  agreement.corners[0] = {Cornerman::amos};
  agreement.options = {.changes = Changes::half, .solitaire = Solitaire::red, .training_camp = true, .gloves = false};
  const auto setup = read_setup(ours(), write_setup({"joe-louis", spelled(*ours().find("duane-bobick"))}, agreement));
  ASSERT_TRUE(setup) << one_line(setup.error());
  EXPECT_EQ(setup->rounds, 15);
  EXPECT_EQ(setup->champion, Champion::blue);
  EXPECT_EQ(setup->city, City::london);
  EXPECT_EQ(setup->referee, Referee::hale);
  EXPECT_EQ(setup->cut_man[0], Cornerman::amos);
  EXPECT_EQ(setup->options, agreement.options);
  EXPECT_EQ(setup->card(Corner::blue), ours().find("duane-bobick")->card());
}

TEST(TheRingSetup, names_the_place_of_a_fault) {
  const std::vector<std::pair<Json, std::string>> faults{
      {Json::array(), "setup"},
      {{{"red", "joe-louis"}}, "setup.blue"},
      {with("/red", "duane-bobick"), "setup.red"},
      {with("/blue", 7), "setup.blue"},
      {with("/rounds", 0), "setup.rounds"},
      {with("/rounds", 21), "setup.rounds"},
      {with("/rounds", true), "setup.rounds"},
      {with("/champion", "both"), "setup.champion"},
      {with("/city", "paris"), "setup.city"},
      {with("/city", nullptr), "setup.city"},
      {with("/referee", 3), "setup.referee"},
      {with("/ropes", 3), "setup.ropes"},
      {with("/corners", Json::array()), "setup.corners"},
      {with("/corners/green", Json::array()), "setup.corners.green"},
      {with("/corners/red", Json::array()), "setup.corners.red"},
      {with("/corners/blue", Json::array({"cutman-hart", "ref-abbott"})), "setup.corners.blue"},
      {with("/options", 1), "setup.options"},
      {with("/options/ropes", true), "setup.options.ropes"},
      {with("/options/changes", "turn"), "setup.options.changes"},
      {with("/options/bad-cut", 1), "setup.options.bad-cut"},
      {with_card("/red/def", 7), "setup.red.def"},
      {with_card("/red/ki", -5), "setup.red.ki"},
      {with_card("/red/knees", 7), "setup.red.knees"},
      {with_card("/red/box_half", 1), "setup.red.box_half"},
      {with_card("/red/id", 1), "setup.red.id"},
      {with_card("/red/chin", Json::array()), "setup.red.chin"},
      {with_card("/red/chin/0", 7), "setup.red.chin[0]"},
      {with_card("/red/cut", Json::array({1, 2, 3})), "setup.red.cut"},
      {with_card("/red/cut/1", 7), "setup.red.cut[1]"},
      {with_card("/red/punch", Json::object()), "setup.red.punch"},
      {with_card("/red/punch/X", 1), "setup.red.punch"},
      {with_card("/red/punch/R", 13), "setup.red.punch.R"},
      {with_card("/red/tired", 1), "setup.red.tired"},
      {with_card("/red/tired/ko", 10), "setup.red.tired.ko"},
      {with_card("/red/tired/stm", 1), "setup.red.tired.stm"},
      {with_card("/red/tired/chin", Json::array({1})), "setup.red.tired.chin"},
      {with_card("/red/tired/chin", Json::array({1, 10, 1})), "setup.red.tired.chin[1]"},
  };
  for (const auto& [json, place] : faults) {
    const auto setup = read_setup(ours(), json.dump());
    ASSERT_FALSE(setup) << json;
    EXPECT_EQ(setup.error().where, place) << one_line(setup.error());
  }
}

TEST(TheRingSetup, says_who_boxes_even_where_it_is_faulty) {
  const auto boxers = boxers_in(ours(), with("/options/ropes", true).dump());
  EXPECT_EQ(boxers[0].name, "Muhammad Ali");
  EXPECT_EQ(boxers[1].id, "joe-louis");
  EXPECT_EQ(boxers_in(ours(), "nothing")[0], NamedCard{});
}

}  // namespace
}  // namespace fc::the_ring
