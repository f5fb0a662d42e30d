// Boxers of the player's own: what a file may say, and what the Gym makes of habits.
#include "library/the-ring/game.h"

#include <gtest/gtest.h>

#include "tests/library/folder.h"
#include "tests/must.h"
#include "tests/the-ring/ours.h"

namespace fc::the_ring::test {
namespace {

using test::ours;

NamedCard rocky() {
  return {.id = "own-rocky",
          .name = "Rocky Jones",
          .class_name = "heavyweight",
          .card = newcomer(ours().tables, WeightClass::heavyweight)};
}

Fault fault_of(const Json& file) {
  const Result<NamedCard> read = read_own_boxer(ours(), "own-rocky", file.dump());
  EXPECT_FALSE(read);
  return read ? Fault{} : read.error();
}

TEST(TheRingOwnBoxers, come_back_as_they_were_written) {
  const NamedCard boxer = rocky();
  EXPECT_EQ(fc::test::must(read_own_boxer(ours(), boxer.id, card_json(boxer).dump())), boxer);
  EXPECT_TRUE(check_own_boxer(ours(), boxer));
}

TEST(TheRingOwnBoxers, are_refused_where_something_is_wrong) {
  Json file = card_json(rocky());
  file["pow"] = 12;
  EXPECT_EQ(fault_of(file).where, "pow");
  file = card_json(rocky());
  file["tired"]["def"] = 6;
  EXPECT_EQ(fault_of(file).where, "tired");
  file = card_json(rocky());
  file["name"] = " ";
  EXPECT_EQ(fault_of(file).where, "name");
  file = card_json(rocky());
  file["id"] = "own-bob";
  EXPECT_EQ(fault_of(file).where, "id");
  NamedCard ali = rocky();
  ali.id = "muhammad-ali";
  EXPECT_EQ(check_own_boxer(ours(), ali).error().where, "id");
}

TEST(TheRingGym, makes_later_chins_cuts_punches_and_the_yellow_section_of_habits) {
  BoxerCard card = newcomer(ours().tables, WeightClass::welterweight);
  card.fresh.chin = {};
  card.fresh.chin.push_back(1);
  card.fresh.pow = 4;
  const Habits habits{
      .chin = ChinHabit::gets_up, .skin = SkinHabit::bleeder, .wind = WindHabit::fades, .best = Hand::left_hook};
  set_habits(card, habits);
  ASSERT_EQ(card.fresh.chin.size(), 3U);
  EXPECT_EQ(card.fresh.chin[2], 3);
  EXPECT_EQ(card.cut[0], 2);
  EXPECT_EQ(card.punch[place_of(Hand::left_hook)], 8);
  EXPECT_EQ(card.punch[place_of(Hand::right)], 6);
  EXPECT_EQ(card.tired.chin[0], -1);
  EXPECT_EQ(card.tired.pow, 3);
  EXPECT_EQ(habits_of(card), habits);
}

TEST(TheRingGym, makes_the_cards_of_the_formula_out_of_their_habits) {
  int same = 0;
  int all = 0;
  for (const Boxer& boxer : ours().boxers) {
    if (boxer.source == Source::roster) {
      BoxerCard card = boxer.card();
      set_habits(card, habits_of(card));
      ++all;
      same += card.tired == boxer.card().tired && card.fresh.chin == boxer.card().fresh.chin ? 1 : 0;
    }
  }
  EXPECT_EQ(same, all);
}

}  // namespace
}  // namespace fc::the_ring::test
