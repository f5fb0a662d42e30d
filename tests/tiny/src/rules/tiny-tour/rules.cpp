#include "rules/tiny-tour/rules.h"

#include <array>
#include <optional>

namespace fc::tiny_tour {
namespace {

constexpr std::string_view rival_word = "meet:";
constexpr std::string_view short_word = "short";
constexpr std::string_view long_word = "long";
constexpr std::string_view result_word = "bout:";
constexpr std::array<std::string_view, 3> winner_words{"nobody", "host", "rival"};

Choice length_of(int rounds) {
  return {.kind = Choice::Kind::length, .number = static_cast<std::int8_t>(rounds), .hearts = 0};
}

Choice rival_of(int seat) { return {.kind = Choice::Kind::rival, .number = static_cast<std::int8_t>(seat), .hearts = 0}; }

/// "host:5", "nobody:0".
std::optional<Choice> result_from(std::string_view text) {
  for (std::size_t winner = 0; winner < winner_words.size(); ++winner) {
    const std::string_view word = winner_words[winner];
    if (text.size() == word.size() + 2 && text.starts_with(word) && text[word.size()] == ':' && text.back() >= '0' &&
        text.back() <= '9') {
      return Choice{.kind = Choice::Kind::result,
                    .number = static_cast<std::int8_t>(winner),
                    .hearts = static_cast<std::int8_t>(text.back() - '0')};
    }
  }
  return std::nullopt;
}

}  // namespace

void Rules::begin_stop(const Setup& setup, State& state) {
  const int seats = seats_of(setup);
  state.host = static_cast<std::uint8_t>((state.stop - 1) % seats);
  state.rounds = 0;
  state.rival = seats == 2 ? static_cast<std::uint8_t>(1 - state.host) : no_seat;
  state.phase = seats == 2 ? Phase::length : Phase::rival;
}

State Rules::opening(const Setup& setup) {
  State state;
  begin_stop(setup, state);
  return state;
}

Need Rules::need(const Setup& /*setup*/, const State& state) {
  switch (state.phase) {
    case Phase::rival: return choice_need(state.host, Decision::rival);
    case Phase::length: return choice_need(state.host, Decision::length);
    case Phase::bout: return {.kind = NeedKind::bout, .seat = no_seat};
    case Phase::takings: return roll_need(state.host, Purpose::takings, tiny::d10_from_0);
    case Phase::finished: break;
  }
  return {};
}

Choices Rules::legal(const Setup& setup, const State& state, const Need& need) {
  if (need.kind != NeedKind::choice) {
    return {};
  }
  if (static_cast<Decision>(need.topic) == Decision::length) {
    return {length_of(short_rounds), length_of(long_rounds)};
  }
  Choices choices;
  for (int seat = 0; seat < seats_of(setup); ++seat) {
    if (seat != state.host) {
      choices.push_back(rival_of(seat));
    }
  }
  return choices;
}

std::string Rules::notation(const Choice& choice) {
  switch (choice.kind) {
    case Choice::Kind::rival: return std::string(rival_word).append(std::to_string(choice.number + 1));
    case Choice::Kind::length: return std::string(choice.number == short_rounds ? short_word : long_word);
    case Choice::Kind::result: break;
  }
  return std::string(result_word)
      .append(winner_words.at(static_cast<std::size_t>(choice.number)))
      .append(":")
      .append(std::to_string(choice.hearts));
}

Result<Choice> Rules::parse(std::string_view text) {
  if (text == short_word || text == long_word) {
    return length_of(text == short_word ? short_rounds : long_rounds);
  }
  for (int seat = 0; seat < most_managers; ++seat) {
    if (notation(rival_of(seat)) == text) {
      return rival_of(seat);
    }
  }
  if (text.starts_with(result_word)) {
    if (const auto result = result_from(text.substr(result_word.size()))) {
      return *result;
    }
  }
  return no_choice_of("this game", text);
}

std::string_view Rules::topic_name(const Need& need) {
  constexpr std::array<std::string_view, 2> decision_words{"rival", "length"};
  return need.kind == NeedKind::roll   ? "takings"
         : need.kind == NeedKind::bout ? "bout"
                                       : topic_word(need, {}, decision_words);
}

Deciders Rules::deciders(const Setup& /*setup*/, const State& state) { return {state.host, state.rival}; }

Result<void> Rules::check_result(const Setup& /*setup*/, const State& /*state*/, const Choice& choice) {
  if (choice.kind != Choice::Kind::result || (choice.number == 0) != (choice.hearts == 0)) {
    return fault(FaultCode::illegal_choice, "", "'" + notation(choice) + "': no bout ends like that");
  }
  return {};
}

Choice Rules::result_of(const Setup& /*setup*/, const State& /*state*/, const tiny::Setup& fought, const tiny::State& end) {
  const int winner = tiny::leader(fought, end);
  Choice result{.kind = Choice::Kind::result, .number = static_cast<std::int8_t>(winner + 1), .hearts = 0};
  if (winner >= 0) {
    result.hearts = end.fighters[static_cast<std::size_t>(winner)].hearts;
  }
  return result;
}

Choice Rules::any_result(const Setup& /*setup*/, const State& /*state*/, Random& random) {
  const auto winner = static_cast<std::int8_t>(random.below(3));
  const auto hearts = static_cast<std::int8_t>(1 + random.below(9));
  return {.kind = Choice::Kind::result, .number = winner, .hearts = winner == 0 ? std::int8_t{0} : hearts};
}

}  // namespace fc::tiny_tour
