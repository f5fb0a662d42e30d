#include "trials/ringside/players.h"

#include <algorithm>

namespace fc::ringside {
namespace {

Choice wanted_tactic(Habit habit) {
  switch (habit) {
    case Habit::cover_up:
    case Habit::cover_up_and_rush:
      return choice_of(Tactic::cover_up);
    case Habit::backpedal:
      return choice_of(Tactic::backpedal);
    case Habit::clinch:
      return choice_of(Tactic::clinch);
    case Habit::any:
    case Habit::none:
    case Habit::rush:
      break;
  }
  return choice_of(Tactic::none);
}

}  // namespace

Choice any_but_hooks(Random& random) {
  constexpr std::array<Punch, 4> punches{Punch::uppercut, Punch::right_jab, Punch::combination, Punch::left_jab};
  static_assert(std::ranges::none_of(punches, is_hook));
  return choice_of(punches[random.below(punches.size())]);
}

std::optional<Choice> habitual(Habit habit, Decision decision, const Choices& legal) {
  if (habit == Habit::any) {
    return std::nullopt;
  }
  const bool rushes = habit == Habit::rush || habit == Habit::cover_up_and_rush;
  Choice wanted = legal[0];
  switch (decision) {
    case Decision::tactic:
      wanted = wanted_tactic(habit);
      break;
    case Decision::rush:
      wanted = rushes ? answer::rush : answer::no_rush;
      break;
    case Decision::clinch:
      wanted = habit == Habit::clinch ? answer::hold_clinch : answer::break_clinch;
      break;
    default:
      return std::nullopt;
  }
  return std::ranges::find(legal, wanted) == legal.end() ? legal[0] : wanted;
}

}  // namespace fc::ringside
