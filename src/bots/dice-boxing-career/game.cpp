#include "bots/dice-boxing-career/game.h"

#include "bots/seat_controller.h"
#include "core/need.h"
#include "core/result.h"
#include "rules/dice-boxing-career/ladder.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing-career/sequence.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing_career {
namespace {

template <Level level>
std::size_t guide(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  return answer_index(brief, choice_at(level, brief.setup(), brief.view(), random));
}

}  // namespace

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<Rules>(level, guide<Level::novice>, guide<Level::contender>,
                              [] { return decided_by<Rules>(guide<Level::champion>); });
}

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

/// The next loss would end the career by force.
bool is_at_the_brink(const Setup& setup, const State& state) {
  const RetirementTable& table = setup.tables.retirement;
  return state.losses_in_a_row >= table.losses_in_a_row - 1 || state.record.losses >= table.losses - 1 ||
         state.record.ko_losses >= table.stoppages - 1;
}

int strength_of_rank(const Setup& setup, const State& state, int rank) {
  return strength_of(setup.man(man_at(state, rank)).card.ratings);
}

/// Of a champion: those who may come for the belt are as strong as he is.
bool is_caught_up_with(const Setup& setup, const State& state) {
  constexpr int challengers = 4;
  int sum = 0;
  for (int rank = 1; rank <= challengers; ++rank) {
    sum += strength_of_rank(setup, state, rank);
  }
  return challengers * strength_of(state.ratings) < sum;
}

bool goes_while_he_can(const Setup& setup, const State& state) {
  constexpr int enough_fights = 30;
  constexpr int out_of_sight = 20;
  if (state.fights() < enough_fights) {
    return false;
  }
  if (state.is_champion()) {
    return is_caught_up_with(setup, state);
  }
  const bool on_path = setup.options.mode == Mode::path;
  return is_at_the_brink(setup, state) ||
         (on_path && strength_of(state.ratings) < strength_of_rank(setup, state, 0) - out_of_sight);
}

}  // namespace

bool is_time_to_go(Level level, const Setup& setup, const State& state) {
  const bool is_asked = state.asked == ask(Decision::office);
  if (level == Level::uniform || !is_asked || aftermath::wear_terms(setup, state.fights() + 1, false).chance() == 0) {
    return false;
  }
  return level == Level::novice ? state.losses_in_a_row >= 2 : goes_while_he_can(setup, state);
}

Choice choice_at(Level level, const Setup& setup, const State& state, Random& random) {
  return is_time_to_go(level, setup, state) ? choice_of(Word::retire) : choice_to_the_end(level, setup, state, random);
}

Choice choice_to_the_end(Level level, const Setup& setup, const State& state, Random& random) {
  switch (level) {
    case Level::uniform: return any_of(answers(setup, state, state.asked), random);
    case Level::novice: return novices_choice(setup, state, random);
    case Level::contender: return sensible_choice(setup, state);
    case Level::champion: return keen_choice(setup, state, random);
  }
  FC_CHECK(false && "no such level");
}

State whole_life(const Setup& setup, Level level, Random& random) {
  State state = Rules::opening(setup);
  NoEvents nobody_listens;
  while (state.phase != Phase::finished) {
    const Need need = state.asked;
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(setup, state, throw_die(random, need.die), nobody_listens);
    } else if (need.kind == NeedKind::bout) {
      Rules::play_choice(setup, state, choice_of(fought(setup, state, random)), nobody_listens);
    } else {
      Rules::play_choice(setup, state, choice_at(level, setup, state, random), nobody_listens);
    }
  }
  return state;
}

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
