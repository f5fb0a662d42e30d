#include "library/dice-boxing-career/habits.h"

#include <string>

#include "core/need.h"
#include "rules/dice-boxing-career/names.h"

namespace fc::dice_boxing_career {
namespace {

/// Shown by the word of the game below.
std::string trained(Purchase purchase) {
  return std::string(is_grade(purchase) ? "dice-boxing.strategy." : "dice-boxing.rating.").append(name_of(purchase));
}

std::vector<Habit> habit(const Need& asked, std::string_view question, std::string answer) {
  return {{.seat = asked.seat,
           .question = std::string("dice-boxing-career.habit.").append(question),
           .answer = std::move(answer)}};
}

}  // namespace

std::vector<Habit> habits_of(const Setup& /*setup*/, const State& before, const Choice& choice) {
  const Need& asked = before.asked;
  switch (choice.word) {
    case Word::buy:
      return habit(asked, "trains", trained(choice.purchase()));
    case Word::next_in_line:
    case Word::chart:
    case Word::rematch:
      return habit(asked, "meets", std::string("dice-boxing-career.habit.").append(plain_words[place_of(choice.word)]));
    case Word::rank: {
      // The lower man comes first.
      const bool easier = choice.number == before.offers[0];
      return habit(asked, "takes", easier ? "dice-boxing-career.habit.easier" : "dice-boxing-career.habit.better");
    }
    default:
      return {};
  }
}

}  // namespace fc::dice_boxing_career
