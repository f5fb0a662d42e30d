// Boxers known to everybody, and those that a player has made: their looks, and their files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/boxer_facts.h"
#include "core/looks.h"
#include "core/result.h"
#include "library/checked_json.h"

namespace fc {

// A boxer's looks as a person writes them: {"hair": "afro", "whiskers": "shaven", "trunks": "star"}.

/// The object under the key "looks". Any of the fields may be missing: they follow from facts and hash. Faults with the
/// place in it, "setup.red.looks.hair": wrong_type, unknown_key, unknown_value; each says what is allowed.
Result<LooksWish> read_looks(const Json& object, std::string_view where);
/// That of `owner[looks_key]`; nothing chosen if it has none.
inline constexpr const char* looks_key = "looks";
Result<LooksWish> read_looks_of(const Json& owner, std::string_view where);

/// The object that read_looks reads back: what was chosen.
Json looks_json(const LooksWish& wish);

// What is known of real boxers, as far as it shows: one table for all games, so that a man looks the same in each. It is
// read from the records that games share.

/// Somebody as a roster or a set-up brings him.
struct Somebody {
  std::string id;    ///< may be empty: then his name stands for him
  std::string name;  ///< without either he is nobody in particular
  BoxerFacts facts;  ///< what his game knows; the records count before it
  LooksWish wish;
};

class KnownBoxers {
 public:
  KnownBoxers() = default;
  /// list: of objects with "id", "class", "first_year", "last_year", "height_cm", "reach_cm", "styles", "southpaw". Passes
  /// over what it cannot use: whether the file is right is checked where its game reads it.
  explicit KnownBoxers(const Json& list);

  /// What was to be seen of some of them all their time: {"rocky-marciano": {"hair": "curly", "nose": "broken"}, ...}, each
  /// as of `read_looks`. Fault: a field that cannot be read, or nobody of the records.
  Result<void> take_heads(const Json& by_id);

  /// Null: nobody of the records. A man finds his entry by another id too that a roster gives him.
  [[nodiscard]] const BoxerFacts* find(std::string_view id) const;
  [[nodiscard]] Looks looks_of(const Somebody& boxer) const;
  /// Two men in one ring are told apart: `told_apart`.
  [[nodiscard]] std::vector<Looks> looks_of(const Somebody& red, const Somebody& blue) const;

  friend bool operator==(const KnownBoxers&, const KnownBoxers&) = default;

 private:
  struct Entry {
    std::string id;
    BoxerFacts facts;
    LooksWish head;

    friend bool operator==(const Entry&, const Entry&) = default;
  };
  [[nodiscard]] const Entry* entry(std::string_view id) const;

  std::vector<Entry> entries_;  ///< by id
};

/// Those of the folder's `boxer-facts.json` and `heads.json`; nobody if the records cannot be read.
KnownBoxers load_known_boxers(const std::filesystem::path& folder);

// Boxers that a player has made himself: one JSON file each in a folder, <id>.json. What stands in a file is the game's.

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
