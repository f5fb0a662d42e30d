// data/dice-boxing: what is in it, and what is said about files that are damaged.
#include "library/dice-boxing/game.h"

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "library/whole_file.h"
#include "rules/dice-boxing/card.h"
#include "tests/dice-boxing/ours.h"
#include "tests/library/damaged_data.h"
#include "tests/library/our_catalogue.h"

namespace fc::dice_boxing {
namespace {

using test::ours;

using Json = nlohmann::ordered_json;

class DiceBoxingDamagedData : public fc::test::DamagedData {
 protected:
  DiceBoxingDamagedData() : DamagedData("dice-boxing", &check_data) {}
};

TEST(DiceBoxingCatalogue, is_sound) { fc::test::expect_sound(check_data); }

TEST(DiceBoxingCatalogue, fills_every_class_as_the_rules_say) {
  const Json sizes = Json::parse(*read_whole(FC_SOURCE_DIR "/tests/dice-boxing/library/card-vectors.json"))["roster_sizes"];
  std::map<std::string_view, int> counted;
  for (const RosterEntry& entry : ours().boxers) {
    ++counted[name_of(entry.weight_class)];
  }
  ASSERT_EQ(counted.size(), class_count);
  for (const auto& [name, size] : sizes.items()) {
    EXPECT_EQ(counted[name], size.get<int>()) << name;
  }
  EXPECT_EQ(ours().boxers.size(), 1301U);
}

TEST(DiceBoxingCatalogue, has_nobody_twice) {
  std::set<std::string_view> ids;
  std::set<std::string_view> names;
  for (const RosterEntry& entry : ours().boxers) {
    EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
    EXPECT_TRUE(names.insert(entry.name).second) << entry.name;
    EXPECT_EQ(ours().find(entry.id), &entry);
  }
  EXPECT_EQ(ours().find("f-nobody-atall"), nullptr);
  EXPECT_EQ(ours().find(""), nullptr);
}

TEST(DiceBoxingCatalogue, knows_the_all_time_greats) {
  EXPECT_TRUE(ours().find("muhammad-ali")->great);
  EXPECT_FALSE(ours().find("oleksandr-usyk")->great) << "he still boxes";
  EXPECT_FALSE(ours().find("chuck-wepner")->great);
  EXPECT_EQ(ours().find("muhammad-ali")->tier, 3);
}

TEST_F(DiceBoxingDamagedData, names_file_place_and_what_is_allowed) {
  expect_range_told("boxer-facts.json", {"/3/era", 11, "[3].era", FaultCode::out_of_range}, "must be 0 to 10, not 11");
}

TEST_F(DiceBoxingDamagedData, is_refused_by_the_records) {
  const auto refused = [this](const char* pointer, const Json& value) {
    return fault_after("boxer-facts.json", pointer, value);
  };
  EXPECT_EQ(refused("/0/ko_wins", 57).where, place("boxer-facts.json", "[0].ko_wins")) << "56 wins";
  EXPECT_EQ(refused("/0/ko_losses", 6).where, place("boxer-facts.json", "[0].ko_losses")) << "5 losses";
  EXPECT_EQ(refused("/0/last_year", 1959).where, place("boxer-facts.json", "[0].last_year")) << "he began in 1960";
  EXPECT_EQ(refused("/0/class", "strawweight").code, FaultCode::unknown_value);
  EXPECT_EQ(refused("/0/styles", Json::array({"boxer", "brawler"})).where, place("boxer-facts.json", "[0].styles[1]"));
  EXPECT_EQ(refused("/0/styles", Json::array({"boxer", "boxer"})).code, FaultCode::unknown_value);
  EXPECT_EQ(refused("/0/styles", Json::array()).code, FaultCode::out_of_range);
  EXPECT_EQ(refused("/1/id", "muhammad-ali").where, place("boxer-facts.json", "[1].id"));
  EXPECT_EQ(refused("/1/id", "f-duane-bobick").code, FaultCode::unknown_value);
  EXPECT_EQ(refused("/1/id", "Duane Bobick").code, FaultCode::unknown_value);
  EXPECT_EQ(refused("/1/wins", true).code, FaultCode::wrong_type);
  EXPECT_EQ(refused("/1/wins", 1.0).code, FaultCode::wrong_type);
  EXPECT_EQ(refused("/1/nickname", "Golden Boy").code, FaultCode::unknown_key);
}

TEST_F(DiceBoxingDamagedData, is_refused_without_a_single_bout) {
  Json facts = Json::parse(*read_whole(file("boxer-facts.json")));
  for (const char* const key : {"wins", "losses", "draws", "ko_wins", "ko_losses"}) {
    facts[1][key] = 0;
  }
  EXPECT_EQ(fault_with("boxer-facts.json", facts.dump()).where, place("boxer-facts.json", "[1]"));
}

TEST_F(DiceBoxingDamagedData, is_refused_by_the_card_tables) {
  const auto refused = [this](const char* pointer, const Json& value) { return fault_after("cards.json", pointer, value); };
  EXPECT_EQ(refused("/classes/0", "strawweight").where, place("cards.json", "classes[0]"));
  EXPECT_EQ(refused("/styles/boxer/foul", 3).where, place("cards.json", "styles.boxer.foul"));
  EXPECT_EQ(refused("/punch_weights/boxer/0", 60).where, place("cards.json", "punch_weights.boxer")) << "116 of 100";
  EXPECT_EQ(refused("/punch_points/jab/2", 6).where, place("cards.json", "punch_points.jab[2]"));
  EXPECT_EQ(refused("/power_steps/3", 50).where, place("cards.json", "power_steps[3]")) << "50 stands before it";
  EXPECT_EQ(refused("/limits/foul/1", 100).code, FaultCode::out_of_range);
  EXPECT_EQ(refused("/limits/foul/0", 72).where, place("cards.json", "limits.foul"));
  EXPECT_EQ(refused("/limits/control", Json::array({76, 35})).where, place("cards.json", "limits.control"));
  EXPECT_EQ(refused("/overrides/larry-holmes/card/punches", 57).where,
            place("cards.json", "overrides.larry-holmes.card.punches"));
  EXPECT_EQ(refused("/overrides/larry-holmes/card/speed", 50).code, FaultCode::unknown_key);
  EXPECT_EQ(refused("/overrides/larry-homes", Json::object()).where, place("cards.json", "overrides.larry-homes"));
}

TEST_F(DiceBoxingDamagedData, is_refused_by_the_title_bouts) {
  const auto refused = [this](const char* pointer, const Json& value) {
    return fault_after("title-bouts.json", pointer, value);
  };
  EXPECT_EQ(refused("/bouts", 0).where, place("title-bouts.json", "bouts"));
  EXPECT_EQ(refused("/years/1", "2017").where, place("title-bouts.json", "years[1]"));
  EXPECT_EQ(refused("/per_thousand/split", 1001).where, place("title-bouts.json", "per_thousand.split"));
  EXPECT_EQ(refused("/stoppages_per_thousand/strawweight", 400).where,
            place("title-bouts.json", "stoppages_per_thousand.strawweight"));
  EXPECT_EQ(refused("/stoppages_per_thousand", Json::object()).where,
            place("title-bouts.json", "stoppages_per_thousand.heavyweight"));
}

TEST_F(DiceBoxingDamagedData, is_refused_by_the_names) {
  const auto refused = [this](const char* pointer, const Json& value) { return fault_after("names.json", pointer, value); };
  EXPECT_EQ(refused("/style_draw/11", "brawler").where, place("names.json", "style_draw[11]"));
  EXPECT_EQ(refused("/tiers/1/quota", 26).where, place("names.json", "tiers[1].quota")) << "names of the next tier";
  EXPECT_EQ(refused("/tiers/1/control/0", 37).where, place("names.json", "tiers[1].control[0]")) << "nobody has 36";
  EXPECT_EQ(refused("/tiers/1/stamina/0", 106).where, place("names.json", "tiers[1].stamina[1]"));
  EXPECT_EQ(refused("/regions/0/first/0", "Élie").where, place("names.json", "regions[0].first[0]"));
  EXPECT_EQ(refused("/regions/0/first", Json::array({"Amos"})).where, place("names.json", "regions[0]"));
  EXPECT_EQ(refused("/regions/0/first/1", "Amos").code, FaultCode::unknown_value) << "two of one name";
}

TEST_F(DiceBoxingDamagedData, is_refused_by_the_heads) {
  const Fault hair = fault_after("heads.json", "/muhammad-ali/hair", "mohican");
  EXPECT_EQ(hair.code, FaultCode::unknown_value);
  EXPECT_EQ(hair.where, place("heads.json", "muhammad-ali.hair"));
  EXPECT_EQ(fault_after("heads.json", "/john-doe", Json::object()).where, place("heads.json", "john-doe"));
  EXPECT_EQ(fault_with("heads.json", "[1]").code, FaultCode::wrong_type);
}

TEST(DiceBoxingHeads, are_worn_by_the_men_of_the_records_unless_somebody_chose_otherwise) {
  const KnownBoxers& known = ours().known;
  const Looks hagler = known.looks_of({.id = "marvin-hagler", .name = {}, .facts = {}, .wish = {}});
  EXPECT_EQ(hagler.hair, Hair::bald);
  EXPECT_EQ(hagler.whiskers, Whiskers::goatee);
  LooksWish wish;
  wish.choose(LooksField::hair, static_cast<int>(Hair::afro));
  const Looks wished = known.looks_of({.id = "marvin-hagler", .name = {}, .facts = {}, .wish = wish});
  EXPECT_EQ(wished.hair, Hair::afro);
  EXPECT_EQ(wished.whiskers, Whiskers::goatee);
}

TEST_F(DiceBoxingDamagedData, is_told_for_every_file) {
  for (const char* const name :
       {"boxer-facts.json", "cards.json", "charts.json", "heads.json", "names.json", "title-bouts.json"}) {
    EXPECT_EQ(fault_with(name, "{\"cut\": ").code, FaultCode::bad_json);
  }
  std::filesystem::remove_all(data() / "dice-boxing");
  EXPECT_EQ(check_data(data()).size(), 6U);
}

}  // namespace
}  // namespace fc::dice_boxing
