#include "rules/dice-boxing-career/rules.h"

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/ladder.h"

namespace fc::dice_boxing_career {
namespace {

/// A die below the target's chance is meant: what the terms make is brought to `chance`, and one less is the last good face.
void aim_below(RollCall& call, int chance) {
  call.add(Reason::limit, chance - call.target);
  call.add(Reason::below, -1);
  call.success = Success::at_most;
}

void aim_other_bout(const Setup& setup, const State& state, RollCall& call) {
  const std::size_t pair = tourneys::next_pair(state.tourney);
  const Person first = state.tourney.field[pair];
  const Person second = state.tourney.field[pair + 1];
  const tourneys::Terms terms = tourneys::terms_of(setup, first, second);
  call.add(Reason::even_chance, terms.even);
  call.add(Reason::difference, terms.difference);
  aim_below(call, tourneys::chance_of(setup, first, second));
}

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  NoEvents nobody_listens;
  state.ladder.fill(nobody);
  if (setup.options.mode == Mode::path) {
    ladders::draw(setup, state);
    state.best = static_cast<std::int8_t>(own_rank(state));
  }
  growth::begin(setup, state);
  sequence::run(setup, state, nobody_listens);
  return state;
}

RollCall Rules::roll_call(const Setup& setup, const State& state) {
  RollCall call = roll_call_of(state.asked);
  if (state.asked.kind != NeedKind::roll) {
    return call;
  }
  switch (static_cast<Purpose>(state.asked.topic)) {
    case Purpose::schedule: break;
    case Purpose::lost_fight:
      call.add(Reason::stopped, aftermath::added_by_stoppage(setup, state));
      call.add(Reason::losses_in_a_row, aftermath::added_by_row(setup, state));
      call.bonus = call.target;
      break;
    case Purpose::retirement: {
      const int chance = aftermath::retirement_chance(setup, state);
      const int stopped = aftermath::was_stopped(state) ? setup.tables.retirement.after_stoppage : 0;
      call.add(Reason::fights, chance - stopped);
      call.add(Reason::stopped, stopped);
      aim_below(call, chance);
      break;
    }
    case Purpose::other_bout: aim_other_bout(setup, state, call); break;
    case Purpose::wear: {
      const aftermath::WearTerms terms = aftermath::wear_terms(setup, state);
      call.add(Reason::fights, terms.fights);
      call.add(Reason::stopped, terms.stopped);
      aim_below(call, terms.chance());
      break;
    }
  }
  return call;
}

Deciders Rules::deciders(const Setup& /*setup*/, const State& /*state*/) { return {0, no_seat}; }

Result<void> Rules::check_result(const Setup& setup, const State& state, const Choice& choice) {
  std::string words;
  for (const Choice& legal : answers(setup, state, state.asked)) {
    if (legal == choice) {
      return {};
    }
    words.append(words.empty() ? "" : ", ").append(notation(legal));
  }
  return fault(FaultCode::illegal_choice, "",
               std::string("'").append(notation(choice)).append("' cannot come of this bout; can: ").append(words));
}

Choice Rules::result_of(const Setup& /*setup*/, const State& state, const dice_boxing::Setup& fought,
                        const dice_boxing::State& end) {
  return choice_of(dice_boxing_career::result_of(fought, end, state.phase != Phase::tourney));
}

Choice Rules::any_result(const Setup& setup, const State& state, Random& random) {
  const Choices all = answers(setup, state, state.asked);
  return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

// The referee's words for choices, decisions and dice. Source: rules/dice-boxing/rules.md, 6.3, 6.4, 7.4.

namespace {

constexpr std::string_view buy_prefix = "buy-";
constexpr std::string_view rank_prefix = "rank-";

/// A rank from 1 to 51, without sign or leading zero.
std::optional<int> rank_from(std::string_view text) {
  int rank = 0;
  const char* const end = text.data() + text.size();
  const bool is_plain = !text.empty() && text[0] >= '1' && text[0] <= '9';
  const auto read = std::from_chars(text.data(), end, rank);
  if (!is_plain || read.ec != std::errc() || read.ptr != end || rank > lowest_rank) {
    return std::nullopt;
  }
  return rank;
}

std::optional<Choice> read_choice(std::string_view text) {
  if (const auto word = named<Word>(plain_words, text)) {
    return choice_of(*word);
  }
  if (const auto outcome = named<Outcome>(outcome_names, text)) {
    return choice_of(*outcome);
  }
  if (text.starts_with(buy_prefix)) {
    if (const auto purchase = named<Purchase>(purchase_names, text.substr(buy_prefix.size()))) {
      return choice_of(*purchase);
    }
  }
  if (text.starts_with(rank_prefix)) {
    if (const auto rank = rank_from(text.substr(rank_prefix.size()))) {
      return choice_of_rank(*rank);
    }
  }
  const std::optional<Id> man = Id::from(text);
  return man ? std::optional(choice_of(*man)) : std::nullopt;
}

}  // namespace

std::string Rules::notation(const Choice& choice) {
  switch (choice.word) {
    case Word::buy: return std::string(buy_prefix).append(name_of(choice.purchase()));
    case Word::rank: return std::string(rank_prefix).append(std::to_string(choice.number));
    case Word::outcome: return std::string(name_of(choice.outcome()));
    case Word::man: return std::string(choice.man.text());
    default: return std::string(plain_words.at(place_of(choice.word)));
  }
}

Result<Choice> Rules::parse(std::string_view text) {
  const std::optional<Choice> choice = read_choice(text);
  if (!choice) {
    return no_choice_of("a career", text);
  }
  return *choice;
}

std::string_view Rules::topic_name(const Need& need) { return topic_word(need, purpose_names, decision_names); }

namespace {

using dice_boxing::Method;

/// Who goes on from a drawn bout of a tourney: by the cards, then by S = control - adjustment; else red, the first of his
/// pair. Source: rules/dice-boxing/rules.md, 6.8.
Outcome on_points(const dice_boxing::Setup& fought, const dice_boxing::State& end) {
  const auto strength = [&fought](Corner corner) {
    return fought.card(corner).ratings.control - fought.card(corner).ratings.adjustment;
  };
  const int lead = lead_on_cards(end, Corner::red);
  const bool red_wins = lead == 0 ? strength(Corner::red) >= strength(Corner::blue) : lead > 0;
  return red_wins ? Outcome::win_decision : Outcome::loss_decision;
}

}  // namespace

Outcome result_of(const dice_boxing::Setup& fought, const dice_boxing::State& end, bool knows_draws) {
  if (!end.end.has_winner) {
    return knows_draws ? Outcome::draw : on_points(fought, end);
  }
  const bool won = end.end.winner == Corner::red;
  switch (end.end.method) {
    case Method::ko: return won ? Outcome::win_ko : Outcome::loss_ko;
    case Method::tko: return won ? Outcome::win_tko : Outcome::loss_tko;
    case Method::disqualification: return won ? Outcome::win_disqualification : Outcome::loss_disqualification;
    default: return won ? Outcome::win_decision : Outcome::loss_decision;
  }
}

}  // namespace fc::dice_boxing_career
