// The referee's words for boxers, choices, decisions and the die. Source: rules/knock-out/rules.md, 2.1, 3.4 to 3.7, 7.
#include <array>
#include <string>
#include <string_view>

#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

/// By Colour, big before small.
constexpr std::array<std::string_view, 10> boxer_ids{"robin-zorres",  "nick-hacker", "arnold-blackndecker", "rick-o-shea",
                                                     "rocky-luciano", "al-dente",    "bill-dozer",          "jim-nastik",
                                                     "max-impact",    "hank-erchief"};
constexpr std::array<std::string_view, decision_count> decision_words{"challenge", "train", "bet", "punch"};
constexpr std::array<std::string_view, 3> type_words{"win", "x2", "ko"};

std::string cell_words(Corner table, int cell) {
  return std::string(name_of(table)).append(":").append(std::to_string(cell + 1));
}

std::string training_words(const Cards& cards) {
  std::string words;
  for (std::size_t value = 0; value < card_values; ++value) {
    for (int count = 0; count < cards[value]; ++count) {
      words.append(words.empty() ? "" : ",").append(std::to_string(value + 1));
    }
  }
  return words;
}

/// Splits off what stands before the next ':' (all of it if there is none).
std::string_view next_word(std::string_view& text) {
  const std::size_t end = text.find(':');
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return word;
}

/// A digit from '1' to `highest` as a number, else 0.
int digit_of(std::string_view word, int highest) {
  const bool good = word.size() == 1 && word[0] >= '1' && word[0] <= '0' + highest;
  return good ? word[0] - '0' : 0;
}

/// Reads a choice freely; `Rules::parse` then asks whether it is written as the referee writes it.
Choice read_challenge(std::string_view words) {
  const int own = Rules::team_boxer_of(next_word(words));
  const int others = Rules::team_boxer_of(next_word(words));
  return own < 0 || others < 0 ? pass : coded(10 * own + others);
}

Choice read_training(std::string_view words) {
  Cards cards{};
  for (std::size_t at = 0; at < words.size() && at < 2 * std::size_t{most_trained_cards}; at += 2) {
    const int value = digit_of(words.substr(at, 1), static_cast<int>(card_values));
    if (value == 0) {
      return pass;
    }
    std::uint8_t& count = cards[static_cast<std::size_t>(value - 1)];
    count = static_cast<std::uint8_t>(count + 1);
    if (count > 3) {
      return pass;
    }
  }
  return training_of(cards);
}

Choice read_bet(std::string_view words) {
  const std::string_view kind = next_word(words);
  if (kind == "pass") {
    return pass;
  }
  const Corner table = next_word(words) == "red" ? Corner::red : Corner::blue;
  const int cell = digit_of(next_word(words), static_cast<int>(cells)) - 1;
  if (cell < 0) {
    return pass;
  }
  if (kind == "accept") {
    return choice_of(Accept{table, static_cast<std::uint8_t>(cell)});
  }
  for (std::size_t type = 0; type < type_words.size(); ++type) {
    if (words == type_words[type]) {
      return choice_of(Offer{table, static_cast<std::uint8_t>(cell), static_cast<BetType>(type)});
    }
  }
  return pass;
}

}  // namespace

std::string_view Rules::boxer_id(int team_boxer) { return boxer_ids[static_cast<std::size_t>(team_boxer)]; }

int Rules::team_boxer_of(std::string_view id) {
  for (std::size_t index = 0; index < boxer_ids.size(); ++index) {
    if (boxer_ids[index] == id) {
      return static_cast<int>(index);
    }
  }
  return -1;
}

std::string Rules::notation(Choice choice) {
  if (is_pairing(choice)) {
    return std::string("challenge:").append(boxer_id(choice.code / 10)).append(":").append(boxer_id(choice.code % 10));
  }
  if (is_offer(choice)) {
    const Offer offer = offer_of(choice);
    return std::string("bet:offer:")
        .append(cell_words(offer.table, offer.cell))
        .append(":")
        .append(type_words[static_cast<std::size_t>(offer.type)]);
  }
  if (is_accept(choice)) {
    const Accept accept = accept_of(choice);
    return std::string("bet:accept:").append(cell_words(accept.table, accept.cell));
  }
  if (choice == pass) {
    return "bet:pass";
  }
  if (is_punch(choice)) {
    return std::string("punch:").append(std::to_string(punch_value(choice)));
  }
  return std::string("train:").append(training_words(cards_of(choice)));
}

Result<Choice> Rules::parse(std::string_view text) {
  std::string_view words = text;
  const std::string_view topic = next_word(words);
  Choice choice = pass;
  if (topic == "challenge") {
    choice = read_challenge(words);
  } else if (topic == "train") {
    choice = read_training(words);
  } else if (topic == "bet") {
    choice = read_bet(words);
  } else if (topic == "punch") {
    const int value = digit_of(words, static_cast<int>(card_values));
    choice = value > 0 ? punch_with(value) : pass;
  }
  if (notation(choice) != text) {
    return no_choice_of("Knock Out", text);
  }
  return choice;
}

std::string_view Rules::topic_name(const Need& need) {
  return need.kind == NeedKind::roll ? "start-player" : topic_word(need, {}, decision_words);
}

}  // namespace fc::knock_out
