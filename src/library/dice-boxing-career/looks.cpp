#include "library/dice-boxing-career/looks.h"

#include "library/dice-boxing-career/career_setup.h"
#include "library/dice-boxing/looks.h"
#include "rules/dice-boxing-career/names.h"

namespace fc::dice_boxing_career {

Looks looks_of(const Catalogue& catalogue, const OwnNewcomer& newcomer) {
  dice_boxing::NamedCard card{.id = std::string(you_name), .name = newcomer.name, .card = {}, .looks = newcomer.looks};
  card.card.weight_class = newcomer.weight_class;
  card.card.styles = newcomer.styles;
  return dice_boxing::looks_of(*catalogue.below, card);
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  const Result<Setup> setup = read_setup(catalogue, json);
  if (!setup) {
    return {};
  }
  const dice_boxing::Catalogue& below = *catalogue.below;
  std::vector<Looks> looks{looks_of(
      catalogue,
      {.id = {}, .name = setup->name, .weight_class = setup->weight_class, .styles = setup->styles, .looks = setup->looks})};
  looks.reserve(1 + setup->men.size());
  for (const Man& man : setup->men) {
    looks.push_back(dice_boxing::looks_of(below, {.id = std::string(man.id.text()), .name = man.name, .card = man.card}));
  }
  return looks;
}

}  // namespace fc::dice_boxing_career
