// Reading the files that a game's catalogue is made of, each on its own, so that one fault does not hide the next.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <utility>
#include <vector>

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

}  // namespace fc
