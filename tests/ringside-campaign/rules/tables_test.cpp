// The tables and formulas of the rules, call by call: table-vectors.json. Source: rules/ringside-campaign/rules.md, 8.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "rules/ringside-campaign/ladder.h"
#include "rules/ringside-campaign/stables.h"
#include "rules/ringside-campaign/week.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {
namespace {

using Json = nlohmann::json;

const Tables& tables() { return our_catalogue().tables; }

Arena arena_from(const Json& word) {
  const std::map<std::string, Arena> arenas{
      {"pits", Arena::pits}, {"low", Arena::low}, {"middle", Arena::middle}, {"high", Arena::high}, {"best", Arena::best}};
  return arenas.at(word);
}

ringside::Method method_from(const Json& word) {
  const std::map<std::string, ringside::Method> methods{{"ko", ringside::Method::ko},
                                                        {"tko", ringside::Method::tko},
                                                        {"decision", ringside::Method::decision},
                                                        {"draw", ringside::Method::draw}};
  return methods.at(word);
}

/// true, false, or null for a draw.
Outcome outcome_of(const Json& won) {
  if (won.is_null()) {
    return Outcome::drawn;
  }
  return won.get<bool>() ? Outcome::won : Outcome::lost;
}

Outcome outcome_from(const Json& word) {
  const std::map<std::string, Outcome> outcomes{
      {"winner", Outcome::won}, {"loser", Outcome::lost}, {"draw", Outcome::drawn}};
  return outcomes.at(word);
}

/// Letters stand for men: 'a' is 0.
Person man_from(const Json& letter) {
  return letter.is_null() ? nobody : static_cast<Person>(letter.get<std::string>()[0] - 'a');
}

Json letter_of(Person man) { return man == nobody ? Json(nullptr) : Json(std::string(1, static_cast<char>('a' + man))); }

ladders::Contenders contenders_from(const Json& letters) {
  ladders::Contenders men;
  for (const Json& letter : letters) {
    men.push_back(man_from(letter));
  }
  return men;
}

Json letters_of(const ladders::Contenders& men) {
  Json letters = Json::array();
  for (const Person man : men) {
    letters.push_back(letter_of(man));
  }
  return letters;
}

Json experience(const Json& args) {
  constexpr std::array names{"end", "ag", "cp"};
  std::array<std::uint8_t, ability_count> gained{};
  for (std::size_t ability = 0; ability < ability_count; ++ability) {
    gained[ability] = args[1].at(names[ability]);
  }
  const std::optional<Ability> ability = learned(tables(), args[0], gained);
  return ability ? Json(names[static_cast<std::size_t>(*ability)]) : Json(nullptr);
}

Json ladder(const Json& args) {
  Ladder ladder{.champion = man_from(args[0]), .contenders = contenders_from(args[1])};
  ladders::after_bout(ladder, man_from(args[2]), man_from(args[3]), man_from(args[4]), args[5]);
  return {letter_of(ladder.champion), letters_of(ladder.contenders)};
}

Json idle_slide(const Json& args) {
  ladders::Contenders men = contenders_from(args[0]);
  const ladders::Contenders idle = contenders_from(args[1]);
  ladders::slide_idle(men, [&idle](Person man) { return contains(idle, man); });
  return letters_of(men);
}

Json bracket(const Json& args) {
  Json seeds = Json::array();
  for (const std::uint8_t seed : seeding::bracket_of(args[0])) {
    seeds.push_back(seed);
  }
  return seeds;
}

Json boxer_json(const ringside::Boxer& boxer) {
  constexpr std::array punches{"uc", "rj", "rh", "co", "lj", "lh"};
  Json json{{"ag", boxer.agility}, {"end", boxer.endurance}, {"cp", boxer.counterpunch}};
  for (std::size_t punch = 0; punch < punches.size(); ++punch) {
    json[punches[punch]] = boxer.punches[punch];
  }
  return json;
}

/// The man who comes of these dice, once his name has been thrown for.
Json generated_fighter(const Json& args) {
  constexpr int first_name = 1;
  NoEvents nobody_listens;
  State state;
  state.next_name = first_name;
  making::begin(state, no_seat);
  for (const int die : args[0]) {
    const Need asked = std::exchange(state.asked, {});
    making::roll(state, static_cast<Purpose>(asked.topic), die, nobody_listens);
  }
  EXPECT_EQ(state.asked.kind, NeedKind::finished);
  return boxer_json(state.man(bearer_of(first_name)).boxer);
}

/// Arguments: rounds, base Endurance, Endurance at the end, weeks since.
Json carry_damage(const Json& args) {
  return carried_after(tables(), Recovery::rest, args[3], fresh_endurance(args[0], args[1]) - args[2].get<int>());
}

using Function = Json (*)(const Json& args);

const std::map<std::string, Function> functions{
    {"rank-pop",
     [](const Json& args) { return Json(rank_pop(tables(), args[0].is_null() ? no_rank : args[0].get<int>())); }},
    {"bout-pop",
     [](const Json& args) { return Json(bout_pop(tables(), method_from(args[0]), outcome_of(args[1]), args[2])); }},
    {"eligible", [](const Json& args) { return Json(is_eligible(tables(), arena_from(args[0]), args[1], args[2])); }},
    {"purse",
     [](const Json& args) {
       return Json(purse(tables(), arena_from(args[0]), args[1], args[2], args[3], outcome_from(args[4])));
     }},
    {"new-cut", [](const Json& args) { return Json(new_cut(tables().cut, args[0], args[1], args[2], args[3])); }},
    {"manager-share", [](const Json& args) { return Json(manager_share(args[0], args[1])); }},
    {"experience", experience},
    {"ladder", ladder},
    {"idle-slide", idle_slide},
    {"bracket", bracket},
    {"strength", [](const Json& args) { return Json(strength(our_men().find(args[0].get<std::string>())->boxer)); }},
    {"generated-fighter", generated_fighter},
    {"carry-damage", carry_damage},
};

TEST(RingsideCampaignTables, give_every_figure_of_the_vectors) {
  std::ifstream in(FC_SOURCE_DIR "/tests/ringside-campaign/table-vectors.json");
  int calls = 0;
  for (const Json& vector : Json::parse(in)) {
    const std::string name = vector.at("fn");
    ASSERT_TRUE(functions.contains(name)) << name;
    EXPECT_EQ(functions.at(name)(vector.at("args")), vector.at("expect"))
        << name << vector.at("args") << ": " << vector.value("note", "");
    ++calls;
  }
  EXPECT_EQ(calls, 114);
}

}  // namespace
}  // namespace fc::ringside_campaign::test
