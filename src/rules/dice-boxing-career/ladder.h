// The ladder: how it is drawn, how men move on it, and who the next opponent is. Source: rules/dice-boxing/rules.md, 6.2,
// 6.4, 6.9.
#pragma once

#include <algorithm>
#include <optional>
#include <span>

#include "core/result.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/state.h"

namespace fc::dice_boxing_career::ladders {

/// How many men of each tier the ladder needs, lowest tier first.
inline constexpr std::array<int, tier_count> least_of_tier{10, 20, 15, 8};
/// The most men of a class in the roster: it leaves room in `most_men` for a ladder full of reserves.
inline constexpr std::size_t most_of_a_roster = most_men - (10 + 20 + 15 + 8);

/// A list of men of the class.
using People = FixedVector<Person, most_men>;

/// Fills the ladder at random by the set-up's seed: the champion first, you at the end.
void draw(const Setup& setup, State& state);

/// Sorts by standing, lowest first; equal men keep their order.
void sort_by_standing(const Setup& setup, std::span<Person> people);

/// Moves a man of the ladder to `place`, 0 to 51; everybody between shifts by one place.
constexpr void move(State& state, Person person, int place) {
  auto* const from = std::ranges::find(state.ladder, person);
  auto* const to = state.ladder.begin() + place;
  if (from < to) {
    std::rotate(from, from + 1, to + 1);
  } else {
    std::rotate(to, from, from + 1);
  }
}

}  // namespace fc::dice_boxing_career::ladders

namespace fc::dice_boxing_career::schedules {

// Who the next opponent is: the next in line, one from the chart, the last one again, or the one that a champion must defend
// against. Source: rules/dice-boxing/rules.md, 6.4, 6.9.

/// The chart for a rank; null if there is none for it.
constexpr const ChartTable* chart_of(const Setup& setup, int rank) {
  for (const ChartTable& table : setup.tables.charts) {
    if (rank >= table.from && rank <= table.to) {
      return &table;
    }
  }
  return nullptr;
}

/// The rank of the next man in line, one above yours; for #1 that is the champion or, while the title lock lasts, #2.
/// Ruling: C11.
constexpr int rank_in_line(const State& state) {
  const int rank = own_rank(state);
  return rank == 1 && state.lock > 0 ? 2 : rank - 1;
}

/// Whether the chart may be used: after a won bout, at a rank that has a chart. Ruling: C7, C8.
constexpr bool may_read_chart(const Setup& setup, const State& state) {
  return state.last == LastBout::won && chart_of(setup, own_rank(state)) != nullptr;
}

constexpr bool may_box_again(const State& state) {
  return state.rematch_open && rank_of(state, state.opponent) != own_rank(state) - 1;
}

/// The ways to find an opponent that are open to a man who is not the champion.
constexpr Choices next_fights(const Setup& setup, const State& state) {
  Choices choices;
  choices.push_back(choice_of(Word::next_in_line));
  if (may_read_chart(setup, state)) {
    choices.push_back(choice_of(Word::chart));
  }
  if (may_box_again(state)) {
    choices.push_back(choice_of(Word::rematch));
  }
  return choices;
}

/// The two ranks that the chart offers, both alike if there is no choice; both 0: the champion.
struct Offer {
  int one = 0;
  int other = 0;
  bool locked = false;  ///< the row named the champion, who may not be met yet

  friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

/// The ranks that a row offers at your rank. Ruling: C12.
constexpr Offer offer_of(const State& state, const ChartRow& row) {
  constexpr ChartRow instead_of_champion{.one = 1, .other = 2};
  if (row.champion && state.lock == 0) {
    return {};
  }
  const ChartRow& read = row.champion ? instead_of_champion : row;
  const int rank = own_rank(state);
  return {.one = std::max(1, rank - read.one), .other = std::max(1, rank - read.other), .locked = row.champion};
}

/// Scheduled rounds against this man of the ladder, or in mode `free`.
inline int rounds_against(const Setup& setup, const State& state, Person man) {
  const BoutTables& bouts = setup.tables.bouts;
  if (setup.options.mode == Mode::free) {
    return bouts.free_rounds[setup.man(man).tier];
  }
  return bouts.rounds[static_cast<std::size_t>(std::min(own_rank(state), rank_of(state, man)))];
}

/// Scheduled rounds of the bout that is awaited.
inline int rounds_of_bout(const Setup& setup, const State& state) {
  return state.phase == Phase::tourney ? setup.tables.bouts.tourney_rounds : rounds_against(setup, state, state.opponent);
}

template <class Sink>
void name_opponent(const Setup& setup, State& state, Person man, Source source, Sink& tell) {
  state.opponent = man;
  state.phase = Phase::bout;
  state.asked = ask_bout();
  tell(OpponentNamed{.source = source,
                     .man = man,
                     .rank = rank_of(state, man),
                     .rounds = rounds_against(setup, state, man),
                     .title = is_title_fight(state, man)});
}

template <class Sink>
void meet_in_line(const Setup& setup, State& state, Sink& tell) {
  name_opponent(setup, state, man_at(state, rank_in_line(state)), Source::next_in_line, tell);
}

template <class Sink>
void begin(const Setup& setup, State& state, Sink& tell) {
  if (setup.options.mode == Mode::free) {
    state.asked = ask(Decision::opponent);
  } else if (state.is_champion()) {
    state.asked = ask_die(Purpose::schedule);
  } else if (next_fights(setup, state).size() > 1) {
    state.asked = ask(Decision::next_fight);
  } else {
    meet_in_line(setup, state, tell);
  }
}

template <class Sink>
void choose_fight(const Setup& setup, State& state, Word word, Sink& tell) {
  switch (word) {
    case Word::chart: state.asked = ask_die(Purpose::schedule); return;
    case Word::rematch: return name_opponent(setup, state, state.opponent, Source::rematch, tell);
    default: return meet_in_line(setup, state, tell);
  }
}

template <class Sink>
void choose_offer(const Setup& setup, State& state, int rank, Sink& tell) {
  state.offers.clear();
  name_opponent(setup, state, man_at(state, rank), Source::chart, tell);
}

template <class Sink>
void roll(const Setup& setup, State& state, int value, Sink& tell) {
  const auto face = static_cast<std::size_t>(value);
  if (const std::optional<std::int16_t> defences = state.defences) {
    const int rank = (*defences == 0 ? setup.tables.first_defence : setup.tables.later_defence)[face];
    return rank == rematch_row ? name_opponent(setup, state, state.taken_from, Source::rematch, tell)
                               : name_opponent(setup, state, man_at(state, rank), Source::defence, tell);
  }
  const ChartTable* const table = chart_of(setup, own_rank(state));
  FC_CHECK(table != nullptr);
  const Offer offer = offer_of(state, table->rows[face]);
  if (offer.one != offer.other) {
    state.offers.push_back(static_cast<std::uint8_t>(std::max(offer.one, offer.other)));
    state.offers.push_back(static_cast<std::uint8_t>(std::min(offer.one, offer.other)));
    state.asked = ask(Decision::offer);
  }
  tell(
      ChartRead{.one = std::max(offer.one, offer.other), .other = std::min(offer.one, offer.other), .locked = offer.locked});
  if (offer.one == offer.other) {
    name_opponent(setup, state, man_at(state, offer.one), Source::chart, tell);
  }
}

}  // namespace fc::dice_boxing_career::schedules
