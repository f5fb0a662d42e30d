#include "scene/knock-out/naming.h"

#include <array>
#include <cstdlib>

#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

template <class Enum, std::size_t Count>
std::string joined(std::string_view topic, const std::array<std::string_view, Count>& words, Enum value) {
  return std::string(topic).append(words[static_cast<std::size_t>(value)]);
}

}  // namespace

std::string key_of_boxer(const Setup& setup, BoxerIndex boxer) {
  return std::string("knock-out.boxer.").append(Rules::boxer_id(team_boxer(setup, boxer)));
}

std::string key_of(Class rank) {
  constexpr std::array<std::string_view, 3> ranks{"amateur", "professional", "champion"};
  return joined("knock-out.class.", ranks, rank);
}

std::string key_of(Title title) {
  constexpr std::array<std::string_view, 3> titles{"none", "superchampion", "world-champion"};
  return joined("knock-out.title.", titles, title);
}

std::string key_of(BetType type) {
  constexpr std::array<std::string_view, 3> types{"win", "x2", "ko"};
  return joined("knock-out.bet-type.", types, type);
}

std::string key_of(Colour colour) {
  constexpr std::array<std::string_view, 5> colours{"black", "green", "yellow", "purple", "orange"};
  return joined("knock-out.colour.", colours, colour);
}

std::string money_text(Money amount, const Words& words) {
  const std::string digits = std::to_string(std::abs(amount));
  std::string text;
  for (std::size_t place = 0; place < digits.size(); ++place) {
    if (place > 0 && (digits.size() - place) % 3 == 0) {
      text += words["knock-out.thousands-mark"];
    }
    text += digits[place];
  }
  return amount < 0 ? "\u2013" + text : text;
}

std::string signed_money_text(Money amount, const Words& words) {
  return amount > 0 ? "+" + money_text(amount, words) : money_text(amount, words);
}

}  // namespace fc::knock_out
