#include "library/dice-boxing/habits.h"

#include <string>

#include "rules/dice-boxing/names.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice) {
  return {{.seat = Rules::need(setup, before).seat,
           .question = "dice-boxing.habit.strategy",
           .answer = "dice-boxing.strategy." + std::string(name_of(choice.strategy))}};
}

}  // namespace fc::dice_boxing
