#include "library/dice-boxing/rating_effect.h"

#include <algorithm>

#include "rules/dice-boxing/setup.h"

namespace fc::dice_boxing {
namespace {

constexpr int lowest_of_control = 10;  ///< 00 to 09 are the special charts'

int points_of(const Results& results) {
  int points = 0;
  for (const Hit hit : results) {
    points += hit.points;
  }
  return points;
}

/// After each round but the last he gets back what is left of it; two rounds take one away.
int regained(int recovery) {
  int sum = 0;
  for (int round = 1; round < usual_rounds; ++round) {
    sum += std::max(0, recovery - (round - 1) / 2);
  }
  return sum;
}

/// Of the first time down in a bout: every time from which he gets up makes it worse.
int ends_of(const Charts& charts, int chin) {
  return static_cast<int>(std::ranges::count_if(charts.knockdown_row(std::clamp(chin, lowest_chin, highest_chin)),
                                                [](Letter letter) { return letter == Letter::ko || letter == Letter::a; }));
}

int punished(const Charts& charts, int foul) {
  return static_cast<int>(std::ranges::count_if(charts.foul_row(foul), [](Foul result) { return result >= Foul::warning; }));
}

int effect_of(const CardTables& tables, const Charts& charts, const BoxerCard& card, std::int16_t Ratings::*rating) {
  const int value = card.ratings.*rating;
  if (rating == &Ratings::control) {
    return value - lowest_of_control + 1;
  }
  if (rating == &Ratings::adjustment || rating == &Ratings::defense) {
    return -value;
  }
  if (rating == &Ratings::power) {
    return points_of(card.results);
  }
  if (rating == &Ratings::recovery) {
    return regained(value);
  }
  if (rating == &Ratings::ko) {
    return knockdown_numbers(tables, value, card.weight_class);
  }
  if (rating == &Ratings::chin) {
    return ends_of(charts, value);
  }
  if (rating == &Ratings::foul) {
    return punished(charts, value);
  }
  return rating == &Ratings::punches ? value + 1 : value;
}

bool is_lower_better(std::int16_t Ratings::*rating) {
  return rating == &Ratings::adjustment || rating == &Ratings::chin || rating == &Ratings::defense;
}

}  // namespace

std::array<RatingEffect, all_ratings.size()> effects_of(const CardTables& tables, const Charts& charts,
                                                        const BoxerCard& card) {
  std::array<RatingEffect, all_ratings.size()> effects;
  for (std::size_t place = 0; place < effects.size(); ++place) {
    const auto rating = all_ratings[place];
    RatingEffect& effect = effects[place];
    effect.value = card.ratings.*rating;
    effect.limits = tables.limits[place];
    effect.step = (rating == &Ratings::foul ? 5 : 1) * (is_lower_better(rating) ? -1 : 1);
    effect.is_best = !effect.limits.holds(effect.value + effect.step);
    effect.now = effect_of(tables, charts, card, rating);
    BoxerCard next = card;
    next.ratings.*rating = limited(tables, rating, effect.value + (effect.is_best ? 0 : effect.step));
    if (rating == &Ratings::power && !effect.is_best) {
      next.results = results_of(tables, next.styles, next.ratings.power);
    }
    effect.better = effect_of(tables, charts, next, rating);
  }
  return effects;
}

std::array<PunchShare, punch_type_count> shares_of(const Results& results) {
  std::array<int, punch_type_count> lowest{};
  lowest.fill(most_hit_points);
  for (const Hit hit : results) {
    int& least = lowest[place_of(hit.type)];
    least = std::min<int>(least, hit.points);
  }
  std::array<PunchShare, punch_type_count> shares;
  for (const Hit hit : results) {
    PunchShare& punch = shares[place_of(hit.type)];
    ++punch.share;
    punch.strong += hit.points > lowest[place_of(hit.type)] ? 1 : 0;
  }
  return shares;
}

}  // namespace fc::dice_boxing
