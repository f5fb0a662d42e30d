#include "cabinet/the-ring/corner.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cabinet/program/bout_plan.h"
#include "cabinet/program/boxer_editor.h"
#include "library/the-ring/game.h"
#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

/// The rows of the choices, in this order.
enum Choice : std::size_t { choose_class, choose_half, choose_chin, choose_wind, choose_skin, choose_punch };

constexpr std::array<std::string_view, 4> chin_names{"steady", "shaky", "gets-up", "stays-down"};
constexpr std::array<std::string_view, 3> wind_names{"usual", "fades", "stamina"};
constexpr std::array<std::string_view, 3> skin_names{"usual", "tough", "bleeder"};

/// "3", "+2" for a chin below 0, "−1" for other ratings below 0.
std::string figure(int value, bool is_chin = false) {
  return value >= 0 ? std::to_string(value) : (is_chin ? "+" : "−") + std::to_string(-value);
}

/// How many of the 36 throws of two dice come to at most so much.
int throws_up_to(int total) {
  int throws = 0;
  for (int red = 1; red <= 6; ++red) {
    for (int green = 1; green <= 6; ++green) {
      throws += red + green <= total ? 1 : 0;
    }
  }
  return throws;
}

/// The figures of a card in the order of the Gym's rows: the ratings, the first chin, stamina.
constexpr std::array<std::int8_t Ratings::*, 9> figures{&Ratings::body, &Ratings::ko,  &Ratings::box,
                                                        &Ratings::out,  &Ratings::def, &Ratings::pow,
                                                        &Ratings::kod,  &Ratings::ki,  &Ratings::speed};
constexpr std::array<std::string_view, 9> figure_names{"body", "ko", "box", "out", "def", "pow", "kod", "ki", "speed"};
constexpr std::size_t row_chin = figures.size();
constexpr std::size_t row_stm = row_chin + 1;
constexpr std::size_t row_total = row_stm + 1;

RatingLimits limits_of_row(std::size_t row) {
  return row == row_chin ? chin_gym_limits : row == row_stm ? stm_gym_limits : gym_limits(figures.at(row));
}

int value_of(const BoxerCard& card, std::size_t row) {
  return row == row_chin ? card.fresh.chin[0] : row == row_stm ? card.stm : card.fresh.*figures.at(row);
}

std::string_view name_of_row(std::size_t row) {
  return row == row_chin ? "chin" : row == row_stm ? "stm" : figure_names.at(row);
}

class Editor final : public cabinet::EditorInGym<Catalogue, NamedCard> {
 public:
  using EditorInGym::EditorInGym;

  [[nodiscard]] std::vector<overlay::OptionRow> choices() const override;
  void set_choice(std::size_t row, int value) override;
  [[nodiscard]] std::vector<overlay::GymRating> ratings(const Words& words) const override;
  void set_rating(std::size_t row, int place) override;
  [[nodiscard]] std::vector<overlay::GymBar> bars(const Words& words) const override;
  [[nodiscard]] std::string rulebook_page() const override { return "the-ring.card"; }

 private:
  [[nodiscard]] NamedCard newcomer() const override {
    return with_class({.id = {}, .name = {}, .class_name = {}, .card = {}}, boxer().card.weight_class);
  }

  /// A newcomer's card of that class.
  [[nodiscard]] NamedCard with_class(NamedCard named, WeightClass weight_class) const {
    const WeightClass known = weight_class == WeightClass::none ? WeightClass::heavyweight : weight_class;
    named.card = the_ring::newcomer(catalogue().tables, known);
    named.class_name = name_of(known);
    return named;
  }
  /// What a rating does as it stands, in a number that a person can picture.
  [[nodiscard]] int effect(std::size_t row, int value) const;
};

std::vector<overlay::OptionRow> Editor::choices() const {
  const BoxerCard& card = boxer().card;
  const Habits habits = habits_of(card);
  const std::size_t weight_class = std::min(place_of(card.weight_class), class_count - 1);
  std::vector<std::string> punches = cabinet::keys_of("the-ring.hand.", hand_names);
  punches.insert(punches.begin(), "the-ring.gym.no_best");
  return {{.label = "the-ring.roster.class",
           .values = cabinet::keys_of("the-ring.class.", class_names),
           .value = static_cast<int>(weight_class),
           .help = "the-ring.gym.class"},
          {.label = "the-ring.gym.half",
           .values = {"menu.off", "menu.on"},
           .value = card.fresh.box_half ? 1 : 0,
           .help = "the-ring.gym.half_help"},
          {.label = "the-ring.gym.chin",
           .values = cabinet::keys_of("the-ring.chin.", chin_names),
           .value = static_cast<int>(place_of(habits.chin)),
           .help = "the-ring.gym.chin_help"},
          {.label = "the-ring.gym.wind",
           .values = cabinet::keys_of("the-ring.wind.", wind_names),
           .value = static_cast<int>(place_of(habits.wind)),
           .help = "the-ring.gym.wind_help"},
          {.label = "the-ring.gym.skin",
           .values = cabinet::keys_of("the-ring.skin.", skin_names),
           .value = static_cast<int>(place_of(habits.skin)),
           .help = "the-ring.gym.skin_help"},
          {.label = "the-ring.gym.punch",
           .values = std::move(punches),
           .value = habits.best ? static_cast<int>(place_of(*habits.best)) + 1 : 0,
           .help = "the-ring.gym.punch_help"}};
}

void Editor::set_choice(std::size_t row, int value) {
  BoxerCard& card = boxer().card;
  Habits habits = habits_of(card);
  switch (static_cast<Choice>(row)) {
    case choose_class: {
      const BoxerCard like = the_ring::newcomer(catalogue().tables, static_cast<WeightClass>(value));
      card.weight_class = like.weight_class;
      card.weight = like.weight;
      card.reach = like.reach;
      boxer().class_name = name_of(like.weight_class);
      return;
    }
    case choose_half: card.fresh.box_half = value != 0; break;
    case choose_chin: habits.chin = static_cast<ChinHabit>(value); break;
    case choose_wind: habits.wind = static_cast<WindHabit>(value); break;
    case choose_skin: habits.skin = static_cast<SkinHabit>(value); break;
    case choose_punch: habits.best = value > 0 ? BestPunch(static_cast<Hand>(value - 1)) : std::nullopt; break;
  }
  set_habits(card, habits);
}

int Editor::effect(std::size_t row, int value) const {
  constexpr int usual_def = 3;
  constexpr int usual_chin = 1;
  constexpr int usual_pow = 4;
  const Charts& charts = catalogue().charts;
  if (row == row_chin) {
    return std::clamp(usual_pow - value, lowest_card, highest_card);
  }
  if (row == row_stm) {
    return value;
  }
  const auto rating = figures.at(row);
  if (rating == &Ratings::box) {
    return throws_up_to(value);
  }
  if (rating == &Ratings::pow) {
    return std::clamp(value - usual_chin, lowest_card, highest_card);
  }
  if (rating == &Ratings::def) {
    return std::clamp(value, 0, 6);
  }
  if (rating == &Ratings::kod) {
    const Chins& chin = boxer().card.fresh.chin;
    const CountRows& portion = charts.knockout[place_of(charts.portion_of(chin[chin.size() - 1]))];
    int rises = 0;
    for (int red = 1; red <= 6; ++red) {
      for (int green = 1; green <= 6; ++green) {
        rises += portion.rows[static_cast<std::size_t>(row_of(red + green + value))].count == Count::up ? 1 : 0;
      }
    }
    return rises;
  }
  const bool attacks = rating == &Ratings::body || rating == &Ratings::ko || rating == &Ratings::out;
  return attacks ? value - usual_def : value;
}

std::vector<overlay::GymRating> Editor::ratings(const Words& words) const {
  std::vector<overlay::GymRating> rows;
  for (std::size_t row = 0; row < row_total; ++row) {
    const RatingLimits limits = limits_of_row(row);
    const int value = std::clamp(value_of(boxer().card, row), limits.low, limits.high);
    const int was = std::clamp(value_of(before().card, row), limits.low, limits.high);
    const std::string name(name_of_row(row));
    const bool is_chin = row == row_chin;
    rows.push_back({.label = "the-ring.rating." + name,
                    .value = figure(value, is_chin),
                    .place = value - limits.low,
                    .places = limits.high - limits.low + 1,
                    .before = figure(was, is_chin),
                    .place_before = was - limits.low,
                    .effect = words.say("the-ring.effect." + name, {{"now", figure(effect(row, value))}}),
                    .help = "the-ring.rating-line." + name,
                    .better = value < limits.high ? figure(effect(row, value + 1)) : std::string()});
  }
  return rows;
}

void Editor::set_rating(std::size_t row, int place) {
  const RatingLimits limits = limits_of_row(row);
  const auto value = static_cast<std::int8_t>(std::clamp(limits.low + place, limits.low, limits.high));
  BoxerCard& card = boxer().card;
  const Habits habits = habits_of(card);
  if (row == row_chin) {
    Chins chin;
    chin.push_back(value);
    card.fresh.chin = chin;
  } else if (row == row_stm) {
    card.stm = value;
  } else {
    card.fresh.*figures.at(row) = value;
  }
  set_habits(card, habits);
}

/// What his hard shots come to on an ordinary chin.
std::vector<overlay::GymBar> Editor::bars(const Words& words) const {
  constexpr int usual_chin = 1;
  const BoxerCard& card = boxer().card;
  const auto& cells = catalogue().charts.shot_card(card.fresh.pow - usual_chin);
  std::array<int, shot_count> throws{};
  for (int red = 1; red <= 6; ++red) {
    for (int green = 1; green <= 6; ++green) {
      const ShotCell& cell = at_total(cells, red + green);
      const bool short_of = cell.has_hand && card.punch[place_of(cell.hand)] < cell.needs;
      ++throws.at(place_of(cell.shot) - (short_of ? 1 : 0));
    }
  }
  overlay::GymBar bar{.title = std::string(words["the-ring.gym.shots"]), .parts = {}, .over = {}};
  for (std::size_t shot = 0; shot < shot_count; ++shot) {
    if (throws.at(shot) > 0) {
      const bool strong = shot >= place_of(Shot::stagger);
      bar.parts.push_back({.name = std::string(words[std::string("the-ring.shot.").append(shot_names.at(shot))]),
                           .share = throws.at(shot),
                           .strong = strong ? throws.at(shot) : 0});
    }
  }
  return {std::move(bar)};
}

}  // namespace

std::unique_ptr<cabinet::BoxerEditor> edit_boxer(GymContext room, NamedCard boxer) {
  return std::make_unique<Editor>(std::move(room), std::move(boxer));
}

}  // namespace fc::the_ring
