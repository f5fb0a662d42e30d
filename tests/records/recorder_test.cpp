// One bout kept as it grows: what is in the records is what the match's script says, whatever happened on the way.
#include <fstream>

#include "book.h"
#include "library/whole_file.h"
#include "match/conductor.h"

namespace fc::records {
namespace {

class RecorderTest : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file() const { return folder_.path() / "records.db"; }

  test::Folder folder_;
};

/// Always gives the first answer.
class First final : public Controller {
 public:
  std::size_t decide(const Brief&, std::uint64_t, std::stop_token) override { return 0; }
};

TEST_F(RecorderTest, keeps_a_bout_to_its_end) {
  Records records(file());
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  keep_to_the_end(*match, recorder);
  EXPECT_EQ(kept_script(records, recorder.bout()), match->script());
  const BoutRow row = kept_bouts(records).front();
  EXPECT_TRUE(row.standing.over);
  EXPECT_EQ(row.standing.method, match->standing().method);
  EXPECT_EQ(row.standing.key, match->standing().key);
  EXPECT_FALSE(recorder.trouble());
}

TEST_F(RecorderTest, keeps_a_bout_from_its_first_moment) {
  Records records(file());
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  ASSERT_TRUE(recorder.flush());
  EXPECT_EQ(recorder.bout(), 1);
  EXPECT_EQ(kept_bouts(records).size(), 1U);
}

TEST_F(RecorderTest, takes_back_what_is_taken_back) {
  Records records(file());
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  Random random(7);
  for (int step = 0; step < 30; ++step) {
    test::answer_at_random(*match, random);
    recorder.keep(*match);
  }
  ASSERT_TRUE(recorder.flush());  // what is in the book has to be cut there
  Script earlier = match->script();
  earlier.dice.resize(earlier.dice.size() / 2);
  earlier.choices.resize(earlier.choices.size() / 2);
  const auto again = test::tiny_bout();
  static_cast<void>(replay(*again, earlier));
  recorder.keep(*again);
  ASSERT_TRUE(recorder.flush());
  EXPECT_EQ(kept_script(records, recorder.bout()), earlier) << "nothing goes on behind it";
  for (int step = 0; step < 5; ++step) {
    test::answer_at_random(*again, random);
    recorder.keep(*again);
  }
  ASSERT_TRUE(recorder.flush());
  EXPECT_EQ(kept_script(records, recorder.bout()), again->script());
}

TEST_F(RecorderTest, writes_what_is_new_and_leaves_alone_what_is_written) {
  Records records(file());
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  ASSERT_TRUE(match->roll(0));
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  // Told apart from what is written again.
  records.write(
      [](const Database& database) { return database.run("UPDATE step SET value = 7 WHERE choice = 0 AND number = 0"); });
  ASSERT_TRUE(match->choose("wait"));
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  const Script kept = kept_script(records, recorder.bout());
  EXPECT_EQ(kept.dice, std::vector<int>{7});
  EXPECT_EQ(kept.choices, std::vector<std::string>{"wait"});
}

TEST_F(RecorderTest, goes_on_with_a_bout_after_a_restart) {
  const auto match = test::tiny_bout();
  Random random(7);
  {
    Records records(file());
    BoutRecorder recorder(records, opening_of(*match), two_seats());
    for (int step = 0; step < 20; ++step) {
      test::answer_at_random(*match, random);
      recorder.keep(*match);
    }
  }
  Records records(file());
  const BoutRow row = kept_bouts(records).front();
  ConductorPlan plan;
  plan.match = test::tiny_bout();
  plan.bots.push_back(std::make_unique<First>());
  plan.bots.push_back(std::make_unique<First>());
  auto recorder = std::make_unique<BoutRecorder>(records, row, two_seats(), kept_script(records, row.id));
  plan.recorder = std::move(recorder);
  auto conductor = Conductor::resume(std::move(plan), kept_script(records, row.id));
  ASSERT_TRUE(conductor) << one_line(conductor.error());
  for (int step = 0; step < 20; ++step) {
    (*conductor)->advance_and_wait();
  }
  ASSERT_TRUE((*conductor)->flush());
  EXPECT_EQ(kept_script(records, row.id), (*conductor)->match().script());
  EXPECT_EQ(kept_bouts(records).size(), 1U);
}

TEST_F(RecorderTest, follows_who_sits_where) {
  Records records(file());
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  ASSERT_TRUE(recorder.flush());  // the book names those who sat there first
  std::vector<SeatRow> seats = two_seats();
  seats[0] = {.sitter = "bot", .profile = "novice"};
  recorder.seat(seats);
  ASSERT_TRUE(recorder.flush());
  const auto kept = records.read([&](const Database& database) { return seats_of(database, recorder.bout()); });
  EXPECT_EQ(kept, seats);
}

TEST_F(RecorderTest, that_cannot_write_says_so_as_long_as_it_is_so_and_loses_nothing) {
  // A file where the folder should be: refused to root too.
  const std::filesystem::path folder = folder_.path() / "saves";
  std::ofstream(folder) << "in the way";
  Records records(folder / "records.db");
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  Random random(7);
  for (int step = 0; step < 10; ++step) {
    test::answer_at_random(*match, random);
    recorder.keep(*match);
  }
  EXPECT_FALSE(recorder.flush());
  ASSERT_TRUE(recorder.trouble());
  EXPECT_EQ(recorder.trouble()->code, FaultCode::cannot_write);
  EXPECT_TRUE(recorder.trouble()) << "it stays so";
  EXPECT_EQ(recorder.bout(), 0);
  std::filesystem::remove(folder);
  test::answer_at_random(*match, random);
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  EXPECT_FALSE(recorder.trouble());
  EXPECT_EQ(kept_script(records, recorder.bout()), match->script());
}

TEST_F(RecorderTest, writes_all_of_a_bout_again_that_somebody_removed) {
  Records records(file());
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  Random random(7);
  test::answer_at_random(*match, random);
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  records.write([](const Database& database) { return remove_bout(database, 1); });
  test::answer_at_random(*match, random);
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  EXPECT_EQ(kept_script(records, recorder.bout()), match->script());
}

TEST_F(RecorderTest, leaves_alone_the_bout_of_its_number_in_another_book_that_was_put_there) {
  const auto match = test::tiny_bout();
  const test::Folder elsewhere;
  const std::filesystem::path other = elsewhere.path() / "records.db";
  {
    Records records(other);
    records.write([&match](const Database& database) -> Result<void> {
      BoutRow row = opening_of(*match);
      row.begun = row.touched = 5;
      FC_TRY(insert_bout(database, row, two_seats()));
      return {};
    });
  }
  Records records(file());
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  Random random(7);
  test::answer_at_random(*match, random);
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  ASSERT_EQ(recorder.bout(), 1);
  std::filesystem::rename(other, file());
  test::answer_at_random(*match, random);
  recorder.keep(*match);
  ASSERT_TRUE(recorder.flush());
  EXPECT_EQ(recorder.bout(), 2);
  EXPECT_EQ(kept_script(records, 2), match->script());
  EXPECT_EQ(kept_bouts(records).back().begun, 5);
  EXPECT_TRUE(kept_script(records, 1).choices.empty()) << "another bout of the same men is as it was";
}

}  // namespace
}  // namespace fc::records
