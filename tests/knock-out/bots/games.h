// Knock Out games between bots, for tests: set-ups, briefs, hands as a test wants them, and one whole game by seed.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <span>

#include "bots/knock-out/season_outlook.h"
#include "library/knock-out/game.h"
#include "match/controller.h"
#include "match/match_of.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out::test {

inline const std::filesystem::path data = std::filesystem::path(FC_SOURCE_DIR) / "data";

inline Setup setup_of(int players, const Options& options = basic_game) {
  static const Result<Catalogue> catalogue = load_catalogue(data);
  EXPECT_TRUE(catalogue.has_value());
  constexpr std::array colours{Colour::black, Colour::green, Colour::yellow, Colour::purple, Colour::orange};
  return ordinary_setup(*catalogue, std::span(colours).first(static_cast<std::size_t>(players)), 0, options);
}

inline const TrainingBook& training_book() {
  static const Result<TrainingBook> loaded = load_training_book(data);
  EXPECT_TRUE(loaded.has_value()) << one_line(loaded.error());
  return *loaded;
}

inline BriefOf<Rules> brief_of(const Setup& setup, const State& state, const Need& need) {
  return {setup, Rules::view(setup, state, need.seat), need, Rules::legal(setup, state, need)};
}
inline BriefOf<Rules> brief_of(const Setup& setup, const State& state) {
  return brief_of(setup, state, Rules::need(setup, state));
}

inline Cards cards(std::initializer_list<int> values) {
  Cards cards{};
  for (const int value : values) {
    ++cards[static_cast<std::size_t>(value - 1)];
  }
  return cards;
}

/// So many cards of the full deck.
inline Cards random_deck(Random& random, int size) {
  Cards deck = full_deck;
  for (int gone = count_of(full_deck) - size; gone > 0; --gone) {
    std::size_t value = random.below(card_values);
    while (deck[value] == 0) {
      value = (value + 1) % card_values;
    }
    --deck[value];
  }
  return deck;
}

/// The seat holds these cards and has played the rest of the deck, so that all may know it.
inline void deal(const Setup& setup, State& state, int seat, const Cards& hand) {
  Player& player = state.player(seat);
  player.cards = hand;
  for (std::size_t value = 0; value < card_values; ++value) {
    player.played[value] = static_cast<std::uint8_t>(setup.tables.deck[value] - hand[value]);
  }
}

/// The small boxer of seat 0 against that of seat 1, both trained, at the beginning of the bets.
inline State betting_between(const Setup& setup, const Cards& red, const Cards& blue) {
  State state = Rules::opening(setup);
  deal(setup, state, 0, red);
  deal(setup, state, 1, blue);
  const Pairing pairing{boxer_index(0, Size::small), boxer_index(1, Size::small)};
  Rules::play_choice(setup, state, choice_of(setup, pairing), NoEvents{});
  while (state.phase == Phase::train_red || state.phase == Phase::train_blue) {
    Rules::play_choice(setup, state, Rules::legal(setup, state, Rules::need(setup, state))[0], NoEvents{});
  }
  return state;
}

/// The betting of `state` in its last round, where `seat` places his last chip. Seat 0 begins every round, the last seat of
/// the table ends it.
inline State in_the_last_round(State state, int seat) {
  state.fight.bet_round = bet_rounds;
  state.fight.bet_turn = static_cast<std::uint8_t>(seat);
  return state;
}

inline void offer(State& state, int seat, const Offer& offer) {
  state.fight.tables[fc::index_of(offer.table)][offer.cell] = {
      .offerer = static_cast<std::uint8_t>(seat), .acceptor = no_seat, .type = offer.type};
}

/// Plays from `state` to the end; `by_seat` decide, dice and thoughts follow from seed.
inline State play_out(const Setup& setup, State state, std::span<Controller* const> by_seat, std::uint64_t seed) {
  Random random(seed);
  while (state.phase != Phase::finished) {
    const BriefOf<Rules> brief = brief_of(setup, state);
    const std::size_t answer = by_seat[brief.need().seat]->decide(brief, random.bits(), {});
    Rules::play_choice(setup, state, brief.legal()[answer], NoEvents{});
  }
  return state;
}

}  // namespace fc::knock_out::test
