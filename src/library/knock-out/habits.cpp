#include "library/knock-out/habits.h"

#include <string>
#include <utility>

#include "library/knock-out/script_words.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {

std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice) {
  const Need need = Rules::need(setup, before);
  const auto habit = [&need](const char* question, const std::string& answer) {
    return std::vector<Habit>{
        {.seat = need.seat, .question = std::string("knock-out.habit.") + question, .answer = "knock-out.habit." + answer}};
  };
  if (is_punch(choice)) {
    return habit("card", "card-" + std::to_string(punch_value(choice)));
  }
  if (is_offer(choice)) {
    return habit("bet", "offer-" + std::string(type_words[static_cast<std::size_t>(offer_of(choice).type)]));
  }
  if (is_accept(choice)) {
    return habit("bet", "accept");
  }
  return choice == pass ? habit("bet", "pass") : std::vector<Habit>();
}

}  // namespace fc::knock_out
