// Bouts as rows: pages, seats, what belongs to what, and how the questions of the screens are answered.
#include "records/bouts.h"

#include "open_book.h"

namespace fc::records {
namespace {

class BoutRows : public OpenBook {
 protected:
  BoutId add(const BoutRow& row) {
    const auto bout = insert_bout(*database_, row, two_seats());
    EXPECT_TRUE(bout) << one_line(bout.error());
    return bout.value_or(0);
  }
  void add_many(int count) {
    ASSERT_TRUE(in_transaction(*database_, [&]() -> Result<void> {
      for (int number = 1; number <= count; ++number) {
        FC_TRY(insert_bout(*database_, some_row(number), two_seats()));
      }
      return {};
    }));
  }
  [[nodiscard]] std::vector<BoutId> numbers(const Result<std::vector<BoutRow>>& rows) const {
    std::vector<BoutId> ids;
    for (const BoutRow& row : *rows) {
      ids.push_back(row.id);
    }
    return ids;
  }
};

TEST_F(BoutRows, come_back_as_they_went_in) {
  BoutRow row = some_row();
  row.lesson = true;
  row.source = "000017.json";
  row.setup = R"({"name":"O'Shea \"the rock\" é"})";
  const auto found = find_bout(*database_, add(row));
  ASSERT_TRUE(found && *found);
  EXPECT_EQ((*found)->setup, row.setup);
  EXPECT_EQ((*found)->names, row.names);
  EXPECT_EQ((*found)->standing, row.standing);
  EXPECT_EQ((*found)->source, row.source);
  EXPECT_TRUE((*found)->lesson);
  EXPECT_EQ(seats_of(*database_, (*found)->id), two_seats());
}

TEST_F(BoutRows, come_in_pages_newest_first) {
  add_many(10);
  EXPECT_EQ(numbers(bouts_before(*database_, 0, 4)), (std::vector<BoutId>{10, 9, 8, 7}));
  EXPECT_EQ(numbers(bouts_before(*database_, 7, 4)), (std::vector<BoutId>{6, 5, 4, 3}));
  EXPECT_EQ(numbers(bouts_before(*database_, 3, 4)), (std::vector<BoutId>{2, 1}));
  EXPECT_EQ(numbers(bouts_after(*database_, 6, 2)), (std::vector<BoutId>{8, 7}));
}

TEST_F(BoutRows, are_listed_as_asked) {
  add_many(6);
  BoutRow other = some_row(7);
  other.game = "other";
  add(other);
  EXPECT_EQ(numbers(bouts_that_fit(*database_, {}, 0, 3)), (std::vector<BoutId>{7, 6, 5}));
  EXPECT_EQ(numbers(bouts_that_fit(*database_, {.game = "other"}, 0, 3)), std::vector<BoutId>{7});
  EXPECT_EQ(numbers(bouts_that_fit(*database_, {.over = true}, 0, 9)), (std::vector<BoutId>{6, 4, 2}));
  EXPECT_EQ(numbers(bouts_that_fit(*database_, {.game = "tiny", .over = false}, 4, 9)), (std::vector<BoutId>{3, 1}));
}

TEST_F(BoutRows, of_a_long_list_are_found_without_reading_it) {
  add_many(5000);
  for (const char* command : {page_command(), going_on_command()}) {
    const std::string plan = plan_of(command);
    EXPECT_NE(plan.find("bout"), std::string::npos) << plan;
    EXPECT_EQ(plan.find("TEMP B-TREE"), std::string::npos) << "nothing is sorted: " << plan;
    EXPECT_NE(plan.find("USING INDEX bout_"), std::string::npos) << plan;
  }
}

TEST_F(BoutRows, newest_going_on_passes_over_those_that_are_over) {
  EXPECT_FALSE(*newest_going_on(*database_));
  add_many(4);
  ASSERT_TRUE(*newest_going_on(*database_));
  EXPECT_EQ((*newest_going_on(*database_))->id, 3);
}

TEST_F(BoutRows, inside_others_stay_out_of_the_list_and_go_with_them) {
  const BoutId season = add(some_row());
  BoutRow inner = some_row();
  inner.inside = {.bout = season, .place = 2};
  const BoutId second = add(inner);
  inner.inside->place = 1;
  const BoutId first = add(inner);
  EXPECT_EQ(numbers(bouts_before(*database_, 0, 9)), std::vector<BoutId>{season});
  EXPECT_EQ(numbers(bouts_inside(*database_, season)), (std::vector<BoutId>{first, second}));
  EXPECT_EQ((*newest_going_on(*database_))->id, season);
  ASSERT_TRUE(remove_bout(*database_, season));
  EXPECT_FALSE(*find_bout(*database_, first));
}

TEST_F(BoutRows, scripts_grow_and_are_cut_back) {
  BoutRow row = some_row();
  row.id = add(row);
  Script script{.game = row.game, .setup = row.setup, .dice = {70, 40, 3}, .choices = {"rush", "left-hook"}};
  ASSERT_TRUE(write_steps(*database_, row.id, script, {}));
  EXPECT_EQ(script_of(*database_, row), script);
  script.dice = {70, 40};
  script.choices = {"rush", "no-rush", "uppercut"};
  ASSERT_TRUE(write_steps(*database_, row.id, script, {.dice = 2, .choices = 1}));
  EXPECT_EQ(script_of(*database_, row), script);
}

TEST_F(BoutRows, inside_a_long_game_that_is_cut_back_go_from_there_on) {
  BoutRow row = some_row();
  row.id = add(row);
  const Script script{.game = row.game, .setup = row.setup, .dice = {}, .choices = {"one", "two", "three"}};
  ASSERT_TRUE(write_steps(*database_, row.id, script, {}));
  BoutRow inner = some_row();
  inner.inside = {.bout = row.id, .place = 1};
  const BoutId before = add(inner);
  inner.inside->place = 2;
  const BoutId there = add(inner);
  ASSERT_TRUE(cut_back(*database_, row.id, {.dice = 0, .choices = 2}, row.standing));
  EXPECT_EQ(script_of(*database_, row)->choices.size(), 2U);
  EXPECT_TRUE(*find_bout(*database_, before)) << "what came of it stands in the script";
  EXPECT_FALSE(*find_bout(*database_, there)) << "it is asked for anew";
}

TEST_F(BoutRows, mark_who_has_won_when_it_is_over) {
  const BoutId bout = add(some_row());
  Standing standing{.key = "tiny.stands.hearts"};
  standing.over = true;
  standing.winners = {1};
  standing.method = "ko";
  standing.length = 7;
  ASSERT_EQ(write_standing(*database_, bout, standing, 99), true);
  const auto seats = seats_of(*database_, bout);
  EXPECT_FALSE((*seats)[0].won);
  EXPECT_TRUE((*seats)[1].won);
  const BoutRow row = **find_bout(*database_, bout);
  EXPECT_EQ(row.standing.method, "ko");
  EXPECT_EQ(row.standing.length, 7);
  EXPECT_EQ(row.touched, 99);
  EXPECT_EQ(row.standing.winners, std::vector<int>{1}) << "a list says who has won";
  EXPECT_EQ(write_standing(*database_, bout + 1, standing, 99), false) << "there is no such bout";
  standing.over = false;
  standing.winners = {};
  ASSERT_EQ(write_standing(*database_, bout, standing, 100), true);
  EXPECT_FALSE((*seats_of(*database_, bout))[1].won) << "what is taken back after the end has no winner";
}

TEST_F(BoutRows, that_a_clock_ahead_has_touched_are_watched_last) {
  add_many(3);
  constexpr std::int64_t now = 1'763'787'333;
  constexpr std::int64_t far_ahead = 99'999'999'999;
  Standing standing{.key = "tiny.stands.hearts"};
  ASSERT_EQ(write_standing(*database_, 1, standing, now + 1), true);
  ASSERT_EQ(write_standing(*database_, 2, standing, far_ahead), true);
  ASSERT_EQ(write_standing(*database_, 3, standing, now), true);
  EXPECT_EQ((*newest_touched(*database_))->id, 1);
  standing.over = true;
  ASSERT_EQ(write_standing(*database_, 1, standing, now), true);
  ASSERT_EQ(write_standing(*database_, 3, standing, now), true);
  EXPECT_EQ((*newest_touched(*database_))->id, 2);
}

TEST_F(BoutRows, that_are_too_many_go_and_leave_nothing) {
  add_many(5);
  const Script script{.game = "tiny", .setup = "{}", .dice = {1, 2}, .choices = {"rush"}};
  ASSERT_TRUE(write_steps(*database_, 1, script, {}));
  EXPECT_EQ(make_room(*database_, 2), (std::vector<BoutId>{2, 3, 1}));
  EXPECT_EQ(numbers(bouts_before(*database_, 0, 9)), (std::vector<BoutId>{5, 4}));
  auto left = database_->ask("SELECT count(*) FROM step");
  ASSERT_TRUE(left->next().value_or(false));
  EXPECT_EQ(left->number(0), 0);
  EXPECT_EQ(add(some_row()), 6) << "a number is never given twice";
}

TEST_F(BoutRows, that_are_over_go_after_those_that_were_left_and_the_newest_that_goes_on_stays) {
  add_many(7);
  Standing over{.key = "tiny.stands.hearts"};
  for (const BoutId bout : {1, 2, 3, 4, 5, 6, 7}) {
    over.over = bout <= 2 || bout == 4;
    ASSERT_EQ(write_standing(*database_, bout, over, 9), true);
  }
  EXPECT_EQ(make_room(*database_, 4), (std::vector<BoutId>{6, 5, 3})) << "left by visitors";
  EXPECT_EQ(numbers(bouts_before(*database_, 0, 9)), (std::vector<BoutId>{7, 4, 2, 1}));
  EXPECT_EQ(make_room(*database_, 3), (std::vector<BoutId>{1})) << "7 may be continued";
}

TEST_F(BoutRows, of_a_later_version_are_left_alone) {
  ASSERT_TRUE(database_->run("ALTER TABLE bout ADD COLUMN later TEXT; PRAGMA user_version = 999;"));
  const auto refused = bring_up_to_date(*database_);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, FaultCode::too_new);
}

}  // namespace
}  // namespace fc::records
