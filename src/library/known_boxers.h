// What is known of real boxers, as far as it shows: one table for all games, so that a man looks the same in each. It is
// read from the records that games share.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/boxer_facts.h"
#include "library/checked_json.h"
#include "library/looks_json.h"

namespace fc {

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

}  // namespace fc
