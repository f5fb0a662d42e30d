#include "bots/dice-boxing-career/manager.h"

#include "core/check.h"
#include "rules/dice-boxing-career/questions.h"

namespace fc::dice_boxing_career {
namespace {

Choice any_of(const Choices& legal, Random& random) { return legal[random.below(static_cast<std::uint32_t>(legal.size()))]; }

Choice novices_choice(const Setup& setup, const State& state, Random& random) {
  const Choices legal = answers(setup, state, state.asked);
  switch (static_cast<Decision>(state.asked.topic)) {
    case Decision::upgrade:
    case Decision::opponent: return any_of(legal, random);
    default: return legal[0];
  }
}

}  // namespace

Choice choice_at(Level level, const Setup& setup, const State& state, Random& random) {
  switch (level) {
    case Level::uniform: return any_of(answers(setup, state, state.asked), random);
    case Level::novice: return novices_choice(setup, state, random);
    case Level::contender: return sensible_choice(setup, state);
    case Level::champion: return keen_choice(setup, state, random);
  }
  FC_CHECK(false && "no such level");
}

}  // namespace fc::dice_boxing_career
