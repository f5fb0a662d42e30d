#include "rules/dice-boxing/card.h"

#include <algorithm>

namespace fc::dice_boxing {
namespace {

constexpr int most_thousandths_won = 940;
constexpr int lowest_control_of_a_favourite = 58;

bool has(const Styles& styles, Style style) { return std::ranges::find(styles, style) != styles.end(); }

/// Thousandths of his bouts won, a draw as half a win, drawn towards the middle by sixteen bouts that nobody saw.
int win_rate(const Record& record) {
  return std::min(most_thousandths_won, (2000 * record.wins + 1000 * record.draws + 12'000) / (2 * record.bouts() + 16));
}

int control_of(const CardTables& tables, const CareerFacts& facts, const StyleEffects& styles) {
  return limited(tables, &Ratings::control,
                 (37'800 + 35 * win_rate(facts.record) + 1000 * tables.era_control[static_cast<std::size_t>(facts.era)] +
                  500 * styles.control + 500) /
                     1000);
}

int chin_of(const CareerFacts& facts) {
  constexpr int bouts_of_a_proven_chin = 20;
  const Record& record = facts.record;
  const int bouts = record.bouts();
  const int stopped = bouts == 0 ? 0 : 100 * record.ko_losses / bouts / 8;
  const int never_stopped = record.ko_losses == 0 && bouts >= bouts_of_a_proven_chin ? 1 : 0;
  return 2 - facts.durability + stopped - never_stopped;
}

int punches_of(int control, const StyleEffects& styles, int longer_arms_cm) {
  return 40 + (control - 35) * 10 / 36 + styles.punches + (longer_arms_cm >= 12 ? 1 : 0) - (longer_arms_cm <= -4 ? 1 : 0);
}

/// The best of the first three grades that `fits`, else the last. fits(grade).
template <class Fits>
Grade best_grade(Fits fits) {
  for (const Grade grade : {Grade::a, Grade::b, Grade::c}) {
    if (fits(grade)) {
      return grade;
    }
  }
  return Grade::d;
}

bool fits_counter_punch(Grade grade, const Styles& styles, int control) {
  switch (grade) {
    case Grade::a: return has(styles, Style::counterpuncher) && control >= 60;
    case Grade::b: return has(styles, Style::counterpuncher) || has(styles, Style::technician);
    default: return has(styles, Style::boxer) || has(styles, Style::mover);
  }
}

bool fits_stick_and_move(Grade grade, const Styles& styles, int control) {
  const bool boxes = has(styles, Style::technician) || has(styles, Style::boxer);
  switch (grade) {
    case Grade::a: return has(styles, Style::mover) && control >= 60;
    case Grade::b: return has(styles, Style::mover) || (boxes && control >= 66);
    default: return boxes || has(styles, Style::counterpuncher);
  }
}

/// How many of a hundred results each type of punch gets: the mean of the two styles, the rest to the jab.
std::array<int, punch_type_count> numbers_of(const CardTables& tables, const Styles& styles) {
  const auto [first, second] = both(styles);
  std::array<int, punch_type_count> numbers{};
  int left = faces;
  for (std::size_t type = 0; type < punch_type_count; ++type) {
    numbers[type] = (tables.punch_weights[place_of(first)][type] + tables.punch_weights[place_of(second)][type]) / 2;
    left -= numbers[type];
  }
  numbers[place_of(PunchType::jab)] += left;
  return numbers;
}

}  // namespace

std::size_t place_of_rating(std::int16_t Ratings::*rating) {
  return static_cast<std::size_t>(std::ranges::find(all_ratings, rating) - all_ratings.begin());
}

std::int16_t limited(const CardTables& tables, std::int16_t Ratings::*rating, int value) {
  const Range limits = tables.limits[place_of_rating(rating)];
  return static_cast<std::int16_t>(std::clamp<int>(value, limits.low, limits.high));
}

std::array<Style, 2> both(const Styles& styles) { return {styles[0], styles[styles.size() - 1]}; }

StyleEffects sum_of(const CardTables& tables, const Styles& styles) {
  const auto [one, two] = both(styles);
  const StyleEffects& first = tables.styles[place_of(one)];
  const StyleEffects& second = tables.styles[place_of(two)];
  const auto sum = [](int left, int right) { return static_cast<std::int8_t>(left + right); };
  return {.control = sum(first.control, second.control),
          .punches = sum(first.punches, second.punches),
          .defense = sum(first.defense, second.defense),
          .stamina = sum(first.stamina, second.stamina),
          .recovery = sum(first.recovery, second.recovery),
          .foul = sum(first.foul, second.foul)};
}

int adjustment_base(int control) {
  const int below = lowest_control_of_a_favourite - control;
  return below <= 0 ? below : below * 5 / 23;
}

std::int16_t power_of(const CardTables& tables, int ko) {
  const auto reached = std::ranges::count_if(tables.power_steps, [ko](int step) { return step <= ko; });
  return limited(tables, &Ratings::power, 1 + static_cast<int>(reached));
}

std::int16_t knockdown_numbers(const CardTables& tables, int ko, WeightClass weight_class, int less) {
  const int from_rate = std::max(1, (3 * ko - 44) / 22);
  return limited(tables, &Ratings::kd, from_rate - less + tables.kd_class[place_of(weight_class)]);
}

Grades grades_of(const Styles& styles, int ko, int control, int durability) {
  constexpr std::array<int, 3> ko_needed{80, 65, 45};
  constexpr std::array<int, 3> guard_needed{10, 8, 6};
  const int guard = durability + (has(styles, Style::technician) || has(styles, Style::counterpuncher) ? 1 : 0);
  return {best_grade([&](Grade grade) { return ko >= ko_needed[place_of(grade)]; }),
          best_grade([&](Grade grade) { return guard >= guard_needed[place_of(grade)]; }),
          best_grade([&](Grade grade) { return fits_counter_punch(grade, styles, control); }),
          best_grade([&](Grade grade) { return fits_stick_and_move(grade, styles, control); })};
}

Results results_of(const CardTables& tables, const Styles& styles, int power) {
  const auto numbers = numbers_of(tables, styles);
  Results results{};
  auto next = results.begin();
  for (std::size_t type = 0; type < punch_type_count; ++type) {
    const int high = numbers[type] * 8 * power / 100;
    const int middle = numbers[type] * 20 / 100;
    const std::array<int, 3> counts{numbers[type] - middle - high, middle, high};
    for (std::size_t step = 0; step < counts.size(); ++step) {
      const Hit hit{.type = static_cast<PunchType>(type),
                    .points = static_cast<std::uint8_t>(tables.punch_points[type][step])};
      next = std::fill_n(next, counts[step], hit);
    }
  }
  return results;
}

int knockout_rate(const Record& record) {
  return record.wins == 0 ? 0 : (200 * record.ko_wins + record.wins) / (2 * record.wins);
}

BoxerCard card_of(const CardTables& tables, const CareerFacts& facts) {
  const StyleEffects styles = sum_of(tables, facts.styles);
  const int control = control_of(tables, facts, styles);
  const int ko = knockout_rate(facts.record);
  const auto limit = [&tables](std::int16_t Ratings::*rating, int value) { return limited(tables, rating, value); };
  BoxerCard card;
  card.weight_class = facts.weight_class;
  card.styles = facts.styles;
  card.grades = grades_of(facts.styles, ko, control, facts.durability);
  card.ratings = {
      .control = static_cast<std::int16_t>(control),
      .adjustment = limit(&Ratings::adjustment, adjustment_base(control)),
      .power = power_of(tables, ko),
      .stamina = limit(&Ratings::stamina, 30 + 10 * facts.durability + styles.stamina),
      .recovery = limit(&Ratings::recovery, facts.durability / 2 + styles.recovery),
      .ko = limit(&Ratings::ko, ko),
      .kd = knockdown_numbers(tables, ko, facts.weight_class, std::max(0, 9 - facts.era) / 2),
      .chin = limit(&Ratings::chin, chin_of(facts)),
      .foul = limit(&Ratings::foul, 85 + styles.foul),
      .punches = limit(&Ratings::punches, punches_of(control, styles, facts.reach_cm - facts.height_cm)),
      .defense = limit(&Ratings::defense, styles.defense + (100 - control) / 5 - 7),
  };
  card.results = results_of(tables, facts.styles, card.ratings.power);
  return card;
}

}  // namespace fc::dice_boxing
