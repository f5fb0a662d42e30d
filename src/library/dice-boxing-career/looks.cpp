#include "library/dice-boxing-career/looks.h"

#include "library/dice-boxing-career/career_setup.h"
#include "library/dice-boxing/looks.h"
#include "rules/dice-boxing-career/names.h"

namespace fc::dice_boxing_career {

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  const Result<Setup> setup = read_setup(catalogue, json);
  if (!setup) {
    return {};
  }
  const dice_boxing::Catalogue& below = *catalogue.below;
  dice_boxing::NamedCard own{.id = std::string(you_name), .name = setup->name, .card = {}, .looks = setup->looks};
  own.card.weight_class = setup->weight_class;
  own.card.styles = setup->styles;
  std::vector<Looks> looks{dice_boxing::looks_of(below, own)};
  looks.reserve(1 + setup->men.size());
  for (const Man& man : setup->men) {
    looks.push_back(dice_boxing::looks_of(below, {.id = std::string(man.id.text()), .name = man.name, .card = man.card}));
  }
  return looks;
}

}  // namespace fc::dice_boxing_career
