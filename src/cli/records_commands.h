// `records`: what is kept in the records of one user, for people and programs.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/listings.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "library/words.h"
#include "match/games.h"
#include "records/exchange.h"
#include "records/folder.h"
#include "records/tallies.h"

namespace fc::cli {

enum class RecordsForm : std::uint8_t { words, json, csv };

struct RecordsArguments {
  std::filesystem::path saves;  ///< empty: the user's own folder
  bool json = false;
  bool csv = false;
  std::string game;  ///< slug; empty: every game
  bool going_on = false;
  bool over = false;
  std::int64_t before = 0;  ///< bouts older than this one; 0: from the newest on
  int most = 20;            ///< bouts a page
  std::int64_t bout = 0;
  std::string file = "-";  ///< - is standard output
  bool bare = false;
  std::vector<std::string> files;  ///< - is standard input
  std::string whose;               ///< empty: all sums
  std::string period;              ///< a year, or a month as 2026-11; empty: ever
  std::string person;              ///< only bouts beside these; empty: anybody
  std::string bot;
  std::string boxer;
  std::string name;  ///< whose page
};

/// The kept bouts, a page of them.
Result<int> list_records(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// One bout: set-up, seats, result, method, length, the bouts inside it.
Result<int> show_record(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// One bout as a file that `referee` and `import_records` read.
Result<int> export_record(const RecordsArguments& arguments, const Streams& streams);
/// Bouts of files into the records; each is played first, and left out with a word where it goes wrong.
Result<int> import_records(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// Sums of games, people, bots and boxers.
Result<int> sum_records(const RecordsArguments& arguments, const Streams& streams);

// Where `records` finds what is kept, and how it asks: faults come with their place and a remedy.

/// How long another program that writes is waited for, in milliseconds.
inline constexpr int patience_ms = 2000;

/// The words of the command line for who is summed up.
inline constexpr std::array<std::pair<std::string_view, records::Whose>, 4> kinds_of_sums{
    {{"game", records::Whose::game},
     {"person", records::Whose::person},
     {"bot", records::Whose::bot},
     {"boxer", records::Whose::boxer}}};

RecordsForm form_of(const RecordsArguments& arguments);

/// Which bouts are summed up, but for the kind of the sums. Fault out_of_range at "--period".
Result<records::TallyFilter> filter_of(const RecordsArguments& arguments);

/// What is in the way, in one line with the place and the remedy.
Fault remedied(const std::filesystem::path& file, Fault found);

/// The database of these saves, whether it is there or not.
Result<std::filesystem::path> file_of(const RecordsArguments& arguments);

/// The database, to be read only. Nothing is made by asking. Faults: with place and remedy.
Result<records::Database> open_records(const std::filesystem::path& file);

/// The database, and the right to write it as long as this lives.
struct Writing {
  records::Claim claim;
  records::Database database;
};
/// Made if it is not there. Fault locked: another program writes there, and which.
Result<Writing> open_to_write(const std::filesystem::path& file);

/// Counts what an older version of the program kept and did not count; where another program writes, that counts.
Result<void> count_all(const std::filesystem::path& file);

/// Tells what people like to do from all bouts that were not told yet.
Result<void> tell_all(const std::filesystem::path& file, const Games& games);

/// The slug of a game that was asked for by --game, as people type it; empty: every game. A game that this build has not is
/// known if a bout of it is kept. Fault unknown_value.
Result<std::string> game_in(const records::Database& database, const std::string& word);

/// The one of the records who is called so, as people type it. Fault unknown_value at `where`: there is nobody, with the one
/// who may have been meant.
Result<records::Party> party_in(const records::Database& database, const records::Party& party, const std::string& where);

/// `filter_of`, with its game and its party as the records call them. Faults: those of both.
Result<records::TallyFilter> filter_in(const records::Database& database, const RecordsArguments& arguments);

/// What `ask(database)` answers. Faults: with place and remedy.
template <class Ask>
auto read_records(const RecordsArguments& arguments, Ask ask) -> decltype(ask(std::declval<const records::Database&>())) {
  FC_TRY(const std::filesystem::path file, file_of(arguments));
  FC_TRY(const records::Database database, open_records(file));
  auto answer = ask(database);
  if (!answer) {
    // A name of the command line that nobody knows is no fault of the file.
    return tl::make_unexpected(answer.error().where.starts_with("--") ? answer.error() : remedied(file, answer.error()));
  }
  return answer;
}

/// As `read_records`, of sums: when all bouts are counted.
template <class Ask>
auto read_counted(const RecordsArguments& arguments, Ask ask) -> decltype(ask(std::declval<const records::Database&>())) {
  FC_TRY(const std::filesystem::path file, file_of(arguments));
  FC_TRY(count_all(file));
  return read_records(arguments, ask);
}

// How `records` prints: the same columns for people, as JSON and as CSV.

/// What rows of the records are worded with.
struct RecordsWords {
  const Words* words = nullptr;
  /// What the seats of a bout are called that is kept without names; empty: nobody knows.
  std::function<std::vector<std::string>(const Script&)> names;
};

/// A page of bouts. next: the number that the following page is asked for by; 0: there is none.
std::string in_form(std::span<const records::BoutRow> rows, std::int64_t next, RecordsForm form, const RecordsWords& words);
/// One bout with its seats and those inside it; as CSV its seats.
std::string in_form(const records::Family& family, RecordsForm form, const RecordsWords& words);

/// The sums of one kind.
struct Sums {
  std::string whose;  ///< "boxer"
  std::vector<records::Tally> tallies;
};
std::string in_form(std::span<const Sums> sums, RecordsForm form);

// What the tables of `records` are made of.

/// As clocks here show it; "2026-11-21 18:05". seconds: since 1970; "?" where no clock shows it.
std::string local_time(std::int64_t seconds);
/// For programs: "2026-11-21T17:05:33Z".
std::string exact_time(std::int64_t seconds);

/// On one line: see `json_text`.
std::string text_of(const Json& json);
Json json_of(const records::Tally& tally);

/// As RFC 4180 has it; what a spreadsheet would take for a formula has an apostrophe before it.
std::string in_csv(const BoxerTable& table);

// `records hall`, `records boxer`, `records person`, `records bot`, `records forget`: the best of all, the page of one, and
// the end of it.

/// The best boxers and people: by titles, bouts won, and bouts won one after the other.
Result<int> show_hall(const RecordsArguments& arguments, const Streams& streams);

/// One who took part: sums, titles, bouts, newest first, and of a person what he likes to do. arguments.whose: "boxer",
/// "person" or "bot".
Result<int> show_party(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);

/// Takes a person out of everything that is kept; files of his own that name him are told.
Result<int> forget(const RecordsArguments& arguments, const Streams& streams);

}  // namespace fc::cli
