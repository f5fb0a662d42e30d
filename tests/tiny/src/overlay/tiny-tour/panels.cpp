#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "match/match_of.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/bout/panels_of.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/tiny-tour/game.h"
#include "rules/tiny-tour/rules.h"
#include "scene/tiny-tour/game.h"
#include "scene/tiny/game.h"

namespace fc::tiny_tour {
namespace {

using namespace overlay;

/// One frame's view of the tour.
struct BoutView {
  const BoutModel* model = nullptr;
  const Setup* setup = nullptr;
  Readout readout;
  scene::Layout layout;
};

void draw_manager(const BoutView& view, int seat, const Box& box, Ui& ui) {
  const auto index = static_cast<std::size_t>(seat);
  const scene::SeatMark mark = tiny::mark_of(seat);
  paper_card(ui, box);
  Box rest = box.inset(ui.px(10), ui.px(6));
  const float side = ui.px(24);
  seat_mark(ui, rest.take_left(side + ui.px(8)).centred(side, side), mark.mark, colour::of(mark.ink));
  ui.text(rest.take_top(rest.h / 2), view.model->names[index], {.size = LetterSize::large, .face = Face::sans_bold});
  ui.text(rest, ui.say("tiny-tour.panel.points", {{"points", std::to_string(view.readout.now.points[index])}}),
          {.size = LetterSize::body});
}

/// The managers of one column: every other one.
void draw_column(const BoutView& view, int first, const Box& box, Ui& ui) {
  constexpr int rows = 2;
  for (int row = 0; row < rows && first + 2 * row < seats_of(*view.setup); ++row) {
    Box place = box.row(row, rows, ui.px(6));
    draw_manager(view, first + 2 * row, place.take_top(std::min(place.h, ui.px_for_letters(84, 130))), ui);
  }
}

/// Whoever is host may leave the whole stop to his secretary, who knows how many there are.
std::optional<BoutAction> draw_order(const BoutModel& model, const OpenQuestion& question, const Box& box, Ui& ui) {
  const std::optional<double> left = model.reckon ? model.reckon("stops-left") : std::nullopt;
  if (!left) {
    return std::nullopt;
  }
  const std::string label = ui.say("tiny-tour.panel.briefly", {{"stops", std::to_string(std::lround(*left))}});
  if (!poster_button(ui, "order-briefly", box, label)) {
    return std::nullopt;
  }
  return BoutAction{.kind = BoutAction::Kind::order, .seat = question.prompt.need.seat, .page = "briefly"};
}

std::optional<BoutAction> draw_question(const BoutModel& model, const OpenQuestion& question, Box box, Ui& ui) {
  paper_card(ui, box);
  box = box.inset(ui.px(8), ui.px(5));
  ui.text(box.take_top(ui.px_for_letters(26, 40)), question.prompt.title,
          {.size = LetterSize::body, .face = Face::sans_bold, .wrap = true, .most = 60});
  std::optional<BoutAction> action =
      question.by_person ? draw_order(model, question, box.take_right(model.reckon ? box.w / 4 : 0), ui) : std::nullopt;
  const int count = question.by_person ? static_cast<int>(question.prompt.options.size()) : 0;
  for (int index = 0; index < count; ++index) {
    const scene::Option& option = question.prompt.options[static_cast<std::size_t>(index)];
    if (poster_button(ui, "answer-" + option.notation, box.column(index, count, ui.px(6)), option.label, Weight::plain,
                      index == 0)) {
      action = BoutAction{.kind = BoutAction::Kind::choose,
                          .seat = question.prompt.need.seat,
                          .index = static_cast<std::size_t>(index),
                          .page = {}};
    }
  }
  return action;
}

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const Box strip = view.layout.top;
  const Panel panel(ui, "top", strip, true);
  hall_strip(ui, strip);
  Box rest = strip.inset(ui.px(14), ui.px(5));
  std::optional<BoutAction> action = way_out(*view.model, ui, strip, rest);
  const std::string stop = ui.say("tiny-tour.stop_line", {{"stop", std::to_string(view.readout.now.stop)},
                                                          {"stops", std::to_string(view.setup->stops)}});
  poster_heading(ui, rest, stop, LetterSize::title, colour::paper, colour::red, Align::left);
  return action;
}

std::optional<BoutAction> draw_foot(const BoutView& view, Ui& ui) {
  const BoutModel& model = *view.model;
  const Box caption = view.layout.caption;
  const Box words = view.layout.commentary;
  caption_strip(ui, caption, model.scene->caption(model.clock, ui.words()), false);
  if (model.questions.empty()) {
    commentary_strip(ui, words, model.scene->commentary(model.clock, ui.words(), 4));
    return std::nullopt;
  }
  const Box foot{caption.x, caption.bottom(), caption.w, words.bottom() - caption.bottom()};
  const Panel panel(ui, "questions", foot, true);
  hall_strip(ui, foot);
  return draw_question(model, model.questions.front(), foot, ui);
}

class Panels final : public PanelsOf<Rules, Scene, BoutView> {
 private:
  std::optional<BoutAction> draw(const BoutView& view, Ui& ui) override {
    std::optional<BoutAction> action = draw_top(view, ui);
    for (const bool left : {true, false}) {
      const Box column = left ? view.layout.left : view.layout.right;
      const Panel panel(ui, left ? "left" : "right", column, false);
      draw_column(view, left ? 0 : 1, column.inset(ui.px(6), ui.px(6)), ui);
    }
    if (std::optional<BoutAction> answer = draw_foot(view, ui)) {
      action = std::move(answer);
    }
    return action;
  }

  void fill_tale(const Setup& setup, const Words& words, TaleModel& tale) const override {
    for (std::size_t seat = 0; tale.names.size() > 2 && seat < tale.names.size(); ++seat) {
      tale.cards.push_back({.name = tale.names[seat], .note = {}, .ratings = {}, .lines = {}, .mark = {}});
      tale.cards.back().mark = tiny::mark_of(static_cast<int>(seat));
    }
    tale.terms = words.say("tiny-tour.terms", {{"stops", std::to_string(setup.stops)}});
  }

  [[nodiscard]] FrontPageModel write_front_page(const MatchOf<Rules>& tour, const std::vector<std::string>& names,
                                                overlay::PaperVariants& variants) const override {
    const Words& words = variants.words();
    const int winner = leader(tour.setup(), tour.state());
    const auto say = [&](const std::string& key) {
      const std::size_t seat = winner < 0 ? 0 : static_cast<std::size_t>(winner);
      return words.say("tiny-tour.paper." + key + (winner < 0 ? "_draw" : ""),
                       {{"winner", names[seat]}, {"points", std::to_string(tour.state().points[seat])}});
    };
    FrontPageModel page;
    page.headline = say("headline");
    page.subheads = {words.say("tiny-tour.terms", {{"stops", std::to_string(tour.setup().stops)}})};
    page.story = {say("story")};
    page.quotes = {say("quote")};
    if (winner >= 0) {
      page.winner = tiny::mark_of(winner);
    }
    page.card_head = {"", std::string(words["tiny-tour.points"])};
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
      page.card_rows.push_back({names[seat], std::to_string(tour.state().points[seat])});
    }
    page.ranking = true;
    return page;
  }
};

}  // namespace

std::unique_ptr<overlay::GamePanels> make_panels() { return std::make_unique<Panels>(); }

}  // namespace fc::tiny_tour
