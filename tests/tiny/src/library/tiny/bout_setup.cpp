#include "library/tiny/bout_setup.h"

#include <algorithm>

#include "library/checked_json.h"

namespace fc::tiny {
namespace {

Result<void> read_boxers(const Catalogue& catalogue, const Json& list, Setup& setup) {
  constexpr const char* where = "setup.boxers";
  FC_TRY(check_list(list, where));
  if (list.size() < fewest_boxers || list.size() > most_boxers) {
    return fault(FaultCode::out_of_range, where, "must be two to six boxers");
  }
  for (std::size_t seat = 0; seat < list.size(); ++seat) {
    const std::string place = element_place(where, seat);
    FC_TRY(const std::string id, read_text(list[seat], place));
    const BoxerEntry* const entry = catalogue.find(id);
    if (entry == nullptr) {
      return fault(FaultCode::unknown_value, place, described(list[seat]) + " is no boxer of data/tiny/boxers.json");
    }
    setup.boxers.push_back(entry->boxer);
  }
  return {};
}

Result<void> read_options(const Json& object, Options& options) {
  constexpr const char* where = "setup.options";
  FC_TRY(check_object(object, where, {}, {"second_wind", "rushing"}));
  if (object.contains("second_wind")) {
    FC_TRY(keep(read_bool(object["second_wind"], member_place(where, "second_wind")), options.second_wind));
  }
  if (object.contains("rushing")) {
    FC_TRY(keep(read_bool(object["rushing"], member_place(where, "rushing")), options.rushing));
  }
  return {};
}

}  // namespace

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  FC_TRY(const Json object, parse_json(json, "setup"));
  FC_TRY(check_object(object, "setup", {"boxers"}, {"rounds", "options"}));
  Setup setup;
  FC_TRY(read_boxers(catalogue, object["boxers"], setup));
  if (object.contains("rounds")) {
    FC_TRY(keep(read_int(object["rounds"], "setup.rounds", 1, most_rounds), setup.rounds));
  }
  if (object.contains("options")) {
    FC_TRY(read_options(object["options"], setup.options));
  }
  return setup;
}

std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<std::string> names;
  const Result<Json> object = parse_json(json);
  if (object && read_setup(catalogue, json)) {
    for (const Json& id : (*object)["boxers"]) {
      names.push_back(catalogue.find(id.get<std::string>())->name);
    }
  }
  return names;
}

std::string write_setup(std::span<const std::string> ids, int rounds, const Options& options) {
  Json object;
  object["boxers"] = Json::array();
  for (const std::string& id : ids) {
    object["boxers"].push_back(id);
  }
  object["rounds"] = rounds;
  object["options"] = {{"second_wind", options.second_wind}, {"rushing", options.rushing}};
  return object.dump();
}

}  // namespace fc::tiny
