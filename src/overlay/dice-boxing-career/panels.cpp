// The desk of a career: your man, the gym, the ladder, who is next, what a bout came to, and the last page of a life.
// Source: rules/dice-boxing/rules.md, 10.2 (what a digital edition should show).
#include "overlay/dice-boxing-career/panels.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "overlay/bout/bout_parts.h"
#include "overlay/bout/panels_of.h"
#include "overlay/controls/widgets.h"
#include "overlay/office/office.h"
#include "rules/dice-boxing/card.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {
namespace {

using namespace overlay;

/// The tabs of the desk: what matters now, the ladder (there is none in mode `free`), the career so far.
enum class Tab : std::uint8_t { now, ladder, life };

class Panels final : public PanelsOf<Rules, Scene, DeskView> {
 private:
  [[nodiscard]] bool lies_on_a_page(const DeskView& view) const override {
    return !view.readout.celebrates || !view.model->questions.empty();
  }
  std::optional<BoutAction> draw(const DeskView& view, Ui& ui) override;
  std::optional<BoutAction> draw_desk(const DeskView& view, Box box, Ui& ui);
  std::optional<BoutAction> draw_now(const DeskView& view, const Box& box, Ui& ui);
  void choose_tab(const DeskView& view, const Box& box, Ui& ui);

  [[nodiscard]] std::vector<std::string_view> lesson_moments(const BoutModel& model) const override;
  void fill_tale(const Setup& setup, const Words& words, TaleModel& tale) const override;
  [[nodiscard]] FrontPageModel write_front_page(const MatchOf<Rules>& career, const std::vector<std::string>& names,
                                                overlay::PaperVariants& variants) const override {
    return dice_boxing_career::write_front_page(career, names, variants.words());
  }

  Tab tab_ = Tab::now;
  std::size_t told_ = 0;   ///< events of the match when the tab was chosen
  std::size_t asked_ = 0;  ///< and when something was asked last
  LadderMemory ladder_;
  GymMemory gym_;
  float scroll_ = 0;  ///< of the list of opponents
};

/// Who is asked, and with which device; the seat's colour is the boxer's.
void draw_turn(const DeskView& view, Box box, Ui& ui) {
  const SeatModel& seat = view.model->seats.front();
  std::string who = seat.kind == SeatKind::bot
                        ? ui.say("menu.setup.bot", {{"level", ui.word("menu.level." + seat.level)}})
                        : std::string(ui.word("menu.device." + std::string(word_of(seat.controls.look))));
  ui.text(box, seat.name.empty() ? who : seat.name,
          {.size = LetterSize::body, .colour = colour::paper, .align = Align::right});
}

std::optional<BoutAction> draw_top(const DeskView& view, Ui& ui) {
  const Box strip = view.layout.top;
  TopStrip top(*view.model, strip, false, ui);
  Box& rest = top.rest;
  draw_turn(view, rest.take_right(rest.w * 0.26F).inset(ui.px(8), 0), ui);
  const State& now = view.now();
  // While a bout is reported it is still that bout.
  const bool reported = view.readout.sheet == Sheet::report && view.model->questions.empty();
  const std::string heading =
      ui.say(now.phase == Phase::finished ? "dice-boxing-career.panel.heading_over" : "dice-boxing-career.panel.heading",
             {{"bout", std::to_string(now.fights() + (reported ? 0 : 1))},
              {"class", ui.word(std::string("dice-boxing.class.").append(dice_boxing::name_of(view.setup->weight_class)))}});
  poster_heading(ui, rest, heading, LetterSize::title, colour::paper, colour::red, Align::left);
  return top.action;
}

void draw_foot(const DeskView& view, Ui& ui) {
  constexpr std::size_t most_lines = 4;
  const scene::Caption caption = view.model->scene->caption(view.model->clock, ui.words());
  const bool judged = caption.settled && view.readout.roll && view.readout.roll->call.success != Success::none;
  caption_strip(ui, view.layout.caption, caption, judged);
  commentary_strip(ui, view.layout.commentary, view.model->scene->commentary(view.model->clock, ui.words(), most_lines));
}

void Panels::choose_tab(const DeskView& view, const Box& box, Ui& ui) {
  // Something new is asked or told: the desk shows it.
  if (const std::size_t told = view.model->match->event_count(); told != told_) {
    told_ = told;
    tab_ = Tab::now;
  }
  std::vector<Tab> tabs{Tab::now, Tab::ladder, Tab::life};
  std::vector<std::string> names{std::string(ui.word("dice-boxing-career.tab.now")),
                                 std::string(ui.word("dice-boxing-career.tab.ladder")),
                                 std::string(ui.word("dice-boxing-career.tab.life"))};
  if (!view.on_path()) {
    tabs.erase(tabs.begin() + 1);
    names.erase(names.begin() + 1);
  }
  const auto chosen = static_cast<int>(std::ranges::find(tabs, tab_) - tabs.begin());
  const Tab before = tab_;
  const bool asks_anew = view.question() != nullptr && asked_ != told_;
  asked_ = view.question() != nullptr ? told_ : asked_;
  tab_ = tabs[static_cast<std::size_t>(office_tabs(ui, box, names, chosen, asks_anew))];
  if (tab_ == Tab::ladder && before != tab_) {
    ladder_.look_up_from(own_rank(view.now()), ui);
  }
}

std::optional<BoutAction> Panels::draw_now(const DeskView& view, const Box& box, Ui& ui) {
  if (const std::optional<Decision> asked = view.asked()) {
    switch (*asked) {
      case Decision::upgrade: return draw_gym(view, box, gym_, ui);
      case Decision::office: return draw_office(view, box, ui);
      case Decision::next_fight: return draw_next_fight(view, box, ui);
      case Decision::offer: return draw_offers(view, box, ui);
      case Decision::opponent: return draw_opponents(view, box, scroll_, ui);
      case Decision::outcome: break;
    }
  }
  switch (view.readout.sheet) {
    case Sheet::gym: return draw_gym(view, box, gym_, ui);
    case Sheet::chart: draw_chart(view, box, ui); break;
    case Sheet::bill: draw_bill(view, box, ui); break;
    case Sheet::report: draw_report(view, box, ui); break;
    case Sheet::tourney: draw_tourney(view, box, ui); break;
    case Sheet::life: draw_life(view, box, ui); break;
  }
  return std::nullopt;
}

std::optional<BoutAction> Panels::draw_desk(const DeskView& view, Box box, Ui& ui) {
  const Panel panel(ui, "desk", box, true);
  paper_ground(ui, box);
  box = box.inset(ui.px(12), ui.px(8));
  choose_tab(view, box.take_top(office_tabs_height(ui)), ui);
  box.take_top(ui.px(10));
  switch (tab_) {
    case Tab::ladder: draw_ladder(view, box, ladder_, ui); return std::nullopt;
    case Tab::life: draw_life(view, box, ui); return std::nullopt;
    case Tab::now: break;
  }
  return draw_now(view, box, ui);
}

std::optional<BoutAction> Panels::draw(const DeskView& view, Ui& ui) {
  std::optional<BoutAction> action = draw_top(view, ui);
  draw_foot(view, ui);
  if (view.readout.celebrates && view.model->questions.empty()) {
    ui.moving();
    return action;  // the hall is worth seeing
  }
  Box desk{view.layout.ring.x, view.layout.ring.y, view.layout.ring.w, view.layout.caption.y - view.layout.ring.y};
  const bool upright = ui.screen().h > ui.screen().w;
  const Box man = upright ? desk.take_top(desk.h * 0.3F) : desk.take_left(ui.px_for_letters(290, 360));
  draw_your_man(view, man, ui);
  if (std::optional<BoutAction> answer = draw_desk(view, desk, ui)) {
    action = std::move(answer);
  }
  if (view.readout.moved < 1) {
    ui.moving();
  }
  if (view.model->lesson) {
    // Over the commentary: on the desk it would cover what he speaks of.
    const Box& foot = view.layout.commentary;
    const float top = view.layout.ring.y;
    coach_card(ui, {foot.x, top, foot.w, foot.bottom() - top}, *view.model, ui.word("dice-boxing-career.panel.coach"),
               Edge::foot);
  }
  return action;
}

std::vector<std::string_view> Panels::lesson_moments(const BoutModel& model) const {
  return dice_boxing_career::lesson_moments(static_cast<const Scene&>(*model.scene).readout(model.clock),
                                            first_asked<Decision>(model));
}

void Panels::fill_tale(const Setup& setup, const Words& words, TaleModel& tale) const {
  const State newcomer = Rules::opening(setup);
  BoxerCardModel card{.name = tale.names.front(), .note = {}, .ratings = {}, .lines = {}, .mark = {}};
  std::string styles;
  for (const dice_boxing::Style style : setup.styles) {
    styles += (styles.empty() ? "" : ", ") +
              std::string(words[std::string("dice-boxing.style.").append(dice_boxing::name_of(style))]);
  }
  card.note =
      words.say("dice-boxing-career.tale.note",
                {{"class", words[std::string("dice-boxing.class.").append(dice_boxing::name_of(setup.weight_class))]},
                 {"styles", styles}});
  card.lines.push_back(words.say("dice-boxing-career.newcomer.card", {{"control", std::to_string(newcomer.ratings.control)},
                                                                      {"punches", std::to_string(newcomer.ratings.punches)},
                                                                      {"stamina", std::to_string(newcomer.ratings.stamina)},
                                                                      {"power", std::to_string(newcomer.ratings.power)}}));
  for (std::size_t place = 0; place < purchase_count; ++place) {
    const auto what = static_cast<Purchase>(place);
    const int value = growth::value_of(newcomer, what);
    if (is_grade(what) && static_cast<Grade>(value) != Grade::d) {
      card.lines.push_back(words.say("dice-boxing-career.tale.grade",
                                     {{"strategy", words[key_of(what)]}, {"grade", figure_of(what, value)}}));
    }
  }
  card.mark = scene::mark_of(Corner::red);
  if (!tale.looks.empty()) {
    card.looks = {tale.looks.front()};  // the newcomer stands before the men of his class
  }
  tale.cards.push_back(std::move(card));
  tale.terms =
      words.say(setup.options.mode == Mode::free ? "dice-boxing-career.tale.free" : "dice-boxing-career.tale.path",
                {{"fights", std::to_string(setup.options.max_fights)}, {"points", std::to_string(newcomer.points)}});
}

}  // namespace

namespace {

using Moments = std::vector<std::string_view>;

constexpr double to_see_first = 0.4;  ///< seconds in which something new is only looked at

Moments of_question(const Readout& readout, Decision asked) {
  switch (asked) {
    case Decision::upgrade: return readout.now.fights() == 0 ? Moments{"welcome", "points", "worth"} : Moments{"again"};
    case Decision::office: return {"office"};
    case Decision::next_fight: return {"next_fight"};
    case Decision::offer: return {"offer"};
    case Decision::opponent:
    case Decision::outcome: break;
  }
  return {};
}

Moments of_report(const Readout& readout, const Report& report) {
  if (readout.since_bout < to_see_first) {
    return {};
  }
  const Outcome outcome = report.bout.outcome;
  Moments moments{is_won(outcome) ? "won" : is_lost(outcome) ? "lost" : "drawn"};
  if (report.lost) {
    moments.push_back("fallen");
  } else if (report.rank && is_won(outcome) && readout.moved >= 1) {
    moments.push_back("ranked");
  }
  return moments;
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked) {
  if (asked) {
    return of_question(readout, *asked);
  }
  if (readout.roll && !readout.settled) {
    return {};
  }
  switch (readout.sheet) {
    case Sheet::bill: return readout.coming ? Moments{"bill", "ways"} : Moments{};
    case Sheet::chart: return readout.chart ? Moments{"chart"} : Moments{};
    case Sheet::report: return readout.report ? of_report(readout, *readout.report) : Moments{};
    case Sheet::life: return {"end"};
    case Sheet::gym:
    case Sheet::tourney: break;
  }
  return {};
}

}  // namespace fc::dice_boxing_career

template <>
std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::dice_boxing_career::Rules>() {
  return std::make_unique<dice_boxing_career::Panels>();
}
