// The command `records`: lists, exports and imports a user's saved bouts.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/game_commands.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "library/words.h"
#include "match/games.h"
#include "records/exchange.h"
#include "records/folder.h"
#include "records/results.h"

namespace fc::cli {

enum class RecordsForm : std::uint8_t { words, json, csv };

struct RecordsArguments {
  std::filesystem::path saves;  ///< empty: the user's own folder
  bool json = false;
  bool csv = false;
  std::string game;  ///< slug; empty: every game
  bool going_on = false;
  bool over = false;
  std::int64_t before = 0;  ///< only ids below this; 0: from the newest on
  int most = 20;            ///< bouts a page
  std::int64_t bout = 0;
  std::string file = "-";  ///< - is standard output
  bool bare = false;
  std::vector<std::string> files;  ///< - is standard input
  std::string whose;               ///< kind of sums; empty: all
  std::string period;              ///< a year, or a month as 2026-11; empty: all time
  std::string person;              ///< only bouts with these; empty: anybody
  std::string bot;
  std::string boxer;
  std::string name;  ///< whose page
};

/// Lists a page of saved bouts.
Result<int> list_records(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// Prints one bout: set-up, seats, result, method, length, inner bouts.
Result<int> show_record(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// Exports one bout, for `referee` and `import_records`. Inner bouts that do not fit are left out, with a message.
Result<int> export_record(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// Imports bouts from files; each is played first, and skipped with a message if invalid.
Result<int> import_records(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// Prints sums of games, people, bots and boxers, or of one kind.
Result<int> sum_records(const RecordsArguments& arguments, const Streams& streams);

// Access to the records for these commands; faults come with place and remedy.

/// How long to wait for another writer, in milliseconds.
inline constexpr int patience_ms = 2000;

/// Command-line words for kinds of sums.
inline constexpr std::array<std::pair<std::string_view, records::Whose>, 4> kinds_of_sums{
    {{"game", records::Whose::game},
     {"person", records::Whose::person},
     {"bot", records::Whose::bot},
     {"boxer", records::Whose::boxer}}};

RecordsForm form_of(const RecordsArguments& arguments);

/// The filter from the arguments, without the kind. Fault out_of_range at "--period".
Result<records::TallyFilter> filter_of(const RecordsArguments& arguments);

/// Adds place and remedy to a fault.
Fault remedied(const std::filesystem::path& file, Fault found);

/// Path of the database, which need not exist.
Result<std::filesystem::path> file_of(const RecordsArguments& arguments);

/// Opens the database for reading (`records::open_to_read`); creates nothing. Faults: with place and remedy.
Result<records::Database> open_records(const std::filesystem::path& file);

/// The database with its write lock.
struct Writing {
  records::Claim claim;
  records::Database database;
};
/// Opens it for writing, created if missing. Fault locked: which other program is writing.
Result<Writing> open_to_write(const std::filesystem::path& file);

/// Counts uncounted bouts of older versions, unless another program is writing and will do so.
Result<void> count_all(const std::filesystem::path& file);

/// Evaluates the habits of all bouts not yet evaluated.
Result<void> tell_all(const std::filesystem::path& file, const Games& games);

/// Resolves --game as typed to a slug; empty: all games. Games not in this build are accepted if they have saved bouts.
/// Fault unknown_value.
Result<std::string> game_in(const records::Database& database, const std::string& word);

/// Resolves a party's name as typed. Fault unknown_value at `where`, with a suggestion.
Result<records::Party> party_in(const records::Database& database, const records::Party& party, const std::string& where);

/// `filter_of` with game and party resolved. Faults: those of both.
Result<records::TallyFilter> filter_in(const records::Database& database, const RecordsArguments& arguments);

/// Runs ask(database) on the opened records. Faults: with place and remedy.
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

/// As `read_records`, after counting all bouts.
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
