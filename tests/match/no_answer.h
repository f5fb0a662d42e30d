// A game that words no answers, for tests which read none.
#pragma once

#include <span>
#include <string>

namespace fc::test {

/// What `MatchOf` takes for writing answers.
template <class Rules>
std::string no_answer(const typename Rules::Setup& /*setup*/, const typename Rules::State& /*state*/,
                      std::span<const typename Rules::Event> /*events*/) {
  return "{}";
}

}  // namespace fc::test
