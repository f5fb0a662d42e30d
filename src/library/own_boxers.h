// Looks of real boxers, shared by all games, and files of boxers that a player has made.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/checked_json.h"

namespace fc {

// Chosen looks as JSON: {"hair": "afro", "whiskers": "shaven", "trunks": "star"}.

/// Reads a looks object; each field is optional and, if missing, derived (`looks_of`). Faults wrong_type, unknown_key,
/// unknown_value at a place like "setup.red.looks.hair", with what is allowed.
Result<LooksWish> read_looks(const Json& object, std::string_view where);
/// Reads `owner[looks_key]`; nothing chosen if there is none.
inline constexpr const char* looks_key = "looks";
Result<LooksWish> read_looks_of(const Json& owner, std::string_view where);

/// The chosen looks as an object for `read_looks`.
Json looks_json(const LooksWish& wish);

// Facts of real boxers that affect their looks: one table, read from records that all games share, so that a boxer looks the
// same in each.

/// A boxer as a roster or set-up describes him.
struct Somebody {
  std::string id;    ///< may be empty: then the name is used instead
  std::string name;  ///< if both are empty he is anonymous
  BoxerFacts facts;  ///< facts from his game; those of the shared records take precedence
  LooksWish wish;
};

class KnownBoxers {
 public:
  KnownBoxers() = default;
  /// list: array of objects with "id", "class", "first_year", "last_year", "height_cm", "reach_cm", "styles", "southpaw".
  /// Skips entries it cannot use: the game that reads the file reports its faults.
  explicit KnownBoxers(const Json& list);

  /// Adds permanent features: {"rocky-marciano": {"hair": "curly", "nose": "broken"}, ...}, each for `read_looks`. Fault: a
  /// field that cannot be read, or an id that is not in the records.
  Result<void> take_heads(const Json& by_id);

  /// Null if he is not in the records. Alternative ids that rosters use for him are recognised.
  [[nodiscard]] const BoxerFacts* find(std::string_view id) const;
  [[nodiscard]] Looks looks_of(const Somebody& boxer) const;
  /// Looks of two opponents, made distinguishable by `told_apart`.
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

/// Reads `boxer-facts.json` and `heads.json` of `folder`; empty if the records cannot be read.
KnownBoxers load_known_boxers(const std::filesystem::path& folder);

// Boxers made by the player: one JSON file each, <id>.json. The content of a file is up to the game.

/// The folder of a game's own boxers below the user's data folder.
std::filesystem::path own_boxers_folder_of(const std::filesystem::path& user_folder, std::string_view slug);

/// Result of reading such a folder. Boxer: the game's own type, with an id and a name.
template <class Boxer>
struct OwnBoxersOf {
  std::vector<Boxer> boxers;
  std::vector<Fault> left_out;  ///< one for each faulty file: file, place in it, rule broken
};

/// The .json files of the folder, sorted by name. A missing folder has none.
Result<std::vector<std::filesystem::path>> own_files_in(const std::filesystem::path& folder);
/// Text of one file, at most 64 KB. Faults: see `read_whole`.
Result<std::string> read_own_file(const std::filesystem::path& file);

/// Reads every <id>.json. read(id, text): parses one. Never fails: faulty files are listed in `left_out`.
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

/// Checks the id of a file. given: the id inside it, may be empty. is_taken: the roster has this id. Faults at "id": not
/// kebab-case, different from the file name, or taken.
Result<void> check_own_id(std::string_view id, std::string_view given, bool is_taken);
inline constexpr std::size_t longest_own_name = 40;  ///< bytes
/// Faults at "name": empty, or invalid (see `checked_name`).
Result<void> check_own_name(const std::string& name);

// What follows of a game's `read_own_boxer(catalogue, id, text)`, which reads the text of <id>.json as a Result<Boxer>, and
// its `card_json(boxer)`, which writes it.

/// Reads every own boxer of the game as `load_own` does.
template <class Catalogue>
auto load_own_boxers(const Catalogue& catalogue, const std::filesystem::path& folder) {
  using Boxer = typename decltype(read_own_boxer(catalogue, std::string_view(), std::string_view()))::value_type;
  return load_own<Boxer>(folder,
                         [&](std::string_view id, std::string_view text) { return read_own_boxer(catalogue, id, text); });
}

/// Whether the boxer may be saved: the fault that reading his file back would give, if any.
template <class Catalogue, class Boxer>
Result<void> check_own_boxer(const Catalogue& catalogue, const Boxer& boxer) {
  FC_TRY(read_own_boxer(catalogue, boxer.id, compact_json(card_json(boxer))));
  return {};
}

/// Writes <folder>/<id>.json atomically.
Result<void> write_own_boxer(const std::filesystem::path& folder, std::string_view id, const Json& boxer);
/// Deletes his file. Fault cannot_write: it still exists.
Result<void> remove_own_boxer(const std::filesystem::path& folder, std::string_view id);

/// A free id derived from a name: "own-rocky-jones", or "own-rocky-jones-2" if that is taken. taken: ids in use.
std::string new_own_id(std::string_view name, const std::vector<std::string>& taken);

/// The hash input for an own boxer's looks: his id or, before he is saved, the id he will get unless it is taken. So saving
/// or renaming him does not change his looks. The name itself if no id can be made of it.
std::string own_word(std::string_view id, std::string_view name);

}  // namespace fc
