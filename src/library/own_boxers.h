// Boxers that a player has made himself: one JSON file each in a folder, <id>.json. What stands in a file is the game's.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "library/checked_json.h"

namespace fc {

/// Where a game's lie below the folder of what the user keeps.
std::filesystem::path own_boxers_folder_of(const std::filesystem::path& user_folder, std::string_view slug);

/// What was found in the folder. Boxer: the game's own, by id; all have an id and a name.
template <class Boxer>
struct OwnBoxersOf {
  std::vector<Boxer> boxers;
  std::vector<Fault> left_out;  ///< one for each file that is faulty: the file, the place in it, the rule
};

/// The files of the folder in the order of their names, so that two runs tell the same. A folder that is not there holds
/// nobody.
Result<std::vector<std::filesystem::path>> own_files_in(const std::filesystem::path& folder);
/// One file's text. Faults: see `read_whole`; no boxer is longer than 64 KB.
Result<std::string> read_own_file(const std::filesystem::path& file);

/// Reads every <id>.json of the folder. read(id, text): one of them. Never fails: what is faulty is left out and told.
template <class Boxer, class Read>
OwnBoxersOf<Boxer> load_own(const std::filesystem::path& folder, Read read) {
  OwnBoxersOf<Boxer> own;
  const auto files = own_files_in(folder);
  if (!files) {
    own.left_out.push_back(files.error());
    return own;
  }
  for (const std::filesystem::path& file : *files) {
    Result<Boxer> boxer =
        read_own_file(file).and_then([&](const std::string& text) { return read(file.stem().string(), text); });
    if (boxer) {
      own.boxers.push_back(std::move(*boxer));
    } else {
      own.left_out.push_back(in_file(file, std::move(boxer.error())).value());
    }
  }
  return own;
}

/// given: the id that stands in the file, may be empty. is_taken: the roster has this id. Faults at "id": it is no
/// kebab-case, is another one than what the file is called, or belongs to the roster.
Result<void> check_own_id(std::string_view id, std::string_view given, bool is_taken);
inline constexpr std::size_t longest_own_name = 40;  ///< bytes
/// Faults at "name": it is missing, or no name (see `checked_name`).
Result<void> check_own_name(const std::string& name);

/// Writes <folder>/<id>.json at once or not at all.
Result<void> write_own_boxer(const std::filesystem::path& folder, std::string_view id, const Json& boxer);
/// Takes his file away. Fault cannot_write: it is still there.
Result<void> remove_own_boxer(const std::filesystem::path& folder, std::string_view id);

/// A new id for somebody of this name: "own-rocky-jones", and "own-rocky-jones-2" if that one is taken. taken: the others.
std::string new_own_id(std::string_view name, const std::vector<std::string>& taken);

/// What the looks of an own boxer are drawn by: his id or, before he has one, what it will be while nobody else is called
/// so. So he looks as he did when he is saved, and when he is renamed. The name itself if it has no letter or digit for an
/// id.
std::string own_word(std::string_view id, std::string_view name);

}  // namespace fc
