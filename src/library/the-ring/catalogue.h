// The Ring's data: its charts, and everybody who can box: the roster of 75, three cards to measure by, and the boxers of
// DICE Boxing's records, all of them made by one card formula. Source: rules/the-ring/rules.md, 2.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/known_boxers.h"
#include "library/the-ring/career_json.h"
#include "rules/the-ring/charts.h"

namespace fc::the_ring {

/// Where a boxer comes from.
enum class Source : std::uint8_t {
  roster,    ///< one of the 75: a script may name him by his id
  standard,  ///< a card made by hand, to measure by: named by its id too
  records    ///< of DICE Boxing's records: a script gives his card
};

/// Somebody who can box.
struct Boxer {
  NamedCard named_card;
  Source source = Source::roster;
  std::optional<CareerFacts> facts;  ///< none of a standard card
  bool approx = false;

  [[nodiscard]] const std::string& id() const { return named_card.id; }
  [[nodiscard]] const std::string& name() const { return named_card.name; }
  [[nodiscard]] const BoxerCard& card() const { return named_card.card; }
  /// How a set-up spells him: by id or as a card.
  [[nodiscard]] bool has_id() const { return source != Source::records; }
};

struct Catalogue {
  Charts charts;
  CardTables tables;
  KnownBoxers known;          ///< what men of the records look like
  std::vector<Boxer> boxers;  ///< by class, heaviest first; of each the roster, the standard cards, the records

  /// Anybody of the list; null if there is no such boxer.
  [[nodiscard]] const Boxer* find(std::string_view id) const;
};

/// Fault: the first thing wrong, as "<file>: entries[3].roll" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);

/// Everything that is wrong with <data>/the-ring, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("charts.json") of data/the-ring, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

}  // namespace fc::the_ring
