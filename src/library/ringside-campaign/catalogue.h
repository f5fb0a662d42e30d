// What a campaign is read from: Ringside's men, and from data/ringside-campaign the names of made men and the tables.
// Source: rules/ringside-campaign/rules.md, 2.
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/ringside/catalogue.h"
#include "rules/ringside-campaign/setup.h"

namespace fc::ringside_campaign {

struct NameEntry {
  Id id;             ///< "wiley-tuckett"
  std::string name;  ///< "Wiley Tuckett"

  friend bool operator==(const NameEntry&, const NameEntry&) = default;
};

struct Catalogue {
  using Below = ringside::Catalogue;

  const Below* below = nullptr;     ///< lives as long as the game
  std::vector<NameEntry> people{};  ///< by Person, all of them
  Tables tables{};
};

/// Reads names.json and campaign.json of <data>/ringside-campaign. below: the catalogue of Ringside, which must outlive this
/// one; its first thirty men are those of the pool. Fault: the first thing wrong, as "<file>: arenas[2].winner".
Result<Catalogue> load_catalogue(const std::filesystem::path& data, const ringside::Catalogue& below);

/// Everything that is wrong with <data>/ringside-campaign, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("campaign.json") of data/ringside-campaign, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

}  // namespace fc::ringside_campaign
