// From the set-up of a script to a bout: every kind of mistake is refused at its place.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "library/ringside/game.h"
#include "tests/library/our_catalogue.h"
#include "tests/library/refused_setup.h"

namespace fc::ringside {
namespace {

const Catalogue& catalogue() { return fc::test::our_catalogue<load_catalogue>(); }

nlohmann::json plain_fighter() {
  return {{"ag", 50}, {"uc", 2}, {"rj", 2}, {"rh", 2}, {"co", 2}, {"lj", 2}, {"lh", 2}, {"cp", 20}, {"end", 10}};
}

nlohmann::json plain_setup() { return {{"red", plain_fighter()}, {"blue", "joe-louis"}, {"rounds", 1}}; }

/// The fault of the plain set-up with one value changed.
Fault fault_after(const char* pointer, const nlohmann::json& value) {
  return fc::test::refusal_with(catalogue(), plain_setup(), pointer, value);
}

Fault fault_without(const char* pointer, const char* key) {
  nlohmann::json json = plain_setup();
  json.at(nlohmann::json::json_pointer(pointer)).erase(key);
  return fc::test::refusal_of(catalogue(), json);
}

TEST(RingsideSetup, knows_fighters_by_id_and_takes_own_ones) {
  const auto setup = read_setup(catalogue(), plain_setup().dump());
  ASSERT_TRUE(setup) << one_line(setup.error());
  EXPECT_EQ(setup->boxer(Corner::red).agility, 50);
  EXPECT_EQ(setup->boxer(Corner::blue), catalogue().find("joe-louis")->boxer);
  EXPECT_EQ(setup->rounds, 1);
  EXPECT_EQ(setup->options, Options{});
  EXPECT_EQ(setup->charts, catalogue().charts);
}

TEST(RingsideSetup, reads_all_options_and_damage) {
  nlohmann::json json = plain_setup();
  json["red_damage"] = 16;
  json["options"] = {
      {"tactics", false}, {"saved_by_the_bell", true}, {"scoring", "five-point-must"}, {"ask_counterpunch", true}};
  const auto setup = read_setup(catalogue(), json.dump());
  ASSERT_TRUE(setup) << one_line(setup.error());
  EXPECT_EQ(setup->damage, (std::array<std::int16_t, 2>{16, 0}));
  EXPECT_EQ(
      setup->options,
      (Options{.tactics = false, .saved_by_the_bell = true, .scoring = Scoring::five_point_must, .ask_counterpunch = true}));
}

TEST(RingsideSetup, does_not_care_what_an_own_fighter_is_called) {
  for (const nlohmann::json& name :
       {nlohmann::json("Plain"), nlohmann::json(7), nlohmann::json(nullptr), nlohmann::json::array()}) {
    nlohmann::json json = plain_setup();
    json["red"]["name"] = name;
    json["red"]["id"] = name;
    EXPECT_TRUE(read_setup(catalogue(), json.dump())) << name;
  }
}

TEST(RingsideSetup, refuses_wrong_fighters) {
  EXPECT_EQ(fault_after("/red", "rocky-graziano").where, "setup.red");
  EXPECT_EQ(fault_after("/red", "rocky-graziano").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_after("/blue", 3).where, "setup.blue");
  EXPECT_EQ(fault_after("/blue", 3).code, FaultCode::wrong_type);
  EXPECT_EQ(fault_after("/red/hook", 3).where, "setup.red.hook");
  EXPECT_EQ(fault_after("/red/hook", 3).code, FaultCode::unknown_key);
  EXPECT_EQ(fault_without("/red", "lh").where, "setup.red.lh");
  EXPECT_EQ(fault_without("/red", "lh").code, FaultCode::missing_key);
}

struct Bound {
  const char* key;
  int low;
  int high;
};

TEST(RingsideSetup, keeps_ratings_in_their_ranges) {
  for (const Bound& bound : {Bound{"ag", 1, 90}, Bound{"uc", 1, 9}, Bound{"rj", 1, 9}, Bound{"rh", 1, 9}, Bound{"co", 1, 9},
                             Bound{"lj", 1, 9}, Bound{"lh", 1, 9}, Bound{"cp", 0, 80}, Bound{"end", 0, 60}}) {
    const std::string pointer = std::string("/red/") + bound.key;
    const std::string where = std::string("setup.red.") + bound.key;
    for (const int wrong : {bound.low - 1, bound.high + 1}) {
      const Fault found = fault_after(pointer.c_str(), wrong);
      EXPECT_EQ(found.code, FaultCode::out_of_range);
      EXPECT_EQ(found.where, where);
    }
    for (const int right : {bound.low, bound.high}) {
      nlohmann::json json = plain_setup();
      json["red"][bound.key] = right;
      EXPECT_TRUE(read_setup(catalogue(), json.dump())) << where << " " << right;
    }
    for (const nlohmann::json& wrong :
         {nlohmann::json(true), nlohmann::json(2.0), nlohmann::json("2"), nlohmann::json(nullptr)}) {
      EXPECT_EQ(fault_after(pointer.c_str(), wrong).code, FaultCode::wrong_type) << where << " " << wrong;
    }
  }
}

TEST(RingsideSetup, refuses_wrong_rounds_and_damage) {
  for (const int rounds : {0, 16, -1}) {
    EXPECT_EQ(fault_after("/rounds", rounds).where, "setup.rounds");
  }
  EXPECT_EQ(fault_after("/rounds", true).code, FaultCode::wrong_type);
  EXPECT_EQ(fault_after("/red_damage", 17).where, "setup.red_damage") << "7 + 10 points leave 16";
  EXPECT_EQ(fault_after("/red_damage", -1).code, FaultCode::out_of_range);
  EXPECT_EQ(fault_after("/blue_damage", 1.0).where, "setup.blue_damage");
}

TEST(RingsideSetup, refuses_wrong_keys_and_options) {
  EXPECT_EQ(fault_after("/referee", 1).where, "setup.referee");
  EXPECT_EQ(fault_after("/options", true).where, "setup.options");
  EXPECT_EQ(fault_after("/options/bell", true).where, "setup.options.bell");
  EXPECT_EQ(fault_after("/options/bell", true).code, FaultCode::unknown_key);
  EXPECT_EQ(fault_after("/options/tactics", 1).where, "setup.options.tactics");
  EXPECT_EQ(fault_after("/options/scoring", "knockdowns").where, "setup.options.scoring");
  EXPECT_EQ(fault_after("/options/scoring", "knockdowns").code, FaultCode::unknown_value);
  EXPECT_EQ(fault_after("/options/scoring", 10).code, FaultCode::wrong_type);
  for (const char* const key : {"red", "blue", "rounds"}) {
    EXPECT_EQ(fault_without("", key).where, std::string("setup.") + key);
    EXPECT_EQ(fault_without("", key).code, FaultCode::missing_key);
  }
}

TEST(RingsideSetup, writes_set_ups_that_it_reads_back) {
  Random dice(3);
  const BoxerEntry own{.id = "", .name = "The \"Kid\"", .boxer = boxer_by_dice(dice)};
  const Options options{.tactics = false, .saved_by_the_bell = true, .scoring = Scoring::ten_point_must};
  const std::string text = write_setup({to_json(own), "joe-louis"}, 7, options);
  const auto setup = read_setup(catalogue(), text);
  ASSERT_TRUE(setup) << one_line(setup.error());
  EXPECT_EQ(setup->boxer(Corner::red), own.boxer);
  EXPECT_EQ(setup->rounds, 7);
  EXPECT_EQ(setup->options, options);
  EXPECT_EQ(names_in(catalogue(), text), (std::array<std::string, 2>{"The \"Kid\"", "Joe Louis"}));
}

TEST(RingsideSetup, calls_a_man_without_a_name_by_his_id) {
  const auto man = [](const std::string& id) {
    return R"({)" + id + R"("ag":50,"uc":2,"rj":2,"rh":2,"co":2,"lj":2,"lh":2,"cp":50,"end":25})";
  };
  EXPECT_EQ(names_in(catalogue(), R"({"red":)" + man(R"("id":"james-j-corbett",)") + R"(,"blue":)" +
                                      man(R"("id":"wiley-tuckett",)") + "}"),
            (std::array<std::string, 2>{"James J. Corbett", "Wiley Tuckett"}));
  EXPECT_EQ(names_in(catalogue(), R"({"red":)" + man("") + R"(,"blue":)" + man("") + "}"), (std::array<std::string, 2>{}));
}

TEST(RingsideSetup, finds_no_names_in_rubbish_and_does_not_fail) {
  EXPECT_EQ(names_in(catalogue(), "rubbish"), (std::array<std::string, 2>{}));
  EXPECT_EQ(names_in(catalogue(), R"({"red": 7})"), (std::array<std::string, 2>{}));
}

TEST(RingsideAnswer, is_the_referees_json) {
  const auto setup = read_setup(catalogue(), plain_setup().dump());
  ASSERT_TRUE(setup);
  const State state = Rules::opening(*setup);
  EXPECT_EQ(write_answer(*setup, state, {}),
            R"({"status":"waiting-for-die","need":{"die":"d100","for":"opening","who":"red"},)"
            R"("state":{"round":1,"turn":1,"attacker":null,"tactic":"no-tactic","rush":false,)"
            R"("red":{"endurance":17,"square":[2,2],"hits":0,"damage":0,"knockdowns":0,"rounds_won":0,"points":0,)"
            R"("trapped":false,"covering":false,"clinch_barred":false},)"
            R"("blue":{"endurance":29,"square":[3,3],"hits":0,"damage":0,"knockdowns":0,"rounds_won":0,"points":0,)"
            R"("trapped":false,"covering":false,"clinch_barred":false},"scorecard":[]},"result":null,"events":[]})");
}

}  // namespace
}  // namespace fc::ringside
