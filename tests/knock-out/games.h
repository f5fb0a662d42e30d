// Games of Knock Out for tests of the rules: any set-up, played at random.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "library/knock-out/game.h"
#include "rules/knock-out/seasons.h"
#include "tests/library/our_catalogue.h"

namespace fc::knock_out::test {

inline const Catalogue& catalogue() { return fc::test::our_catalogue<load_catalogue>(); }

inline bool coin(Random& random) { return random.below(2) == 1; }

/// The number of players, colours, start seat and all options by chance.
inline Setup any_setup(Random& random) {
  std::vector<Colour> colours{Colour::black, Colour::green, Colour::yellow, Colour::purple, Colour::orange};
  for (std::uint32_t place = 0; place < colours.size(); ++place) {
    std::swap(colours[place], colours[random.below(place + 1)]);
  }
  colours.resize(3 + random.below(3));
  const Options options{.variable_start = coin(random),
                        .second_season = coin(random),
                        .bonus_split = coin(random) ? BonusSplit::per_boxer : BonusSplit::per_player,
                        .strict_components = coin(random),
                        .betting = random.below(8) != 0};
  const int start_seat = static_cast<int>(random.below(static_cast<std::uint32_t>(colours.size()) + 1)) - 1;
  return ordinary_setup(catalogue(), colours, start_seat, options);
}

/// Answers what is asked by chance. False: the game is over.
template <class Sink>
bool answer_at_random(const Setup& setup, State& state, Random& random, Sink&& sink) {
  const Need need = Rules::need(setup, state);
  if (need.kind == NeedKind::finished) {
    return false;
  }
  if (need.kind == NeedKind::roll) {
    Rules::play_roll(setup, state, throw_die(random, need.die), sink);
    return true;
  }
  const Choices legal = Rules::legal(setup, state, need);
  Rules::play_choice(setup, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], sink);
  return true;
}

}  // namespace fc::knock_out::test
