// What a machine that nobody tends keeps for its operator: sums of every day, credits, his settings, and who changed what.
// It lies in the book of bouts, and is written as bouts are: what is said to be kept outlives the plug.
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

/// A sum of one day. day: local, as 20261124; 0: of all days that are no longer kept one by one. what: "coin", "bout";
/// detail: which kind of it, may be empty. A peak is the highest value, not a sum.
struct AuditRow {
  std::int64_t day = 0;
  std::string what;
  std::string detail;
  std::int64_t amount = 0;

  friend bool operator==(const AuditRow&, const AuditRow&) = default;
};

/// A change that the operator made, or the machine for him. at: seconds since 1970.
struct LogRow {
  std::int64_t at = 0;
  std::string who;
  std::string what;
  std::string was;
  std::string became;

  friend bool operator==(const LogRow&, const LogRow&) = default;
};

using OperatorValues = std::map<std::string, std::string, std::less<>>;

/// What is to be kept together, or not at all.
struct OperatorChange {
  std::vector<AuditRow> sums{};
  std::vector<AuditRow> peaks{};  ///< `slowest_frame` alone
  std::int64_t credits = 0;       ///< come in, or (below 0) spent
  int coins = 0;                  ///< that brought them
  std::vector<LogRow> log{};
  OperatorValues values{};
  bool resets_audits = false;  ///< all sums so far go before these come

  /// Takes up what comes after it.
  void add(OperatorChange later);
};

/// The one thing that is counted by its peaks.
inline constexpr std::string_view slowest_frame = "slowest";
/// As many days are kept one by one; older ones become one sum, or the highest of their peaks.
inline constexpr int most_audit_days = 400;
/// As many changes are kept.
inline constexpr int most_log_rows = 2000;
/// The key under which credits lie among the values.
inline constexpr std::string_view credits_key = "credits";

/// Of these days, both included, by day, what and detail; 0 as first day: also what is older.
Result<std::vector<AuditRow>> audits_between(const Database& database, std::int64_t first_day, std::int64_t last_day);
/// The latest changes, newest first.
Result<std::vector<LogRow>> latest_changes(const Database& database, int most);
Result<OperatorValues> operator_values(const Database& database);
/// Writes it. Credits never fall below 0.
Result<void> keep_change(const Database& database, const OperatorChange& change);

/// Keeps changes on the records' thread. What cannot be written waits, and is tried again with the next one.
class OperatorRecorder {
 public:
  /// records must outlive it.
  explicit OperatorRecorder(Records& records) : records_(&records) {}
  /// Tries once more to write what waits.
  ~OperatorRecorder();
  OperatorRecorder(const OperatorRecorder&) = delete;
  OperatorRecorder& operator=(const OperatorRecorder&) = delete;

  /// Queues a change and returns at once.
  void keep(OperatorChange change);
  /// Waits until everything is written, or has failed. Fault: why what waits could not be written.
  Result<void> flush();
  /// Coins that have been written since the last call: they are safe.
  [[nodiscard]] int take_safe_coins();
  /// Why the last try failed; none: nothing waits.
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
