// The checks that `Rules::choose` and `Rules::roll` of every game make before they touch the state, with their messages.
#pragma once

#include <string>
#include <utility>

#include "core/need.h"
#include "core/result.h"

namespace fc {

/// Checks that `choice` may be made now. R: the game's rules. Faults: wrong_question unless a choice is awaited;
/// illegal_choice with all legal choices listed; while a bout of the game below is awaited those of `R::check_result`.
template <class R>
Result<void> check_choice(const typename R::Setup& setup, const typename R::State& state, const typename R::Choice& choice) {
  const Need asked = R::need(setup, state);
  if constexpr (requires { typename R::Below; }) {
    if (asked.kind == NeedKind::bout) {
      return R::check_result(setup, state, choice);
    }
  }
  if (asked.kind != NeedKind::choice) {
    return fault(FaultCode::wrong_question, "", "no choice is awaited here");
  }
  std::string words;
  for (const typename R::Choice& legal : R::legal(setup, state, asked)) {
    if (legal == choice) {
      return {};
    }
    words.append(words.empty() ? "" : ", ").append(R::notation(legal));
  }
  return fault(FaultCode::illegal_choice, "",
               std::string("'").append(R::notation(choice)).append("' is not legal here; legal: ").append(words));
}

/// Checks that `value` may be thrown now. asked: what the game waits for. Faults: wrong_question unless it is a die; bad_die
/// unless the die has that face.
inline Result<void> check_die(const Need& asked, int value) {
  if (asked.kind != NeedKind::roll) {
    return fault(FaultCode::wrong_question, "", "no die is awaited here");
  }
  if (!asked.die.has(value)) {
    std::string words = std::to_string(value);
    words.append(" is not on a d").append(std::to_string(asked.die.faces()));
    words.append(" (").append(std::to_string(asked.die.lowest)).append(" to ");
    words.append(std::to_string(asked.die.highest)).append(")");
    return fault(FaultCode::bad_die, "", std::move(words));
  }
  return {};
}

}  // namespace fc
