// The power is cut while an operator's machine counts: coins, audits and settings that were said to be kept are there, and
// none of them is torn.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "crash_disk.h"
#include "records/audits.h"
#include "records/folder.h"
#include "tests/asked.h"
#include "tests/library/folder.h"

namespace fc::records {
namespace {

using test::CrashDisk;

int states_of_audits() { return test::asked_or("FC_CRASH_STATES", 6000); }

struct Losses {
  int states = 0;
  int lost = 0;    ///< states without a change that was said to be kept
  int broken = 0;  ///< states that are no book, or in which a change is there in part
};

/// The connection to a file that was opened last, which is the one that writes where nothing is read.
sqlite3* writer_of_audits = nullptr;
int note_writer_of_audits(sqlite3* connection, char**, const void*) {
  const char* const name = sqlite3_db_filename(connection, "main");
  writer_of_audits = name != nullptr && *name != '\0' ? connection : writer_of_audits;
  return SQLITE_OK;
}

/// As long as it lives, connections are noted.
class AuditsWriterNoted {
 public:
  AuditsWriterNoted() { sqlite3_auto_extension(reinterpret_cast<void (*)()>(note_writer_of_audits)); }
  AuditsWriterNoted(const AuditsWriterNoted&) = delete;
  AuditsWriterNoted& operator=(const AuditsWriterNoted&) = delete;
  ~AuditsWriterNoted() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(note_writer_of_audits)); }
};

/// What an operator's book holds after each of his changes, by its number.
struct Ledger {
  std::int64_t credits = 0;
  std::int64_t counted = 0;
  std::int64_t changes = 0;
  friend bool operator==(const Ledger&, const Ledger&) = default;
};

/// Number and contents of what is left; none: it is no book.
std::optional<std::pair<std::size_t, Ledger>> ledger_of(const std::string& file) {
  const auto database = Database::open(file, Database::Access::look, 0);
  const auto values = database ? operator_values(*database) : Result<OperatorValues>(OperatorValues());
  const auto rows =
      database ? audits_between(*database, 0, 99991231) : Result<std::vector<AuditRow>>(std::vector<AuditRow>());
  const auto log = database ? latest_changes(*database, 100000) : Result<std::vector<LogRow>>(std::vector<LogRow>());
  if (!database || !values || !rows || !log) {
    return std::nullopt;
  }
  const auto number = [&values](std::string_view key) {
    const auto found = values->find(key);
    return found == values->end() ? 0 : std::stoll(found->second);
  };
  Ledger ledger{.credits = number(credits_key), .counted = 0, .changes = static_cast<std::int64_t>(log->size())};
  for (const AuditRow& row : *rows) {
    ledger.counted += row.amount;
  }
  return std::pair(static_cast<std::size_t>(number("number")), ledger);
}

/// An operator's changes, some written together, until so many states that a power cut may leave have been looked at.
Losses change_and_cut(int states, bool waits_for_disk) {
  constexpr int changes_in_book = 60;
  const test::Folder folder;
  const std::string file = (folder.path() / "records.db").string();
  const AuditsWriterNoted noted;
  Losses losses;
  Random cuts(23);
  Random random(2);
  while (losses.states < states && !testing::Test::HasFailure()) {
    struct State {
      CrashDisk::Files files;
      std::size_t said = 0;
    };
    std::vector<Ledger> truth(1);
    std::vector<State> left;
    std::size_t said = 0;
    {
      CrashDisk disk;
      const auto note = [&] { left.push_back({.files = disk.after_power_cut(cuts), .said = said}); };
      disk.call_when_changed([&] {
        if (said > 0 && cuts.below(3) == 0) {
          note();
        }
      });
      Records records(file);
      OperatorRecorder recorder(records);
      for (int change = 1; change <= changes_in_book; ++change) {
        Ledger ledger = truth.back();
        OperatorChange wanted{.values = {{"number", std::to_string(change)}}};
        if (const auto kind = random.below(4); kind == 0) {
          wanted.credits = wanted.coins = 1;
          ++ledger.credits;
        } else if (kind == 1 && ledger.credits > 0) {
          wanted.credits = -1;
          --ledger.credits;
        } else if (kind == 2) {
          wanted.log.push_back({.at = change, .who = "operator", .what = "price", .was = "0", .became = "1"});
          ++ledger.changes;
        }
        wanted.sums.push_back(
            {.day = 20260105 + static_cast<int>(random.below(3)), .what = "visit", .detail = "", .amount = 1});
        ++ledger.counted;
        truth.push_back(ledger);
        recorder.keep(std::move(wanted));
        if (random.below(3) != 0) {
          EXPECT_TRUE(recorder.flush());
          if (change > 1 && !waits_for_disk) {
            EXPECT_EQ(sqlite3_exec(writer_of_audits, "PRAGMA synchronous = NORMAL", nullptr, nullptr, nullptr), SQLITE_OK);
          }
          said = static_cast<std::size_t>(change);
          note();
        }
      }
    }
    for (State& state : left) {
      if (state.said == 0) {
        continue;
      }
      ++losses.states;
      const CrashDisk disk(std::move(state.files));
      const auto found = ledger_of(file);
      losses.broken += int{!found || found->first >= truth.size() || found->second != truth[found->first] ||
                           (losses.states % 16 == 0 && !look_through(file))};
      losses.lost += int{found && found->first < state.said};
    }
  }
  return losses;
}

TEST(PowerCut, loses_no_coin_audit_or_setting_that_was_said_to_be_kept_and_tears_none) {
  const Losses losses = change_and_cut(states_of_audits(), true);
  EXPECT_EQ(losses.lost, 0);
  EXPECT_EQ(losses.broken, 0);
  EXPECT_GE(losses.states, states_of_audits());
  RecordProperty("states", losses.states);
}

TEST(PowerCut, would_lose_some_coins_if_the_disk_were_not_waited_for) {
  const Losses losses = change_and_cut(1000, false);
  EXPECT_GT(losses.lost, 0) << "else the test above shows nothing";
  EXPECT_EQ(losses.broken, 0);
}

}  // namespace
}  // namespace fc::records
