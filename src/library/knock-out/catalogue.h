// Knock Out's teams and tables, read from data/knock-out. Source: rules/knock-out/rules.md, 2.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/looks_words.h"
#include "core/result.h"
#include "rules/knock-out/setup.h"

namespace fc::knock_out {

inline constexpr std::size_t team_count = 5;

/// The words of colours in scripts and data, by Colour.
inline constexpr std::array<std::string_view, team_count> colour_words{"black", "green", "yellow", "purple", "orange"};

constexpr std::string_view name_of(Colour colour) {
  return colour_words[static_cast<std::size_t>(colour)];
}

/// A boxer in print; ids are those of `Rules::boxer_id`.
struct BoxerEntry {
  std::string id;    ///< kebab-case: "robin-zorres"
  std::string name;  ///< "Robin Zorres"
  Colour colour = Colour::black;
  Size size = Size::big;
  LooksWish looks{};

  friend bool operator==(const BoxerEntry&, const BoxerEntry&) = default;
};

/// What data/knock-out holds.
struct Catalogue {
  std::array<BoxerEntry, 2 * team_count> boxers;  ///< by team: 2 x colour + size, see `team_boxer`
  Tables tables;

  /// Null if there is no such boxer.
  [[nodiscard]] const BoxerEntry* find(std::string_view id) const;

  friend bool operator==(const Catalogue&, const Catalogue&) = default;
};

/// Reads boxers.json and tables.json of <data>/knock-out. Fault: the first thing wrong, as "<file>: deck[3]" with what was
/// found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);

/// Everything that is wrong with <data>/knock-out, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("tables.json") of data/knock-out, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

}  // namespace fc::knock_out
