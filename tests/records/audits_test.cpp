// What a machine keeps for its operator: sums, peaks, credits, changes; bounded, and retried when they cannot be written.
#include <gtest/gtest.h>

#include <fstream>

#include "records/audits.h"
#include "tests/library/folder.h"

namespace fc::records {
namespace {

class Audits : public testing::Test {
 protected:
  std::vector<AuditRow> rows() {
    const auto found = records_.read([](const Database& database) { return audits_between(database, 0, 99991231); });
    EXPECT_TRUE(found) << one_line(found.error());
    return found.value_or(std::vector<AuditRow>());
  }
  OperatorValues values() {
    return records_.read([](const Database& database) { return operator_values(database); }).value_or(OperatorValues());
  }
  void keep(OperatorChange change) {
    recorder_.keep(std::move(change));
    EXPECT_TRUE(recorder_.flush());
  }

  test::Folder folder_;
  Records records_{folder_.path() / "records.db"};
  OperatorRecorder recorder_{records_};
};

TEST_F(Audits, add_up_by_day_and_detail_and_peaks_do_not) {
  keep({.sums = {{20260105, "bout", "tiny", 2}, {20260105, "bout", "tiny", 3}, {20260106, "bout", "tiny", 1}},
        .peaks = {{20260105, "slowest", "", 40}, {20260105, "slowest", "", 12}}});
  keep({.peaks = {{20260105, "slowest", "", 30}}});
  EXPECT_EQ(rows(), (std::vector<AuditRow>{
                        {20260105, "bout", "tiny", 5}, {20260105, "slowest", "", 40}, {20260106, "bout", "tiny", 1}}));
}

TEST_F(Audits, fold_days_that_are_too_old_into_one_sum_that_loses_nothing) {
  for (int day = 0; day < most_audit_days + 50; ++day) {
    recorder_.keep({.sums = {{20260000 + day + 1, "visit", "", 2}},
                    .peaks = {{20260000 + day + 1, std::string(slowest_frame), "", 30 - day % 7}}});
  }
  EXPECT_TRUE(recorder_.flush());
  keep({});
  const auto kept = rows();
  EXPECT_EQ(kept.size(), 2 * (static_cast<std::size_t>(most_audit_days) + 1));
  EXPECT_EQ(kept.front().day, 0);
  std::int64_t sum = 0;
  for (const AuditRow& row : kept) {
    sum += row.what == "visit" ? row.amount : 0;
    EXPECT_LE(row.what == "visit" ? 0 : row.amount, 30) << "the slowest frame is no sum";
  }
  EXPECT_EQ(sum, 2 * (most_audit_days + 50));
}

TEST(OperatorChange, stays_small_while_a_disk_fails_for_weeks) {
  OperatorChange waiting;
  for (int minute = 0; minute < 10'000; ++minute) {
    waiting.add({.sums = {{20260105, "on", "", 60}, {20260105, "fault", "file", 1}},
                 .peaks = {{20260105, "slowest", "", minute % 50}},
                 .credits = 1,
                 .coins = 1,
                 .log = {{minute, "operator", "price", "0", "1"}}});
  }
  EXPECT_EQ(waiting.sums, (std::vector<AuditRow>{{20260105, "on", "", 600'000}, {20260105, "fault", "file", 10'000}}));
  EXPECT_EQ(waiting.peaks, (std::vector<AuditRow>{{20260105, "slowest", "", 49}}));
  EXPECT_EQ(waiting.log.size(), static_cast<std::size_t>(most_log_rows));
  EXPECT_EQ(waiting.log.back().at, 9'999) << "the latest";
  EXPECT_EQ(waiting.coins, 10'000);
}

TEST_F(Audits, count_a_coin_once_where_the_whole_sum_is_written_behind_it) {
  OperatorChange waiting{.credits = 1, .coins = 1};
  waiting.add({.values = {{std::string(credits_key), "5"}}});  // with that coin, into a new book
  waiting.add({.credits = 1, .coins = 1});
  keep(waiting);
  EXPECT_EQ(values().at("credits"), "6");
  EXPECT_EQ(recorder_.take_safe_coins(), 2);
}

TEST_F(Audits, keep_the_latest_changes_and_no_more_than_that) {
  for (int change = 0; change < most_log_rows + 20; ++change) {
    recorder_.keep({.log = {{change, "operator", "price", "0", std::to_string(change)}}});
  }
  EXPECT_TRUE(recorder_.flush());
  const auto log = records_.read([](const Database& database) { return latest_changes(database, 100000); });
  ASSERT_TRUE(log);
  EXPECT_EQ(log->size(), static_cast<std::size_t>(most_log_rows));
  EXPECT_EQ(log->front().at, most_log_rows + 19);
}

TEST_F(Audits, credits_never_fall_below_nothing) {
  keep({.credits = 2, .coins = 2});
  keep({.credits = -5});
  EXPECT_EQ(values().at("credits"), "0");
  EXPECT_EQ(recorder_.take_safe_coins(), 2);
  EXPECT_EQ(recorder_.take_safe_coins(), 0);
}

TEST_F(Audits, reset_takes_all_sums_and_leaves_credits_and_the_log) {
  keep({.sums = {{20260105, "visit", "", 2}}, .credits = 1, .log = {{1, "operator", "price", "0", "1"}}});
  keep({.sums = {{20260105, "visit", "", 7}}, .resets_audits = true});
  EXPECT_EQ(rows(), (std::vector<AuditRow>{{20260105, "visit", "", 7}}));
  EXPECT_EQ(values().at("credits"), "1");
}

TEST_F(Audits, what_cannot_be_written_waits_and_comes_with_the_next) {
  // A folder stands where the book should be.
  std::filesystem::create_directories(folder_.path() / "records.db");
  recorder_.keep({.credits = 1, .coins = 1});
  EXPECT_FALSE(recorder_.flush());
  EXPECT_EQ(recorder_.take_safe_coins(), 0);
  EXPECT_TRUE(recorder_.trouble());
  std::filesystem::remove(folder_.path() / "records.db");
  keep({.credits = 1, .coins = 1});
  EXPECT_EQ(recorder_.take_safe_coins(), 2);
  EXPECT_EQ(values().at("credits"), "2");
}

}  // namespace
}  // namespace fc::records
