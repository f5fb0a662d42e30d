#include <algorithm>
#include <string>
#include <utility>

#include "match/match_of.h"
#include "overlay/bout/bout_parts.h"
#include "overlay/bout/panels_of.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/tiny/game.h"
#include "overlay/tiny/settings.h"
#include "rules/tiny/rules.h"
#include "scene/tiny/game.h"

namespace fc::tiny {
namespace {

using namespace overlay;

constexpr int most_reach = 9;
constexpr int most_hearts = 9;
constexpr int controls = 6;

/// One frame's view of the bout.
struct BoutView {
  const BoutModel* model = nullptr;
  const Setup* setup = nullptr;
  Readout readout;
  scene::Layout layout;
};

std::string hearts_left(const BoutView& view, int hearts, Ui& ui) {
  switch (static_cast<HeartsAs>(hearts_shown.chosen_in(view.model->settings))) {
    case HeartsAs::figure: break;
    case HeartsAs::points: {
      std::string points;
      for (int point = 0; point < hearts; ++point) {
        points += "\u2022";
      }
      return points;
    }
    case HeartsAs::nothing: return {};
  }
  return ui.say("tiny.panel.hearts", {{"hearts", std::to_string(hearts)}});
}

/// Name, hearts left and whether he is out.
void draw_boxer(const BoutView& view, int seat, const Box& box, Ui& ui) {
  const auto index = static_cast<std::size_t>(seat);
  const Fighter& fighter = view.readout.now.fighters[index];
  paper_card(ui, box);
  Box rest = box.inset(ui.px(10), ui.px(6));
  const float side = ui.px(24);
  seat_mark(ui, rest.take_left(side + ui.px(8)).centred(side, side), mark_of(seat).mark, colour::of(mark_of(seat).ink));
  ui.text(rest.take_top(rest.h / 2), view.model->names[index], {.size = LetterSize::large, .face = Face::sans_bold});
  ui.text(rest, fighter.out ? std::string(ui.word("tiny.panel.out")) : hearts_left(view, fighter.hearts, ui),
          {.size = LetterSize::body});
}

/// The three boxers of one column.
void draw_column(const BoutView& view, int first, const Box& box, Ui& ui) {
  const int seats = static_cast<int>(view.setup->boxers.size());
  constexpr int rows = 3;
  for (int row = 0; row < rows && first + 2 * row < seats; ++row) {
    Box place = box.row(row, rows, ui.px(6));
    draw_boxer(view, first + 2 * row, place.take_top(std::min(place.h, ui.px_for_letters(84, 130))), ui);
  }
}

/// The answer that one of the six controls picks; none if it picks nothing.
std::optional<std::size_t> option_of(const OpenQuestion& question, int control) {
  return question.prompt.option_at_place(static_cast<std::size_t>(question.places[static_cast<std::size_t>(control)]));
}

/// One of the answers that are picked in secret. option: which.
bool draw_pick(const OpenQuestion& question, int control, std::size_t option, const Box& box, Ui& ui) {
  Touch touch;
  if (question.by_person && !question.discreet) {
    const std::string name = "pick-" + std::to_string(question.prompt.need.seat);
    touch = ui.focus().add(focus_id(name, control), box, {.first = option == 0});
  }
  ui.fill(box, touch.focused ? colour::gold : colour::paper);
  ui.frame(box, colour::ink, ui.px(1.5F));
  ui.text(box.inset(ui.px(34), 0), question.prompt.options[option].label,
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre, .wrap = true, .most = 18});
  if (question.by_person) {
    pick_glyph(ui, box, question, control);
  }
  if (touch.focused) {
    focus_frame(ui, box);
  }
  return touch.activated;
}

std::optional<BoutAction> draw_secret(const OpenQuestion& question, const Box& box, Ui& ui) {
  if (question.sealed) {
    stamp(ui, box.centred(ui.px(160), ui.px(44)), ui.word("tiny.panel.sealed"), colour::ink, question.sealed_age);
    return std::nullopt;
  }
  const int columns = static_cast<int>(question.prompt.place_count());
  std::optional<BoutAction> action;
  int column = 0;
  for (int control = 0; control < controls; ++control) {
    const std::optional<std::size_t> option = option_of(question, control);
    if (option && draw_pick(question, control, *option, box.column(column++, columns, ui.px(6)), ui)) {
      action = BoutAction{.kind = BoutAction::Kind::pick, .seat = question.prompt.need.seat, .index = *option, .page = {}};
    }
  }
  return action;
}

std::optional<BoutAction> draw_open(const OpenQuestion& question, const Box& box, Ui& ui) {
  std::optional<BoutAction> action;
  const int count = static_cast<int>(question.prompt.options.size());
  constexpr int most_columns = 3;
  const int columns = std::min(count, most_columns);
  const int rows = (count + columns - 1) / columns;
  for (int index = 0; index < count; ++index) {
    const scene::Option& option = question.prompt.options[static_cast<std::size_t>(index)];
    const Box place = box.row(index / columns, rows, ui.px(4)).column(index % columns, columns, ui.px(6));
    if (poster_button(ui, "answer-" + option.notation, place, option.label, Weight::plain, index == 0)) {
      action = BoutAction{.kind = BoutAction::Kind::choose,
                          .seat = question.prompt.need.seat,
                          .index = static_cast<std::size_t>(index),
                          .page = {}};
    }
  }
  return action;
}

/// Question and answers of one seat. The title of a secret one says who is asked, never what he looks at.
std::optional<BoutAction> draw_question(const OpenQuestion& question, Box box, Ui& ui) {
  paper_card(ui, box);
  box = box.inset(ui.px(8), ui.px(5));
  ui.text(box.take_top(ui.px_for_letters(26, 40)), question.prompt.title,
          {.size = LetterSize::body, .face = Face::sans_bold, .wrap = true, .most = 60});
  if (question.prompt.secret()) {
    return draw_secret(question, box, ui);
  }
  return question.by_person ? draw_open(question, box, ui) : std::nullopt;
}

std::optional<BoutAction> draw_top(const BoutView& view, Ui& ui) {
  const Box strip = view.layout.top;
  const Panel panel(ui, "top", strip, true);
  hall_strip(ui, strip);
  Box rest = strip.inset(ui.px(14), ui.px(5));
  std::optional<BoutAction> action = way_out(*view.model, ui, strip, rest);
  const std::string round = ui.say("tiny.round_line", {{"round", std::to_string(view.readout.now.round)},
                                                       {"rounds", std::to_string(view.setup->rounds)}});
  poster_heading(ui, rest, round, LetterSize::title, colour::paper, colour::red, Align::left);
  return action;
}

std::optional<BoutAction> draw_foot(const BoutView& view, Ui& ui) {
  const BoutModel& model = *view.model;
  const Box caption = view.layout.caption;
  const Box words = view.layout.commentary;
  caption_strip(ui, caption, model.scene->caption(model.clock, ui.words()),
                view.readout.roll && view.readout.roll->call.success != Success::none);
  if (model.questions.empty()) {
    commentary_strip(ui, words, model.scene->commentary(model.clock, ui.words(), 4));
    return std::nullopt;
  }
  std::optional<BoutAction> action;
  const int count = static_cast<int>(model.questions.size());
  const Box foot{caption.x, caption.bottom(), caption.w, words.bottom() - caption.bottom()};
  const Panel panel(ui, "questions", foot, true);
  hall_strip(ui, foot);
  for (int index = 0; index < count; ++index) {
    const OpenQuestion& question = model.questions[static_cast<std::size_t>(index)];
    if (std::optional<BoutAction> answer = draw_question(question, foot.column(index, count, ui.px(6)), ui)) {
      action = std::move(answer);
    }
  }
  return action;
}

class Panels final : public PanelsOf<Rules, Scene, BoutView> {
 private:
  std::optional<BoutAction> draw(const BoutView& view, Ui& ui) override;
  void fill_tale(const Setup& setup, const Words& words, TaleModel& tale) const override;
  [[nodiscard]] FrontPageModel write_front_page(const MatchOf<Rules>& bout, const std::vector<std::string>& names,
                                                overlay::PaperVariants& variants) const override;
};

std::optional<BoutAction> Panels::draw(const BoutView& view, Ui& ui) {
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

void Panels::fill_tale(const Setup& setup, const Words& words, TaleModel& tale) const {
  if (tale.names.size() == 2) {
    tale.rows = {
        {.label = "tiny.rating.reach", .red = setup.boxers[0].reach, .blue = setup.boxers[1].reach, .most = most_reach},
        {.label = "tiny.rating.hearts", .red = setup.boxers[0].hearts, .blue = setup.boxers[1].hearts, .most = most_hearts}};
  } else {
    for (std::size_t seat = 0; seat < tale.names.size(); ++seat) {
      tale.cards.push_back(boxer_card(tale.names[seat], {}, setup.boxers[seat]));
      tale.cards.back().mark = mark_of(static_cast<int>(seat));
    }
  }
  tale.terms = words.say("tiny.terms", {{"rounds", std::to_string(setup.rounds)}});
}

FrontPageModel Panels::write_front_page(const MatchOf<Rules>& bout, const std::vector<std::string>& names,
                                        overlay::PaperVariants& variants) const {
  const Words& words = variants.words();
  const int winner = turns::leader(bout.setup(), bout.state());
  const auto say = [&](const std::string& key) {
    const std::size_t seat = winner < 0 ? 0 : static_cast<std::size_t>(winner);
    return words.say("tiny.paper." + key, {{"winner", names[seat]},
                                           {"left", std::to_string(bout.state().fighters[seat].hearts)},
                                           {"round", std::to_string(bout.state().round)},
                                           {"rounds", std::to_string(bout.setup().rounds)}});
  };
  const std::string drawn = winner < 0 ? "_draw" : "";
  FrontPageModel page;
  page.headline = say("headline" + drawn);
  page.subheads = {say("subhead")};
  page.story = {say("story" + drawn)};
  page.quotes = {say("quote" + drawn)};
  if (winner >= 0) {
    page.winner = mark_of(winner);
  }
  page.card_head = {"", std::string(words["tiny.rating.hearts"])};
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    page.card_rows.push_back({names[seat], std::to_string(bout.state().fighters[seat].hearts)});
  }
  page.ranking = true;
  return page;
}

}  // namespace

overlay::BoxerCardModel boxer_card(std::string name, std::string weight, const Boxer& boxer) {
  return {.name = std::move(name),
          .note = std::move(weight),
          .ratings = {{.label = "tiny.rating.reach", .value = boxer.reach, .most = most_reach},
                      {.label = "tiny.rating.hearts", .value = boxer.hearts, .most = most_hearts}},
          .lines = {},
          .mark = {}};
}

std::unique_ptr<overlay::GamePanels> make_panels() { return std::make_unique<Panels>(); }

}  // namespace fc::tiny
