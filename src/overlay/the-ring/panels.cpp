// The panels of The Ring: columns, the board below the ring, the ceremony, the minute between rounds, cards, tale of the
// tape and front page. Source: rules/the-ring/rules.md, 10 (what a digital edition should show).
#include "overlay/the-ring/panels.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/panels_of.h"
#include "overlay/bout/scorecards.h"
#include "rules/the-ring/names.h"
#include "rules/the-ring/rules.h"
#include "scene/the-ring/game.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

/// The scales on which two men are compared. Source: rules/the-ring/rules.md, 2.2.
constexpr std::array<overlay::RatingScale, 9> scales{
    {{"body", 7}, {"ko", 7}, {"box", 7}, {"out", 7}, {"def", 5}, {"pow", 7}, {"chin", 5}, {"stm", 18}, {"speed", 7}}};

class Panels final : public overlay::PanelsOf<Rules, Scene, BoutView> {
  std::optional<overlay::BoutAction> draw(const BoutView& view, overlay::Ui& ui) override;
  [[nodiscard]] std::vector<std::string_view> lesson_moments(const overlay::BoutModel& model) const override {
    return the_ring::lesson_moments(match_of<Rules>(*model.match).setup(),
                                    static_cast<const Scene&>(*model.scene).readout(model.clock), asks_a_person(model));
  }
  void fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const override;
  [[nodiscard]] overlay::FrontPageModel write_front_page(const MatchOf<Rules>& bout, const std::vector<std::string>& names,
                                                         overlay::PaperVariants& variants) const override {
    return the_ring::write_front_page(bout.setup(), bout.state(), names, variants);
  }
};

/// "Rocky Marciano: Knockout, 2:48 of round 1", as soon as it is told: the board has nothing to show then.
std::optional<scene::Caption> stoppage_told(const BoutView& view, overlay::Ui& ui) {
  const std::optional<ShownEnd>& shown = view.readout.end;
  if (!shown) {
    return std::nullopt;
  }
  if (shown->ended && is_stoppage(shown->ended->end.method)) {
    const End& end = shown->ended->end;
    const std::string method = ui.say("the-ring.panel.time", {{"method", std::string(ui.word(key_of(end.method)))},
                                                              {"time", clock_text(end.seconds)},
                                                              {"round", std::to_string(shown->ended->round)}});
    if (!end.has_winner) {
      return scene::Caption{.text = method};
    }
    return scene::Caption{
        .text = ui.say("the-ring.panel.stopped", {{"boxer", std::string(view.name(end.winner))}, {"method", method}}),
        .ink = scene::mark_of(end.winner).ink};
  }
  return std::nullopt;
}

/// The roll in words, as told at that moment.
void draw_caption(const BoutView& view, double told, overlay::Ui& ui) {
  if (view.judges_are_secret()) {
    overlay::caption_strip(ui, with_tray_covered(view.layout).caption,
                           {.text = std::string(ui.word("the-ring.panel.judges_write"))}, false);
    return;
  }
  const scene::Caption caption = stoppage_told(view, ui).value_or(view.model->scene->caption(told, ui.words()));
  if (caption.text.empty()) {
    return;  // the foot of the ring is seen there
  }
  const std::optional<ShownRoll>& roll = view.readout.roll;
  overlay::caption_strip(ui, view.layout.caption, caption, caption.settled && roll && roll->call.success != Success::none);
}

std::optional<overlay::BoutAction> Panels::draw(const BoutView& view, overlay::Ui& ui) {
  std::optional<overlay::BoutAction> action = draw_top(view, ui);
  const auto keep = [&action](std::optional<overlay::BoutAction> answer) {
    if (answer) {
      action = std::move(answer);
    }
  };
  if (!overlay::RingSheet::covers_columns(view.layout, has_sheet_over_columns(view))) {
    BoutView placed = view;
    const overlay::ColumnPlaces places(*view.model, placed.layout, upper_card, view.readout.roller, ui);
    for (const Corner corner : both_corners) {
      keep(draw_column(placed, corner, ui));
    }
  }
  draw_board_foot(view, has_sheet_over_columns(view), {.whole = "the-ring.panel.skip", .brief = "the-ring.panel.skip_short"},
                  ui, draw_caption, draw_board);
  keep(draw_before(view, ui));
  draw_minute(view, ui);
  const bool verdict = draw_verdict(view, ui);
  if (view.model->lesson) {
    overlay::coach_card(ui, view.layout.ring_above_dice(), *view.model, ui.word("the-ring.panel.coach"),
                        verdict ? overlay::Edge::top : overlay::Edge::foot);
  }
  return action;
}

void Panels::fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const {
  const BoxerCard& red = setup.card(Corner::red);
  const BoxerCard& blue = setup.card(Corner::blue);
  const auto row = [&](std::string_view rating, int of_red, int of_blue) {
    tale.rows.push_back({.label = "the-ring.rating." + std::string(rating),
                         .red = of_red,
                         .blue = of_blue,
                         .most = overlay::most_on(scales, rating)});
  };
  row("body", red.fresh.body, blue.fresh.body);
  row("ko", red.fresh.ko, blue.fresh.ko);
  row("box", red.fresh.box, blue.fresh.box);
  row("out", red.fresh.out, blue.fresh.out);
  row("def", red.fresh.def, blue.fresh.def);
  row("pow", red.fresh.pow, blue.fresh.pow);
  row("chin", red.fresh.chin[0], blue.fresh.chin[0]);
  const bool printed_otherwise = std::min(red.fresh.chin[0], blue.fresh.chin[0]) < 0;
  if (printed_otherwise) {
    tale.rows.back().sums = {printed_chin(red.fresh.chin[0]), printed_chin(blue.fresh.chin[0])};
  }
  row("stm", red.stm, blue.stm);
  tale.rows.back().most = std::max<int>({red.stm, blue.stm, tale.rows.back().most});
  row("speed", red.fresh.speed, blue.fresh.speed);
  const auto measure = [&](const char* label, int of_red, int of_blue) {
    tale.rows.push_back({.label = label, .red = of_red, .blue = of_blue, .most = std::max({of_red, of_blue, 1})});
  };
  measure("the-ring.rating.reach", red.reach, blue.reach);
  measure("the-ring.rating.weight", red.weight, blue.weight);
  const std::string key = setup.is_title_bout() ? "the-ring.tale.title" : "the-ring.tale.terms";
  tale.terms = words.say(
      key, {{"rounds", std::to_string(setup.rounds)}, {"champion", tale.names[fc::index_of(setup.champion_corner())]}});
}

}  // namespace

overlay::BoxerCardModel boxer_card(std::string name, std::string note, const BoxerCard& card) {
  overlay::BoxerCardModel model{.name = std::move(name), .note = std::move(note), .ratings = {}, .lines = {}, .mark = {}};
  const auto rating = [&](std::string_view which, int value) {
    model.ratings.push_back(
        {.label = "the-ring.rating." + std::string(which), .value = value, .most = overlay::most_on(scales, which)});
  };
  rating("body", card.fresh.body);
  rating("ko", card.fresh.ko);
  rating("box", card.fresh.box);
  rating("out", card.fresh.out);
  rating("def", card.fresh.def);
  rating("pow", card.fresh.pow);
  rating("chin", std::max<int>(0, card.fresh.chin[0]));
  rating("stm", card.stm);
  rating("speed", card.fresh.speed);
  return model;
}

namespace {

using Moments = std::vector<std::string_view>;

constexpr float to_see_first = 0.4F;  ///< seconds in which something new is only looked at

Moments of_minute(const ShownMinute& minute) {
  if (!minute.worked.empty()) {
    return {"corner"};
  }
  if (minute.scored) {
    return {"judges"};
  }
  return minute.age >= to_see_first ? Moments{"bell"} : Moments{};
}

Moments of_question(const Readout& readout) {
  if (readout.change_after_hurt) {
    return {"after_hurt"};
  }
  const State& now = readout.now;
  if (now.round > 1 || now.segment > 2) {
    return {"later"};
  }
  return now.segment == 2 ? Moments{"second"} : Moments{"welcome", "strategy", "plus"};
}

Moments of_entry(const Setup& setup, const ShownEntry& shown) {
  const EntryRead& read = shown.read;
  const Entry& entry = setup.charts.basic[entry_place(read.column, read.number / 10, read.number % 10)];
  Moments moments{"entry"};
  if (entry.size() > 1) {
    moments.push_back("clause");
  }
  if (read.clause == no_clause || read.effects == Effects{}) {
    moments.push_back("nothing");
    return moments;
  }
  if (read.to != read.roller) {
    moments.push_back("advantage");
  }
  if (read.effects.counter) {
    moments.push_back("counter");
  }
  if (read.effects.stm > 0) {
    moments.push_back("stamina");
  }
  return moments;
}

Moments of_strategies(const ShownStrategies& shown) {
  if (shown.age < to_see_first) {
    return {};
  }
  const bool presses = shown.aggressor && !shown.aggressor->nobody;
  return presses ? Moments{"revealed", "presses"} : Moments{"revealed"};
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Setup& setup, const Readout& readout, bool asked) {
  if (readout.end) {
    const bool stopped = readout.end->ended && is_stoppage(readout.end->ended->end.method);
    return readout.end->verdict || stopped ? Moments{"end"} : Moments{};
  }
  if (readout.minute) {
    return of_minute(*readout.minute);
  }
  if (asked) {
    return of_question(readout);
  }
  if (readout.roll && !readout.roll->settled) {
    return {};
  }
  switch (readout.board) {
    case Board::strategies: return readout.strategies ? of_strategies(*readout.strategies) : Moments{};
    case Board::tie_up: return {"tie_up"};
    case Board::entry: return readout.entry ? of_entry(setup, *readout.entry) : Moments{};
    case Board::counter: return {"counter"};
    case Board::hard_shot:
      return readout.shot && readout.shot->read ? Moments{"hard_shot", "shot_read"} : Moments{"hard_shot"};
    case Board::finisher: return {"finisher"};
    case Board::count: return {"count"};
    case Board::cut: return {"cut"};
    case Board::foul: return {"foul"};
    case Board::none:
    case Board::stopped: break;
  }
  return {};
}

}  // namespace fc::the_ring

template <>
std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::the_ring::Rules>() {
  return std::make_unique<the_ring::Panels>();
}

namespace fc::the_ring {
namespace {

/// What the papers call a method: draws are one story, decisions another.
std::string_view story_of(Method method) {
  switch (method) {
    case Method::ko: return "ko";
    case Method::tko: return "tko";
    case Method::tko_cut: return "cut";
    case Method::dq: return "dq";
    case Method::unanimous: return "unanimous";
    case Method::majority:
    case Method::split: return "close";
    default: return "draw";
  }
}

class Desk : overlay::PageWriterOfTwo<Setup, State> {
 public:
  using PageWriterOfTwo::PageWriterOfTwo;

  [[nodiscard]] overlay::FrontPageModel write() const {
    overlay::FrontPageModel page = new_page();
    const std::string how = "the-ring.paper." + std::string(story_of(state_.end.method));
    page.headline = say(how + ".headline");
    const bool stopped = is_stoppage(state_.end.method);
    if (setup_.rounds > 1) {
      page.subheads = {say(stopped ? "the-ring.paper.stopped_at" : "the-ring.paper.on_cards")};
      page.story = {say(variants_.take(how + ".story"))};
    } else {  // a lesson's bout: no story of many rounds is true of it
      page.subheads = {say(stopped ? "the-ring.paper.stopped_at" : "the-ring.paper.one_round.on_cards")};
      page.story = {say(state_.end.has_winner ? "the-ring.paper.one_round.won" : "the-ring.paper.one_round.level")};
    }
    if (state_.end.title != Title::none) {
      page.subheads.push_back(say("the-ring.paper.title." + std::string(name_of(state_.end.title))));
    }
    write_falls(page, state_.boxers[0].downs + state_.boxers[1].downs, "the-ring.paper.fall", "the-ring.paper.falls");
    if (!state_.boxers[0].cuts.empty() || !state_.boxers[1].cuts.empty()) {
      page.story.push_back(say("the-ring.paper.blood"));
    }
    page.story.push_back(say("the-ring.paper.place"));
    page.quotes = {variants_.quote(how + ".quote", name_of_corner(first()), {}),
                   variants_.quote(how + ".loser_quote", name_of_corner(other(first())), {})};
    write_cards(page, "the-ring.paper.judges");
    write_figures(page);
    return page;
  }

 private:
  [[nodiscard]] std::string say(const std::string& key) const {
    const Corner champion = setup_.champion_corner();
    return words_.say(key, {{"winner", name_of_corner(first())},
                            {"loser", name_of_corner(other(first()))},
                            {"champion", name_of_corner(champion)},
                            {"challenger", name_of_corner(other(champion))},
                            {"round", std::to_string(state_.round)},
                            {"rounds", std::to_string(setup_.rounds)},
                            {"time", clock_text(state_.end.seconds)},
                            {"method", std::string(words_[key_of(state_.end.method)])},
                            {"city", named("the-ring.city.", name_of(state_.city))},
                            {"referee", named("the-ring.referee.", name_of(state_.referee))}});
  }
  [[nodiscard]] std::string named(std::string_view beginning, std::string_view name) const {
    return name.empty() ? std::string() : std::string(words_[std::string(beginning).append(name)]);
  }

  void write_figures(overlay::FrontPageModel& page) const {
    const BoxerState& red = state_.boxers[0];
    const BoxerState& blue = state_.boxers[1];
    overlay::FigureTable table(page, words_, names_);
    table.add("the-ring.rating.stm", red.stm, blue.stm);
    table.add("the-ring.paper.downs", red.downs, blue.downs);
    table.add("the-ring.paper.cuts", static_cast<int>(red.cuts.size()), static_cast<int>(blue.cuts.size()));
    table.add("the-ring.paper.warnings", red.warnings, blue.warnings);
    table.add("the-ring.paper.points_off", red.deducted, blue.deducted);
  }
};

}  // namespace

overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants) {
  return Desk(setup, state, names, variants).write();
}

}  // namespace fc::the_ring
