// Ringside's boxers and charts, read from data/ringside. Source: rules/ringside/rules.md, 2.2, 2.3, 2.4, 2.6.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.h"
#include "core/result.h"
#include "library/known_boxers.h"
#include "rules/ringside/boxer.h"
#include "rules/ringside/setup.h"

namespace fc::ringside {

/// A boxer one can choose by id.
struct BoxerEntry {
  std::string id;    ///< kebab-case: "muhammad-ali"
  std::string name;  ///< "Muhammad Ali"
  Boxer boxer;
  LooksWish looks{};  ///< what an own fighter chose

  friend bool operator==(const BoxerEntry&, const BoxerEntry&) = default;
};

/// What data/ringside holds.
struct Catalogue {
  std::vector<BoxerEntry> boxers;  ///< in the order of the file
  Charts charts;
  KnownBoxers known{};  ///< what men of history look like

  /// Null if there is no such boxer.
  [[nodiscard]] const BoxerEntry* find(std::string_view id) const;

  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Reads fighters.json, punch-chart.json and scoring.json of <data>/ringside, and the records, if they are there. Fault: the
/// first thing wrong, as
/// "<file>: [3].ag" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);

/// Everything that is wrong with <data>/ringside, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("fighters.json") of data/ringside, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

/// A boxer made by dice, without id and name. Source: 2.4; ruling R1 (d4, a 4 is thrown once more and stands as it falls).
Boxer boxer_by_dice(Random& dice);

/// A boxer as a set-up spells his own fighters: {"name", "ag", "uc", ...} as JSON text.
std::string to_json(const BoxerEntry& entry);

}  // namespace fc::ringside
