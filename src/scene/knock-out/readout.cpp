#include "scene/knock-out/readout.h"

#include <algorithm>
#include <array>

#include "rules/knock-out/fight.h"
#include "scene/knock-out/choreography.h"

namespace fc::knock_out {
namespace {

/// So many cards whose values are nobody's business.
Cards face_down(std::uint8_t count) { return {count, 0, 0, 0, 0}; }

}  // namespace

State told_of(const View& view) {
  State told = view.seen;
  for (std::size_t seat = 0; seat < told.players.size(); ++seat) {
    told.players[seat].cards = face_down(view.card_count[seat]);
  }
  for (std::size_t corner = 0; corner < told.fight.fighters.size(); ++corner) {
    told.fight.fighters[corner].training = face_down(view.training_count[corner]);
  }
  return told;
}

namespace {

using Mix = std::array<float, card_values>;

/// How often each value is among the cards that the strongest train, by corner. Source: data/knock-out/training_book.csv,
/// both men 5 steps away; in 86 fights of champions (seed 1) 48 % were the challenger's and 33 % ended by knockout, by
/// these mixes it is 42 % and 33 %.
constexpr std::array<Mix, 2> trained{{{0.275F, 0.018F, 0.098F, 0.323F, 0.286F}, {0.205F, 0.018F, 0.082F, 0.422F, 0.273F}}};

constexpr int farthest = 16;  ///< steps; own charts may start a fight farther away than printed ones
using OddsBySteps = std::array<std::array<Odds, farthest + 1>, farthest + 1>;  ///< by steps left of red and blue

/// red_left, blue_left: steps to the K.O. space, after the last round.
Odds on_points(const Fight& fight, int red_left, int blue_left) {
  const int red_moved = fight.of(Corner::red).distance - red_left;
  const int blue_moved = fight.of(Corner::blue).distance - blue_left;
  return odds_of(sequence::winner_on_points(red_moved, blue_moved), false);
}

void add(Odds& sum, const Odds& part, float chance) {
  sum.red_wins += chance * part.red_wins;
  sum.red_is_out += chance * part.red_is_out;
  sum.blue_is_out += chance * part.blue_is_out;
}

/// One more round from here. later: what follows it.
Odds before_round(const OddsBySteps& later, int red_left, int blue_left) {
  Odds sum;
  for (std::size_t red = 0; red < card_values; ++red) {
    for (std::size_t blue = 0; blue < card_values; ++blue) {
      const sequence::Blow blow = sequence::blow_of(static_cast<int>(red) + 1, static_cast<int>(blue) + 1);
      const int to_red = red_left - (blow.mover == Corner::red ? blow.steps : 0);
      const int to_blue = blue_left - (blow.mover == Corner::blue ? blow.steps : 0);
      const bool over = to_red <= 0 || to_blue <= 0;
      const Odds& then = over ? odds_of(other(blow.mover), true)
                              : later[static_cast<std::size_t>(to_red)][static_cast<std::size_t>(to_blue)];
      add(sum, then, trained[0][red] * trained[1][blue]);
    }
  }
  return sum;
}

}  // namespace

Odds odds_of(Corner winner, bool knockout) {
  return {.red_wins = winner == Corner::red ? 1.0F : 0.0F,
          .red_is_out = knockout && winner == Corner::blue ? 1.0F : 0.0F,
          .blue_is_out = knockout && winner == Corner::red ? 1.0F : 0.0F};
}

Odds odds_of(const Fight& fight, int rounds) {
  for (const Corner corner : both_corners) {
    if (fight.of(corner).moved >= fight.of(corner).distance) {
      return odds_of(other(corner), true);
    }
  }
  const auto left = [&](Corner corner) {
    return std::clamp(fight.of(corner).distance - fight.of(corner).moved, 1, farthest);
  };
  const int red_left = left(Corner::red);
  const int blue_left = left(Corner::blue);
  OddsBySteps odds{};
  for (int red = 1; red <= red_left; ++red) {
    for (int blue = 1; blue <= blue_left; ++blue) {
      odds[static_cast<std::size_t>(red)][static_cast<std::size_t>(blue)] = on_points(fight, red, blue);
    }
  }
  for (int round = 0; round < rounds; ++round) {
    const OddsBySteps later = odds;
    for (int red = 1; red <= red_left; ++red) {
      for (int blue = 1; blue <= blue_left; ++blue) {
        odds[static_cast<std::size_t>(red)][static_cast<std::size_t>(blue)] = before_round(later, red, blue);
      }
    }
  }
  return odds[static_cast<std::size_t>(red_left)][static_cast<std::size_t>(blue_left)];
}

float chance_of(const Odds& odds, Corner table, BetType type) {
  if (type == BetType::ko) {
    return table == Corner::red ? odds.red_is_out : odds.blue_is_out;
  }
  return table == Corner::red ? odds.red_wins : 1 - odds.red_wins;
}

float settling_seconds(std::size_t before) {
  constexpr float first = 1.6F;
  constexpr float tempo = 0.82F;
  constexpr float shortest = 0.76F;
  float seconds = first;
  for (std::size_t bet = 0; bet < before; ++bet) {
    seconds *= tempo;
  }
  return std::max(seconds, shortest);
}

float driven_step_lands(int step) {
  const Walk walk{.steps = step, .first = first_step_seconds, .tempo = step_tempo};
  return blow_seconds + stunned_seconds + walk.seconds();
}

float goes_back_after(int steps) {
  constexpr float lets_go = 0.1F;  // before he stands
  return driven_step_lands(steps) - lets_go;
}

}  // namespace fc::knock_out
