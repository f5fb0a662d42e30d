// DICE Boxing's data: the charts, and the card office with its roster of some 1,300 boxers. A card is made when it is asked
// for; what is kept of everybody is who he is. Source: rules/dice-boxing/rules.md, 2.2, 2.11, 2.13.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/dice-boxing/card_tables.h"
#include "library/dice-boxing/career_facts.h"
#include "library/dice-boxing/made_up.h"
#include "library/dice-boxing/title_bouts.h"
#include "library/known_boxers.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

inline constexpr std::uint32_t usual_roster_seed = 2008;
/// Real boxers of this control who box no more are the all-time greats.
inline constexpr int control_of_a_great = 70;

/// Somebody of the roster.
struct RosterEntry {
  std::string id;    ///< kebab-case: "muhammad-ali", "f-percy-applewhite"
  std::string name;  ///< "Percy Applewhite"
  WeightClass weight_class = WeightClass::heavyweight;
  std::uint8_t tier = 0;  ///< 0 to 3, by his control
  bool real = false;
  bool great = false;        ///< an all-time great
  std::uint16_t number = 0;  ///< real: his place in `Catalogue::real`; made up: as `MadeUpNumber::number`

  friend bool operator==(const RosterEntry&, const RosterEntry&) = default;
};

/// What there is to say about one boxer.
struct Boxer {
  BoxerCard card;
  Record record;
  Years years;
};

struct Catalogue {
  Charts charts;
  CardOffice office;
  MadeUpTables made_up;
  TitleBouts title_bouts;
  std::vector<RealBoxer> real;       ///< in the order of the file
  KnownBoxers known;                 ///< what they look like
  std::vector<RosterEntry> boxers;   ///< by class, heaviest first; real ones first, then made-up ones by tier
  std::vector<std::uint16_t> by_id;  ///< places in `boxers`, by id

  [[nodiscard]] const CardTables& tables() const { return office.tables; }

  /// Null if there is no such boxer. Who is in the roster does not depend on its seed.
  [[nodiscard]] const RosterEntry* find(std::string_view id) const;

  /// About a microsecond. roster_seed: what the made-up ones are made from.
  [[nodiscard]] Boxer boxer(const RosterEntry& entry, std::uint32_t roster_seed = usual_roster_seed) const;
  [[nodiscard]] BoxerCard card(const RosterEntry& entry, std::uint32_t roster_seed = usual_roster_seed) const {
    return boxer(entry, roster_seed).card;
  }
};

/// Fault: the first thing wrong, as "<file>: [3].ko_wins" with what was found and what is allowed.
Result<Catalogue> load_catalogue(const std::filesystem::path& data);

/// Everything that is wrong with <data>/dice-boxing, at most one fault a file.
std::vector<Fault> check_data(const std::filesystem::path& data);

/// What is wrong with `text` as the file `name` ("cards.json") of data/dice-boxing, which must be one of its files.
Result<void> check_file(std::string_view name, std::string_view text);

}  // namespace fc::dice_boxing
