// What others hide does not show: hands, trainings and a sealed card are swapped, and the view stays the same.
// Source: rules/knock-out/rules.md, 3.14.
#include "games.h"

namespace fc::knock_out {
namespace {

constexpr std::uint64_t games = 300;

/// Calls look(setup, state, random) at every question of random games.
template <class Look>
void at_every_question(Look look) {
  for (std::uint64_t game = 0; game < games; ++game) {
    Random random = random_stream(41, game);
    const Setup setup = test::any_setup(random);
    State state = Rules::opening(setup);
    do {
      look(setup, state, random);
      ASSERT_FALSE(testing::Test::HasFailure()) << "in game " << game;
    } while (test::answer_at_random(setup, state, random, NoEvents{}));
  }
}

/// As many cards, of other values where the deck has them.
Cards other_half(const Cards& deck, const Cards& played, int count, Random& random) {
  Cards left = deck;
  for (std::size_t value = 0; value < card_values; ++value) {
    left[value] = static_cast<std::uint8_t>(left[value] - played[value]);
  }
  Cards hand{};
  while (count_of(hand) < count) {
    const std::size_t value = random.below(card_values);
    if (hand[value] < left[value]) {
      ++hand[value];
    }
  }
  return hand;
}

/// `count` cards of a hand.
Cards part_of(const Cards& hand, int count, Random& random) { return other_half(hand, {}, count, random); }

/// The state with everything changed that `seat` may not know.
State with_other_secrets(const Setup& setup, const State& state, int seat, Random& random) {
  State swapped = state;
  for (int other = 0; other < setup.players; ++other) {
    Player& player = swapped.player(other);
    if (other != seat) {
      player.cards = other_half(setup.tables.deck, player.played, count_of(player.cards), random);
    }
  }
  if (state.phase < Phase::train_red || state.phase > Phase::punch_blue) {
    return swapped;
  }
  for (const Corner corner : {Corner::red, Corner::blue}) {
    const int owner = state.fight.seat(corner);
    Fighter& fighter = swapped.fight.of(corner);
    if (owner != seat && fighter.trained) {
      fighter.training = part_of(swapped.player(owner).cards, count_of(fighter.training), random);
    }
  }
  if (state.phase == Phase::punch_blue && seat != state.challenger) {
    const Choices cards = punches_of(swapped.fight.of(Corner::red).training);
    swapped.fight.pending =
        static_cast<std::uint8_t>(punch_value(cards[random.below(static_cast<std::uint32_t>(cards.size()))]));
  }
  return swapped;
}

TEST(KnockOutSecrecy, what_others_hide_shows_in_no_view) {
  int really_swapped = 0;
  at_every_question([&](const Rules::Setup& setup, const State& state, Random& random) {
    for (int seat = 0; seat < setup.players; ++seat) {
      const State swapped = with_other_secrets(setup, state, seat, random);
      really_swapped += swapped == state ? 0 : 1;
      ASSERT_EQ(Rules::view(setup, swapped, seat), Rules::view(setup, state, seat));
    }
  });
  EXPECT_GT(really_swapped, 10'000);
}

TEST(KnockOutSecrecy, a_seat_sees_its_own_cards_and_the_number_of_everybodys) {
  at_every_question([](const Rules::Setup& setup, const State& state, Random&) {
    for (int seat = 0; seat < setup.players; ++seat) {
      const View view = Rules::view(setup, state, seat);
      ASSERT_EQ(view.seen.player(seat).cards, state.player(seat).cards);
      for (int other = 0; other < setup.players; ++other) {
        ASSERT_EQ(view.card_count[static_cast<std::size_t>(other)], count_of(state.player(other).cards));
        ASSERT_EQ(view.seen.player(other).played, state.player(other).played);
        ASSERT_TRUE(other == seat || count_of(view.seen.player(other).cards) == 0);
      }
    }
  });
}

TEST(KnockOutSecrecy, what_is_assumed_is_what_the_view_allows) {
  at_every_question([](const Rules::Setup& setup, const State& state, Random& random) {
    for (int seat = 0; seat < setup.players; ++seat) {
      const View view = Rules::view(setup, state, seat);
      const State assumed = Rules::assume(setup, view, random);
      ASSERT_EQ(Rules::view(setup, assumed, seat), view);
    }
  });
}

TEST(KnockOutSecrecy, that_the_challenger_has_picked_is_known_to_himself_alone) {
  int picks = 0;
  at_every_question([&](const Rules::Setup& setup, const State& state, Random& random) {
    State picked = state;
    if (!test::answer_at_random(setup, picked, random, NoEvents{}) ||
        (picked.phase != Phase::train_blue && picked.phase != Phase::punch_blue) || picked.phase == state.phase) {
      return;
    }
    const bool was_asked = (state.phase == Phase::train_red && picked.phase == Phase::train_blue) ||
                           (state.phase == Phase::punch_red && picked.phase == Phase::punch_blue);
    for (int seat = 0; was_asked && seat < setup.players; ++seat) {
      ASSERT_EQ(Rules::view(setup, picked, seat) == Rules::view(setup, state, seat), seat != state.challenger);
      ++picks;
    }
    // Forced or not, the defender's question looks the same.
    ASSERT_NE(Rules::view(setup, picked, picked.fight.seat(Corner::blue)).seen.phase, picked.phase);
  });
  EXPECT_GT(picks, 10'000);
}

/// The words of events while cards are secret say nothing about them.
TEST(KnockOutSecrecy, sealed_cards_are_told_by_number_only) {
  for (std::uint64_t game = 0; game < games; ++game) {
    Random random = random_stream(43, game);
    const Rules::Setup setup = test::any_setup(random);
    State state = Rules::opening(setup);
    const auto tell = [](const auto& event) {
      using Told = std::decay_t<decltype(event)>;
      static_assert(!std::is_same_v<Told, PunchSealed> || sizeof(Told) == sizeof(Corner));
      if constexpr (std::is_same_v<Told, TrainingSealed>) {
        ASSERT_TRUE(event.cards == fewest_cards_to_fight || event.cards == most_trained_cards);
      }
    };
    while (test::answer_at_random(setup, state, random, tell)) {
    }
    ASSERT_EQ(state.phase, Phase::finished);
  }
}

}  // namespace
}  // namespace fc::knock_out
