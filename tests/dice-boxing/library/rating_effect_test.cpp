// What each rating does, in numbers.
#include "library/dice-boxing/career_facts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "library/dice-boxing/game.h"
#include "library/words.h"
#include "rules/dice-boxing/card.h"
#include "tests/dice-boxing/ours.h"

namespace fc::dice_boxing {
namespace {

using test::ours;

RatingEffect effect(const BoxerCard& card, std::int16_t Ratings::*rating) {
  return effects_of(ours().tables(), ours().charts, card)[place_of_rating(rating)];
}

BoxerCard ali_card() { return ours().card(*ours().find("muhammad-ali")); }

TEST(DiceBoxingRatingEffect, of_ali_is_what_his_card_and_the_charts_say) {
  EXPECT_EQ(effect(ali_card(), &Ratings::control).now, 62) << "10 to 71";
  EXPECT_EQ(effect(ali_card(), &Ratings::control).better, 63);
  EXPECT_EQ(effect(ali_card(), &Ratings::adjustment).now, 13);
  EXPECT_EQ(effect(ali_card(), &Ratings::punches).now, 53) << "00 to 52";
  EXPECT_EQ(effect(ali_card(), &Ratings::stamina).now, 134);
  EXPECT_EQ(effect(ali_card(), &Ratings::recovery).now, 30) << "5 5 4 4 3 3 2 2 1 1 0";
  EXPECT_EQ(effect(ali_card(), &Ratings::kd).now, 7);
  EXPECT_EQ(effect(ali_card(), &Ratings::ko).now, 7);
  EXPECT_EQ(effect(ali_card(), &Ratings::chin).now, 32) << "00 to 05 and 74 to 99";
  EXPECT_EQ(effect(ali_card(), &Ratings::foul).now, 10) << "90 to 99";
  EXPECT_EQ(effect(ali_card(), &Ratings::foul).better, 5);
}

TEST(DiceBoxingRatingEffect, of_power_counts_the_results_section) {
  int points = 0;
  for (const Hit hit : ali_card().results) {
    points += hit.points;
  }
  const RatingEffect power = effect(ali_card(), &Ratings::power);
  EXPECT_EQ(power.now, points);
  EXPECT_GT(power.better, power.now);
}

TEST(DiceBoxingRatingEffect, gets_better_with_every_step_until_the_limit) {
  for (std::size_t place = 0; place < all_ratings.size(); ++place) {
    BoxerCard card = ali_card();
    const Range limits = ours().tables().limits[place];
    const RatingEffect first = effects_of(ours().tables(), ours().charts, card)[place];
    card.ratings.*all_ratings[place] = first.step > 0 ? limits.high : limits.low;
    const RatingEffect best = effects_of(ours().tables(), ours().charts, card)[place];
    EXPECT_TRUE(best.is_best) << rating_names[place];
    EXPECT_EQ(best.better, best.now) << rating_names[place];
    card.ratings.*all_ratings[place] = first.step > 0 ? limits.low : limits.high;
    card.results = results_of(ours().tables(), card.styles, card.ratings.power);
    const RatingEffect worst = effects_of(ours().tables(), ours().charts, card)[place];
    EXPECT_FALSE(worst.is_best) << rating_names[place];
    EXPECT_NE(worst.now, best.now) << rating_names[place];
  }
}

TEST(DiceBoxingRatingEffect, has_words_in_both_languages) {
  for (const char* const language : {"en", "fr"}) {
    const auto words = Words::load(fc::test::data_folder(), language);
    ASSERT_TRUE(words.has_value());
    for (const std::string_view rating : rating_names) {
      const std::string key = "dice-boxing.effect." + std::string(rating);
      EXPECT_NE(words->say(key, {{"now", "61"}}).find("61"), std::string::npos) << key;
    }
  }
}

TEST(DiceBoxingRatingEffect, of_styles_shares_a_hundred_punches_among_the_types) {
  Results results;
  results.fill({PunchType::jab, 1});
  results[98] = {PunchType::jab, 2};
  results[99] = {PunchType::hook, 3};
  const auto shares = shares_of(results);
  EXPECT_EQ(shares[place_of(PunchType::jab)].share, 99);
  EXPECT_EQ(shares[place_of(PunchType::jab)].strong, 1);
  EXPECT_EQ(shares[place_of(PunchType::hook)].share, 1);
  EXPECT_EQ(shares[place_of(PunchType::hook)].strong, 0) << "none is better than the only one";
  EXPECT_EQ(shares[place_of(PunchType::cross)].share, 0);
}

}  // namespace
}  // namespace fc::dice_boxing
