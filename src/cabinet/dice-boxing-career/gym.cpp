#include "cabinet/dice-boxing-career/corner.h"
#include "cabinet/program/bout_plan.h"

#include <string>
#include <utility>

#include "library/dice-boxing-career/game.h"
#include "library/dice-boxing/career_facts.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {
namespace {

using dice_boxing::Style;

/// The rows of the choices, in this order.
enum Choice : std::size_t { choose_class, choose_style, choose_second_style };

std::string key_of(std::string_view beginning, Style style) {
  return std::string(beginning).append(dice_boxing::name_of(style));
}

class Editor final : public cabinet::EditorOf<OwnNewcomer> {
 public:
  Editor(const Catalogue& catalogue, cabinet::OwnShelf shelf, OwnNewcomer newcomer)
      : EditorOf(std::move(shelf), std::move(newcomer)), catalogue_(catalogue) {
    if (boxer().id.empty()) {
      start_afresh();
    }
  }

  [[nodiscard]] std::vector<overlay::OptionRow> choices() const override;
  void set_choice(std::size_t row, int value) override;
  /// Nobody begins with others: see `bars`.
  [[nodiscard]] std::vector<overlay::GymRating> ratings(const Words& /*words*/) const override { return {}; }
  void set_rating(std::size_t /*row*/, int /*place*/) override {}
  [[nodiscard]] std::vector<overlay::GymBar> bars(const Words& words) const override;
  [[nodiscard]] std::string rulebook_page() const override { return "dice-boxing-career.boxer"; }

 private:
  [[nodiscard]] OwnNewcomer newcomer() const override {
    OwnNewcomer somebody{.id = {}, .name = {}, .weight_class = boxer().weight_class, .styles = {}};
    somebody.styles.push_back(Style::boxer);
    somebody.styles.push_back(Style::slugger);
    return somebody;
  }
  [[nodiscard]] Result<void> check(const OwnNewcomer& newcomer) const override { return check_own_newcomer(newcomer); }
  [[nodiscard]] Looks looks_as(const OwnNewcomer& newcomer) const override { return looks_of(catalogue_, newcomer); }
  [[nodiscard]] Json written(const OwnNewcomer& newcomer) const override { return newcomer_json(newcomer); }

  const Catalogue& catalogue_;
};

std::vector<overlay::OptionRow> Editor::choices() const {
  const dice_boxing::Styles& styles = boxer().styles;
  overlay::OptionRow second{.label = "dice-boxing-career.option.second_style",
                            .values = {"dice-boxing-career.style.none"},
                            .value = 0,
                            .help = "dice-boxing-career.option.second_style_help"};
  for (const Style style : second_styles(styles[0])) {
    if (styles.size() > 1 && style == styles[1]) {
      second.value = static_cast<int>(second.values.size());
      second.help = key_of("dice-boxing-career.lifts.", style);
    }
    second.values.push_back(key_of("dice-boxing.style.", style));
  }
  return {{.label = "dice-boxing-career.option.class",
           .values = cabinet::keys_of("dice-boxing.class.", dice_boxing::class_names),
           .value = static_cast<int>(place_of(boxer().weight_class)),
           .help = "dice-boxing-career.option.class_help"},
          {.label = "dice-boxing-career.option.style",
           .values = cabinet::keys_of("dice-boxing.style.", dice_boxing::style_names),
           .value = static_cast<int>(place_of(styles[0])),
           .help = key_of("dice-boxing-career.lifts.", styles[0])},
          std::move(second)};
}

void Editor::set_choice(std::size_t row, int value) {
  dice_boxing::Styles& styles = boxer().styles;
  const dice_boxing::Styles before = styles;
  switch (static_cast<Choice>(row)) {
    case choose_class: boxer().weight_class = static_cast<WeightClass>(value); break;
    case choose_style: {
      const auto style = static_cast<Style>(value);
      styles = {};
      styles.push_back(style);
      if (before.size() > 1) {
        styles.push_back(before[1] == style ? before[0] : before[1]);  // they change places
      }
      break;
    }
    case choose_second_style:
      styles = {};
      styles.push_back(before[0]);
      if (value > 0) {
        styles.push_back(second_styles(before[0])[static_cast<std::size_t>(value) - 1]);
      }
      break;
  }
}

/// His blows, as his styles share them.
std::vector<overlay::GymBar> Editor::bars(const Words& words) const {
  const dice_boxing::CardTables& tables = catalogue_.below->tables();
  const dice_boxing::Ratings& start = catalogue_.tables.start;
  const auto shares = dice_boxing::shares_of(dice_boxing::results_of(tables, boxer().styles, start.power));
  overlay::GymBar bar{.title = words.say("dice-boxing.gym.results", {}), .parts = {}, .over = {}};
  for (std::size_t type = 0; type < shares.size(); ++type) {
    if (const dice_boxing::PunchShare& punch = shares[type]; punch.share > 0) {
      bar.parts.push_back(
          {.name = std::string(words[std::string("dice-boxing.punch.").append(dice_boxing::punch_names[type])]),
           .share = punch.share,
           .strong = punch.strong});
    }
  }
  bar.over.share = dice_boxing::knockdown_numbers(tables, start.ko, boxer().weight_class);
  return {std::move(bar)};
}

}  // namespace

std::unique_ptr<cabinet::BoxerEditor> edit_newcomer(const Catalogue& catalogue, cabinet::OwnShelf shelf,
                                                    OwnNewcomer newcomer) {
  return std::make_unique<Editor>(catalogue, std::move(shelf), std::move(newcomer));
}

std::vector<dice_boxing::Style> second_styles(dice_boxing::Style first) {
  std::vector<Style> others;
  for (std::size_t place = 0; place < dice_boxing::style_count; ++place) {
    if (static_cast<Style>(place) != first) {
      others.push_back(static_cast<Style>(place));
    }
  }
  return others;
}

}  // namespace fc::dice_boxing_career
