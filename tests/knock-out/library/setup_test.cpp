// From the set-up of a script to a game: every kind of mistake is refused at its place. Source: rules/knock-out/rules.md,
// 5, 7.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "library/knock-out/game.h"
#include "tests/library/damaged_data.h"
#include "tests/library/our_catalogue.h"
#include "tests/library/refused_setup.h"

namespace fc::knock_out {
namespace {

using Json = nlohmann::json;

const Catalogue& catalogue() { return fc::test::our_catalogue<load_catalogue>(); }

Json plain_setup() { return {{"players", {"green", "black", "orange"}}, {"options", {{"second_season", true}}}}; }

Setup read(const Json& json) {
  const auto setup = read_setup(catalogue(), json.dump());
  EXPECT_TRUE(setup) << one_line(setup.error());
  return setup ? *setup : Setup{};
}

/// The plain set-up with one value changed; "" is the place of the whole.
Fault fault_after(const char* pointer, const Json& value) {
  return fc::test::refusal_with(catalogue(), plain_setup(), pointer, value);
}

TEST(KnockOutSetup, starts_as_the_rules_say) {
  const Rules::Setup setup = read({{"players", {"green", "black", "orange"}}});
  EXPECT_EQ(setup.players, 3);
  EXPECT_EQ(setup.start_seat, -1);
  EXPECT_EQ(setup.options, basic_game);
  EXPECT_EQ(setup.colours[1], Colour::black);
  const State state = Rules::opening(setup);
  for (const int seat : {0, 1, 2}) {
    EXPECT_EQ(state.player(seat).money, 100'000);
    EXPECT_EQ(state.player(seat).cards, catalogue().tables.deck);
    EXPECT_EQ(state.player(seat).boxers[0], (Boxer{Class::professional, Title::none, false}));
  }
  EXPECT_EQ(state.phase, Phase::start);
}

TEST(KnockOutSetup, reads_everything_a_scenario_may_say) {
  Json json = plain_setup();
  json["start"] = 2;
  json["options"]["bonus_split"] = "per-player";
  json["scenario"] = {{"season", 2},
                      {"boxers",
                       {{"rick-o-shea", {{"class", "champion"}, {"title", "world-champion"}}},
                        {"robin-zorres", {{"class", "amateur"}, {"out", true}}}}},
                      {"money", {{"black", 0}}},
                      {"ious", {{"orange", 2}}},
                      {"cards", {{"green", {5, 1, 5}}}},
                      {"bonus", 7000},
                      {"last_fight", {"max-impact", "nick-hacker"}}};
  const Rules::Setup setup = read(json);
  EXPECT_EQ(setup.start_seat, 2);
  EXPECT_EQ(setup.options.bonus_split, BonusSplit::per_player);
  EXPECT_EQ(setup.start.season, 2);
  EXPECT_EQ(setup.start.boxers[0][1], (Boxer{Class::champion, Title::world_champion, false}));
  EXPECT_EQ(setup.start.boxers[1][0], (Boxer{Class::amateur, Title::none, true}));
  EXPECT_EQ(setup.start.money[1], 0);
  EXPECT_EQ(setup.start.money[0], 100'000) << "what is not said stays";
  EXPECT_EQ(setup.start.ious[2], 2);
  EXPECT_EQ(setup.start.cards[0], (Cards{1, 0, 0, 0, 2}));
  EXPECT_EQ(setup.start.bonus, 7000);
  EXPECT_EQ(setup.start.last_winner, boxer_index(2, Size::big));
  EXPECT_EQ(setup.start.last_loser, boxer_index(1, Size::small));
}

TEST(KnockOutSetup, is_written_and_read_back) {
  const std::array<Colour, 4> colours{Colour::purple, Colour::black, Colour::orange, Colour::yellow};
  for (const int start : {-1, 0, 3}) {
    for (const Options& options :
         {basic_game, professional_game, Options{.bonus_split = BonusSplit::per_player, .betting = false}}) {
      const auto setup = read_setup(catalogue(), write_setup(colours, start, options));
      ASSERT_TRUE(setup) << one_line(setup.error());
      EXPECT_EQ(*setup, ordinary_setup(catalogue(), colours, start, options));
    }
  }
  const auto lesson = read_setup(catalogue(), write_setup(colours, 0, basic_game, R"({"bonus": 5000})"));
  ASSERT_TRUE(lesson);
  EXPECT_EQ(lesson->start.bonus, 5000);
}

TEST(KnockOutSetup, names_the_place_of_every_mistake) {
  using enum FaultCode;
  const std::vector<fc::test::Damage> mistakes{
      {"/seats", 3, "setup.seats", unknown_key},
      {"/players", 3, "setup.players", wrong_type},
      {"/players", {"green", "black"}, "setup.players", out_of_range},
      {"/players", {"green", "black", "orange", "purple", "yellow", "green"}, "setup.players", out_of_range},
      {"/players/1", "green", "setup.players[1]", unknown_value},
      {"/players/2", "blue", "setup.players[2]", unknown_value},
      {"/players/0", 0, "setup.players[0]", wrong_type},
      {"/start", 3, "setup.start", out_of_range},
      {"/start", -1, "setup.start", out_of_range},
      {"/start", "green", "setup.start", wrong_type},
      {"/options/slots", 3, "setup.options.slots", unknown_key},
      {"/options/betting", 1, "setup.options.betting", wrong_type},
      {"/options/bonus_split", "per-head", "setup.options.bonus_split", unknown_value},
      {"/scenario", Json::array(), "setup.scenario", wrong_type},
      {"/scenario/stage", 1, "setup.scenario.stage", unknown_key},
      {"/scenario/season", 3, "setup.scenario.season", out_of_range},
      {"/scenario/boxers", 1, "setup.scenario.boxers", wrong_type},
      {"/scenario/boxers/al-dente/class", "amateur", "setup.scenario.boxers.al-dente", unknown_key},
      {"/scenario/boxers/max-impact/class", "novice", "setup.scenario.boxers.max-impact.class", unknown_value},
      {"/scenario/boxers/max-impact/belt", true, "setup.scenario.boxers.max-impact.belt", unknown_key},
      {"/scenario/boxers/max-impact",
       {{"class", "champion"}, {"title", "superchampion"}},
       "setup.scenario.boxers.max-impact.title",
       out_of_range},
      {"/scenario",
       {{"season", 2}, {"boxers", {{"max-impact", {{"title", "superchampion"}}}}}},
       "setup.scenario.boxers.max-impact.title",
       out_of_range},
      {"/scenario/boxers/max-impact/out", true, "setup.scenario.boxers.max-impact.out", out_of_range},
      {"/scenario/money/yellow", 1000, "setup.scenario.money.yellow", unknown_key},
      {"/scenario/money/black", -1000, "setup.scenario.money.black", out_of_range},
      {"/scenario/money/black", 1500, "setup.scenario.money.black", out_of_range},
      {"/scenario/money/black", 2'000'000'000'000, "setup.scenario.money.black", out_of_range},
      {"/scenario/money", Json::array({1000}), "setup.scenario.money", wrong_type},
      {"/scenario/ious/black", -1, "setup.scenario.ious.black", out_of_range},
      {"/scenario/ious/black", 1.5, "setup.scenario.ious.black", wrong_type},
      {"/scenario/cards/black", {1, 1, 1}, "setup.scenario.cards.black[2]", out_of_range},
      {"/scenario/cards/black", {6}, "setup.scenario.cards.black[0]", out_of_range},
      {"/scenario/cards/black", "12345", "setup.scenario.cards.black", wrong_type},
      {"/scenario/bonus", 999, "setup.scenario.bonus", out_of_range},
      {"/scenario/last_fight", {"max-impact"}, "setup.scenario.last_fight", out_of_range},
      {"/scenario/last_fight", {"max-impact", "hank-erchief"}, "setup.scenario.last_fight", out_of_range},
      {"/scenario/last_fight", {"max-impact", "al-dente"}, "setup.scenario.last_fight[1]", unknown_value},
      {"/scenario/last_fight", {1, "max-impact"}, "setup.scenario.last_fight[0]", wrong_type},
  };
  fc::test::expect_faults(mistakes, fault_after);
}

TEST(KnockOutSetup, needs_players_and_the_option_for_season_two) {
  const auto without = read_setup(catalogue(), "{}");
  ASSERT_FALSE(without);
  EXPECT_EQ(without.error().where, "setup.players");
  const auto too_late = read_setup(catalogue(), R"({"players":["black","green","yellow"],"scenario":{"season":2}})");
  ASSERT_FALSE(too_late);
  EXPECT_EQ(too_late.error().where, "setup.scenario.season");
  const auto cut = read_setup(catalogue(), R"({"players":["bla)");
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().code, FaultCode::bad_json);
}

}  // namespace
}  // namespace fc::knock_out
