#include "library/tiny/looks.h"

#include <algorithm>

#include "core/boxer_facts.h"
#include "library/checked_json.h"
#include "library/tiny/bout_setup.h"

namespace fc::tiny {
namespace {

Looks looks_of(const BoxerEntry& entry) {
  constexpr std::uint8_t feather = 6;
  constexpr std::uint8_t middle = 12;
  constexpr std::uint8_t heavy = 16;
  const BoxerFacts facts{.weight = entry.weight == "feather" ? feather : entry.weight == "middle" ? middle : heavy};
  return fc::looks_of(entry.id, facts);
}

}  // namespace

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<Looks> looks;
  const Result<Json> object = parse_json(json);
  if (object && read_setup(catalogue, json)) {
    for (const Json& id : (*object)["boxers"]) {
      Looks his = looks_of(*catalogue.find(id.get<std::string>()));
      std::ranges::for_each(looks, [&his](const Looks& before) { his = told_apart(before, his); });
      looks.push_back(his);
    }
  }
  return looks;
}

}  // namespace fc::tiny
