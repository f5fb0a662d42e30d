#include "library/dice-boxing/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/result.h"
#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/dice-boxing/card_json.h"

namespace fc::dice_boxing {
namespace {

namespace fs = std::filesystem;

Result<void> take_file(std::size_t index, const Json& json, Catalogue& catalogue) {
  switch (index) {
    case 0: return keep(read_charts(json), catalogue.charts);
    case 1: return keep(read_card_formula(json), catalogue.formula);
    case 2: return keep(read_made_up_tables(json), catalogue.made_up);
    case 3: return keep(read_title_bouts(json), catalogue.title_bouts);
    case 4:
      FC_TRY(keep(read_real_boxers(json), catalogue.real));
      catalogue.known = KnownBoxers(json);
      return {};
    default: return catalogue.known.take_heads(json);
  }
}

constexpr CatalogueFiles<Catalogue, 6> files{
    "dice-boxing",
    {"charts.json", "cards.json", "names.json", "title-bouts.json", "boxer-facts.json", "heads.json"},
    take_file};

/// An override for nobody is a slip of the pen.
Result<void> check_overrides(const Catalogue& catalogue) {
  for (const Override& one : catalogue.formula.overrides) {
    if (find_by_id(catalogue.real, one.id) == nullptr) {
      return fault(FaultCode::unknown_value, member_place("overrides", one.id), "nobody in boxer-facts.json has this id");
    }
  }
  return {};
}

/// A real boxer's card and record, with what is laid over the formula for him.
Boxer real_boxer(const CardFormula& formula, const RealBoxer& real) {
  const auto over = std::ranges::find(formula.overrides, real.id, &Override::id);
  CareerFacts facts = real.facts;
  if (over != formula.overrides.end() && over->record) {
    facts.record = *over->record;
  }
  Boxer boxer{.card = card_of(formula.tables, facts), .record = facts.record, .years = real.years};
  if (over != formula.overrides.end()) {
    for (const SetRating& set : over->ratings) {
      boxer.card.ratings.*set.rating = set.value;
    }
  }
  return boxer;
}

/// Real boxers first, in the order of the file. Counts by tier those who fill a place of the quota.
std::array<int, tier_count> add_real(Catalogue& catalogue, WeightClass weight_class) {
  std::array<int, tier_count> have{};
  for (std::size_t place = 0; place < catalogue.real.size(); ++place) {
    const RealBoxer& real = catalogue.real[place];
    if (real.facts.weight_class != weight_class) {
      continue;
    }
    const int control = real_boxer(catalogue.formula, real).card.ratings.control;
    const bool great = control >= control_of_a_great && real.years.last.has_value();
    const std::uint8_t tier = tier_of(catalogue.made_up, control);
    have[tier] += great ? 0 : 1;
    catalogue.boxers.push_back({.id = real.id,
                                .name = real.name,
                                .weight_class = weight_class,
                                .tier = tier,
                                .real = true,
                                .great = great,
                                .number = static_cast<std::uint16_t>(place)});
  }
  return have;
}

void add_made_up(Catalogue& catalogue, WeightClass weight_class, const std::array<int, tier_count>& have) {
  for (std::uint8_t tier = 0; tier < tier_count; ++tier) {
    const int missing = catalogue.made_up.tiers[tier].quota - have[tier];
    for (std::uint8_t number = 0; number < missing; ++number) {
      std::string name = name_of(catalogue.made_up, {weight_class, tier, number});
      catalogue.boxers.push_back(
          {.id = made_up_id(name), .name = std::move(name), .weight_class = weight_class, .tier = tier, .number = number});
    }
  }
}

/// Fault: two boxers would have one id.
Result<void> index_by_id(Catalogue& catalogue) {
  const auto id_of = [&catalogue](std::uint16_t place) -> const std::string& { return catalogue.boxers[place].id; };
  catalogue.by_id.resize(catalogue.boxers.size());
  std::iota(catalogue.by_id.begin(), catalogue.by_id.end(), std::uint16_t{0});
  std::ranges::sort(catalogue.by_id, {}, id_of);
  const auto twin = std::ranges::adjacent_find(catalogue.by_id, {}, id_of);
  if (twin != catalogue.by_id.end()) {
    return fault(FaultCode::unknown_value, "regions",
                 fmt::format("two made-up boxers would be called {}", catalogue.boxers[*twin].name));
  }
  return {};
}

Result<void> fill_roster(Catalogue& catalogue) {
  for (std::size_t place = 0; place < class_count; ++place) {
    const auto weight_class = static_cast<WeightClass>(place);
    const auto have = add_real(catalogue, weight_class);
    add_made_up(catalogue, weight_class, have);
  }
  return index_by_id(catalogue);
}

/// What went wrong in <data>/dice-boxing.
std::vector<Fault> read_files(const fs::path& data, Catalogue& catalogue) {
  const fs::path folder = data / "dice-boxing";
  std::vector<Fault> faults = files.fill(data, catalogue);
  const auto add = [&](std::string_view file, Result<void> checked) {
    if (!checked) {
      faults.push_back(in_file(folder / file, std::move(checked.error())).value());
    }
  };
  if (faults.empty()) {
    add("cards.json", check_overrides(catalogue));
    add("names.json", fill_roster(catalogue));
  }
  return faults;
}

}  // namespace

const RosterEntry* Catalogue::find(std::string_view id) const {
  const auto id_of = [this](std::uint16_t place) -> std::string_view { return boxers[place].id; };
  const auto found = std::ranges::lower_bound(by_id, id, {}, id_of);
  return found != by_id.end() && id_of(*found) == id ? &boxers[*found] : nullptr;
}

Boxer Catalogue::boxer(const RosterEntry& entry, std::uint32_t roster_seed) const {
  if (entry.real) {
    return real_boxer(formula, real[entry.number]);
  }
  const MadeUp made =
      make_up(tables(), made_up, roster_seed, {entry.weight_class, entry.tier, static_cast<std::uint8_t>(entry.number)});
  return {.card = made.card, .record = made.record, .years = made.years};
}

Result<Catalogue> load_catalogue(const fs::path& data) {
  return filled<Catalogue>([&data](Catalogue& catalogue) { return read_files(data, catalogue); });
}

std::vector<Fault> check_data(const fs::path& data) {
  Catalogue catalogue;
  return read_files(data, catalogue);
}

Result<void> check_file(std::string_view name, std::string_view text) { return files.check(name, text); }

}  // namespace fc::dice_boxing
