#include "scene/dice-boxing/naming.h"

namespace fc::dice_boxing {
namespace {

std::string with_hand(PunchType punch, int face) {
  return (face % 2 == 0 ? "right-" : "left-") + std::string(name_of(punch));
}

}  // namespace

std::string key_of(Strategy strategy) { return "dice-boxing.strategy." + std::string(name_of(strategy)); }

std::string key_of(Position position) { return "dice-boxing.position." + std::string(name_of(position)); }

std::string key_in_sentence(Position position) { return "dice-boxing.at-position." + std::string(name_of(position)); }

std::string key_of(PunchType punch, int face) { return "dice-boxing.hand-punch." + with_hand(punch, face); }

std::string key_in_sentence(PunchType punch, int face) { return "dice-boxing.a-punch." + with_hand(punch, face); }

std::string verdict_key(const End& end) {
  return std::string(end.has_winner ? "dice-boxing.verdict." : "dice-boxing.verdict-draw.").append(name_of(end.verdict));
}

std::string two_digits(int face) {
  const int shown = face % faces;
  return (shown < 10 ? "0" : "") + std::to_string(shown);
}

std::string face_range(int from, int to) {
  return from == to ? two_digits(from) : two_digits(from) + "\u2013" + two_digits(to);
}

}  // namespace fc::dice_boxing
