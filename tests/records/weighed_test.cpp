// What bouts were made of: kept once for the people in them, summed up by game and month, taken back with the bout.
#include "records/results.h"

#include "open_book.h"
#include "records/bouts.h"

namespace fc::records {
namespace {

class Weighed : public OpenBook {
 protected:
  void take(BoutId bout, std::int64_t luck) {
    const auto figures = [&](std::int64_t sign) {
      return WeighedFigures{
          .decisions = 7, .expected = 400'000, .result = 1'000'000, .luck = sign * luck, .reading = -5, .errors = 30};
    };
    const auto kept = weigh(*database_, bout, {{.seat = 0, .figures = figures(1)}, {.seat = 1, .figures = figures(-1)}});
    EXPECT_TRUE(kept) << one_line(kept.error());
  }
  [[nodiscard]] WeighedSum sum() {
    const auto found = weighed_of(*database_, "Ann", "");
    EXPECT_TRUE(found) << one_line(found.error());
    EXPECT_EQ(found->size(), 1U);
    return found->empty() ? WeighedSum() : found->front();
  }
};

TEST_F(Weighed, are_summed_up_for_the_people_who_sat_there_and_for_nobody_else) {
  const BoutId first = fight(5);
  const BoutId second = fight(6);
  EXPECT_EQ(unweighed(*database_, 10), (std::vector<BoutId>{second, first}));
  EXPECT_EQ(has_people(*database_, first), true);
  take(first, 100);
  take(second, -30);
  EXPECT_EQ(count_unweighed(*database_), 0);
  const WeighedSum all = sum();
  EXPECT_EQ(all.game, "tiny");
  EXPECT_EQ(all.bouts, 2);
  EXPECT_EQ(
      all.figures,
      (WeighedFigures{.decisions = 14, .expected = 800'000, .result = 2'000'000, .luck = 70, .reading = -10, .errors = 60}));
  EXPECT_TRUE(weighed_of(*database_, "champion", "")->empty()) << "of bots nothing is kept";
  EXPECT_TRUE(weighed_of(*database_, "Ann", "other")->empty());
  const auto latest = weighed_bouts(*database_, "Ann", "tiny", 1);
  ASSERT_EQ(latest->size(), 1U);
  EXPECT_EQ(latest->front().luck, -30);
}

TEST_F(Weighed, count_once_and_go_with_their_bout) {
  const BoutId first = fight(5);
  const BoutId second = fight(6);
  take(first, 100);
  take(first, 100);
  take(second, 7);
  EXPECT_EQ(sum().figures.luck, 107);
  ASSERT_TRUE(remove_bout(*database_, second));
  EXPECT_EQ(sum().figures.luck, 100);
  take(second, 7);  // gone meanwhile
  EXPECT_EQ(sum().bouts, 1);
  ASSERT_TRUE(remove_bout(*database_, first));
  EXPECT_TRUE(weighed_of(*database_, "Ann", "")->empty());
}

TEST_F(Weighed, are_weighed_anew_by_a_later_version) {
  const BoutId bout = fight(5);
  take(bout, 100);
  ASSERT_TRUE(database_->run("UPDATE bout SET weighed = 0"));
  EXPECT_EQ(count_unweighed(*database_), 1);
  take(bout, 60);
  EXPECT_EQ(sum().bouts, 1) << "not twice";
  EXPECT_EQ(sum().figures.luck, 60);
}

TEST_F(Weighed, that_nobody_can_weigh_are_not_tried_for_ever) {
  const BoutId bout = fight(5);
  ASSERT_TRUE(weigh(*database_, bout, {}));
  EXPECT_EQ(count_unweighed(*database_), 0);
  EXPECT_TRUE(weighed_of(*database_, "Ann", "")->empty());
}

TEST_F(Weighed, of_somebody_who_is_forgotten_are_gone_and_can_be_weighed_for_nobody) {
  const BoutId bout = fight(5);
  take(bout, 100);
  ASSERT_TRUE(forget_person(*database_, "Ann"));
  EXPECT_TRUE(weighed_of(*database_, "Ann", "")->empty());
  EXPECT_EQ(unweighed(*database_, 10), std::vector<BoutId>{bout});
}

}  // namespace
}  // namespace fc::records
