#include "scene/ringside-campaign/wording.h"

#include "rules/ringside-campaign/figures.h"

namespace fc::ringside_campaign {

std::string Wording::cut(Person person) const {
  const int cut = state.man(person).cut;
  if (cut > 0) {
    return say("cut.fixed", {{"cut", std::to_string(cut)}});
  }
  const CutTable& table = setup.tables.cut;
  return say("cut.open",
             {{"least", std::to_string(table.added + d20.lowest)}, {"most", std::to_string(table.added + d20.highest)}});
}

std::string Wording::standing(Person person) const {
  const Man& man = state.man(person);
  return say("standing", {{"rank", rank_text(rank_of(state.ladder, person), words)},
                          {"record", record_text(man)},
                          {"points", points_text(man.pop())},
                          {"strength", std::to_string(strength(man.boxer))}});
}

}  // namespace fc::ringside_campaign
