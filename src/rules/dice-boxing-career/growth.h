// How your boxer's card changes: the newcomer's card, what points buy, and what age takes. Source:
// rules/dice-boxing/rules.md, 6.1, 6.3, 6.10.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "rules/dice-boxing-career/events.h"

namespace fc::dice_boxing_career::growth {

/// The rating that each purchase raises, by Purchase.
inline constexpr std::array<std::int16_t Ratings::*, rating_purchases> bought_ratings{
    &Ratings::control, &Ratings::adjustment, &Ratings::power, &Ratings::stamina, &Ratings::recovery,
    &Ratings::ko,      &Ratings::chin,       &Ratings::foul,  &Ratings::punches, &Ratings::defense};

/// The place of a grade in `Grades`.
constexpr std::size_t grade_place(Purchase purchase) { return place_of(purchase) - rating_purchases; }

/// The present value of the rating, or the place of the grade: 0 is A.
constexpr int value_of(const State& state, Purchase purchase) {
  return is_grade(purchase) ? static_cast<int>(place_of(state.grades[grade_place(purchase)]))
                            : state.ratings.*bought_ratings[place_of(purchase)];
}

/// The best value that can be bought in this class; for a grade A.
constexpr int top_of(const Setup& setup, Purchase purchase) {
  if (is_grade(purchase)) {
    return static_cast<int>(place_of(Grade::a));
  }
  constexpr int fifths = 5;
  const Tables& tables = setup.tables;
  const auto weight_class = static_cast<int>(place_of(setup.weight_class));
  const Upgrade& upgrade = tables.upgrades[place_of(purchase)];
  switch (purchase) {
    case Purchase::ko: return upgrade.to - upgrade.step * (tables.ko_to_less * weight_class / fifths);
    case Purchase::power: return upgrade.to - weight_class / tables.power_to_less_every;
    default: return upgrade.to;
  }
}

/// The best value that can be bought now: `top_of`, or less if age has lowered it.
constexpr int current_top(const Setup& setup, const State& state, Purchase purchase) {
  const int top = top_of(setup, purchase);
  return is_grade(purchase) ? top : state.lowered_tops[place_of(purchase)].value_or(static_cast<std::int16_t>(top));
}

/// Whether age has lowered the rating's highest value, which is for good.
constexpr bool is_top_lowered(const State& state, Purchase purchase) {
  return !is_grade(purchase) && state.lowered_tops[place_of(purchase)].has_value();
}

/// The value after one more step; none if it is at its top.
constexpr std::optional<int> next_value(const Setup& setup, const State& state, Purchase purchase) {
  const int value = value_of(state, purchase);
  const int top = current_top(setup, state, purchase);
  const int step = is_grade(purchase) ? -1 : setup.tables.upgrades[place_of(purchase)].step;
  if (step > 0) {
    return value < top ? std::optional(std::min(value + step, top)) : std::nullopt;
  }
  return value > top ? std::optional(std::max(value + step, top)) : std::nullopt;
}

/// The price of the next step, in points. Must not be called at the top.
constexpr int price_of(const Setup& setup, const State& state, Purchase purchase) {
  constexpr int tenths = 10;
  constexpr int whole = 100;
  const Tables& tables = setup.tables;
  if (is_grade(purchase)) {
    // From D, the last grade, to C is the first price.
    const auto grade = place_of(state.grades[grade_place(purchase)]);
    return tables.grade_prices[grade_steps - grade];
  }
  const Upgrade& upgrade = tables.upgrades[place_of(purchase)];
  const int times = state.bought[place_of(purchase)];
  return (upgrade.first + upgrade.rise * times + upgrade.curve * times * times / tenths) *
         tables.price_percent[place_of(setup.weight_class)] / whole;
}

constexpr bool can_buy(const Setup& setup, const State& state, Purchase purchase) {
  return next_value(setup, state, purchase).has_value() && price_of(setup, state, purchase) <= state.points;
}

/// All purchases that are possible and affordable, in the order of the rules.
constexpr Choices purchases(const Setup& setup, const State& state) {
  Choices choices;
  for (std::size_t place = 0; place < purchase_count; ++place) {
    if (can_buy(setup, state, static_cast<Purchase>(place))) {
      choices.push_back(choice_of(static_cast<Purchase>(place)));
    }
  }
  return choices;
}

constexpr bool can_buy_anything(const Setup& setup, const State& state) {
  for (std::size_t place = 0; place < purchase_count; ++place) {
    if (can_buy(setup, state, static_cast<Purchase>(place))) {
      return true;
    }
  }
  return false;
}

/// Sets the knock-down numbers that follow from the rating `ko`.
inline void follow_ko(const Setup& setup, State& state) {
  state.ratings.kd = dice_boxing::knockdown_numbers(setup.cards, state.ratings.ko, setup.weight_class);
}

template <class Sink>
void buy(const Setup& setup, State& state, Purchase purchase, Sink& tell) {
  const int before = value_of(state, purchase);
  const int kd_before = state.ratings.kd;
  const int price = price_of(setup, state, purchase);
  const int after = next_value(setup, state, purchase).value_or(before);
  state.points -= price;
  if (is_grade(purchase)) {
    state.grades[grade_place(purchase)] = static_cast<Grade>(after);
  } else {
    state.ratings.*bought_ratings[place_of(purchase)] = static_cast<std::int16_t>(after);
    ++state.bought[place_of(purchase)];
    follow_ko(setup, state);
  }
  tell(Upgraded{.what = purchase,
                .price = price,
                .before = before,
                .after = after,
                .kd_before = kd_before,
                .kd_after = state.ratings.kd});
}

/// The value one step worse, but not worse than a newcomer's. purchase: a rating.
constexpr int value_one_step_worse(const Setup& setup, const State& state, Purchase purchase) {
  const int step = setup.tables.upgrades[place_of(purchase)].step;
  const int start = setup.tables.start.*bought_ratings[place_of(purchase)];
  const int back = value_of(state, purchase) - step;
  return step > 0 ? std::max(back, start) : std::min(back, start);
}

/// Lowers a rating by one step, which also becomes its top. A rating that is as low as a newcomer's stays, and so does its
/// top.
inline void wear(const Setup& setup, State& state, Purchase purchase) {
  const auto back = static_cast<std::int16_t>(value_one_step_worse(setup, state, purchase));
  if (back != value_of(state, purchase)) {
    state.ratings.*bought_ratings[place_of(purchase)] = back;
    state.lowered_tops[place_of(purchase)] = back;
    follow_ko(setup, state);
  }
}

/// Makes `state` a newcomer's: the ratings everybody starts with, and grades D but for those that his styles raise.
inline void begin(const Setup& setup, State& state) {
  state.ratings = setup.tables.start;
  state.points = setup.tables.start_points;
  follow_ko(setup, state);
  state.grades.fill(Grade::d);
  for (const dice_boxing::Style style : setup.styles) {
    Grade& grade = state.grades[place_of(setup.tables.lifted[place_of(style)]) - 1];
    grade = static_cast<Grade>(place_of(grade) - 1);
  }
}

}  // namespace fc::dice_boxing_career::growth
