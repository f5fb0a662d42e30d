#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

template <class Named>
std::string key(std::string_view group, Named value) {
  std::string made("the-ring.");
  made.append(group).append(".").append(name_of(value));
  return made;
}

}  // namespace

std::string key_of(Strategy strategy) { return key("strategy", strategy); }

std::string key_of(Location location) { return key("location", location); }

std::string key_in_sentence(Location location) { return key("on-location", location); }

std::string key_of(Hand hand) { return key("hand", hand); }

std::string key_in_sentence(Hand hand) { return key("a-hand", hand); }

std::string key_of(Training training) { return key("training", training); }

std::string key_of(Method method) { return key("method", method); }

std::string rating_key(Strategy strategy) {
  switch (strategy) {
    case Strategy::body: return "the-ring.rating.body";
    case Strategy::load_up: return "the-ring.rating.ko";
    case Strategy::outside: return "the-ring.rating.out";
    case Strategy::tie_up: return "the-ring.rating.def";
    default: return "the-ring.rating.box";
  }
}

std::string clock_text(int seconds) {
  constexpr int minute = 60;
  const int rest = seconds % minute;
  return std::to_string(seconds / minute) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

std::string entry_text(int column, int number) { return std::to_string(column) + "/" + std::to_string(number); }

}  // namespace fc::the_ring
