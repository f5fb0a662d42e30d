#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "overlay/bout/panels_of.h"
#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing/bout_view.h"
#include "overlay/dice-boxing/coach.h"
#include "overlay/dice-boxing/front_page.h"
#include "overlay/dice-boxing/game.h"
#include "rules/dice-boxing/names.h"
#include "rules/dice-boxing/rules.h"
#include "scene/dice-boxing/game.h"

namespace fc::dice_boxing {
namespace {

/// The ends of the scales on which two men are compared. Source: rules/dice-boxing.md, 2.1.
constexpr int most_control = 76;
constexpr int most_punches = 56;
constexpr int most_stamina = 140;
constexpr int most_power = 10;
constexpr int most_kd = 12;

class Panels final : public overlay::PanelsOf<Rules, Scene, BoutView> {
  std::optional<overlay::BoutAction> draw(const BoutView& view, overlay::Ui& ui) override;
  [[nodiscard]] std::vector<std::string_view> lesson_moments(const overlay::BoutModel& model) const override {
    const auto waits_for_a_person = [](const overlay::OpenQuestion& question) {
      return question.by_person && !question.sealed;
    };
    return dice_boxing::lesson_moments(static_cast<const Scene&>(*model.scene).readout(model.clock),
                                       std::ranges::any_of(model.questions, waits_for_a_person));
  }
  void fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const override;
  [[nodiscard]] overlay::FrontPageModel write_front_page(const MatchOf<Rules>& bout, const std::vector<std::string>& names,
                                                         const Words& words) const override {
    return dice_boxing::write_front_page(bout.setup(), bout.state(), names, words);
  }
};

/// The roll in words, and above it the man at the microphone.
void draw_words(const BoutView& view, overlay::Ui& ui) {
  constexpr std::size_t most_lines = 2;
  overlay::commentary_strip(ui, view.layout.prompt,
                            view.model->scene->commentary(view.model->clock, ui.words(), most_lines));
  const scene::Caption caption = view.model->scene->caption(view.model->clock, ui.words());
  const auto& rolls = view.readout.rolls;
  const bool judged = caption.settled && !rolls.empty() && rolls[rolls.size() - 1].call.success != Success::none;
  overlay::caption_strip(ui, view.layout.caption, caption, judged);
}

std::optional<overlay::BoutAction> Panels::draw(const BoutView& view, overlay::Ui& ui) {
  std::optional<overlay::BoutAction> action = draw_top(view, ui);
  for (const Corner corner : {Corner::red, Corner::blue}) {
    if (std::optional<overlay::BoutAction> answer = draw_column(view, corner, ui)) {
      action = std::move(answer);
    }
  }
  draw_words(view, ui);
  draw_board(view, ui);
  draw_minute(view, ui);
  draw_verdict(view, ui);
  if (view.model->lesson) {
    draw_coach(view, ui);
  }
  return action;
}

void Panels::fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const {
  const auto row = [&](std::string_view rating, int red, int blue, int most) {
    tale.rows.push_back(
        {.label = "dice-boxing.rating." + std::string(rating), .red = red, .blue = blue, .most = std::max(most, 1)});
  };
  const Start& red = setup.start(Corner::red);
  const Start& blue = setup.start(Corner::blue);
  row("control", red.control, blue.control, most_control);
  row("punches", red.punches, blue.punches, most_punches);
  row("kd", red.kd, blue.kd, most_kd);
  row("stamina", red.stamina, blue.stamina, std::max<int>({red.stamina, blue.stamina, most_stamina}));
  row("power", setup.cards[0].ratings.power, setup.cards[1].ratings.power, most_power);
  row("recovery", setup.cards[0].ratings.recovery, setup.cards[1].ratings.recovery, 6);
  tale.terms = words.say(setup.classes_apart == 0 ? "dice-boxing.tale.terms" : "dice-boxing.tale.apart",
                         {{"rounds", std::to_string(setup.options.rounds)},
                          {"class", words["dice-boxing.class." + std::string(name_of(setup.cards[0].weight_class))]},
                          {"classes", std::to_string(setup.classes_apart)}});
}

}  // namespace

const overlay::OpenQuestion* BoutView::question(Corner corner) const {
  for (const overlay::OpenQuestion& open : model->questions) {
    if (open.prompt.need.seat == fc::index_of(corner)) {
      return &open;
    }
  }
  return nullptr;
}

overlay::BoxerCardModel boxer_card(std::string name, std::string note, const BoxerCard& card) {
  overlay::BoxerCardModel model{.name = std::move(name), .note = std::move(note), .ratings = {}, .lines = {}, .mark = {}};
  const Ratings& ratings = card.ratings;
  const auto rating = [&](std::string_view which, int value, int most) {
    model.ratings.push_back({.label = "dice-boxing.rating." + std::string(which), .value = value, .most = most});
  };
  rating("control", ratings.control, most_control);
  rating("punches", ratings.punches, most_punches);
  rating("power", ratings.power, most_power);
  rating("kd", ratings.kd, most_kd);
  rating("stamina", ratings.stamina, most_stamina);
  rating("recovery", ratings.recovery, 6);
  // What is better the lower it is shows how far below its worst it lies.
  rating("adjustment", -ratings.adjustment, 13);
  rating("chin", -ratings.chin, 9);
  rating("defense", -ratings.defense, 5);
  return model;
}

std::unique_ptr<overlay::GamePanels> make_panels() {
  return std::make_unique<Panels>();
}

}  // namespace fc::dice_boxing
