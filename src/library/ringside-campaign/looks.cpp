#include "library/ringside-campaign/looks.h"

#include <string>

#include "library/known_boxers.h"
#include "library/ringside/looks.h"

namespace fc::ringside_campaign {

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view /*setup*/) {
  std::vector<Looks> looks;
  looks.reserve(catalogue.people.size());
  for (const NameEntry& person : catalogue.people) {
    looks.push_back(
        ringside::looks_of(*catalogue.below, {.id = std::string(person.id.text()), .name = person.name, .boxer = {}}));
  }
  return looks;
}

}  // namespace fc::ringside_campaign
