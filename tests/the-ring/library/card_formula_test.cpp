// Cards by the formula against those of the rules, and cards as a file spells them.
#include "rules/the-ring/card.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "library/the-ring/game.h"
#include "library/whole_file.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring {
namespace {

using test::ours;

/// In which keys may stand in any order.
using AnyOrder = nlohmann::json;

AnyOrder file_of_rules(const char* name) {
  return AnyOrder::parse(*read_whole(std::string(FC_SOURCE_DIR "/tests/the-ring/library/") + name));
}

/// A card of the rules as it is kept: they may repeat fresh ratings in the tired section.
BoxerCard card_of_rules(const AnyOrder& card) {
  const auto read = read_card_object(Json::parse(card.dump()), "card");
  EXPECT_TRUE(read) << (read ? "" : one_line(read.error()));
  return read ? read->card : BoxerCard{};
}

TEST(TheRingCards, come_out_of_the_formula_as_in_the_roster_of_the_rules) {
  const AnyOrder roster = file_of_rules("roster-cards.json");
  ASSERT_EQ(roster["boxers"].size(), 75U);
  for (const AnyOrder& one : roster["boxers"]) {
    const Boxer* const boxer = ours().find(one["card"]["id"].get<std::string>());
    ASSERT_NE(boxer, nullptr) << one["card"]["id"];
    EXPECT_EQ(boxer->card(), card_of_rules(one["card"])) << boxer->id();
    EXPECT_EQ(boxer->source, Source::roster);
  }
  for (const AnyOrder& one : roster["calibration"]) {
    const Boxer* const boxer = ours().find(one["card"]["id"].get<std::string>());
    ASSERT_NE(boxer, nullptr) << one["card"]["id"];
    EXPECT_EQ(boxer->card(), card_of_rules(one["card"])) << boxer->id();
  }
}

TEST(TheRingCards, come_out_of_other_records_as_in_the_rules) {
  const AnyOrder records = file_of_rules("other-records.json");
  ASSERT_EQ(records.size(), 3U);
  for (const AnyOrder& one : records) {
    const Boxer* const boxer = ours().find(one["facts"]["id"].get<std::string>());
    ASSERT_NE(boxer, nullptr) << one["facts"]["id"];
    EXPECT_EQ(boxer->card(), card_of_rules(one["card"])) << boxer->id();
    EXPECT_EQ(boxer->source, Source::records);
    EXPECT_EQ(boxer->facts->weight, one["facts"]["weight"].get<int>());
    EXPECT_EQ(boxer->facts->reach, one["facts"]["reach"].get<int>());
    EXPECT_EQ(boxer->facts->tags.size(), one["facts"]["tags"].size());
  }
}

TEST(TheRingCards, have_the_ratings_that_the_first_edition_names) {
  EXPECT_EQ(ours().find("joe-brown")->card().fresh.box, 4);
  EXPECT_TRUE(ours().find("joe-brown")->card().fresh.box_half);
  EXPECT_EQ(ours().find("kenny-lane")->card().fresh.box, 4);
  EXPECT_EQ(ours().find("barney-ross")->card().fresh.box, 5);
  EXPECT_EQ(ours().find("bobo-olson")->card().fresh.pow, 3);
  const Chins& chin = ours().find("randy-sandy")->card().fresh.chin;
  ASSERT_EQ(chin.size(), 2U);
  EXPECT_EQ(chin[0], 1);
  EXPECT_EQ(chin[1], -2);
}

TEST(TheRingCards, are_read_back_from_what_is_written) {
  for (const Boxer& boxer : ours().boxers) {
    const auto read = read_card_object(card_json(boxer.named_card), "card");
    ASSERT_TRUE(read) << one_line(read.error());
    EXPECT_EQ(*read, boxer.named_card) << boxer.id();
  }
}

TEST(TheRingCards, lose_the_half_with_the_rating_that_has_it) {
  Json card = card_json(ours().find("joe-brown")->named_card);
  card["tired"] = {{"box", 3}, {"box_half", true}};
  EXPECT_TRUE(read_card_object(card, "card")->card.tired.box_half);
  card["tired"] = {{"box", 3}};
  EXPECT_FALSE(read_card_object(card, "card")->card.tired.box_half);
  card["tired"] = {{"ko", 1}, {"box_half", false}};
  EXPECT_TRUE(read_card_object(card, "card")->card.tired.box_half) << "without box it counts for nothing";
}

TEST(TheRingCatalogue, has_every_man_of_both_lists_once) {
  int of_roster = 0;
  int of_records = 0;
  for (const Boxer& boxer : ours().boxers) {
    EXPECT_EQ(ours().find(boxer.id()), &boxer) << boxer.id();
    of_roster += boxer.source == Source::roster ? 1 : 0;
    of_records += boxer.source == Source::records ? 1 : 0;
  }
  EXPECT_EQ(of_roster, 75);
  EXPECT_EQ(of_records, 472);
  EXPECT_EQ(ours().boxers.size(), 550U);
}

/// Source: rules/the-ring/rules.md, 2.3: for the men of both lists the cards are within half a point of each other.
TEST(TheRingCatalogue, sees_men_of_both_lists_much_alike) {
  const auto records = read_other_records(Json::parse(*read_whole(FC_SOURCE_DIR "/data/dice-boxing/boxer-facts.json")));
  ASSERT_TRUE(records) << one_line(records.error());
  int men = 0;
  std::array<int, all_ratings.size()> differences{};
  int chin = 0;
  for (const Career& career : *records) {
    const Boxer* const boxer = ours().find(career.id);
    if (boxer == nullptr || boxer->source != Source::roster) {
      continue;
    }
    ++men;
    const BoxerCard other = card_of(ours().tables, career.facts);
    for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
      differences[rating] += other.fresh.*all_ratings[rating] - boxer->card().fresh.*all_ratings[rating];
    }
    chin += other.fresh.chin[0] - boxer->card().fresh.chin[0];
  }
  EXPECT_EQ(men, 73);
  for (const int difference : differences) {
    EXPECT_LE(2 * std::abs(difference), men);
  }
  EXPECT_LE(2 * std::abs(chin), men);
}

}  // namespace
}  // namespace fc::the_ring
