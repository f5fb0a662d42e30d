// What is agreed before a bout of DICE Boxing and never changes in it. Source: rules/dice-boxing.md, 2.11, 3.2, 5.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/corner.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/charts.h"

namespace fc::dice_boxing {

enum class Judging : std::uint8_t { advanced, basic };

inline constexpr int fewest_rounds = 4;
inline constexpr int most_rounds = 15;
inline constexpr int usual_rounds = 12;
inline constexpr int actions_in_a_round = 20;
inline constexpr std::size_t judge_count = 3;

/// Options of a bout, in the order of section 5.
struct Options {
  bool strategies = true;
  Judging judges = Judging::advanced;
  std::int8_t rounds = usual_rounds;  ///< fewest_rounds to most_rounds
  bool three_knockdown_rule = false;
  bool saved_by_the_bell = false;
  bool weight_difference = true;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// What a man brings into this bout: his ratings, the other's, and what their weights do to both. Source: 3.2.
struct Start {
  Weight weight;  ///< all 0 if both are of one class or the option is off
  std::int16_t control = 0;
  std::int16_t punches = 0;
  std::int16_t kd = 0;  ///< knock-down numbers, at least 1
  std::int16_t chin = 0;
  std::int16_t stamina = 0;  ///< at the first bell, and never more

  friend constexpr bool operator==(const Start&, const Start&) = default;
};

/// A bout as agreed. Made by `agreed`, so that what follows from cards and options stands in it once.
struct Setup {
  std::array<BoxerCard, 2> cards{};
  std::array<Start, 2> starts{};
  Options options;
  std::int8_t classes_apart = 0;
  Corner favourite = Corner::red;
  Corner first = Corner::red;  ///< opens every round
  Charts charts;

  [[nodiscard]] constexpr const BoxerCard& card(Corner corner) const { return cards[fc::index_of(corner)]; }
  [[nodiscard]] constexpr const Start& start(Corner corner) const { return starts[fc::index_of(corner)]; }

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

namespace detail {

/// What the difference of classes does to one man, as 2.11 has it; nothing if there is none.
constexpr Weight weight_of(const Charts& charts, WeightClass own, WeightClass others) {
  const int apart = static_cast<int>(others) - static_cast<int>(own);
  if (apart == 0) {
    return {};
  }
  const auto row = static_cast<std::size_t>(std::min(apart < 0 ? -apart : apart, static_cast<int>(weight_rows)) - 1);
  return apart > 0 ? charts.heavier[row] : charts.lighter[row];
}

/// Red, unless blue is better: by control, then by control - adjustment + punches of the cards.
constexpr Corner favourite_of(const Ratings& red, const Ratings& blue) {
  if (red.control != blue.control) {
    return blue.control > red.control ? Corner::blue : Corner::red;
  }
  return blue.punches - blue.adjustment > red.punches - red.adjustment ? Corner::blue : Corner::red;
}

constexpr std::int16_t small(int value) {
  return static_cast<std::int16_t>(value);
}

}  // namespace detail

/// The set-up of a bout between two men. Source: 3.2.
constexpr Setup agreed(const BoxerCard& red, const BoxerCard& blue, const Options& options, const Charts& charts) {
  Setup setup{.cards = {red, blue}, .starts = {}, .options = options, .charts = charts};
  const int apart = static_cast<int>(red.weight_class) - static_cast<int>(blue.weight_class);
  setup.classes_apart = static_cast<std::int8_t>(apart < 0 ? -apart : apart);
  if (options.weight_difference) {
    for (const Corner corner : {Corner::red, Corner::blue}) {
      setup.starts[fc::index_of(corner)].weight =
          detail::weight_of(charts, setup.card(corner).weight_class, setup.card(other(corner)).weight_class);
    }
  }
  for (const Corner corner : {Corner::red, Corner::blue}) {
    const Ratings& me = setup.card(corner).ratings;
    const Ratings& opponent = setup.card(other(corner)).ratings;
    const Weight& his_weight = setup.start(other(corner)).weight;
    Start& start = setup.starts[fc::index_of(corner)];
    start.control = detail::small(me.control + opponent.adjustment + start.weight.control);
    start.punches = detail::small(me.punches + opponent.defense + his_weight.defense);
    start.kd = detail::small(std::max(1, me.kd + start.weight.kd + opponent.chin + his_weight.chin));
    start.chin = detail::small(me.chin + start.weight.chin);
    start.stamina = detail::small(std::max(1, me.stamina + start.weight.stamina));
  }
  setup.favourite = detail::favourite_of(red.ratings, blue.ratings);
  const int lead_of_blue = setup.start(Corner::blue).control - setup.start(Corner::red).control;
  setup.first = lead_of_blue == 0 ? setup.favourite : lead_of_blue > 0 ? Corner::blue : Corner::red;
  return setup;
}

}  // namespace fc::dice_boxing
