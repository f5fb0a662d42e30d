#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {

State Rules::opening(const Setup& setup) {
  State state;
  NoEvents nobody_listens;
  forming::begin(setup, state);
  sequence::run(setup, state, nobody_listens);
  return state;
}

Deciders Rules::deciders(const Setup& /*setup*/, const State& state) {
  const BilledBout& bout = state.night[0];
  Deciders deciders;
  deciders.push_back(manager_of(state, bout.red));
  deciders.push_back(manager_of(state, bout.blue));
  return deciders;
}

Result<void> Rules::check_result(const Setup& setup, const State& state, const Choice& choice) {
  if (choice.word != Word::result) {
    return fault(FaultCode::illegal_choice, "",
                 "'" + notation(choice) +
                     "' is no result of a bout; its form: "
                     "bout:red-ko:7:knockdowns=2-1:damage=31-62:scored=40-22");
  }
  return ringside_campaign::check_result(setup, state, choice.result);
}

Choice Rules::result_of(const Setup& /*setup*/, const State& /*state*/, const ringside::Setup& fought,
                        const ringside::State& end) {
  return {.word = Word::result, .result = ringside_campaign::result_of(fought, end)};
}

Choice Rules::any_result(const Setup& setup, const State& state, Random& random) {
  return {.word = Word::result, .result = ringside_campaign::any_result(setup, state, random)};
}

}  // namespace fc::ringside_campaign
