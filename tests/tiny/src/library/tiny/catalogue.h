// The 1,300 boxers of Tiny, read from <data>/tiny/boxers.json.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "rules/tiny/setup.h"

namespace fc::tiny {

struct BoxerEntry {
  std::string id;      ///< kebab-case: "abe-anvil"
  std::string name;    ///< "Abe Anvil"
  std::string weight;  ///< his class: "feather", "middle" or "heavy"
  Boxer boxer;

  friend bool operator==(const BoxerEntry&, const BoxerEntry&) = default;
};

struct Catalogue {
  std::vector<BoxerEntry> boxers;  ///< by id

  /// Null if there is no such boxer.
  [[nodiscard]] const BoxerEntry* find(std::string_view id) const;

  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Fault: the first thing wrong, as "<file>: boxers[3].reach" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);

/// One file as text. name: "boxers.json". Fault: what is wrong in it, or unknown_value: there is no such file.
Result<void> check_file(std::string_view name, std::string_view text);

/// Everything that is wrong with <data>/tiny, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

}  // namespace fc::tiny
