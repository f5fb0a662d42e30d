#include "cli/records_commands.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "cli/requests.h"
#include "core/cleaned.h"
#include "library/rulebook.h"
#include "records/bouts.h"
#include "records/folder.h"
#include "records/results.h"

namespace fc::cli {
namespace {

namespace fs = std::filesystem;
using records::Database;

/// "2026" or "2026-11", as `TallyFilter::period`; empty: ever.
Result<int> read_period(const std::string& text) {
  constexpr int months = 12;
  constexpr int hundred = 100;
  constexpr int last_year = 9999;
  const auto refused = [&text] {
    return fault(FaultCode::out_of_range, "--period", "must be a year or a month as 2026-11, not \"" + text + "\"");
  };
  if (text.empty()) {
    return 0;
  }
  const char* const end = text.data() + text.size();
  int year = 0;
  const auto read = std::from_chars(text.data(), end, year);
  if (read.ec != std::errc() || year < hundred || year > last_year) {
    return refused();
  }
  if (read.ptr == end) {
    return year;
  }
  int month = 0;
  const auto rest = *read.ptr == '-' ? std::from_chars(read.ptr + 1, end, month) : read;
  if (rest.ec != std::errc() || rest.ptr != end || month < 1 || month > months) {
    return refused();
  }
  return year * hundred + month;
}

}  // namespace

RecordsForm form_of(const RecordsArguments& arguments) {
  return arguments.json ? RecordsForm::json : arguments.csv ? RecordsForm::csv : RecordsForm::words;
}

Result<records::TallyFilter> filter_of(const RecordsArguments& arguments) {
  records::TallyFilter filter{.game = arguments.game};
  FC_TRY(filter.period, read_period(arguments.period));
  for (const auto& [name, whose] :
       {std::pair(&arguments.person, records::Whose::person), std::pair(&arguments.bot, records::Whose::bot),
        std::pair(&arguments.boxer, records::Whose::boxer)}) {
    if (!name->empty()) {
      filter.beside = records::Party{.whose = whose, .name = *name};
    }
  }
  return filter;
}

Result<std::string> game_in(const Database& database, const std::string& word) {
  if (word.empty()) {
    return word;
  }
  FC_TRY(const auto kept, records::bouts_that_fit(database, {.game = word, .over = {}}, 0, 1));
  return kept.empty() ? find_game(word, "--game") : word;
}

Result<records::Party> party_in(const Database& database, const records::Party& party, const std::string& where) {
  FC_TRY(const std::vector<records::Tally> all, records::tallies(database, {.whose = party.whose}));
  std::vector<std::string_view> names;
  for (const records::Tally& one : all) {
    names.push_back(one.name);
  }
  if (const auto found = find_plainly(names, party.name)) {
    return records::Party{.whose = party.whose, .name = all[*found].name};
  }
  const auto kind = std::ranges::find(kinds_of_sums, party.whose, [](const auto& entry) { return entry.second; });
  return fault(FaultCode::unknown_value, where,
               "there is no " + std::string(kind->first) + " \"" + cleaned(party.name) + "\" in the records" +
                   meant(names, party.name));
}

Result<records::TallyFilter> filter_in(const Database& database, const RecordsArguments& arguments) {
  FC_TRY(records::TallyFilter filter, filter_of(arguments));
  FC_TRY(filter.game, game_in(database, filter.game));
  if (filter.beside) {
    const auto kind = std::ranges::find(kinds_of_sums, filter.beside->whose, [](const auto& entry) { return entry.second; });
    FC_TRY(filter.beside, party_in(database, *filter.beside, "--" + std::string(kind->first)));
  }
  return filter;
}

Fault remedied(const fs::path& file, Fault found) {
  found.where = file.string();
  switch (found.code) {
    case FaultCode::locked:
      found.detail = "another program holds the records; leave it, or try again when it is done";
      break;
    case FaultCode::damaged:
      found.detail = "is damaged (" + found.detail +
                     "); four-corners puts it aside and begins anew; or put a copy in its place, or use --saves DIR";
      break;
    case FaultCode::disk_full: found.detail = "the disk is full; make room, or use --saves DIR"; break;
    case FaultCode::cannot_write: found.detail += "; is this file yours, and its folder? Use --saves DIR for another"; break;
    default: break;
  }
  return found;
}

Result<fs::path> file_of(const RecordsArguments& arguments) {
  if (!arguments.saves.empty()) {
    return records::records_file(arguments.saves);
  }
  FC_TRY(const fs::path folder, records::per_user_folder());
  return records::records_file(folder);
}

Result<Database> open_records(const fs::path& file) {
  std::error_code failed;
  if (!fs::exists(file, failed)) {
    return fault(FaultCode::cannot_read, file.string(),
                 "is not there: nothing has been kept in this folder; name another with --saves DIR");
  }
  Result<Database> database = records::open_to_read(file, patience_ms);
  if (!database) {
    return tl::make_unexpected(remedied(file, database.error()));
  }
  return database;
}

Result<Writing> open_to_write(const fs::path& file) {
  FC_TRY(records::Claim claim, records::Claim::take(file));
  Result<Database> database = records::open_to_write(file, patience_ms);
  if (!database) {
    return tl::make_unexpected(remedied(file, database.error()));
  }
  return Writing{.claim = std::move(claim), .database = std::move(*database)};
}

namespace {

/// Does what is left to do in the records, unless another program is writing and will do so: so many at a time, each lot in
/// a transaction of its own. is_done: returns whether nothing is left; some(database, at_once): returns how many it did.
template <class IsDone, class Some>
Result<void> work_through(const fs::path& file, int at_once, IsDone is_done, Some some) {
  {
    FC_TRY(const Database database, open_records(file));
    const Result<bool> done = is_done(database);
    if (!done) {
      return tl::make_unexpected(remedied(file, done.error()));
    }
    if (*done) {
      return {};
    }
  }
  const Result<Writing> writing = open_to_write(file);
  if (!writing) {
    return writing.error().code == FaultCode::locked ? Result<void>() : tl::make_unexpected(writing.error());
  }
  for (int count = at_once; count == at_once;) {
    const Result<void> done = records::in_transaction(writing->database, [&]() -> Result<void> {
      FC_TRY(count, some(writing->database, at_once));
      return {};
    });
    if (!done) {
      return tl::make_unexpected(remedied(file, done.error()));
    }
  }
  return {};
}

}  // namespace

Result<void> count_all(const fs::path& file) {
  constexpr int at_once = 200;
  return work_through(file, at_once, records::all_counted, records::count_uncounted);
}

Result<void> tell_all(const fs::path& file, const Games& games) {
  constexpr int at_once = 100;
  const records::TellHabits tell = [&games](const Script& script) { return games.habits(script); };
  return work_through(
      file, at_once,
      [](const Database& database) { return records::count_untold(database).map([](int left) { return left == 0; }); },
      [&tell](const Database& database, int most) { return records::tell_habits(database, tell, most); });
}

}  // namespace fc::cli
