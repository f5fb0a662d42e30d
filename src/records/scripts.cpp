#include "records/bouts.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/cleaned.h"
#include "library/checked_json.h"
#include "match/script.h"
#include "records/exchange.h"

namespace fc::records {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view over_mark = "-over";
constexpr std::string_view person = "person";
constexpr std::string_view bot = "bot";

/// The book counts on from the largest: beyond this a number is nobody's.
constexpr BoutId most_number = 999'999'999;

/// The number a file of a bout begins with, at most one more than `most_number`; 0: it is no bout.
BoutId number_of(const fs::path& file) {
  const std::string name = file.filename().string();
  BoutId number = 0;
  const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
  return read.ec == std::errc::result_out_of_range ? most_number + 1 : std::clamp<BoutId>(number, 0, most_number + 1);
}

/// Seconds since 1970.
std::int64_t written_at(const fs::path& file) {
  using std::chrono::seconds;
  std::error_code failed;
  const auto written = fs::last_write_time(file, failed);
  // The clocks of files and of the calendar differ; their distance now is their distance then.
  const auto age = failed ? fs::file_time_type::duration::zero() : fs::file_time_type::clock::now() - written;
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<seconds>(now).count() - std::chrono::duration_cast<seconds>(age).count();
}

/// "000017.json" and "000017-over.json" have "000017.seats.json".
fs::path seats_file_of(const fs::path& bout) {
  std::string name = bout.stem().string();
  if (name.ends_with(over_mark)) {
    name.resize(name.size() - over_mark.size());
  }
  return bout.parent_path() / (name + ".seats.json");
}

struct Sitting {
  std::vector<SeatRow> seats;
  bool lesson = false;
};

/// A file that says nothing usable gives no seats: then one person sits down first.
Sitting sitting_of(const fs::path& file) {
  Sitting sitting;
  std::error_code failed;
  const Result<Json> json = fs::exists(file, failed) ? read_json_file(file) : Json();
  if (!json || !json->is_object() || !json->contains("seats") || !(*json)["seats"].is_array()) {
    return sitting;
  }
  for (const Json& word : (*json)["seats"]) {
    const std::string text = word.is_string() ? word.get<std::string>() : std::string();
    const bool sits = is_person(text);
    sitting.seats.push_back({.sitter = sits ? text : std::string(bot), .profile = sits ? std::string(person) : text});
  }
  sitting.lesson = json->contains("lesson") && (*json)["lesson"] == true;
  return sitting;
}

std::vector<fs::path> bouts_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code failed;
  for (fs::directory_iterator place(folder, failed); !failed && place != fs::directory_iterator(); place.increment(failed)) {
    const fs::path& file = place->path();
    if (file.extension() == ".json" && file.stem().extension() != ".seats" && number_of(file) > 0) {
      files.push_back(file);
    }
  }
  std::ranges::sort(files, {}, [](const fs::path& file) { return std::pair(number_of(file), file); });
  return files;
}

/// Moves a bout with its seats into another folder, over nothing that lies there. Returns where it lies now.
fs::path moved(const fs::path& bout, const fs::path& folder) {
  std::error_code failed;
  fs::create_directories(folder, failed);
  const fs::path place = free_place(folder / bout.filename());
  fs::rename(seats_file_of(bout), free_place(seats_file_of(place)), failed);
  fs::rename(bout, place, failed);
  return failed ? bout : place;
}

Result<void> insert_file(Records& records, const fs::path& file, BoutRow row, const Script& script) {
  const Sitting sitting = sitting_of(seats_file_of(file));
  row.lesson = sitting.lesson;
  row.begun = row.touched = written_at(file);
  row.source = file.filename().string();
  Result<void> written;
  records.write(
      [&](const Database& database) -> Result<void> {
        // A file of that name may have been taken over that was another bout: an older version counts from 1 again.
        FC_TRY(bool taken, has_source(database, row.source));
        if (taken) {
          FC_TRY(const BoutId equal, find_equal(database, script));
          if (equal != 0) {
            return {};
          }
        }
        for (int copy = 2; taken; ++copy) {
          row.source = file.stem().string() + "-" + std::to_string(copy) + file.extension().string();
          FC_TRY(taken, has_source(database, row.source));
        }
        const BoutId number = number_of(file);
        FC_TRY(const auto holder, find_bout(database, number));
        row.id = holder || number > most_number ? 0 : number;
        FC_TRY(insert_script(database, row, sitting.seats, script));
        return {};
      },
      [&written](const Result<void>& done) { written = done; });
  records.finish();
  return written;
}

}  // namespace

Result<BoutRow> row_of(const Script& script, const OpenMatch& open) {
  FC_TRY(const auto match, open(script));
  FC_TRY(replay(*match, script));
  BoutRow row;
  row.game = script.game;
  row.setup = script.setup;
  row.standing = match->standing();
  return row;
}

std::optional<SoundPart> sound_part(const Script& script, const OpenMatch& open) {
  const auto whole = open(script);
  if (!whole || replay(**whole, script)) {
    return std::nullopt;
  }
  const auto match = open(script);
  SoundPart sound{.steps = {}, .standing = (*match)->standing()};
  while (play_next(**match, script)) {
    if (Standing standing = (*match)->standing(); standing.over || standing.length > sound.standing.length) {
      sound = {.steps = {.dice = (*match)->script().dice.size(), .choices = (*match)->script().choices.size()},
               .standing = std::move(standing)};
    }
  }
  return sound;
}

Result<BoutId> insert_script(const Database& database, const BoutRow& row, const std::vector<SeatRow>& seats,
                             const Script& script) {
  FC_TRY(const BoutId bout, insert_bout(database, row, seats));
  FC_TRY(write_steps(database, bout, script, {}));
  FC_TRY(write_standing(database, bout, row.standing, row.touched));
  return bout;
}

Result<TakenOver> take_over(Records& records, const fs::path& folder, const OpenMatch& open) {
  TakenOver taken;
  const fs::path beside = folder.parent_path();
  for (const fs::path& file : bouts_in(folder)) {
    const Result<Script> script = read_script(file);
    Result<BoutRow> row = script ? row_of(*script, open) : tl::make_unexpected(script.error());
    if (!script && script.error().code == FaultCode::cannot_read) {
      continue;  // it may be read next time
    }
    if (!row) {
      taken.refused.push_back(moved(file, beside / "bouts-unreadable"));
      continue;
    }
    FC_TRY(insert_file(records, file, std::move(*row), *script));
    moved(file, beside / "bouts-taken-over");
    ++taken.bouts;
  }
  std::error_code not_empty;
  fs::remove(folder, not_empty);
  return taken;
}

namespace {

/// Whether a spreadsheet would take it for a formula. A number with its sign is none.
bool is_formula(std::string_view text) {
  const bool is_number = text.size() > 1 && (text[0] == '-' || text[0] == '+') &&
                         text.find_first_not_of("0123456789.", 1) == std::string_view::npos;
  return !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos && !is_number;
}

/// A text of the records on one line, for a table. Source: RFC 4180; the apostrophe is what spreadsheets take for "a text".
std::string csv_cell(const std::string& text) {
  std::string cell = (is_formula(text) ? "'" : "") + escaped(text);
  // Where a comma is for decimals, spreadsheets begin a cell behind each semicolon.
  for (std::size_t at = cell.find(';'); at != std::string::npos; at = cell.find(';', at + 1)) {
    if (is_formula(std::string_view(cell).substr(at + 1))) {
      cell.insert(at + 1, 1, '\'');
    }
  }
  if (cell.find_first_of(",\"") == std::string::npos) {
    return cell;
  }
  std::string quoted = "\"";
  for (const char letter : cell) {
    quoted.append(letter == '"' ? 2 : 1, letter);
  }
  return quoted + '"';
}

}  // namespace

std::string csv_row(std::span<const std::string> cells) {
  std::string row;
  for (std::size_t column = 0; column < cells.size(); ++column) {
    row += (column == 0 ? "" : ",") + csv_cell(cells[column]);
  }
  return row + "\r\n";
}

}  // namespace fc::records
