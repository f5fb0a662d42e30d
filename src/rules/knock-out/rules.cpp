#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

/// Moves `count` cards drawn at random out of `from`.
Cards draw_cards(Cards& from, int count, Random& random) {
  Cards drawn{};
  for (int taken = 0; taken < count; ++taken) {
    auto place = static_cast<int>(random.below(static_cast<std::uint32_t>(count_of(from))));
    for (std::size_t value = 0; value < card_values; ++value) {
      place -= from[value];
      if (place < 0) {
        --from[value];
        ++drawn[value];
        break;
      }
    }
  }
  return drawn;
}

bool is_fighting(const State& state) { return state.phase >= Phase::train_red && state.phase <= Phase::punch_blue; }

/// Nobody else knows whether the challenger has picked yet: a pick that he had no choice in is taken before the defender is
/// asked, and would tell of his hand.
void hide_pick_of_red(View& view) {
  State& seen = view.seen;
  if (seen.phase == Phase::train_blue) {
    seen.phase = Phase::train_red;
    seen.fight.of(Corner::red).trained = false;
    view.training_count[fc::index_of(Corner::red)] = 0;
  } else if (seen.phase == Phase::punch_blue) {
    seen.phase = Phase::punch_red;
    seen.fight.pending = 0;
  }
}

}  // namespace

State Rules::opening(const Setup& setup) {
  State state;
  const Start& start = setup.start;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.players); ++seat) {
    Player& player = state.players[seat];
    player.money = start.money[seat];
    player.ious = start.ious[seat];
    player.cards = start.cards[seat];
    player.boxers = start.boxers[seat];
  }
  state.season = start.season;
  state.bonus = start.bonus;
  state.last_winner = start.last_winner;
  state.last_loser = start.last_loser;
  if (setup.start_seat >= 0) {
    NoEvents nobody_listens;
    state.first_seat = static_cast<std::uint8_t>(setup.start_seat);
    sequence::find_challenger(setup, state, nobody_listens);
    sequence::take_forced_choices(setup, state, nobody_listens);
  }
  return state;
}

std::optional<Need> Rules::asked_beside(const Setup& setup, const State& state, const Need& first) {
  if (state.phase != Phase::train_red && state.phase != Phase::punch_red) {
    return std::nullopt;
  }
  const Need second = asked_of(first, state.fight.seat(Corner::blue));
  return legal(setup, state, second).size() > 1 ? std::optional(second) : std::nullopt;
}

View Rules::view(const Setup& setup, const State& state, int seat) {
  View view{.seen = state, .seat = static_cast<std::uint8_t>(seat)};
  for (int other_seat = 0; other_seat < setup.players; ++other_seat) {
    Player& player = view.seen.player(other_seat);
    view.card_count[static_cast<std::size_t>(other_seat)] = static_cast<std::uint8_t>(count_of(player.cards));
    if (other_seat != seat) {
      player.cards = {};
    }
  }
  for (const Corner corner : both_corners) {
    Fighter& fighter = view.seen.fight.of(corner);
    view.training_count[fc::index_of(corner)] = static_cast<std::uint8_t>(count_of(fighter.training));
    if (is_fighting(state) && state.fight.seat(corner) != seat) {
      fighter.training = {};
    }
  }
  if (seat != state.challenger) {
    hide_pick_of_red(view);
  }
  return view;
}

State Rules::assume(const Setup& setup, const View& view, Random& random) {
  State state = view.seen;
  for (int seat = 0; seat < setup.players; ++seat) {
    Player& player = state.player(seat);
    if (seat != view.seat) {
      Cards left = without(setup.tables.deck, player.played);
      player.cards = draw_cards(left, view.card_count[static_cast<std::size_t>(seat)], random);
    }
  }
  if (!is_fighting(state)) {
    return state;
  }
  for (const Corner corner : both_corners) {
    const int seat = state.fight.seat(corner);
    if (seat != view.seat && state.fight.of(corner).trained) {
      Cards hand = state.player(seat).cards;
      state.fight.of(corner).training = draw_cards(hand, view.training_count[fc::index_of(corner)], random);
    }
  }
  return state;
}

static_assert(Ruleset<Rules>);

}  // namespace fc::knock_out
