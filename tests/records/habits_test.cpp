// What people like to do: told from scripts, summed up, taken back with the bout, told anew by a later version.
#include "records/results.h"

#include "open_book.h"

namespace fc::records {
namespace {

class HabitsTest : public OpenBook {
 protected:
  BoutId fight(std::uint64_t seed) { return OpenBook::fight(seed, &scripts_.emplace_back()); }
  int tell(int most = 100) {
    const auto told = tell_habits(
        *database_, [](const Script& script) { return test::all_games().habits(script); }, most);
    EXPECT_TRUE(told) << one_line(told.error());
    return told.value_or(-1);
  }
  [[nodiscard]] std::vector<HabitSum> sums(const std::string& game = "") {
    const auto found = habits_of(*database_, "Ann", game);
    EXPECT_TRUE(found) << one_line(found.error());
    return found.value_or(std::vector<HabitSum>());
  }
  [[nodiscard]] std::int64_t times(const std::string& answer) {
    std::int64_t all = 0;
    for (const HabitSum& sum : sums()) {
      all += sum.answer == answer ? sum.times : 0;
    }
    return all;
  }

  std::vector<Script> scripts_;
};

TEST_F(HabitsTest, are_those_of_the_script) {
  fight(5);
  EXPECT_EQ(count_untold(*database_), 1);
  EXPECT_EQ(tell(), 1);
  EXPECT_EQ(tell(), 0) << "once";
  std::int64_t jabs = 0;
  std::int64_t guessed = 0;
  std::int64_t read = 0;
  const auto told = test::all_games().habits(scripts_.front());
  for (const Habit& habit : *told) {
    if (habit.seat == 0) {
      jabs += habit.answer == "tiny.choice.jab" ? 1 : 0;
      guessed += habit.guessed ? 1 : 0;
      read += habit.guessed_right ? 1 : 0;
    }
  }
  EXPECT_GT(jabs, 0);
  EXPECT_EQ(times("tiny.choice.jab"), jabs);
  std::int64_t summed = 0;
  std::int64_t summed_read = 0;
  for (const HabitSum& sum : sums("tiny")) {
    summed += sum.guessed;
    summed_read += sum.guessed_right;
  }
  EXPECT_EQ(summed, guessed);
  EXPECT_EQ(summed_read, read);
  EXPECT_TRUE(sums("other").empty());
  EXPECT_TRUE(habits_of(*database_, "champion", "")->empty()) << "nobody asks what a bot likes";
}

TEST_F(HabitsTest, add_up_and_go_with_their_bout) {
  const BoutId first = fight(5);
  ASSERT_EQ(tell(), 1);
  const std::int64_t before = times("tiny.choice.jab");
  const BoutId second = fight(6);
  ASSERT_EQ(tell(), 1);
  EXPECT_GT(times("tiny.choice.jab"), before);
  ASSERT_TRUE(remove_bout(*database_, second));
  EXPECT_EQ(times("tiny.choice.jab"), before);
  ASSERT_TRUE(remove_bout(*database_, first));
  EXPECT_TRUE(sums().empty());
}

TEST_F(HabitsTest, are_told_anew_by_a_later_version) {
  fight(5);
  ASSERT_EQ(tell(), 1);
  const std::int64_t before = times("tiny.choice.jab");
  ASSERT_TRUE(database_->run("UPDATE bout SET told = 0"));
  ASSERT_EQ(tell(), 1);
  EXPECT_EQ(times("tiny.choice.jab"), before) << "not twice";
}

TEST_F(HabitsTest, of_a_script_that_its_game_refuses_are_none) {
  fight(5);
  ASSERT_TRUE(database_->run("UPDATE step SET value = 'nonsense' WHERE choice = 1 AND number = 0"));
  EXPECT_EQ(tell(), 1);
  EXPECT_EQ(count_untold(*database_), 0) << "it is not tried for ever";
  EXPECT_TRUE(sums().empty());
}

TEST_F(HabitsTest, are_asked_without_reading_those_of_others) {
  auto asked = database_->ask("EXPLAIN QUERY PLAN " + std::string(habits_command()));
  ASSERT_TRUE(asked->next().value_or(false));
  EXPECT_NE(asked->text(3).find("SEARCH habit USING PRIMARY KEY (who=?"), std::string::npos) << asked->text(3);
}

}  // namespace
}  // namespace fc::records
