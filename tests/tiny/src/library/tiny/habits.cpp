#include "library/tiny/habits.h"

namespace fc::tiny {

std::vector<Habit> habits_of(const Setup& setup, const State& before, Choice choice) {
  static_cast<void>(setup);
  switch (before.phase) {
    case Phase::pace:
      return {{.seat = before.attacker,
               .question = "tiny.habit.pace",
               .answer = choice == Choice::rush ? "tiny.choice.rush" : "tiny.choice.wait"}};
    case Phase::guard: {
      const bool swings = before.punch == Punch::swing;
      const bool ducks = choice == Choice::duck;
      return {{.seat = before.attacker,
               .question = "tiny.habit.punch",
               .answer = swings ? "tiny.choice.swing" : "tiny.choice.jab",
               .guessed = true,
               .guessed_right = swings == ducks},
              {.seat = before.target,
               .question = "tiny.habit.guard",
               .answer = ducks ? "tiny.choice.duck" : "tiny.choice.block"}};
    }
    default:
      return {};
  }
}

}  // namespace fc::tiny
