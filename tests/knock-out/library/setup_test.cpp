// From the set-up of a script to a game: every kind of mistake is refused at its place. Source: rules/knock-out/rules.md,
// 5, 7.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "library/knock-out/game.h"
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

struct Mistake {
  const char* pointer;
  Json value;
  FaultCode code;
  const char* where;
};

TEST(KnockOutSetup, names_the_place_of_every_mistake) {
  using enum FaultCode;
  const std::vector<Mistake> mistakes{
      {"/seats", 3, unknown_key, "setup.seats"},
      {"/players", 3, wrong_type, "setup.players"},
      {"/players", {"green", "black"}, out_of_range, "setup.players"},
      {"/players", {"green", "black", "orange", "purple", "yellow", "green"}, out_of_range, "setup.players"},
      {"/players/1", "green", unknown_value, "setup.players[1]"},
      {"/players/2", "blue", unknown_value, "setup.players[2]"},
      {"/players/0", 0, wrong_type, "setup.players[0]"},
      {"/start", 3, out_of_range, "setup.start"},
      {"/start", -1, out_of_range, "setup.start"},
      {"/start", "green", wrong_type, "setup.start"},
      {"/options/slots", 3, unknown_key, "setup.options.slots"},
      {"/options/betting", 1, wrong_type, "setup.options.betting"},
      {"/options/bonus_split", "per-head", unknown_value, "setup.options.bonus_split"},
      {"/scenario", Json::array(), wrong_type, "setup.scenario"},
      {"/scenario/stage", 1, unknown_key, "setup.scenario.stage"},
      {"/scenario/season", 3, out_of_range, "setup.scenario.season"},
      {"/scenario/boxers", 1, wrong_type, "setup.scenario.boxers"},
      {"/scenario/boxers/al-dente/class", "amateur", unknown_key, "setup.scenario.boxers.al-dente"},
      {"/scenario/boxers/max-impact/class", "novice", unknown_value, "setup.scenario.boxers.max-impact.class"},
      {"/scenario/boxers/max-impact/belt", true, unknown_key, "setup.scenario.boxers.max-impact.belt"},
      {"/scenario/boxers/max-impact",
       {{"class", "champion"}, {"title", "superchampion"}},
       out_of_range,
       "setup.scenario.boxers.max-impact.title"},
      {"/scenario",
       {{"season", 2}, {"boxers", {{"max-impact", {{"title", "superchampion"}}}}}},
       out_of_range,
       "setup.scenario.boxers.max-impact.title"},
      {"/scenario/boxers/max-impact/out", true, out_of_range, "setup.scenario.boxers.max-impact.out"},
      {"/scenario/money/yellow", 1000, unknown_key, "setup.scenario.money.yellow"},
      {"/scenario/money/black", -1000, out_of_range, "setup.scenario.money.black"},
      {"/scenario/money/black", 1500, out_of_range, "setup.scenario.money.black"},
      {"/scenario/money/black", 2'000'000'000'000, out_of_range, "setup.scenario.money.black"},
      {"/scenario/money", Json::array({1000}), wrong_type, "setup.scenario.money"},
      {"/scenario/ious/black", -1, out_of_range, "setup.scenario.ious.black"},
      {"/scenario/ious/black", 1.5, wrong_type, "setup.scenario.ious.black"},
      {"/scenario/cards/black", {1, 1, 1}, out_of_range, "setup.scenario.cards.black[2]"},
      {"/scenario/cards/black", {6}, out_of_range, "setup.scenario.cards.black[0]"},
      {"/scenario/cards/black", "12345", wrong_type, "setup.scenario.cards.black"},
      {"/scenario/bonus", 999, out_of_range, "setup.scenario.bonus"},
      {"/scenario/last_fight", {"max-impact"}, out_of_range, "setup.scenario.last_fight"},
      {"/scenario/last_fight", {"max-impact", "hank-erchief"}, out_of_range, "setup.scenario.last_fight"},
      {"/scenario/last_fight", {"max-impact", "al-dente"}, unknown_value, "setup.scenario.last_fight[1]"},
      {"/scenario/last_fight", {1, "max-impact"}, wrong_type, "setup.scenario.last_fight[0]"},
  };
  for (const Mistake& mistake : mistakes) {
    const Fault found = fault_after(mistake.pointer, mistake.value);
    EXPECT_EQ(found.code, mistake.code) << mistake.pointer << ' ' << mistake.value << ": " << one_line(found);
    EXPECT_EQ(found.where, mistake.where) << one_line(found);
  }
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
