// Bookkeeping of an unattended machine for its operator: daily sums, credits, settings and a log of changes. Stored in the
// same database as the bouts and with the same promise: what is reported as saved survives a power cut.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/records.h"

namespace fc::records {

/// A counter of one day. day: local date as 20261124; 0: all older days together. what: "coin", "bout"; detail: subtype, may
/// be empty. A peak holds a maximum instead of a sum.
struct AuditRow {
  std::int64_t day = 0;
  std::string what;
  std::string detail;
  std::int64_t amount = 0;

  friend bool operator==(const AuditRow&, const AuditRow&) = default;
};

/// A log entry: a change made by the operator, or by the machine for him. at: seconds since 1970.
struct LogRow {
  std::int64_t at = 0;
  std::string who;
  std::string what;
  std::string was;
  std::string became;

  friend bool operator==(const LogRow&, const LogRow&) = default;
};

using OperatorValues = std::map<std::string, std::string, std::less<>>;

/// Changes that are written in one transaction.
struct OperatorChange {
  std::vector<AuditRow> sums{};
  std::vector<AuditRow> peaks{};  ///< maxima: only `slowest_frame`
  std::int64_t credits = 0;       ///< added, or (below 0) spent
  int coins = 0;                  ///< number of coins that brought the credits
  std::vector<LogRow> log{};
  OperatorValues values{};
  bool resets_audits = false;  ///< deletes all counters first

  /// Merges a later change into this one.
  void add(OperatorChange later);
};

/// The only counter that is a maximum.
inline constexpr std::string_view slowest_frame = "slowest";
/// Days that are kept singly; older ones are merged into day 0.
inline constexpr int most_audit_days = 400;
/// Maximum number of log rows; the oldest are deleted.
inline constexpr int most_log_rows = 2000;
/// Key of the credits among the operator's values.
inline constexpr std::string_view credits_key = "credits";

/// Counters from first_day to last_day, both included, sorted by day, what, detail. first_day 0: older ones too.
Result<std::vector<AuditRow>> audits_between(const Database& database, std::int64_t first_day, std::int64_t last_day);
/// The latest log rows, newest first.
Result<std::vector<LogRow>> latest_changes(const Database& database, int most);
Result<OperatorValues> operator_values(const Database& database);
/// Writes a change. Credits never fall below 0.
Result<void> keep_change(const Database& database, const OperatorChange& change);

/// Writes changes on the records' thread. After a failure they are merged with the next change and tried again.
class OperatorRecorder {
 public:
  /// records must outlive it.
  explicit OperatorRecorder(Records& records) : records_(&records) {}
  /// Tries once more to write what is still unwritten.
  ~OperatorRecorder();
  OperatorRecorder(const OperatorRecorder&) = delete;
  OperatorRecorder& operator=(const OperatorRecorder&) = delete;

  /// Queues a change and returns at once.
  void keep(OperatorChange change);
  /// Waits until everything is written or has failed. Fault: why the rest is unwritten.
  Result<void> flush();
  /// Number of coins written to disk since the last call.
  [[nodiscard]] int take_safe_coins();
  /// Why the last write failed; none: it succeeded, or there was none yet.
  [[nodiscard]] std::optional<Fault> trouble();

 private:
  void ask_to_write();

  Records* records_;
  OperatorChange at_work_;  ///< the worker's: of this job and of those that failed before
  std::mutex mutex_;        ///< guards all below
  OperatorChange waiting_;
  bool has_waiting_ = false;  ///< and no job is queued that will write it
  int safe_coins_ = 0;
  std::optional<Fault> trouble_;
};

}  // namespace fc::records
