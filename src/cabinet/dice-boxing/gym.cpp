#include "cabinet/dice-boxing/corner.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "cabinet/program/bout_plan.h"
#include "cabinet/program/boxer_editor.h"
#include "library/dice-boxing/career_facts.h"
#include "library/dice-boxing/game.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {
namespace {

/// The rows of the choices, in this order; a grade for each strategy follows.
enum Choice : std::size_t { choose_class, choose_style, choose_second_style, choose_grade };

/// As a rating stands on the card: "-9", with a true minus.
std::string figure(int value) { return value < 0 ? "\u2212" + std::to_string(-value) : std::to_string(value); }

/// How many steps `value` is from the worst.
int steps_up(const RatingEffect& effect, int value) {
  return effect.step > 0 ? (value - effect.limits.low) / effect.step : (effect.limits.high - value) / -effect.step;
}

int places(const RatingEffect& effect) { return (effect.limits.high - effect.limits.low) / std::abs(effect.step) + 1; }

class Editor final : public cabinet::EditorInGym<Catalogue, NamedCard> {
 public:
  using EditorInGym::EditorInGym;

  [[nodiscard]] std::vector<overlay::OptionRow> choices() const override;
  void set_choice(std::size_t row, int value) override;
  [[nodiscard]] std::vector<overlay::GymRating> ratings(const Words& words) const override;
  void set_rating(std::size_t row, int place) override;
  [[nodiscard]] std::vector<overlay::GymBar> bars(const Words& words) const override;
  [[nodiscard]] std::string rulebook_page() const override { return "dice-boxing.card"; }

 private:
  [[nodiscard]] const CardTables& tables() const { return catalogue().tables(); }
  [[nodiscard]] std::array<RatingEffect, all_ratings.size()> effects() const {
    return effects_of(tables(), catalogue().charts, boxer().card);
  }
  /// Every style that is not his first.
  [[nodiscard]] FixedVector<Style, style_count> second_styles() const {
    FixedVector<Style, style_count> styles;
    for (std::size_t place = 0; place < style_count; ++place) {
      if (static_cast<Style>(place) != boxer().card.styles[0]) {
        styles.push_back(static_cast<Style>(place));
      }
    }
    return styles;
  }
  [[nodiscard]] NamedCard newcomer() const override {
    return {.id = {}, .name = {}, .card = dice_boxing::newcomer(tables(), boxer().card.weight_class), .looks = {}};
  }
};

std::vector<overlay::OptionRow> Editor::choices() const {
  const BoxerCard& card = boxer().card;
  std::vector<overlay::OptionRow> rows;
  rows.push_back({.label = "dice-boxing.roster.class",
                  .values = cabinet::keys_of("dice-boxing.class.", class_names),
                  .value = static_cast<int>(place_of(card.weight_class)),
                  .help = "dice-boxing.gym.class"});
  rows.push_back({.label = "dice-boxing.roster.style",
                  .values = cabinet::keys_of("dice-boxing.style.", style_names),
                  .value = static_cast<int>(place_of(card.styles[0])),
                  .help = std::string("dice-boxing.style-line.").append(name_of(card.styles[0]))});
  overlay::OptionRow second{.label = "dice-boxing.gym.second_style",
                            .values = {"dice-boxing.gym.one_style"},
                            .value = 0,
                            .help = "dice-boxing.gym.second_style_help"};
  for (const Style style : second_styles()) {
    if (card.styles.size() > 1 && style == card.styles[1]) {
      second.value = static_cast<int>(second.values.size());
      second.help = std::string("dice-boxing.style-line.").append(name_of(style));
    }
    second.values.push_back(std::string("dice-boxing.style.").append(name_of(style)));
  }
  rows.push_back(std::move(second));
  for (std::size_t place = 0; place < graded_strategies; ++place) {
    const std::string strategy(strategy_names[place + 1]);
    rows.push_back({.label = "dice-boxing.strategy." + strategy,
                    .values = cabinet::keys_of("", grade_names),
                    .value = static_cast<int>(place_of(card.grades[place])),
                    .help = "dice-boxing.strategy-line." + strategy});
  }
  return rows;
}

void Editor::set_choice(std::size_t row, int value) {
  BoxerCard& card = boxer().card;
  if (row == choose_class) {
    card.weight_class = static_cast<WeightClass>(value);
  } else if (row >= choose_grade) {
    card.grades[row - choose_grade] = static_cast<Grade>(value);
  } else if (row == choose_style) {
    const auto style = static_cast<Style>(value);
    Styles styles;
    styles.push_back(style);
    if (card.styles.size() > 1) {
      styles.push_back(card.styles[1] == style ? card.styles[0] : card.styles[1]);  // they change places
    }
    set_styles(tables(), card, styles);
  } else {
    Styles styles;
    styles.push_back(card.styles[0]);
    if (value > 0) {
      styles.push_back(second_styles()[static_cast<std::size_t>(value) - 1]);
    }
    set_styles(tables(), card, styles);
  }
}

std::vector<overlay::GymRating> Editor::ratings(const Words& words) const {
  const auto now = effects();
  std::vector<overlay::GymRating> rows;
  for (std::size_t place = 0; place < now.size(); ++place) {
    const RatingEffect& effect = now[place];
    const int was = before().card.ratings.*all_ratings[place];
    const std::string rating(rating_names[place]);
    rows.push_back({.label = "dice-boxing.rating." + rating,
                    .value = figure(effect.value),
                    .place = steps_up(effect, effect.value),
                    .places = places(effect),
                    .before = figure(was),
                    .place_before = steps_up(effect, was),
                    .effect = words.say("dice-boxing.effect." + rating, {{"now", figure(effect.now)}}),
                    .help = "dice-boxing.rating-line." + rating,
                    .better = effect.is_best ? std::string() : figure(effect.better)});
  }
  return rows;
}

void Editor::set_rating(std::size_t row, int place) {
  const RatingEffect effect = effects()[row];
  const int worst = effect.step > 0 ? effect.limits.low : effect.limits.high;
  fc::dice_boxing::set_rating(tables(), boxer().card, all_ratings[row], worst + place * effect.step);
}

std::vector<overlay::GymBar> Editor::bars(const Words& words) const {
  overlay::GymBar bar{.title = words.say("dice-boxing.gym.results", {}), .parts = {}, .over = {}};
  const auto shares = shares_of(boxer().card.results);
  for (std::size_t type = 0; type < punch_type_count; ++type) {
    if (const PunchShare& punch = shares[type]; punch.share > 0) {
      bar.parts.push_back({.name = std::string(words["dice-boxing.punch." + std::string(punch_names[type])]),
                           .share = punch.share,
                           .strong = punch.strong});
    }
  }
  bar.over.share = boxer().card.ratings.kd;
  return {std::move(bar)};
}

}  // namespace

std::unique_ptr<cabinet::BoxerEditor> edit_boxer(GymContext room, NamedCard boxer) {
  return std::make_unique<Editor>(std::move(room), std::move(boxer));
}

}  // namespace fc::dice_boxing
