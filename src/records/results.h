// What each finished bout was for its participants, and sums of that, stored with the bouts so that pages need not compute
// them. Lessons are excluded; bouts inside a long game count, beside the long game itself.
#pragma once

#include <cstdint>
#include <memory>

#include "records/bouts.h"

namespace fc::records {

/// Kinds of participants that have sums. Values are stored in the database.
enum class Whose : std::uint8_t {
  boxer = 0,   ///< by name, in bouts of two; not in long games or bouts without names
  person = 1,  ///< by name; "person" if unnamed
  bot = 2,     ///< by level
  game = 3,    ///< by slug; `won` counts bouts that had a winner, nothing is lost
};

/// Result for one participant. Values are stored in the database.
enum class Outcome : std::uint8_t { won = 0, lost = 1, drawn = 2 };

/// What happened to a title, for him. Values are stored in the database.
enum class TitleChange : std::uint8_t { none = 0, won = 1, defended = 2, lost = 3 };

/// Calendar year and month (1 to 12), in UTC. Sums are asked for by the year, or by year * 100 + month.
struct Periods {
  std::int64_t year = 0;  ///< unchecked: any value if the database was tampered with
  int month = 0;
};
/// seconds: since 1970.
Periods periods_of(std::int64_t seconds);

/// Adds bouts to the sums, or removes them. Keeps prepared statements: reuse it, but only within one transaction.
class Ledger {
 public:
  static Result<Ledger> open(const Database& database);
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;
  Ledger(Ledger&&) noexcept;
  Ledger& operator=(Ledger&&) noexcept;
  ~Ledger();

  /// Updates the sums for a bout: removes what was counted of it, then counts it if it is finished and no lesson.
  Result<void> count(BoutId bout);
  /// Removes a bout from the sums.
  Result<void> count_out(BoutId bout);
  /// See the free function `settle`.
  Result<void> settle();

 private:
  struct Statements;
  explicit Ledger(std::unique_ptr<Statements> statements);

  std::unique_ptr<Statements> statements_;
};

/// Recomputes streaks affected by bouts that were added or removed out of order. Call at the end of a transaction.
Result<void> settle(const Database& database);

/// Number of bouts of an older version that are not counted yet; at most 1,000 is returned.
Result<int> count_left(const Database& database);

/// Whether no bout of an older version is uncounted and all streaks are settled.
Result<bool> all_counted(const Database& database);

/// Counts up to `most` bouts of an older version, and settles. Returns how many it counted.
Result<int> count_uncounted(const Database& database, int most);

}  // namespace fc::records
