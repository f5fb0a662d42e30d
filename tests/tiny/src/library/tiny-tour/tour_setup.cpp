#include "library/tiny-tour/game.h"

#include <array>

#include "core/result.h"
#include "library/checked_json.h"
#include "library/tiny/game.h"

namespace fc::tiny_tour {

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  FC_TRY(const Json object, parse_json(json, "setup"));
  FC_TRY(check_object(object, "setup", {"boxers"}, {"stops"}));
  FC_TRY(const auto boxers, tiny::read_boxers(*catalogue.below, object["boxers"], most_managers, "two to four"));
  Setup setup;
  for (const tiny::BoxerEntry* entry : boxers) {
    setup.boxers.push_back(entry->id);
  }
  if (object.contains("stops")) {
    FC_TRY(keep(read_int(object["stops"], "setup.stops", 1, most_stops), setup.stops));
  }
  return setup;
}

std::string write_setup(std::span<const std::string> ids, int stops) {
  return Json{{"boxers", ids}, {"stops", stops}}.dump();
}

std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<std::string> names;
  if (const Result<Setup> setup = read_setup(catalogue, json)) {
    for (const std::string& id : setup->boxers) {
      names.push_back(catalogue.below->find(id)->name);
    }
  }
  return names;
}

std::string bout_setup(const Setup& setup, const State& state) {
  FC_CHECK(state.phase == Phase::bout);
  const std::array<std::string, 2> ids{setup.boxers[state.host], setup.boxers[state.rival]};
  return tiny::write_setup(ids, state.rounds, {});
}

}  // namespace fc::tiny_tour
