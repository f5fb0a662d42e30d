// Reading the files that a game's catalogue is made of, each on its own, so that one fault does not hide the next.
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/check.h"
#include "library/checked_json.h"

namespace fc {

/// Reads these files of a folder in their order. take(index, json): keeps what one of them says, and gives a Result<void>.
/// Returns what went wrong, at most one fault a file.
template <class Names, class Take>
std::vector<Fault> take_json_files(const std::filesystem::path& folder, const Names& names, Take take) {
  std::vector<Fault> faults;
  std::size_t index = 0;
  for (const auto& name : names) {
    const Result<void> taken = take_json_file(folder / name, [&](const Json& json) { return take(index, json); });
    if (!taken) {
      faults.push_back(taken.error());
    }
    ++index;
  }
  return faults;
}

/// A catalogue that `fill(catalogue)` reads, which returns what went wrong. Fault: the first of it.
template <class Catalogue, class Fill>
Result<Catalogue> filled(Fill fill) {
  Catalogue catalogue;
  std::vector<Fault> faults = fill(catalogue);
  if (!faults.empty()) {
    return tl::make_unexpected(std::move(faults.front()));
  }
  return catalogue;
}

/// What is wrong with a catalogue of these files of a folder. take(index, json, catalogue): keeps what one of them says, and
/// gives a Result<void>.
template <class Catalogue, class Names, class Take>
std::vector<Fault> check_json_files(const std::filesystem::path& folder, const Names& names, Take take) {
  Catalogue catalogue;
  return take_json_files(folder, names, [&](std::size_t index, const Json& json) { return take(index, json, catalogue); });
}

/// The catalogue of these files of a folder (see `check_json_files`). Fault: the first of what is wrong with them.
template <class Catalogue, class Names, class Take>
Result<Catalogue> read_json_files(const std::filesystem::path& folder, const Names& names, Take take) {
  return filled<Catalogue>([&](Catalogue& catalogue) {
    return take_json_files(folder, names, [&](std::size_t index, const Json& json) { return take(index, json, catalogue); });
  });
}

/// What is wrong with the text of one of these files, faults beyond it left aside. name: one of `names`; take: see
/// `check_json_files`.
template <class Catalogue, class Names, class Take>
Result<void> check_json_file(std::string_view name, std::string_view text, const Names& names, Take take) {
  const auto index = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
  FC_CHECK(index < names.size());
  FC_TRY(const Json json, parse_json(text, std::string(name)));
  Catalogue catalogue;
  return take(index, json, catalogue);
}

}  // namespace fc
