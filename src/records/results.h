// What each finished bout was for its participants, their habits and luck, and sums of these, stored with the bouts so that
// pages need not compute them. Lessons are excluded; bouts inside a long game count, beside the long game itself.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "library/whole_file.h"
#include "records/bouts.h"
#include "records/sqlite.h"

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

// Statistics for a boxer, a person, a bot level or a game, read from the stored sums.

/// A participant, whose results are summed.
struct Party {
  Whose whose = Whose::boxer;
  std::string name;  ///< of the boxer or person; a bot's level; a game's slug

  friend bool operator==(const Party&, const Party&) = default;
};
/// Number of a party in the records; 0: it is unknown.
Result<std::int64_t> find_party(const Database& database, const Party& party);

/// Sums of one party, in bouts. A finished bout is won, lost or drawn (nobody won).
struct Tally {
  std::string name;
  std::vector<std::string> games;  ///< slugs
  std::int64_t bouts = 0;
  std::int64_t going_on = 0;
  std::int64_t won = 0;
  std::int64_t lost = 0;
  std::int64_t drawn = 0;
  std::int64_t titles_won = 0;
  std::int64_t titles_defended = 0;
  std::int64_t titles_lost = 0;
  std::int64_t streak = 0;       ///< current run of wins
  std::int64_t best_streak = 0;  ///< longest run of wins
  /// By how the bout ended, in the referee's word.
  std::map<std::string, std::int64_t> won_by;
  std::map<std::string, std::int64_t> lost_by;
};

/// What to sort by, highest first.
enum class Order : std::uint8_t { bouts, won, streak, titles };

/// Which bouts are summed. With `beside` only bouts that both were in: for a boxer and a person or bot, the latter led that
/// boxer; for two boxers, or two of people and bots, they were opponents.
struct TallyFilter {
  Whose whose = Whose::boxer;
  std::string game{};             ///< slug; empty: all games
  int period = 0;                 ///< a year, or year * 100 + month; 0: all time, required with `beside`
  std::optional<Party> beside{};  ///< none: anybody
};

/// A page of parties, sorted descending, from index `from`; finished bouts only. Parties with 0 in the sorted column are
/// omitted. Faults: those of `Database`.
Result<std::vector<Tally>> ranked(const Database& database, const TallyFilter& filter, Order order, int from, int most);
/// Number of parties that `ranked` lists in all.
Result<int> count_ranked(const Database& database, const TallyFilter& filter, Order order);
/// Sums of one party; all 0 if it is unknown.
Result<Tally> tally_of(const Database& database, const Party& party, const TallyFilter& filter);

/// Sums of all parties that fit: most bouts first, then by name. Bouts in progress are included unless a period or `beside`
/// is given.
Result<std::vector<Tally>> tallies(const Database& database, const TallyFilter& filter);

/// The periods in which bouts ended, newest first: years, and months as year * 100 + month.
Result<std::vector<int>> periods_with_bouts(const Database& database);

/// Result of one bout for one party.
struct BoutResult {
  BoutId bout = 0;
  std::int64_t seat = 0;
  std::int64_t ended = 0;  ///< seconds since 1970
  std::string game;        ///< slug
  Outcome outcome = Outcome::drawn;
  std::string method;
  TitleChange title = TitleChange::none;

  friend bool operator==(const BoutResult&, const BoutResult&) = default;
};
/// A page of a party's finished bouts, newest first, from index `from`. game: slug; empty: all games.
Result<std::vector<BoutResult>> results_of(const Database& database, const Party& party, const std::string& game, int from,
                                           int most);
/// A party's latest bouts with a title won, lost or defended, newest first.
Result<std::vector<BoutResult>> titles_of(const Database& database, const Party& party, int most);

/// SQL of the queries behind pages, for tests of their query plans.
std::vector<std::string> page_commands_of_tallies();

// Statistics of how people decide: derived once from the script of each finished bout, and summed by person. Questions and
// answers are keys of the game's texts.

/// Increase it when games report habits differently: all bouts are then evaluated again.
inline constexpr int habits_version = 1;

/// Extracts the habits from a script. Faults: the script is invalid.
using TellHabits = std::function<Result<std::vector<Habit>>(const Script&)>;

/// Evaluates up to `most` bouts that are not yet evaluated, newest first. A script that its game refuses has no habits. Call
/// in one transaction. Returns how many it evaluated.
Result<int> tell_habits(const Database& database, const TellHabits& tell, int most);
/// Removes a bout's habits from the sums.
Result<void> forget_habits(const Database& database, BoutId bout);
/// Number of bouts not yet evaluated; at most 1,000 is returned.
Result<int> count_untold(const Database& database);

/// One answer to one kind of question, summed over all his bouts.
struct HabitSum {
  std::string game;      ///< slug
  std::string question;  ///< key
  std::string answer;    ///< key
  std::int64_t times = 0;
  std::int64_t guessed = 0;  ///< number of times an opponent had to guess it
  std::int64_t guessed_right = 0;
};
/// Sums of a person, grouped by question, most frequent answer first. game: slug; empty: all games.
Result<std::vector<HabitSum>> habits_of(const Database& database, const std::string& person, const std::string& game);

/// SQL of that query, for tests of its query plan.
const char* habits_command();

// Luck, reading and errors of people: computed once for each bout by the caller, stored, and summed by person, game and
// month.

/// Increase it when the computation changes: all bouts are then computed again.
inline constexpr int weighing_version = 3;

/// Win chances are stored as integers; this value is a certain win.
inline constexpr std::int64_t whole_chance = 1'000'000;

/// Figures of one person, in parts of `whole_chance`, from his point of view: luck of dice, and reading of opponents.
struct WeighedFigures {
  std::int64_t decisions = 0;
  std::int64_t expected = 0;  ///< his win chance at the first bell
  std::int64_t result = 0;
  std::int64_t luck = 0;
  std::int64_t reading = 0;
  std::int64_t errors = 0;  ///< chances lost by his own mistakes, 0 or more

  friend bool operator==(const WeighedFigures&, const WeighedFigures&) = default;
};

/// Figures of one seat of a bout.
struct WeighedSeat {
  int seat = 0;
  WeighedFigures figures{};
};

/// Stores the figures of a bout. Seats without a person are skipped; an empty list marks the bout as done. A bout that was
/// deleted, or is done already, is left alone.
Result<void> weigh(const Database& database, BoutId bout, const std::vector<WeighedSeat>& seats);
/// Removes a bout from the sums.
Result<void> forget_weighed(const Database& database, BoutId bout);
/// The newest bouts still to be computed, at most `most`.
Result<std::vector<BoutId>> unweighed(const Database& database, int most);
/// Number of bouts still to be computed; at most 10,000 is returned.
Result<int> count_unweighed(const Database& database);
/// Whether a person sat in this bout.
Result<bool> has_people(const Database& database, BoutId bout);

/// Sum of the bouts of one month and game.
struct WeighedSum {
  std::string game;  ///< slug
  int month = 0;     ///< year * 100 + month
  std::int64_t bouts = 0;
  WeighedFigures figures{};
};
/// Sums of a person, by game, latest month first. game: slug; empty: all games.
Result<std::vector<WeighedSum>> weighed_of(const Database& database, const std::string& person, const std::string& game);
/// Figures of a person's latest bouts of a game, newest first.
Result<std::vector<WeighedFigures>> weighed_bouts(const Database& database, const std::string& person,
                                                  const std::string& game, int most);

}  // namespace fc::records
