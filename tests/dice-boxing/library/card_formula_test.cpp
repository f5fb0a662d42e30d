// Cards by the formula and by the generator against the vectors of the rules.
#include "rules/dice-boxing/card.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "library/dice-boxing/game.h"
#include "library/whole_file.h"
#include "tests/dice-boxing/ours.h"

namespace fc::dice_boxing {
namespace {

using test::ours;

/// In which keys may stand in any order.
using AnyOrder = nlohmann::json;

const AnyOrder& vectors() {
  static const AnyOrder read = AnyOrder::parse(*read_whole(FC_SOURCE_DIR "/tests/dice-boxing/library/card-vectors.json"));
  return read;
}

/// As the vectors have it, apart from the order of keys. Rows of equal results are one to us, so both are opened.
AnyOrder opened(const Json& boxer) {
  AnyOrder object = AnyOrder::parse(boxer.dump());
  AnyOrder rows = AnyOrder::array();
  for (const AnyOrder& row : object["results"]) {
    for (int face = row[0]; face <= row[1]; ++face) {
      rows.push_back(row[2]);
    }
  }
  object["results"] = rows;
  return object;
}

TEST(DiceBoxingCards, come_out_of_the_formula_as_in_the_rules) {
  ASSERT_EQ(vectors()["cards"].size(), 6U);
  for (const AnyOrder& card : vectors()["cards"]) {
    const RosterEntry* const entry = ours().find(card["id"].get<std::string>());
    ASSERT_NE(entry, nullptr) << card["id"];
    EXPECT_EQ(opened(boxer_json(*entry, ours().boxer(*entry))), opened(Json::parse(card.dump())));
  }
}

TEST(DiceBoxingCards, grade_a_technician_b_at_stick_and_move_from_a_control_of_66) {
  Styles technician;
  technician.push_back(Style::technician);
  EXPECT_EQ(grades_of(technician, 50, 66, 5).back(), Grade::b);
  EXPECT_EQ(grades_of(technician, 50, 65, 5).back(), Grade::c);
}

TEST(DiceBoxingCards, are_made_up_as_in_the_rules) {
  constexpr std::array<MadeUpNumber, 6> who{{{WeightClass::heavyweight, 0, 0},
                                             {WeightClass::heavyweight, 1, 5},
                                             {WeightClass::middleweight, 2, 16},
                                             {WeightClass::lightweight, 3, 8},
                                             {WeightClass::minimumweight, 0, 13},
                                             {WeightClass::minimumweight, 3, 0}}};
  ASSERT_EQ(vectors()["fictional"].size(), who.size());
  for (std::size_t index = 0; index < who.size(); ++index) {
    const MadeUp made = make_up(ours().tables(), ours().made_up, usual_roster_seed, who[index]);
    const std::string name = name_of(ours().made_up, who[index]);
    const RosterEntry entry{
        .id = made_up_id(name), .name = name, .weight_class = who[index].weight_class, .tier = who[index].tier};
    EXPECT_EQ(opened(boxer_json(entry, {made.card, made.record, made.years})),
              opened(Json::parse(vectors()["fictional"][index].dump())));
  }
}

TEST(DiceBoxingCards, of_another_seed_are_other_cards_but_for_the_real_boxers) {
  int changed = 0;
  int made_up = 0;
  for (const RosterEntry& entry : ours().boxers) {
    const bool same = ours().card(entry) == ours().card(entry, usual_roster_seed + 1);
    ASSERT_TRUE(same || !entry.real) << entry.id;
    made_up += entry.real ? 0 : 1;
    changed += same ? 0 : 1;
  }
  EXPECT_EQ(made_up, 756);
  EXPECT_EQ(changed, made_up);
}

TEST(DiceBoxingCards, lie_within_the_limits_with_a_hundred_results_whatever_the_seed) {
  for (const RosterEntry& entry : ours().boxers) {
    for (const std::uint32_t seed : {usual_roster_seed, 0U, 4'294'967'295U}) {
      const Boxer boxer = ours().boxer(entry, seed);
      for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
        ASSERT_TRUE(ours().tables().limits[rating].holds(boxer.card.ratings.*all_ratings[rating]))
            << entry.id << ' ' << rating_names[rating];
      }
      ASSERT_EQ(boxer.card.ratings.foul % 5, 0) << entry.id;
      for (const Hit hit : boxer.card.results) {
        ASSERT_TRUE(hit.points >= 1 && hit.points <= most_hit_points) << entry.id;
      }
      ASSERT_TRUE(boxer.record.ko_wins <= boxer.record.wins && boxer.record.ko_losses <= boxer.record.losses) << entry.id;
      ASSERT_GE(boxer.record.draws, 0) << entry.id;
      ASSERT_EQ(tier_of(ours().made_up, boxer.card.ratings.control), entry.tier) << entry.id;
    }
  }
}

TEST(DiceBoxingCards, of_a_man_without_bouts_can_be_made) {
  const CareerFacts novice{.weight_class = WeightClass::heavyweight,
                           .styles = ours().real.front().facts.styles,
                           .record = {},
                           .height_cm = 180,
                           .reach_cm = 180};
  const BoxerCard card = card_of(ours().tables(), novice);
  EXPECT_EQ(card.ratings.ko, 0);
  EXPECT_EQ(card.ratings.power, 1);
  EXPECT_EQ(card.ratings.kd, 1);
  EXPECT_EQ(card.ratings.chin, 2);
}

}  // namespace
}  // namespace fc::dice_boxing
