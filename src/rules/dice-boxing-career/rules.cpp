#include "rules/dice-boxing-career/rules.h"

#include "rules/dice-boxing-career/ladder.h"
#include "rules/dice-boxing-career/result.h"

namespace fc::dice_boxing_career {
namespace {

constexpr Modifier term(Reason reason, int amount) {
  return {.reason = static_cast<std::uint8_t>(reason), .amount = static_cast<std::int16_t>(amount)};
}

/// A term that adds nothing is left out.
void add(RollCall& call, Reason reason, int amount) {
  if (amount != 0) {
    call.add(term(reason, amount));
  }
}

/// A die below the target's chance is meant: what the terms make is brought to `chance`, and one less is the last good face.
void aim_below(RollCall& call, int chance) {
  add(call, Reason::limit, chance - call.target);
  add(call, Reason::below, -1);
  call.success = Success::at_most;
}

void aim_other_bout(const Setup& setup, const State& state, RollCall& call) {
  const std::size_t pair = tourneys::next_pair(state.tourney);
  const Person first = state.tourney.field[pair];
  const Person second = state.tourney.field[pair + 1];
  const tourneys::Terms terms = tourneys::terms_of(setup, first, second);
  add(call, Reason::even_chance, terms.even);
  add(call, Reason::difference, terms.difference);
  aim_below(call, tourneys::chance_of(setup, first, second));
}

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  NoEvents nobody_listens;
  state.ladder.fill(nobody);
  if (setup.options.mode == Mode::path) {
    ladders::draw(setup, state);
    state.best = static_cast<std::int8_t>(own_rank(state));
  }
  growth::begin(setup, state);
  sequence::run(setup, state, nobody_listens);
  return state;
}

RollCall Rules::roll_call(const Setup& setup, const State& state) {
  RollCall call = roll_call_of(state.asked);
  if (state.asked.kind != NeedKind::roll) {
    return call;
  }
  switch (static_cast<Purpose>(state.asked.topic)) {
    case Purpose::schedule: break;
    case Purpose::lost_fight:
      add(call, Reason::stopped, aftermath::added_by_stoppage(setup, state));
      add(call, Reason::losses_in_a_row, aftermath::added_by_row(setup, state));
      call.bonus = call.target;
      break;
    case Purpose::retirement: {
      const int chance = aftermath::retirement_chance(setup, state);
      const int stopped = aftermath::was_stopped(state) ? setup.tables.retirement.after_stoppage : 0;
      add(call, Reason::fights, chance - stopped);
      add(call, Reason::stopped, stopped);
      aim_below(call, chance);
      break;
    }
    case Purpose::other_bout: aim_other_bout(setup, state, call); break;
    case Purpose::wear: {
      const aftermath::WearTerms terms = aftermath::wear_terms(setup, state);
      add(call, Reason::fights, terms.fights);
      add(call, Reason::stopped, terms.stopped);
      aim_below(call, terms.chance());
      break;
    }
  }
  return call;
}

Deciders Rules::deciders(const Setup& /*setup*/, const State& /*state*/) {
  Deciders deciders;
  deciders.push_back(0);
  deciders.push_back(no_seat);
  return deciders;
}

Result<void> Rules::check_result(const Setup& setup, const State& state, const Choice& choice) {
  std::string words;
  for (const Choice& legal : answers(setup, state, state.asked)) {
    if (legal == choice) {
      return {};
    }
    words.append(words.empty() ? "" : ", ").append(notation(legal));
  }
  return fault(FaultCode::illegal_choice, "",
               std::string("'").append(notation(choice)).append("' cannot come of this bout; can: ").append(words));
}

Choice Rules::result_of(const Setup& /*setup*/, const State& state, const dice_boxing::Setup& fought,
                        const dice_boxing::State& end) {
  return choice_of(dice_boxing_career::result_of(fought, end, state.phase != Phase::tourney));
}

Choice Rules::any_result(const Setup& setup, const State& state, Random& random) {
  const Choices all = answers(setup, state, state.asked);
  return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

}  // namespace fc::dice_boxing_career
