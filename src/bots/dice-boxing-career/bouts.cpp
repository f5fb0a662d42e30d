#include "bots/dice-boxing-career/manager.h"

#include "core/need.h"
#include "rules/dice-boxing-career/ladder.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing_career {
namespace {

/// Throws the dice; without strategies there is nothing to decide.
struct Thrower {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
  dice_boxing::Choice choose(dice_boxing::Decision /*decision*/, const dice_boxing::Choices& legal) { return legal[0]; }
};

dice_boxing::Setup bout_against(const Setup& setup, const State& state, Person man, int rounds) {
  dice_boxing::Options options;
  options.strategies = false;
  options.rounds = static_cast<std::int8_t>(rounds);
  return dice_boxing::agreed(own_card(setup, state), setup.man(man).card, options, setup.charts);
}

dice_boxing::State end_of(const dice_boxing::Setup& bout, Random& random) {
  dice_boxing::State end = dice_boxing::Rules::opening(bout);
  random = dice_boxing::Rules::play_out(bout, end, Thrower{random}, NoEvents{}).random;
  return end;
}

}  // namespace

Outcome fought(const Setup& setup, const State& state, Random& random) {
  const dice_boxing::Setup bout = bout_against(setup, state, state.opponent, schedules::rounds_of_bout(setup, state));
  return result_of(bout, end_of(bout, random), state.phase != Phase::tourney);
}

Scout::Scout(const Setup& setup, const State& state, Random& random, int bouts)
    : setup_(setup), state_(state), random_(random), bouts_(bouts), known_(setup.men.size()) {}

double Scout::chance_against(Person man) {
  std::optional<double>& known = known_[man];
  if (!known) {
    const dice_boxing::Setup bout = bout_against(setup_, state_, man, schedules::rounds_against(setup_, state_, man));
    int halves = 0;
    for (int number = 0; number < bouts_; ++number) {
      const dice_boxing::End end = end_of(bout, random_).end;
      halves += !end.has_winner ? 1 : end.winner == Corner::red ? 2 : 0;
    }
    known = static_cast<double>(halves) / (2 * bouts_);
  }
  return *known;
}

}  // namespace fc::dice_boxing_career
