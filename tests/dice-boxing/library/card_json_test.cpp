// Cards that somebody brings along, as scripts and files spell them.
#include "library/dice-boxing/card_json.h"

#include <gtest/gtest.h>

#include "library/dice-boxing/game.h"
#include "tests/dice-boxing/ours.h"

namespace fc::dice_boxing {
namespace {

using test::ours;

NamedCard ali() { return {.id = "muhammad-ali", .name = "Muhammad Ali", .card = ours().card(*ours().find("muhammad-ali"))}; }

/// The fault of Ali's card after a change.
template <class Change>
Fault fault_after(Change change) {
  Json object = card_json(ali());
  change(object);
  const Result<NamedCard> read = read_card_object(ours().tables(), object, "setup.red");
  EXPECT_FALSE(read.has_value());
  return read ? Fault() : read.error();
}

TEST(DiceBoxingCardJson, is_read_back_as_it_was_written) {
  for (const RosterEntry& entry : ours().boxers) {
    const NamedCard card{.id = entry.id, .name = entry.name, .card = ours().card(entry)};
    const Result<NamedCard> read = read_card_object(ours().tables(), card_json(card), "setup.red");
    ASSERT_TRUE(read.has_value()) << one_line(read.error());
    ASSERT_EQ(*read, card);
  }
}

TEST(DiceBoxingCardJson, says_in_words_what_lies_below_the_place) {
  EXPECT_EQ(fault_after([](Json& card) { card["reach"] = 200; }).detail.substr(0, 18), "reach: unknown key");
  EXPECT_EQ(fault_after([](Json& card) { card["results"] = Json::parse(R"([[0,40,["jab",1]],[42,99,["jab",1]]])"); }).detail,
            "[0]: must be 41, not 42");
}

TEST(DiceBoxingCardJson, makes_results_from_styles_and_power_where_none_are_given) {
  Json object = card_json(ali());
  object.erase("results");
  object.erase("id");
  object.erase("name");
  const Result<NamedCard> read = read_card_object(ours().tables(), object, "setup.red");
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->card, ali().card);
  EXPECT_TRUE(read->id.empty() && read->name.empty());
}

TEST(DiceBoxingCardJson, names_the_places_of_the_rules) {
  EXPECT_EQ(fault_after([](Json& card) { card.erase("chin"); }),
            (Fault{FaultCode::missing_key, "setup.red", "chin: is missing"}));
  EXPECT_EQ(fault_after([](Json& card) { card["reach"] = 200; }).where, "setup.red");
  EXPECT_EQ(fault_after([](Json& card) { card = Json::array(); }).where, "setup.red");
  EXPECT_EQ(fault_after([](Json& card) { card["id"] = 1; }).where, "setup.red.id");
  EXPECT_EQ(fault_after([](Json& card) { card["class"] = "giant"; }).where, "setup.red.class");
  EXPECT_EQ(fault_after([](Json& card) { card["styles"][1] = "dancer"; }).where, "setup.red.styles");
  EXPECT_EQ(fault_after([](Json& card) { card["control"] = 34; }).where, "setup.red.control");
  EXPECT_EQ(fault_after([](Json& card) { card["foul"] = 82; }).where, "setup.red.foul");
  EXPECT_EQ(fault_after([](Json& card) { card["grades"].erase("knockout"); }).where, "setup.red.grades");
  EXPECT_EQ(fault_after([](Json& card) { card["grades"]["knockout"] = "E"; }).where, "setup.red.grades.knockout");
  EXPECT_EQ(fault_after([](Json& card) { card["results"] = Json::object(); }).where, "setup.red.results");
}

TEST(DiceBoxingCardJson, refuses_results_that_do_not_tile_00_to_99) {
  const auto place_after = [](const char* rows) {
    return fault_after([rows](Json& card) { card["results"] = Json::parse(rows); }).where;
  };
  EXPECT_EQ(place_after(R"([[0, 49, ["jab", 1]], [51, 99, ["jab", 1]]])"), "setup.red.results[1]") << "a gap";
  EXPECT_EQ(place_after(R"([[0, 49, ["jab", 1]], [49, 99, ["jab", 1]]])"), "setup.red.results[1]") << "an overlap";
  EXPECT_EQ(place_after(R"([[0, 100, ["jab", 1]]])"), "setup.red.results[0]");
  EXPECT_EQ(place_after(R"([[0, 98, ["jab", 1]]])"), "setup.red.results") << "99 is missing";
  EXPECT_EQ(place_after(R"([])"), "setup.red.results");
  EXPECT_EQ(place_after(R"([[0, 99, ["jab", 1]], [100, 100, ["jab", 1]]])"), "setup.red.results[1]");
  EXPECT_EQ(place_after(R"([[0, 99, ["jab", 6]]])"), "setup.red.results[0]");
  EXPECT_EQ(place_after(R"([[0, 99, ["slap", 1]]])"), "setup.red.results[0]");
  EXPECT_EQ(place_after(R"([[0, 99]])"), "setup.red.results[0]");
  EXPECT_EQ(place_after(R"([[0, true, ["jab", 1]]])"), "setup.red.results[0]");
}

TEST(DiceBoxingCardJson, reports_the_first_fault_in_the_order_of_the_rules) {
  const auto spoiled = [](std::initializer_list<const char*> keys) {
    return fault_after([keys](Json& card) {
             for (const char* const key : keys) {
               card[key] = -99;
             }
           })
        .where;
  };
  EXPECT_EQ(spoiled({"results", "grades", "defense", "control", "styles", "class", "name", "id"}), "setup.red.id");
  EXPECT_EQ(spoiled({"results", "grades", "defense", "control", "styles", "class", "name"}), "setup.red.name");
  EXPECT_EQ(spoiled({"results", "grades", "defense", "control", "styles", "class"}), "setup.red.class");
  EXPECT_EQ(spoiled({"results", "grades", "defense", "control", "styles"}), "setup.red.styles");
  EXPECT_EQ(spoiled({"results", "grades", "defense", "control"}), "setup.red.control");
  EXPECT_EQ(spoiled({"results", "grades", "defense"}), "setup.red.defense");
  EXPECT_EQ(spoiled({"results", "grades"}), "setup.red.grades");
}

}  // namespace
}  // namespace fc::dice_boxing
