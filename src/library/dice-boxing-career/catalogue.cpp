#include "library/dice-boxing-career/catalogue.h"

#include <array>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/dice-boxing-career/tables_json.h"
#include "rules/dice-boxing-career/ladder.h"

namespace fc::dice_boxing_career {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 1> file_names{"career.json"};

Result<void> take_file(std::size_t /*index*/, const Json& json, Tables& tables) {
  return keep(read_tables(json), tables);
}

/// A choice names a man by his id, and a class must fit into its lists.
Result<void> check_roster(const dice_boxing::Catalogue& below) {
  constexpr const char* where = "dice-boxing/boxer-facts.json";
  std::array<std::size_t, dice_boxing::class_count> men{};
  for (const dice_boxing::RosterEntry& entry : below.boxers) {
    if (!Id::from(entry.id)) {
      return fault(FaultCode::unknown_value, where, "the id \"" + entry.id + "\" is too long for a career");
    }
    if (++men[place_of(entry.weight_class)] > ladders::most_of_a_roster) {
      return fault(FaultCode::out_of_range, where, "a class has too many boxers for a career");
    }
  }
  return {};
}

}  // namespace

Result<Catalogue> load_catalogue(const fs::path& data, const dice_boxing::Catalogue& below) {
  const fs::path folder = data / "dice-boxing-career";
  FC_TRY(const Tables tables, read_json_files<Tables>(folder, file_names, take_file));
  if (Result<void> checked = check_limits(tables, below.tables()); !checked) {
    return in_file(folder / "career.json", std::move(checked.error()));
  }
  FC_TRY(check_roster(below));
  return Catalogue{.below = &below, .tables = tables};
}

std::vector<Fault> check_data(const fs::path& data) {
  return check_json_files<Tables>(data / "dice-boxing-career", file_names, take_file);
}

Result<void> check_file(std::string_view name, std::string_view text) {
  return check_json_file<Tables>(name, text, file_names, take_file);
}

}  // namespace fc::dice_boxing_career
