#include "records/audits.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace fc::records {
namespace {

/// join: what becomes of two amounts of one day, what and detail. So what waits for a disk that fails for weeks stays small.
template <class Join>
void join_up(std::vector<AuditRow>& rows, std::vector<AuditRow>&& more, Join join) {
  for (AuditRow& row : more) {
    const auto same = std::ranges::find_if(rows, [&row](const AuditRow& one) {
      return one.day == row.day && one.what == row.what && one.detail == row.detail;
    });
    if (same == rows.end()) {
      rows.push_back(std::move(row));
    } else {
      same->amount = join(same->amount, row.amount);
    }
  }
}

Result<void> fold_old_days(const Database& database) {
  FC_TRY(const std::int64_t last,
         one_number(database.ask("SELECT DISTINCT day FROM audit WHERE day > 0 ORDER BY day DESC LIMIT 1 OFFSET ?1",
                                 std::int64_t{most_audit_days})));
  if (last == 0) {
    return {};
  }
  FC_TRY(
      database.tell("INSERT INTO audit SELECT 0, what, detail, iif(what = ?2, max(amount), sum(amount)) FROM audit "
                    "WHERE day BETWEEN 1 AND ?1 GROUP BY what, detail ON CONFLICT DO UPDATE SET amount = "
                    "iif(what = ?2, max(amount, excluded.amount), amount + excluded.amount)",
                    last, slowest_frame));
  return database.tell("DELETE FROM audit WHERE day BETWEEN 1 AND ?1", last);
}

Result<void> keep_log(const Database& database, const std::vector<LogRow>& rows) {
  for (const LogRow& row : rows) {
    FC_TRY(database.tell("INSERT INTO operator_log (at, who, what, was, became) VALUES (?1, ?2, ?3, ?4, ?5)", row.at,
                         std::string_view(row.who), std::string_view(row.what), std::string_view(row.was),
                         std::string_view(row.became)));
  }
  return database.tell("DELETE FROM operator_log WHERE id <= (SELECT max(id) FROM operator_log) - ?1",
                       std::int64_t{most_log_rows});
}

}  // namespace

void OperatorChange::add(OperatorChange later) {
  if (later.resets_audits) {
    sums.clear();
    peaks.clear();
    resets_audits = true;
  }
  join_up(sums, std::move(later.sums), std::plus<>());
  join_up(peaks, std::move(later.peaks), std::ranges::max);
  log.insert(log.end(), std::make_move_iterator(later.log.begin()), std::make_move_iterator(later.log.end()));
  if (log.size() > most_log_rows) {
    log.erase(log.begin(), log.end() - most_log_rows);
  }
  if (later.values.contains(credits_key)) {
    credits = 0;  // all that came before is in that sum
  }
  credits += later.credits;
  coins += later.coins;
  for (auto& [key, value] : later.values) {
    values[key] = std::move(value);
  }
}

Result<std::vector<AuditRow>> audits_between(const Database& database, std::int64_t first_day, std::int64_t last_day) {
  return all_rows(database.ask("SELECT day, what, detail, amount FROM audit WHERE day BETWEEN ?1 AND ?2 ORDER BY day, "
                               "what, detail",
                               first_day, last_day),
                  [](const Statement& row) {
                    return AuditRow{
                        .day = row.number(0), .what = row.text(1), .detail = row.text(2), .amount = row.number(3)};
                  });
}

Result<std::vector<LogRow>> latest_changes(const Database& database, int most) {
  return all_rows(
      database.ask("SELECT at, who, what, was, became FROM operator_log ORDER BY id DESC LIMIT ?1", std::int64_t{most}),
      [](const Statement& row) {
        return LogRow{
            .at = row.number(0), .who = row.text(1), .what = row.text(2), .was = row.text(3), .became = row.text(4)};
      });
}

Result<OperatorValues> operator_values(const Database& database) {
  OperatorValues values;
  FC_TRY(each_row(database.prepare("SELECT key, value FROM operator_value"),
                  [&values](const Statement& row) { values[row.text(0)] = row.text(1); }));
  return values;
}

Result<void> keep_change(const Database& database, const OperatorChange& change) {
  if (change.resets_audits) {
    FC_TRY(database.run("DELETE FROM audit;"));
  }
  for (const AuditRow& row : change.sums) {
    FC_TRY(database.tell("INSERT INTO audit VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET amount = amount + ?4", row.day,
                         std::string_view(row.what), std::string_view(row.detail), row.amount));
  }
  for (const AuditRow& row : change.peaks) {
    FC_TRY(database.tell("INSERT INTO audit VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET amount = max(amount, ?4)",
                         row.day, std::string_view(row.what), std::string_view(row.detail), row.amount));
  }
  for (const auto& [key, value] : change.values) {
    FC_TRY(database.tell("INSERT OR REPLACE INTO operator_value VALUES (?1, ?2)", std::string_view(key),
                         std::string_view(value)));
  }
  if (change.credits != 0) {
    FC_TRY(
        database.tell("INSERT INTO operator_value VALUES (?1, max(0, ?2)) ON CONFLICT DO UPDATE SET value = max(0, value + "
                      "?2)",
                      credits_key, change.credits));
  }
  if (!change.log.empty()) {
    FC_TRY(keep_log(database, change.log));
  }
  return fold_old_days(database);
}

OperatorRecorder::~OperatorRecorder() { static_cast<void>(flush()); }

void OperatorRecorder::keep(OperatorChange change) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.add(std::move(change));
    if (std::exchange(has_waiting_, true)) {
      return;
    }
  }
  ask_to_write();
}

void OperatorRecorder::ask_to_write() {
  records_->write(
      [this](const Database& database) -> Result<void> {
        {
          // It may be done twice: what a damaged book did not take is still there.
          const std::lock_guard lock(mutex_);
          at_work_.add(std::exchange(waiting_, {}));
          has_waiting_ = false;
        }
        return keep_change(database, at_work_);
      },
      [this](const Result<void>& result) {
        const std::lock_guard lock(mutex_);
        trouble_ = result ? std::nullopt : std::optional(result.error());
        if (result) {
          safe_coins_ += std::exchange(at_work_, {}).coins;
        } else {
          has_waiting_ = false;
        }
      });
}

Result<void> OperatorRecorder::flush() {
  records_->finish();
  if (trouble()) {
    ask_to_write();
    records_->finish();
  }
  const std::optional<Fault> why = trouble();
  return why ? Result<void>(tl::make_unexpected(*why)) : Result<void>();
}

int OperatorRecorder::take_safe_coins() {
  const std::lock_guard lock(mutex_);
  return std::exchange(safe_coins_, 0);
}

std::optional<Fault> OperatorRecorder::trouble() {
  const std::lock_guard lock(mutex_);
  return trouble_;
}

}  // namespace fc::records
