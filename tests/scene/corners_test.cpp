// What the scenes of two corners share.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "scene/blows/knockdown.h"
#include "scene/corners/story_book.h"
#include "scene/corners/two_men.h"

namespace fc::scene {
namespace {

TEST(RefereeCount, begins_after_a_pause_goes_on_evenly_and_stops_where_it_stops) {
  constexpr CountPace pace{.before = 0.5F, .one = 0.25F};
  EXPECT_EQ(pace.counted_at(0.4, counted_out), 0);
  for (int number = 1; number <= counted_out; ++number) {
    EXPECT_EQ(pace.counted_at(static_cast<double>(pace.until_called(number)), counted_out), number);
  }
  EXPECT_EQ(pace.counted_at(60, 8), 8);
}

TEST(RefereeCount, whether_there_is_a_ten_is_told_by_the_dice_alone) {
  constexpr CountPace pace{.before = 0.5F, .one = 0.25F};
  for (int last = 1; last <= counted_out; ++last) {
    EXPECT_LE(pace.until_read(last), pace.until_over(last)) << "he does not rise before they lie";
    EXPECT_LE(pace.until_read(last), pace.until_called(counted_out)) << "they lie before anybody hears it";
  }
  for (int last = dice_fall_at; last <= counted_out; ++last) {
    EXPECT_EQ(pace.until_thrown(last), pace.until_thrown(counted_out)) << last;
    EXPECT_EQ(pace.until_read(last), pace.until_read(counted_out)) << last;
    for (int other = last + 1; other <= counted_out; ++other) {
      EXPECT_EQ(pace.counted_at(static_cast<double>(pace.until_read(last)) - 0.01, last),
                pace.counted_at(static_cast<double>(pace.until_read(last)) - 0.01, other));
    }
  }
}

TEST(ReadingOfTheCards, ends_with_the_verdict) {
  EXPECT_EQ(cards_read_by(0), 0);
  for (int card = 1; card <= cards_to_read; ++card) {
    EXPECT_EQ(cards_read_by(seconds_until_read(card)), card);
    EXPECT_LT(seconds_until_read(card), seconds_until_verdict);
  }
  EXPECT_EQ(cards_read_by(60), cards_to_read);
}

TEST(Signs, are_always_there) {
  EXPECT_EQ(with_sign(10), "+10");
  EXPECT_EQ(with_sign(0), "+0");
  EXPECT_EQ(with_sign(-3), "\u20133");
}

TEST(TwoMenOnTheCanvas, go_to_their_stools_and_the_light_goes_down) {
  TwoMen men;
  Stances stances;
  place(men, stances);
  men.in_corners = true;
  for (const Corner corner : both_corners) {
    sit_down(stances[index_of(corner)], corner);
  }
  take_up(men, stances, true, 10, 1);
  Stage on_the_way;
  add_markers(on_the_way, men, 10.4, 0.2F, std::nullopt);
  EXPECT_GT(on_the_way.markers[1].at.z, 0);
  Stage half_way;
  add_markers(half_way, men, 10.5, 0.2F, std::nullopt);
  EXPECT_NEAR(half_way.markers[0].at.z, 0, 0.01F) << "a long way takes several hops";
  EXPECT_EQ(men.house_light.at(10), 1);
  EXPECT_LT(men.house_light.at(11), 1);
  Stage there;
  add_markers(there, men, 11, 0.2F, Corner::blue);
  Stage wanted;
  add_markers(wanted, stances, Corner::blue);
  ASSERT_EQ(there.markers.size(), 2U);
  for (const Corner corner : both_corners) {
    const Marker& is = there.markers[index_of(corner)];
    const Marker& should = wanted.markers[index_of(corner)];
    EXPECT_EQ(is.at.x, should.at.x);
    EXPECT_EQ(is.at.y, should.at.y);
    EXPECT_EQ(is.crowned, corner == Corner::blue);
    EXPECT_EQ(should.crowned, corner == Corner::blue);
  }
  EXPECT_LT(there.markers[0].at.x, there.markers[1].at.x);
  EXPECT_GT(there.markers[0].at.y, there.markers[1].at.y);
}

TEST(TwoMenOnTheCanvas, in_one_line_of_sight_stand_apart) {
  Stances in_line;
  in_line[0].x = in_line[1].x = 2.5F;
  in_line[0].y = 2.5F;
  in_line[1].y = 3.5F;
  const Stances apart = fanned(in_line);
  EXPECT_GT(apart[1].x - apart[0].x, 0.6F);
  EXPECT_LT(apart[1].x - 2.5F, 0.5F) << "on his own square";
  EXPECT_EQ(apart[0].y, 2.5F);
  Stances free = in_line;
  free[1].x = 3.5F;
  EXPECT_EQ(fanned(free)[1].x, 3.5F);
  free = in_line;
  free[1].y = 5.5F;
  EXPECT_EQ(fanned(free)[0].x, 2.5F) << "too far behind him to be hidden";
}

TEST(TwoMenOnTheCanvas, who_change_sides_go_round_each_other) {
  TwoMen men;
  Stances stances;
  stances[0].x = 1.5F;
  stances[1].x = 4.5F;
  stances[0].y = stances[1].y = 3;
  place(men, stances);
  std::swap(stances[0].x, stances[1].x);
  take_up(men, stances, true, 0, 1);
  for (double clock = 0; clock <= 1; clock += 0.01) {
    Stage stage;
    add_markers(stage, men, clock, 0.2F, std::nullopt);
    const Vec3& red = stage.markers[0].at;
    const Vec3& blue = stage.markers[1].at;
    EXPECT_GT(std::hypot(red.x - blue.x, red.y - blue.y), 0.95F) << clock;
  }
  Stage there;
  add_markers(there, men, 1, 0.2F, std::nullopt);
  EXPECT_EQ(there.markers[0].at.x, 4.5F);
  EXPECT_EQ(there.markers[0].at.y, 3.0F);
}

}  // namespace
}  // namespace fc::scene
