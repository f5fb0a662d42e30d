#include "library/knock-out/looks.h"

#include "core/boxer_facts.h"
#include "library/knock-out/game_setup.h"

namespace fc::knock_out {

Looks looks_of(const BoxerEntry& entry) {
  constexpr std::uint8_t heavyweight = 16;
  constexpr std::uint8_t bantamweight = 4;
  BoxerFacts facts{.weight = entry.size == Size::big ? heavyweight : bantamweight};
  facts.southpaw = false;
  return fc::looks_of(entry.id, facts, entry.looks);
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<Looks> looks;
  if (const Result<Setup> setup = read_setup(catalogue, json)) {
    for (int boxer = 0; boxer < 2 * setup->players; ++boxer) {
      const auto entry = static_cast<std::size_t>(team_boxer(*setup, static_cast<BoxerIndex>(boxer)));
      looks.push_back(looks_of(catalogue.boxers[entry]));
    }
  }
  return looks;
}

}  // namespace fc::knock_out
