#include <algorithm>
#include <vector>

#include "bots/dice-boxing-career/bouts.h"
#include "bots/dice-boxing-career/manager.h"
#include "bots/dice-boxing-career/strength.h"
#include "core/check.h"
#include "rules/dice-boxing-career/sequence.h"

namespace fc::dice_boxing_career {
namespace {

/// Bouts in his head against one man.
constexpr int bouts_a_man = 150;

/// In mode `free`: of the strongest men not far above him the one who promises the most points.
Choice best_paid(const Setup& setup, const State& state, const Choices& legal, Random& random) {
  constexpr int above = 10;
  constexpr std::size_t looked_at = 6;
  const int own = strength_of(state.ratings);
  const auto strength = [&setup](Person person) { return strength_of(setup.man(person).card.ratings); };
  std::vector<Person> men;
  for (const Choice& choice : legal) {
    if (const Person person = person_of(setup, choice.man); strength(person) <= own + above) {
      men.push_back(person);
    }
  }
  if (men.empty()) {
    return sensible_choice(setup, state, keen_taste);
  }
  std::ranges::stable_sort(men, std::ranges::greater(), strength);
  men.resize(std::min(men.size(), looked_at));
  Scout scout(setup, state, random, bouts_a_man);
  const auto promised = [&](Person person) {
    return scout.chance_against(person) * setup.tables.bouts.free_base[setup.man(person).tier];
  };
  return choice_of(setup.man(*std::ranges::max_element(men, {}, promised)).id);
}

}  // namespace

Choice keen_choice(const Setup& setup, const State& state, Random& random) {
  FC_CHECK(state.asked.kind == NeedKind::choice);
  const Choices legal = answers(setup, state, state.asked);
  switch (static_cast<Decision>(state.asked.topic)) {
    case Decision::office: return legal.size() > 2 ? choice_of(Word::greats_tourney) : legal[0];
    case Decision::opponent: return best_paid(setup, state, legal, random);
    case Decision::upgrade:
    case Decision::next_fight:
    case Decision::offer:
    case Decision::outcome: break;
  }
  return sensible_choice(setup, state, keen_taste);
}

}  // namespace fc::dice_boxing_career
