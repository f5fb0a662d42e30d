// Where `records` finds what is kept, and how it asks: faults come with their place and a remedy.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/records_commands.h"
#include "core/result.h"
#include "match/games.h"
#include "records/claim.h"
#include "records/open.h"
#include "records/tallies.h"

namespace fc::cli {

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

}  // namespace fc::cli
