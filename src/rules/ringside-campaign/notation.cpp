// The referee's words for choices, decisions and dice. Source: rules/ringside-campaign/rules.md, 3.8 to 3.10.
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/named.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

/// By Decision.
constexpr std::array<std::string_view, decision_count> decision_words{
    "pick",     "nominate",  "opening-bid", "bid",          "office",          "sign",          "sale-to",
    "sale-sum", "trade-for", "trade-sum",   "title-vacant", "title-challenge", "title-defence", "book",
    "opponent", "arena",     "rounds",      "answer",       "dispute-bid",     "withdraw"};

/// By Purpose.
constexpr std::array<std::string_view, 13> purpose_words{"names",        "agility",     "punch", "punch-again", "endurance",
                                                         "counterpunch", "draft-order", "cut",   "draw",        "experience",
                                                         "television",   "visitor",     "wear"};

/// By Word: answers of one word, then what stands before a man or a number.
constexpr std::array<std::string_view, 13> plain_words{"pass",   "drop",    "done",    "give-way",  "even",
                                                       "accept", "decline", "sign",    "challenge", "defend",
                                                       "refuse", "keep",    "withdraw"};
constexpr std::array carrying_words{Word::retire, Word::sell, Word::trade, Word::bid,
                                    Word::sum,    Word::add,  Word::ask,   Word::rounds};
constexpr std::array<std::string_view, 8> prefixes{"retire:", "sell:", "trade:", "bid:", "sum:", "add:", "ask:", "rounds:"};

/// By Arena, then `title_venue`.
constexpr std::array<std::string_view, arena_count + 1> venue_words{"pits", "low", "middle", "high", "best", "title"};

/// By ways to win; a draw is one word.
constexpr std::array<std::string_view, ways_to_win> method_words{"ko", "tko", "decision"};
constexpr std::string_view draw_word = "draw";
constexpr std::string_view result_prefix = "bout:";
constexpr std::array<std::string_view, 3> figure_words{"knockdowns=", "damage=", "scored="};

constexpr bool carries_a_man(Word word) { return word == Word::retire || word == Word::sell || word == Word::trade; }

/// A whole number without sign or leading zero, of at most `digits` digits.
std::optional<int> number_from(std::string_view text, std::size_t digits) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const bool is_plain = !text.empty() && text.size() <= digits &&
                        text.find_first_not_of("0123456789") == std::string_view::npos &&
                        (text.size() == 1 || text[0] != '0');
  if (!is_plain || std::from_chars(text.data(), end, number).ptr != end) {
    return std::nullopt;
  }
  return number;
}

/// Splits off what stands before the next separator; all of it if there is none.
std::string_view next_part(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

std::string result_words(const BoutResult& result) {
  std::string words(result_prefix);
  if (result.is_drawn()) {
    words.append(draw_word);
  } else {
    words.append(name_of(result.winner))
        .append("-")
        .append(method_words.at(place_of(result.method) - place_of(ringside::Method::ko)));
  }
  words.append(":").append(std::to_string(result.round));
  const std::array figures{&result.knockdowns, &result.damage, &result.scored};
  for (std::size_t place = 0; place < figures.size(); ++place) {
    words.append(":").append(figure_words[place]).append(std::to_string((*figures[place])[0]));
    words.append("-").append(std::to_string((*figures[place])[1]));
  }
  return words;
}

/// "red-ko", "blue-decision", "draw".
bool read_winner(std::string_view word, BoutResult& result) {
  if (word == draw_word) {
    result.method = ringside::Method::draw;
    return true;
  }
  const std::string_view corner = next_part(word, '-');
  for (std::size_t way = 0; way < method_words.size(); ++way) {
    if (word == method_words[way] && (corner == name_of(Corner::red) || corner == name_of(Corner::blue))) {
      result.winner = corner == name_of(Corner::red) ? Corner::red : Corner::blue;
      result.method = static_cast<ringside::Method>(place_of(ringside::Method::ko) + way);
      return true;
    }
  }
  return false;
}

/// "31-62" behind its word.
bool read_figures(std::string_view part, std::string_view word, std::array<std::int16_t, 2>& figures) {
  constexpr std::size_t most_digits = 4;
  if (!part.starts_with(word)) {
    return false;
  }
  part.remove_prefix(word.size());
  const std::optional<int> red = number_from(next_part(part, '-'), most_digits);
  const std::optional<int> blue = number_from(part, most_digits);
  if (!red || !blue) {
    return false;
  }
  figures = {static_cast<std::int16_t>(*red), static_cast<std::int16_t>(*blue)};
  return true;
}

/// What stands behind "bout:".
std::optional<Choice> read_result(std::string_view words) {
  constexpr std::size_t most_digits = 4;
  Choice choice{.word = Word::result};
  BoutResult& result = choice.result;
  const bool has_winner = read_winner(next_part(words, ':'), result);
  const std::optional<int> round = number_from(next_part(words, ':'), most_digits);
  if (!has_winner || !round) {
    return std::nullopt;
  }
  result.round = static_cast<std::int16_t>(*round);
  const std::array figures{&result.knockdowns, &result.damage, &result.scored};
  for (std::size_t place = 0; place < figures.size(); ++place) {
    if (!read_figures(next_part(words, ':'), figure_words[place], *figures[place])) {
      return std::nullopt;
    }
  }
  return choice;
}

std::optional<Choice> read_carrying(std::string_view text) {
  constexpr std::size_t most_digits = 9;
  for (std::size_t place = 0; place < prefixes.size(); ++place) {
    if (!text.starts_with(prefixes[place])) {
      continue;
    }
    const Word word = carrying_words[place];
    const std::string_view carried = text.substr(prefixes[place].size());
    if (carries_a_man(word)) {
      const std::optional<Id> man = Id::from(carried);
      return man ? std::optional(choice_of(word, *man)) : std::nullopt;
    }
    const std::optional<int> number = number_from(carried, most_digits);
    return number ? std::optional(choice_of(word, *number)) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<Choice> read_choice(std::string_view text) {
  if (const auto word = named<Word>(plain_words, text)) {
    return choice_of(*word);
  }
  if (const auto venue = named<Arena>(venue_words, text)) {
    return choice_of(Word::venue, static_cast<int>(*venue));
  }
  for (int seat = 0; seat < most_managers; ++seat) {
    if (text == Rules::notation(choice_of(Word::seat, seat))) {
      return choice_of(Word::seat, seat);
    }
  }
  if (text.starts_with(result_prefix)) {
    return read_result(text.substr(result_prefix.size()));
  }
  if (const auto carrying = read_carrying(text)) {
    return carrying;
  }
  const std::optional<Id> man = Id::from(text);
  return man ? std::optional(choice_of(Word::man, *man)) : std::nullopt;
}

}  // namespace

std::string Rules::notation(const Choice& choice) {
  switch (choice.word) {
    case Word::man: return std::string(choice.man.text());
    case Word::seat: return "m" + std::to_string(choice.number + 1);
    case Word::venue: return std::string(venue_words.at(static_cast<std::size_t>(choice.number)));
    case Word::result: return result_words(choice.result);
    default: break;
  }
  for (std::size_t place = 0; place < carrying_words.size(); ++place) {
    if (carrying_words[place] == choice.word) {
      std::string words(prefixes[place]);
      return carries_a_man(choice.word) ? words.append(choice.man.text()) : words.append(std::to_string(choice.number));
    }
  }
  return std::string(plain_words.at(place_of(choice.word)));
}

Result<Choice> Rules::parse(std::string_view text) {
  const std::optional<Choice> choice = read_choice(text);
  // A result must be written to the letter: nothing may stand behind its last figure.
  if (!choice || notation(*choice) != text) {
    return no_choice_of("a campaign", text);
  }
  return *choice;
}

std::string_view Rules::topic_name(const Need& need) {
  return need.kind == NeedKind::bout ? "bout" : topic_word(need, purpose_words, decision_words);
}

}  // namespace fc::ringside_campaign
