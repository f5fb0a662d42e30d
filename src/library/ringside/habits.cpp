#include "library/ringside/habits.h"

#include <string>
#include <utility>

#include "rules/ringside/rules.h"

namespace fc::ringside {

std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice) {
  const Need need = Rules::need(setup, before);
  const std::string word = Rules::notation(choice);
  const auto habit = [&](const char* question, std::string answer) {
    return Habit{.seat = need.seat, .question = std::string("ringside.habit.") + question, .answer = std::move(answer)};
  };
  switch (static_cast<Decision>(need.topic)) {
    case Decision::tactic:
      return {habit("tactic", "ringside.tactic." + word)};
    case Decision::rush:
      return {habit("rush", "ringside.choice." + word)};
    case Decision::counterpunch:
      return {habit("counterpunch", "ringside.choice." + word)};
    case Decision::clinch:
      return {habit("clinch", "ringside.choice." + word)};
    case Decision::guess: {
      Habit thrown = habit("punch", "ringside.punch." + Rules::notation(choice_of(before.thrown)));
      thrown.seat = static_cast<int>(before.thrower());
      thrown.guessed = true;
      thrown.guessed_right = before.thrown == punch_of(choice);
      return {std::move(thrown), habit("guess", "ringside.punch." + word)};
    }
    case Decision::punch:  // a secret until it is guessed
    case Decision::move:
    case Decision::follow:
      break;
  }
  return {};
}

}  // namespace fc::ringside
