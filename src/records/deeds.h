// What every bout that is over was for those who took part, and the sums of that: kept with the bouts, so that no page of
// the records has to add them up. Lessons do not count; the bouts of a long game do, beside the long game itself.
#pragma once

#include <cstdint>
#include <memory>

#include "records/bouts.h"

namespace fc::records {

/// Who is summed up. The numbers stand in the database.
enum class Whose : std::uint8_t {
  boxer = 0,   ///< what the seats of a bout of two are called; not those of a long game, nor of bouts without names
  person = 1,  ///< who sat there; one of whom no name is known is "person"
  bot = 2,     ///< by its level
  game = 3,    ///< by its slug. Of a game `won` are the bouts that somebody won; nothing is lost
};

/// What a bout was for one who took part. The numbers stand in the database.
enum class Outcome : std::uint8_t { won = 0, lost = 1, drawn = 2 };

/// What became of a title for him. The numbers stand in the database.
enum class TitleDeed : std::uint8_t { none = 0, won = 1, defended = 2, lost = 3 };

/// The sums of a calendar month are asked for by year * 100 + month, those of a year by the year. Both are of UTC.
struct Periods {
  std::int64_t year = 0;  ///< of a hostile book any
  int month = 0;
};
/// seconds: since 1970.
Periods periods_of(std::int64_t seconds);

/// Counts bouts in and out. Its statements are prepared once: keep one for many bouts, but not beyond a transaction.
class Ledger {
 public:
  static Result<Ledger> open(const Database& database);
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;
  Ledger(Ledger&&) noexcept;
  Ledger& operator=(Ledger&&) noexcept;
  ~Ledger();

  /// Takes what was counted of a bout out of the sums, and counts it as it stands now: if it is over and no lesson.
  Result<void> count(BoutId bout);
  /// Takes a bout out of the sums.
  Result<void> count_out(BoutId bout);
  /// As the function below.
  Result<void> settle();

 private:
  struct Statements;
  explicit Ledger(std::unique_ptr<Statements> statements);

  std::unique_ptr<Statements> statements_;
};

/// Counts streaks anew where bouts came in or went out of their order: to be done at the end of a transaction.
Result<void> settle(const Database& database);

/// How many bouts are left that an older version of the program kept and did not count; more than 1,000 are told as 1,000.
Result<int> count_left(const Database& database);

/// Whether no bout is left that an older version of the program kept and did not count, and all streaks are settled.
Result<bool> all_counted(const Database& database);

/// Counts at most so many bouts that an older version of the program kept and did not count, and settles. Returns how many
/// it counted.
Result<int> count_uncounted(const Database& database, int most);

}  // namespace fc::records
