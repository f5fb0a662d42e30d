#include "library/the-ring/habits.h"

#include <string>

#include "rules/the-ring/names.h"
#include "rules/the-ring/rules.h"

namespace fc::the_ring {

std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice) {
  const int seat = Rules::need(setup, before).seat;
  if (choice.decision == Decision::strategy) {
    return {{.seat = seat,
             .question = "the-ring.habit.strategy",
             .answer = "the-ring.strategy." + std::string(name_of(static_cast<Strategy>(choice.value)))}};
  }
  if (choice.decision == Decision::retaliate) {
    return {{.seat = seat,
             .question = "the-ring.habit.retaliate",
             .answer = "the-ring.answer." + std::string(retaliation_names[choice.value])}};
  }
  return {};
}

}  // namespace fc::the_ring
