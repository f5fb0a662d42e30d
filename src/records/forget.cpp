#include "records/bouts.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include "library/checked_json.h"
#include "library/whole_file.h"
#include "records/results.h"

namespace fc::records {
namespace {

namespace fs = std::filesystem;

/// Who sits there when no name is known.
constexpr std::string_view somebody = "person";

/// At tables of more than two and in long games the seats may be called as those who sit there; of two they are boxers.
Result<void> blank_names(const Database& database, const std::string& name) {
  return database.tell(
      "UPDATE bout SET names = (SELECT json_group_array(iif(called.value = ?1, '', called.value)) FROM "
      "json_each(bout.names) "
      "AS called) WHERE json_valid(names) AND json_array_length(names) > 2 AND EXISTS (SELECT 1 FROM json_each(bout.names) "
      "AS called WHERE called.value = ?1)",
      name);
}

/// Sums up these bouts as they stand now.
Result<void> count_again(const Database& database, const std::vector<BoutId>& bouts) {
  FC_TRY(Ledger ledger, Ledger::open(database));
  for (const BoutId bout : bouts) {
    FC_TRY(const std::int64_t counted, one_number(database.ask("SELECT counted FROM bout WHERE id = ?1", bout)));
    // One that goes on, or that an older version kept and nobody has counted, is in no sum.
    if (counted != 0) {
      FC_TRY(ledger.count(bout));
    }
  }
  return ledger.settle();
}

/// All his sums are empty; what is left is his name.
Result<void> delete_sums(const Database& database, const std::string& name) {
  const auto whose = static_cast<std::int64_t>(Whose::person);
  for (const char* const command :
       {"DELETE FROM habit_of WHERE who IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM habit WHERE who IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM weighed_seat WHERE who IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM weighed WHERE who IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM tally WHERE beside IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM ending WHERE beside IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM tally WHERE who IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM ending WHERE who IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM deed WHERE who IN (SELECT id FROM party WHERE kind = ?1 AND name = ?2)",
        "DELETE FROM party WHERE kind = ?1 AND name = ?2"}) {
    FC_TRY(database.tell(command, whose, name));
  }
  return {};
}

}  // namespace

Result<std::int64_t> forget_person(const Database& database, const std::string& name) {
  // What is taken out from here on is written over at once, also where the wiping behind it should fail.
  FC_TRY(database.run("PRAGMA secure_delete = ON"));
  const auto whose = static_cast<std::int64_t>(Whose::person);
  FC_TRY(Statement known, database.ask("SELECT (SELECT id FROM profile WHERE name = ?1), EXISTS (SELECT 1 FROM party WHERE "
                                       "kind = ?2 AND name = ?1)",
                                       name, whose));
  FC_TRY(known.next());
  const std::optional<std::int64_t> found = known.maybe_number(0);
  if (name == somebody || (!found && known.number(1) == 0)) {
    return 0;
  }
  const std::int64_t profile = found.value_or(0);  // none has the number 0
  known.reset();
  FC_TRY(
      const std::vector<BoutId> bouts,
      numbers(database.ask("SELECT DISTINCT bout FROM seat WHERE profile = ?1 AND sitter <> 'bot' ORDER BY bout", profile)));
  FC_TRY(database.tell("INSERT OR IGNORE INTO profile (name) VALUES (?1)", somebody));
  FC_TRY(
      database.tell("UPDATE seat SET profile = (SELECT id FROM profile WHERE name = ?2) WHERE profile = ?1 AND sitter <> "
                    "'bot'",
                    profile, somebody));
  // The level of a bot may be called as a person is.
  FC_TRY(database.tell("DELETE FROM profile WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM seat WHERE profile = ?1)", profile));
  FC_TRY(blank_names(database, name));
  FC_TRY(count_again(database, bouts));
  FC_TRY(delete_sums(database, name));
  return static_cast<std::int64_t>(bouts.size());
}

Result<std::vector<std::string>> people_in(const Database& database) {
  return all_rows(
      database.ask("SELECT name FROM profile WHERE name <> ?2 AND (NOT EXISTS (SELECT 1 FROM seat WHERE seat.profile = "
                   "profile.id) OR EXISTS (SELECT 1 FROM seat WHERE seat.profile = profile.id AND sitter NOT IN ('bot', "
                   "?1))) UNION SELECT name FROM party WHERE kind = ?3 AND name <> ?2 ORDER BY 1",
                   std::string(unknown_sitter), std::string(somebody), static_cast<std::int64_t>(Whose::person)),
      [](const Statement& row) { return row.text(0); });
}

Result<void> wipe(const Database& database) {
  FC_TRY(database.run("VACUUM"));
  return cut_log(database);
}

Result<void> cut_log(const Database& database) {
  FC_TRY(const std::int64_t is_busy, one_number(database.prepare("PRAGMA wal_checkpoint(TRUNCATE)")));
  return is_busy == 0 ? Result<void>()
                      : fault(FaultCode::locked, "records",
                              "somebody reads them, and the log beside them cannot be cut; try again when he is done");
}

Result<std::vector<std::string>> names_in_settings(const fs::path& settings) {
  std::vector<std::string> found;
  std::error_code failed;
  if (!fs::is_regular_file(settings, failed)) {
    return found;
  }
  FC_TRY(const Json all, read_json_file(settings));
  const auto names = all.is_object() ? all.find("names") : all.end();
  if (names != all.end() && names->is_array()) {
    for (const Json& name : *names) {
      if (name.is_string()) {
        found.push_back(name.get<std::string>());
      }
    }
  }
  return found;
}

Result<void> forget_in_settings(const fs::path& settings, const std::string& name) {
  std::error_code failed;
  if (!fs::is_regular_file(settings, failed)) {
    return {};
  }
  FC_TRY(Json all, read_json_file(settings));
  const auto names = all.is_object() ? all.find("names") : all.end();
  if (names == all.end() || !names->is_array()) {
    return {};
  }
  const auto gone = std::remove(names->begin(), names->end(), Json(name));
  if (gone == names->end()) {
    return {};
  }
  names->erase(gone, names->end());
  return replace_whole(link_followed(settings), all.dump(2) + "\n");
}

namespace {

/// Whether the file has this text in it; true too if it cannot be read: somebody has to look.
bool may_hold(const fs::path& file, const std::string& text) {
  constexpr std::size_t at_once = std::size_t{1} << 20U;
  std::ifstream in(file, std::ios::binary);
  std::string bytes;
  while (in) {
    bytes.erase(0, bytes.size() - std::min(bytes.size(), text.size()));  // it may begin at the end of the last piece
    const std::size_t kept = bytes.size();
    bytes.resize(kept + at_once);
    in.read(bytes.data() + kept, static_cast<std::streamsize>(at_once));
    bytes.resize(kept + static_cast<std::size_t>(in.gcount()));
    if (bytes.find(text) != std::string::npos) {
      return true;
    }
  }
  return !in.eof();
}

}  // namespace

std::vector<fs::path> files_that_name(const fs::path& folder, const std::string& name) {
  // As a text of JSON, which is how a person would look for it too; a database holds it bare.
  const std::string quoted = compact_json(name);
  std::vector<fs::path> found;
  const auto look_into = [&](const fs::path& path) {
    const std::string file = path.filename().string();
    const bool is_text = path.extension() == ".json" || path.extension() == ".jsonl" || path.extension() == ".txt";
    const bool is_own = file == "records.db" || file == "records.db-wal" || file == "records.db-shm";
    const bool is_book = file.find(".db") != std::string::npos && !is_own;
    std::error_code error;
    if ((!is_text && !is_book) || !fs::is_regular_file(path, error)) {
      return;
    }
    if (may_hold(path, is_text ? quoted : name)) {
      found.push_back(path);
    }
  };
  // Folder by folder: one that cannot be read hides nothing beside it.
  std::vector<fs::path> folders{folder};
  while (!folders.empty()) {
    std::error_code error;
    fs::directory_iterator at(folders.back(), error);
    folders.pop_back();
    for (; !error && at != fs::directory_iterator(); at.increment(error)) {
      std::error_code unknown;
      if (!at->is_symlink(unknown) && at->is_directory(unknown)) {
        folders.push_back(at->path());
      } else {
        look_into(at->path());
      }
    }
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace fc::records
