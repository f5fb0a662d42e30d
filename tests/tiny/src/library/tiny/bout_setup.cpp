#include "library/tiny/bout_setup.h"

#include <algorithm>
#include <array>

#include "library/checked_json.h"
#include "library/fields_json.h"

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
    FC_TRY(read_fields(option_fields, object["options"], "setup.options", setup.options));
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
  object["options"] = fields_json(option_fields, options);
  return object.dump();
}

}  // namespace fc::tiny
