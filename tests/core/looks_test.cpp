// A boxer is always himself: looks follow from facts and a hash of the id, and two men in one ring are told apart.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/looks.h"

namespace fc {
namespace {

constexpr std::uint8_t heavyweight = 16;
constexpr std::uint8_t flyweight = 2;
constexpr std::uint8_t nineteen_tens = 2;
constexpr std::uint8_t seventies = 8;
constexpr std::uint8_t nineties = 10;

BoxerFacts facts_of(std::uint8_t weight, std::uint8_t decade, BoxingStyle style) {
  BoxerFacts facts{.weight = weight, .decade = decade};
  facts.styles.push_back(style);
  return facts;
}

std::string id_of(int number) { return "boxer-" + std::to_string(number); }

TEST(Looks, are_the_same_on_every_machine) {
  const Looks looks = looks_of("muhammad-ali", facts_of(heavyweight, seventies, BoxingStyle::mover));
  EXPECT_EQ(looks, looks_of("muhammad-ali", facts_of(heavyweight, seventies, BoxingStyle::mover)));
  // Written down once: another compiler, another hash or another table would show here.
  EXPECT_EQ(looks, (Looks{.weight = heavyweight,
                          .height = -1,
                          .reach = -1,
                          .decade = seventies,
                          .head = Head::square,
                          .hair = Hair::afro,
                          .whiskers = Whiskers::thick,
                          .nose = Nose::straight,
                          .brows = Brows::plain,
                          .pattern = TrunksPattern::checks,
                          .cut = TrunksCut::middling,
                          .boots = Boots::high,
                          .guard = Guard::low_handed,
                          .southpaw = false,
                          .robe_striped = false}));
}

TEST(Looks, tell_a_heavy_slugger_of_the_tens_from_a_light_mover_of_the_nineties) {
  for (int number = 0; number < 50; ++number) {
    const Looks slugger = looks_of(id_of(number), facts_of(heavyweight, nineteen_tens, BoxingStyle::slugger));
    const Looks mover = looks_of(id_of(number), facts_of(flyweight, nineties, BoxingStyle::mover));
    EXPECT_EQ(slugger.weight, heavyweight);
    EXPECT_EQ(mover.weight, flyweight);
    EXPECT_NE(slugger.cut, TrunksCut::long_wide);
    EXPECT_EQ(mover.cut, TrunksCut::long_wide);
    EXPECT_TRUE(slugger.guard == Guard::old_fashioned || slugger.guard == Guard::crouching);
    EXPECT_TRUE(mover.guard == Guard::low_handed || mover.guard == Guard::upright);
    EXPECT_NE(slugger.hair, Hair::flat_top);
    EXPECT_NE(mover.hair, Hair::centre_parted);
    EXPECT_FALSE(look_alike(slugger, mover));
  }
}

TEST(Looks, wear_nothing_before_its_time) {
  for (int number = 0; number < 500; ++number) {
    const Looks old = looks_of(id_of(number), facts_of(heavyweight, nineteen_tens, BoxingStyle::boxer));
    EXPECT_TRUE(old.hair <= Hair::slicked || old.hair == Hair::curly) << id_of(number);
    EXPECT_NE(old.pattern, TrunksPattern::fringe);
    EXPECT_EQ(old.guard, Guard::old_fashioned);
    const Looks late = looks_of(id_of(number), facts_of(heavyweight, nineties, BoxingStyle::boxer));
    EXPECT_NE(late.whiskers, Whiskers::handlebar);
    EXPECT_NE(late.guard, Guard::old_fashioned);
  }
}

TEST(Looks, show_height_and_reach_as_far_as_they_are_known) {
  BoxerFacts tall = facts_of(heavyweight, nineties, BoxingStyle::boxer);
  tall.height_cm = 198;
  tall.reach_cm = 210;
  const Looks looks = looks_of("somebody", tall);
  EXPECT_EQ(looks.height, 2);
  EXPECT_EQ(looks.reach, 2);
  BoxerFacts small = tall;
  small.height_cm = 178;
  small.reach_cm = 170;
  EXPECT_EQ(looks_of("somebody", small).height, -2);
  EXPECT_EQ(looks_of("somebody", small).reach, -2);
}

TEST(Looks, follow_a_wish_where_there_is_one) {
  LooksWish wish;
  wish.choose(LooksField::hair, static_cast<int>(Hair::braids));
  wish.choose(LooksField::stance, 1);
  const BoxerFacts facts = facts_of(flyweight, nineteen_tens, BoxingStyle::boxer);
  Looks wished = looks_of("own-rocky", facts, wish);
  EXPECT_EQ(wished.hair, Hair::braids);
  EXPECT_TRUE(wished.southpaw);
  const Looks plain = looks_of("own-rocky", facts);
  wished.hair = plain.hair;
  wished.southpaw = plain.southpaw;
  EXPECT_EQ(wished, plain) << "what was not wished changed too";
}

TEST(Looks, take_all_that_goes_with_a_decade_from_the_one_that_is_wished) {
  LooksWish wish;
  wish.choose(LooksField::decade, nineties);
  const Looks looks = looks_of("own-rocky", facts_of(flyweight, nineteen_tens, BoxingStyle::boxer), wish);
  EXPECT_EQ(looks, looks_of("own-rocky", facts_of(flyweight, nineties, BoxingStyle::boxer)));
}

TEST(Looks, of_two_men_in_one_ring_are_never_taken_for_each_other) {
  for (std::uint8_t decade = 0; decade < looks_decade_count; ++decade) {
    for (int number = 0; number < 60; ++number) {
      const BoxerFacts facts = facts_of(static_cast<std::uint8_t>(number % 17), decade, BoxingStyle::boxer);
      const Looks red = looks_of(id_of(number), facts);
      EXPECT_FALSE(look_alike(red, told_apart(red, red)));
      const Looks other = looks_of(id_of(number + 1), facts);
      EXPECT_FALSE(look_alike(red, told_apart(red, other)));
      if (!look_alike(red, other)) {
        EXPECT_EQ(told_apart(red, other), other) << "changed without need";
      }
    }
  }
}

TEST(LooksWords, name_every_value_once_and_give_it_back) {
  for (std::size_t place = 0; place < looks_field_count; ++place) {
    const auto field = static_cast<LooksField>(place);
    const auto words = looks_words(field);
    EXPECT_EQ(std::set(words.begin(), words.end()).size(), words.size()) << looks_field_names[place];
    for (int value = 0; value < static_cast<int>(words.size()); ++value) {
      Looks looks;
      set_looks_value(looks, field, value);
      EXPECT_EQ(looks_value(looks, field), value) << looks_field_names[place];
    }
  }
}

}  // namespace
}  // namespace fc
