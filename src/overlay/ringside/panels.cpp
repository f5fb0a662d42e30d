#include <array>
#include <utility>
#include <vector>

#include "match/match_of.h"
#include "overlay/ringside/bout_view.h"
#include "overlay/ringside/game.h"
#include "overlay/ringside/press_room.h"
#include "rules/ringside/rules.h"
#include "scene/ringside/game.h"

namespace fc::ringside {
namespace {

constexpr int most_agility = 90;
constexpr int most_rating = 6;
constexpr int most_counterpunch = 40;
constexpr int most_endurance = 30;

class Panels final : public overlay::GamePanels {
 public:
  std::optional<overlay::BoutAction> bout(const overlay::BoutModel& model, overlay::Ui& ui) override;
  [[nodiscard]] overlay::TaleModel tale(const Match& match, const std::vector<std::string>& names,
                                        const Words& words) const override;
  [[nodiscard]] overlay::FrontPageModel front_page(const Match& match, const std::vector<std::string>& names,
                                                   const Words& words) const override {
    const MatchOf<Rules>& bout = match_of<Rules>(match);
    return write_front_page(bout.setup(), bout.state(), names, words);
  }
};

std::optional<overlay::BoutAction> Panels::bout(const overlay::BoutModel& model, overlay::Ui& ui) {
  const overlay::Box screen = ui.screen();
  const BoutView view{.model = &model,
                      .setup = &match_of<Rules>(*model.match).setup(),
                      .readout = static_cast<const Scene&>(*model.scene).readout(model.clock),
                      .layout = scene::layout(static_cast<int>(screen.w), static_cast<int>(screen.h),
                                              model.scene->layout_shape().for_letters(ui.layer().text_scale()))};
  ui.focus().open_scope("bout", true);
  std::optional<overlay::BoutAction> action = draw_top(view, ui);
  for (const Corner corner : {Corner::red, Corner::blue}) {
    if (std::optional<overlay::BoutAction> answer = draw_column(view, corner, ui)) {
      action = std::move(answer);
    }
  }
  draw_foot(view, ui);
  ui.focus().close_scope();
  return action;
}

overlay::TaleModel Panels::tale(const Match& match, const std::vector<std::string>& names, const Words& words) const {
  const Setup& setup = match_of<Rules>(match).setup();
  const Boxer& red = setup.boxer(Corner::red);
  const Boxer& blue = setup.boxer(Corner::blue);
  overlay::TaleModel tale{
      .game = std::string(Rules::slug), .names = names, .sitters = {}, .rows = {}, .cards = {}, .terms = {}, .chance = {}};
  tale.rows.push_back({.label = "ringside.rating.agility", .red = red.agility, .blue = blue.agility, .most = most_agility});
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    tale.rows.push_back({.label = std::string(punch_key(punch)),
                         .red = red.punches[punch],
                         .blue = blue.punches[punch],
                         .most = most_rating});
  }
  tale.rows.push_back({.label = "ringside.rating.counterpunch",
                       .red = red.counterpunch,
                       .blue = blue.counterpunch,
                       .most = most_counterpunch});
  const int red_start = start_endurance(setup, Corner::red);
  const int blue_start = start_endurance(setup, Corner::blue);
  tale.rows.push_back({.label = "ringside.rating.endurance",
                       .red = red_start,
                       .blue = blue_start,
                       .most = std::max({red_start, blue_start, 1})});
  tale.terms = words.say(setup.rounds == 1 ? "ringside.tale.round" : "ringside.tale.rounds",
                         {{"rounds", std::to_string(setup.rounds)}});
  return tale;
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

std::optional<Corner> BoutView::thrower() const {
  for (const overlay::OpenQuestion& open : model->questions) {
    const auto corner = static_cast<Corner>(open.prompt.need.seat);
    switch (static_cast<Decision>(open.prompt.need.topic)) {
      case Decision::punch:
        return corner;
      case Decision::guess:
        return other(corner);
      default:
        break;
    }
  }
  return std::nullopt;
}

std::string_view punch_key(std::size_t punch) {
  constexpr std::array<std::string_view, punch_count> keys{"ringside.punch.uppercut",   "ringside.punch.right-jab",
                                                           "ringside.punch.right-hook", "ringside.punch.combination",
                                                           "ringside.punch.left-jab",   "ringside.punch.left-hook"};
  return keys.at(punch);
}

overlay::BoxerCardModel boxer_card(std::string name, std::string note, const Boxer& boxer) {
  overlay::BoxerCardModel card{.name = std::move(name), .note = std::move(note), .ratings = {}, .lines = {}, .mark = {}};
  card.ratings.push_back({.label = "ringside.rating.agility", .value = boxer.agility, .most = most_agility});
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    card.ratings.push_back({.label = std::string(punch_key(punch)), .value = boxer.punches[punch], .most = most_rating});
  }
  card.ratings.push_back({.label = "ringside.rating.counterpunch", .value = boxer.counterpunch, .most = most_counterpunch});
  card.ratings.push_back({.label = "ringside.rating.endurance", .value = boxer.endurance, .most = most_endurance});
  return card;
}

std::unique_ptr<overlay::GamePanels> make_panels() {
  return std::make_unique<Panels>();
}

}  // namespace fc::ringside
