#include "library/tiny-tour/game.h"

#include <array>

#include "core/result.h"
#include "library/checked_json.h"
#include "library/tiny/game.h"

namespace fc::tiny_tour {

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  constexpr const char* where = "setup.boxers";
  FC_TRY(const Json object, parse_json(json, "setup"));
  FC_TRY(check_object(object, "setup", {"boxers"}, {"stops"}));
  const Json& list = object["boxers"];
  FC_TRY(check_list(list, where));
  if (list.size() < fewest_managers || list.size() > most_managers) {
    return fault(FaultCode::out_of_range, where, "must be two to four boxers");
  }
  Setup setup;
  for (std::size_t seat = 0; seat < list.size(); ++seat) {
    const std::string place = element_place(where, seat);
    FC_TRY(std::string id, read_text(list[seat], place));
    if (catalogue.below->find(id) == nullptr) {
      return fault(FaultCode::unknown_value, place, described(list[seat]) + " is no boxer of data/tiny/boxers.json");
    }
    setup.boxers.push_back(std::move(id));
  }
  if (object.contains("stops")) {
    FC_TRY(keep(read_int(object["stops"], "setup.stops", 1, most_stops), setup.stops));
  }
  return setup;
}

std::string write_setup(std::span<const std::string> ids, int stops) {
  Json object;
  object["boxers"] = Json::array();
  for (const std::string& id : ids) {
    object["boxers"].push_back(id);
  }
  object["stops"] = stops;
  return object.dump();
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
