// What is fixed before a bout of DICE Boxing and never changes in it. Source: rules/dice-boxing/rules.md, 2.11, 3.2, 5.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/corner.h"
#include "core/field.h"
#include "core/fixed_vector.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/charts.h"
#include "rules/scorecards.h"

namespace fc::dice_boxing {

enum class Judging : std::uint8_t { advanced, basic };
inline constexpr std::array<std::string_view, 2> judging_names{"advanced", "basic"};

inline constexpr int fewest_rounds = 4;
inline constexpr int most_rounds = 15;
inline constexpr int usual_rounds = 12;
inline constexpr int actions_in_a_round = 20;
inline constexpr int special_to = 9;  ///< control rolls up to this call for the special charts
inline constexpr std::size_t judge_count = scorecard_count;

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
/// Values of `rounds` that the screens offer.
inline constexpr std::array round_steps{4, 6, 8, 10, 12, 15};
inline constexpr std::array option_fields{
    flag_field<&Options::strategies>("strategies"),
    word_field<&Options::judges>("judges", judging_names),
    number_field<&Options::rounds>("rounds", fewest_rounds, most_rounds).offers(round_steps).on_screen(RowPlace::first),
    flag_field<&Options::three_knockdown_rule>("three_knockdown_rule"),
    flag_field<&Options::saved_by_the_bell>("saved_by_the_bell"),
    flag_field<&Options::weight_difference>("weight_difference"),
};

/// A man's values for this bout: his ratings, adjusted by the opponent's and by the difference of classes. Source: 3.2.
struct Start {
  Weight weight;  ///< all 0 if both are of one class or the option is off
  std::int16_t control = 0;
  std::int16_t punches = 0;
  std::int16_t kd = 0;  ///< knock-down numbers, at least 1
  std::int16_t chin = 0;
  std::int16_t stamina = 0;  ///< at the first bell, and its upper limit

  friend constexpr bool operator==(const Start&, const Start&) = default;
};

/// What cards, weights and both strategies of a round give a man's ranges, before anything that happens in the bout.
/// `ranges.h` lists the terms; here they are added up once.
struct RangeBase {
  std::int16_t control = 0;
  std::int16_t punches = 0;
  std::int16_t kd = 0;  ///< knock-down numbers, without the bonus of going for the knockout
  std::int16_t chin = 0;

  friend constexpr bool operator==(const RangeBase&, const RangeBase&) = default;
};

/// By own strategy, then by the opponent's.
using RangeBases = std::array<std::array<RangeBase, strategy_count>, strategy_count>;

/// Set in an entry of `Setup::quick_points` if more than points comes of the face.
inline constexpr unsigned quick_mark = 0x80000000U;

/// The first bits of red's and blue's points in an entry of `Setup::quick_points`, so that the points of many dice can be
/// added up in one word.
inline constexpr std::array<unsigned, 2> quick_points_bits{8, 16};

/// The parts of `Setup::quick_points`, one entry for each of a hundred faces.
enum class QuickPoints : std::uint8_t {
  of_red,   ///< results of red; marked where they may open cuts again
  of_blue,  ///< results of blue; marked in the same places
  control,  ///< no points; marked where the special charts are called for
  none,
};
inline constexpr std::size_t quick_parts = 4;
using QuickPointsTable = std::array<std::uint32_t, quick_parts * faces>;

/// The set-up of a bout. Made by `agreed`, which works out once what follows from cards and options.
struct Setup {
  std::array<BoxerCard, 2> cards{};
  std::array<Start, 2> starts{};
  std::array<RangeBases, 2> bases{};
  QuickPointsTable quick_points{};  ///< by QuickPoints and face; marked by `quick_mark`
  Options options;
  std::int8_t classes_apart = 0;
  Corner favourite = Corner::red;
  Corner first = Corner::red;  ///< who makes the first control roll of every round
  Charts charts;

  [[nodiscard]] constexpr const BoxerCard& card(Corner corner) const { return cards[fc::index_of(corner)]; }
  [[nodiscard]] constexpr const Start& start(Corner corner) const { return starts[fc::index_of(corner)]; }

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

namespace detail {

/// What the difference of classes adds to one man's ratings (2.11); all 0 if there is none.
constexpr Weight weight_of(const Charts& charts, WeightClass own, WeightClass others) {
  const int apart = static_cast<int>(others) - static_cast<int>(own);
  if (apart == 0) {
    return {};
  }
  const auto row = static_cast<std::size_t>(std::min(apart < 0 ? -apart : apart, static_cast<int>(weight_rows)) - 1);
  return apart > 0 ? charts.heavier[row] : charts.lighter[row];
}

/// The favourite: red, unless blue is better by control, then by control - adjustment + punches of the cards.
// Ruling: R3. The sum that the seed itself ranks champions by breaks a tie.
constexpr Corner favourite_of(const Ratings& red, const Ratings& blue) {
  if (red.control != blue.control) {
    return blue.control > red.control ? Corner::blue : Corner::red;
  }
  return blue.punches - blue.adjustment > red.punches - red.adjustment ? Corner::blue : Corner::red;
}

constexpr std::int16_t small(int value) { return static_cast<std::int16_t>(value); }

/// The bonus of a man's grade in `wanted`, if that is what he has chosen.
constexpr int bonus_if(const Setup& setup, Corner corner, Strategy chosen, Strategy wanted) {
  return chosen == wanted ? setup.charts.grades[place_of(setup.card(corner).grade(wanted))].bonus : 0;
}

constexpr RangeBase range_base(const Setup& setup, Corner corner, Strategy own, Strategy others) {
  const Corner opponent = other(corner);
  const Start& start = setup.start(corner);
  const StrategyCell& cell = setup.charts.cell(own, others);
  const int given = others == Strategy::counter_punch
                        ? setup.charts.grades[place_of(setup.card(opponent).grade(others))].counter_gives
                        : 0;
  return {.control = small(start.control + cell.control + given),
          .punches = small(start.punches + cell.punches - bonus_if(setup, opponent, others, Strategy::stick_and_move)),
          .kd = small(start.kd + cell.kd - bonus_if(setup, opponent, others, Strategy::cover_up)),
          .chin = small(start.chin - bonus_if(setup, corner, own, Strategy::cover_up))};
}

constexpr QuickPointsTable quick_points(const Setup& setup) {
  QuickPointsTable table{};
  const auto at = [&table](std::size_t part, std::size_t face) -> std::uint32_t& { return table[part * faces + face]; };
  for (std::size_t face = 0; face < faces; ++face) {
    for (const std::size_t corner : {0U, 1U}) {
      at(corner, face) = std::uint32_t{setup.cards[corner].results[face].points} << quick_points_bits[corner] |
                         (setup.charts.reopens[face] != 0 ? quick_mark : 0U);
    }
    at(place_of(QuickPoints::control), face) = face <= special_to ? quick_mark : 0U;
  }
  return table;
}

}  // namespace detail

/// The set-up of a bout between two men. Source: 3.2.
constexpr Setup agreed(const BoxerCard& red, const BoxerCard& blue, const Options& options, const Charts& charts) {
  Setup setup{.cards = {red, blue}, .starts = {}, .bases = {}, .quick_points = {}, .options = options, .charts = charts};
  const int apart = static_cast<int>(red.weight_class) - static_cast<int>(blue.weight_class);
  setup.classes_apart = static_cast<std::int8_t>(apart < 0 ? -apart : apart);
  if (options.weight_difference) {
    for (const Corner corner : both_corners) {
      setup.starts[fc::index_of(corner)].weight =
          detail::weight_of(charts, setup.card(corner).weight_class, setup.card(other(corner)).weight_class);
    }
  }
  for (const Corner corner : both_corners) {
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
  setup.quick_points = detail::quick_points(setup);
  for (const Corner corner : both_corners) {
    for (std::size_t own = 0; own < strategy_count; ++own) {
      for (std::size_t others = 0; others < strategy_count; ++others) {
        setup.bases[fc::index_of(corner)][own][others] =
            detail::range_base(setup, corner, static_cast<Strategy>(own), static_cast<Strategy>(others));
      }
    }
  }
  setup.favourite = detail::favourite_of(red.ratings, blue.ratings);
  // Ruling: R4. Who opens is who has more control after the other's adjustment, the same man in every round.
  const int lead_of_blue = setup.start(Corner::blue).control - setup.start(Corner::red).control;
  setup.first = lead_of_blue == 0 ? setup.favourite : lead_of_blue > 0 ? Corner::blue : Corner::red;
  return setup;
}

// The one kind of answer in DICE Boxing, and the topics of rolls and decisions. Source: rules/dice-boxing/rules.md, 3.4,
// 3.5, 3.11.

/// Topics of choices (`Need::topic` while a choice is awaited).
enum class Decision : std::uint8_t { strategy };

/// Topics of rolls (`Need::topic` while a die is awaited, `RollCall::purpose`). Source: 3.11.
enum class Purpose : std::uint8_t { control, punch, result, knockdown, special, foul, ring, cut, doctor, unique, judge };
inline constexpr std::size_t purpose_count = 11;

/// Reasons of the terms of a range (`Modifier::reason`). Source: 3.5.
enum class Reason : std::uint8_t {
  rating,              ///< control, punches, knock-down numbers or chin of the card
  opponents_rating,    ///< the opponent's adjustment, defense or chin
  weight,              ///< the difference of classes, of both men
  strategies,          ///< the cell of the strategy chart
  own_strategy,        ///< the bonus of going for the knockout; of covering up, on one's own chin
  opponents_strategy,  ///< what the opponent's counter-punching gives; what his stick-and-move or covering up takes
  tired,
  round,              ///< control of this round: hurt, the crowd, heavy legs
  lasting,            ///< injuries of one's own
  opponents_lasting,  ///< injuries of the opponent, good for one's punches
  place,              ///< he owns the corner or the ropes
  open_cuts,          ///< of the opponent, all letters together
  free_punch,         ///< of a counter-puncher against stick-and-move
  knockdowns,         ///< suffered in the bout
  limit,              ///< what is added or taken to keep the sum within its limits
};
inline constexpr std::size_t reason_count = 15;

/// One answer: the strategy of a round.
struct Choice {
  Strategy strategy = Strategy::none;

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

using Choices = FixedVector<Choice, strategy_count>;

}  // namespace fc::dice_boxing
