#include "bots/ringside/outlook.h"

#include "core/check.h"
#include "rules/ringside/rounds.h"

namespace fc::ringside {
namespace {

constexpr int covering_turn = 15;  ///< from here on a lead in the round is worth covering

Choice any_of(const Choices& choices, Random& random) {
  return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

/// A clinch whenever it is allowed; but a lead of the round is taken home on the back foot in its last turn. Where the
/// clinch is barred he covers up if he is spent, or leads late in the round.
Tactic instinctive_tactic(const State& state) {
  const BoxerState& himself = state.boxer(state.defender());
  const bool leads = himself.damage > state.boxer(state.attacker).damage;
  if (leads && state.turn == turns_in_a_round) {
    return himself.trapped ? Tactic::cover_up : Tactic::backpedal;
  }
  if (!himself.clinch_barred) {
    return Tactic::clinch;
  }
  return is_spent(himself) || (leads && state.turn >= covering_turn) ? Tactic::cover_up : Tactic::none;
}

}  // namespace

Choice Instinct::answer(const State& state, Random& random) const {
  const Square attacker = state.boxer(state.attacker).square;
  const BoxerState& defender = state.boxer(state.defender());
  const bool in_clinch = state.tactic == Tactic::clinch;
  switch (state.phase) {
    case Phase::tactic: return choice_of(instinctive_tactic(state));
    case Phase::rush: return answer::rush;
    case Phase::punch: return choice_of(mixes_.game(state.thrower(), in_clinch).thrown.draw(random));
    case Phase::guess: return choice_of(mixes_.game(state.thrower(), in_clinch).expected.draw(random));
    case Phase::ask_counterpunch: return answer::counterpunch;
    case Phase::clinch: return answer::hold_clinch;
    case Phase::move: return any_of(steps_after_miss(defender.square, attacker), random);
    case Phase::follow: return any_of(follow_ups(attacker, defender.square), random);
    default: FC_CHECK(false && "no choice is awaited");
  }
}

void play_on(const Setup& setup, const Instinct& instinct, State& state, Random& random) {
  switch (state.phase) {
    case Phase::count: return Rules::play_roll(setup, state, throw_die(random, d10), NoEvents{});
    case Phase::opening_red:
    case Phase::opening_blue:
    case Phase::hit:
    case Phase::knockdown:
    case Phase::counter:
    case Phase::counter_hit: return Rules::play_roll(setup, state, throw_die(random, d100), NoEvents{});
    default: return Rules::play_choice(setup, state, instinct.answer(state, random), NoEvents{});
  }
}

}  // namespace fc::ringside
