#include "library/ringside-campaign/looks.h"

#include <algorithm>
#include <string>

#include "library/ringside/bout_setup.h"
#include "library/ringside/looks.h"

namespace fc::ringside_campaign {
namespace {

Looks looks_of(const Catalogue& catalogue, const NameEntry& person) {
  return ringside::looks_of(*catalogue.below, {.id = std::string(person.id.text()), .name = person.name, .boxer = {}});
}

}  // namespace

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view /*setup*/) {
  std::vector<Looks> looks;
  looks.reserve(catalogue.people.size());
  for (const NameEntry& person : catalogue.people) {
    looks.push_back(looks_of(catalogue, person));
  }
  return looks;
}

std::optional<Looks> looks_of(const Catalogue& catalogue, std::string_view name) {
  const auto person = std::ranges::find_if(catalogue.people, [&](const NameEntry& entry) {
    return ringside::name_by_id(*catalogue.below, entry.id.text()) == name;
  });
  return person != catalogue.people.end() ? std::optional(looks_of(catalogue, *person)) : std::nullopt;
}

}  // namespace fc::ringside_campaign
