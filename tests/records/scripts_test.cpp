// Scripts come in: one at a time, and as the folders of files that older versions kept.
#include "records/bouts.h"

#include <fstream>

#include "book.h"

namespace fc::records {
namespace {

namespace fs = std::filesystem;

class TakeOverTest : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(bouts()); }

  [[nodiscard]] fs::path saves() const { return folder_.path(); }
  [[nodiscard]] fs::path bouts() const { return saves() / "bouts"; }
  void put(const std::string& name, const std::string& text) const { std::ofstream(bouts() / name) << text; }
  [[nodiscard]] static Result<std::unique_ptr<Match>> open(const Script& script) { return test::all_games().open(script); }

  /// A bout after so many answers.
  [[nodiscard]] static Script some_script(int answers) {
    const auto match = test::tiny_bout();
    Random random(5);
    for (int answer = 0; answer < answers && test::answer_at_random(*match, random); ++answer) {
    }
    return match->script();
  }

  test::Folder folder_;
};

TEST_F(TakeOverTest, keeps_numbers_seats_and_scripts) {
  put("000003.json", to_json(some_script(12)));
  put("000003.seats.json", R"({"seats": ["shared:1", "champion"], "lesson": true})");
  put("000002-over.json", to_json(some_script(100'000)));
  Records records(saves() / "records.db");
  const auto taken = take_over(records, bouts(), open);
  ASSERT_TRUE(taken) << one_line(taken.error());
  EXPECT_EQ(taken->bouts, 2);
  EXPECT_TRUE(taken->refused.empty());
  const auto rows = kept_bouts(records);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].id, 3);
  EXPECT_TRUE(rows[0].lesson);
  EXPECT_FALSE(rows[0].standing.over);
  EXPECT_EQ(kept_script(records, 3), some_script(12));
  EXPECT_EQ(rows[1].id, 2);
  EXPECT_TRUE(rows[1].standing.over);
  EXPECT_FALSE(rows[1].standing.method.empty());
  const auto seats = records.read([](const Database& database) { return seats_of(database, 3); });
  EXPECT_EQ(seats,
            (std::vector<SeatRow>{{.sitter = "shared:1", .profile = "person"}, {.sitter = "bot", .profile = "champion"}}));
  EXPECT_FALSE(fs::exists(bouts()));
  EXPECT_TRUE(fs::exists(saves() / "bouts-taken-over" / "000003.json")) << "moved aside, not deleted";
  EXPECT_TRUE(fs::exists(saves() / "bouts-taken-over" / "000003.seats.json"));
}

TEST_F(TakeOverTest, keeps_aside_what_holds_no_bout) {
  put("000001.json", R"({"game":"tiny","setup":{"boxers":["abe)");
  put("000002.json", to_json(some_script(3)));
  put("000003.json", R"({"game":"chess","setup":{}})");
  Records records(saves() / "records.db");
  const auto taken = take_over(records, bouts(), open);
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->bouts, 1);
  ASSERT_EQ(taken->refused.size(), 2U);
  EXPECT_EQ(taken->refused[0], saves() / "bouts-unreadable" / "000001.json");
  EXPECT_TRUE(fs::exists(taken->refused[0]));
}

TEST_F(TakeOverTest, gives_a_number_that_no_book_counts_to_another) {
  put("9223372036854775807.json", to_json(some_script(3)));
  put("99999999999999999999.json", to_json(some_script(12)));
  Records records(saves() / "records.db");
  const auto taken = take_over(records, bouts(), open);
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->bouts, 2);
  const auto rows = kept_bouts(records);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_LE(std::max(rows[0].id, rows[1].id), 2) << "the next bout has to have a number too";
}

TEST_F(TakeOverTest, that_was_killed_half_way_takes_nothing_twice) {
  put("000001.json", to_json(some_script(3)));
  Records records(saves() / "records.db");
  ASSERT_TRUE(take_over(records, bouts(), open));
  // As if the kill had come between the row and the move.
  fs::create_directories(bouts());
  fs::rename(saves() / "bouts-taken-over" / "000001.json", bouts() / "000001.json");
  ASSERT_TRUE(take_over(records, bouts(), open));
  EXPECT_EQ(kept_bouts(records).size(), 1U);
}

TEST_F(TakeOverTest, takes_another_bout_under_a_number_that_was_taken_before) {
  put("000001.json", to_json(some_script(3)));
  Records records(saves() / "records.db");
  ASSERT_TRUE(take_over(records, bouts(), open));
  // An older version counts from 1 again.
  fs::create_directories(bouts());
  put("000001.json", to_json(some_script(12)));
  put("000001.seats.json", R"({"seats": ["shared:1", "champion"]})");
  ASSERT_TRUE(take_over(records, bouts(), open));
  const auto rows = kept_bouts(records);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(kept_script(records, rows[0].id), some_script(12));
  EXPECT_EQ(kept_script(records, rows[1].id), some_script(3));
  EXPECT_TRUE(fs::exists(saves() / "bouts-taken-over" / "000001.json"));
  EXPECT_TRUE(fs::exists(saves() / "bouts-taken-over" / "000001-2.json")) << "the first is not overwritten";
  EXPECT_TRUE(fs::exists(saves() / "bouts-taken-over" / "000001-2.seats.json")) << "beside its bout";
  // And once more, when somebody has cleared away what was moved.
  fs::remove_all(saves() / "bouts-taken-over");
  fs::create_directories(bouts());
  put("000001.json", to_json(some_script(20)));
  put("000002.json", to_json(some_script(12)));
  ASSERT_TRUE(take_over(records, bouts(), open));
  EXPECT_EQ(kept_bouts(records).size(), 4U) << "the one under its own number for the first time, too";
}

TEST_F(TakeOverTest, leaves_where_it_is_what_cannot_be_read_now) {
  put("000001.json", to_json(some_script(3)));
  fs::create_directories(bouts() / "000002.json");  // nothing can be read of it
  Records records(saves() / "records.db");
  const auto taken = take_over(records, bouts(), open);
  ASSERT_TRUE(taken) << one_line(taken.error());
  EXPECT_EQ(taken->bouts, 1);
  EXPECT_TRUE(taken->refused.empty());
  EXPECT_TRUE(fs::exists(bouts() / "000002.json"));
}

TEST_F(TakeOverTest, leaves_the_folder_alone_when_the_records_cannot_be_written) {
  put("000001.json", to_json(some_script(3)));
  fs::create_directories(saves() / "records.db");  // a folder where the file should be
  Records records(saves() / "records.db");
  EXPECT_FALSE(take_over(records, bouts(), open));
  EXPECT_TRUE(fs::exists(bouts() / "000001.json"));
}

TEST_F(TakeOverTest, of_nothing_is_nothing) {
  fs::remove_all(bouts());
  Records records(saves() / "records.db");
  const auto taken = take_over(records, bouts(), open);
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->bouts, 0);
  EXPECT_FALSE(fs::exists(saves() / "records.db"));
}

}  // namespace
}  // namespace fc::records
