#include "overlay/replay/time_line.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "scene/layout.h"

namespace fc::overlay {
namespace {

using ReplayKind = ReplayAction::Kind;

/// The parts of the strip, from above.
struct TimeLinePlaces {
  Box whole;
  Box words;
  Box line;
  Box buttons;
  int button_rows = 1;
};

int button_rows(const Ui& ui) { return ui.screen().w < ui.px(900) || ui.text_scale() > 1.4F ? 2 : 1; }

TimeLinePlaces time_line_places(const Ui& ui) {
  TimeLinePlaces places;
  Box rest = ui.screen();
  places.whole = rest.take_bottom(ui.px(time_line_height(ui)));
  places.button_rows = button_rows(ui);
  rest = places.whole.inset(ui.px(14), ui.px(4));
  places.words = rest.take_top(ui.px_for_letters(22, 34));
  places.line = rest.take_top(ui.px(34)).inset(ui.px(42), 0);
  rest.take_top(ui.px(4));
  places.buttons = rest;
  return places;
}

ImU32 ink_of(const TimeLineMark& mark) { return mark.who ? colour::of(*mark.who) : colour::paper; }

/// A fall is the shape of the man's corner, a cut a drop under the line, a bad choice his shape there with a question mark,
/// the end a star.
void draw_mark(Ui& ui, const Box& line, const TimeLineMark& mark) {
  const float x = std::round(line.x + line.w * mark.at);
  const float radius = ui.px(7);
  switch (mark.kind) {
    case TimeLineMark::Kind::bell: {
      ui.fill({x, line.y, std::max(1.0F, ui.px(1)), line.h}, colour::canvas_line);
      break;
    }
    case TimeLineMark::Kind::down:
      fill_disc(ui, x, line.y + radius, radius + ui.px(2), colour::paper);
      fill_mark(ui, x, line.y + radius, radius, mark.who == Corner::blue ? scene::Mark::diamond : scene::Mark::disc,
                ink_of(mark));
      break;
    case TimeLineMark::Kind::cut:
      fill_triangle(ui, x, line.bottom() - ui.px(5), ui.px(7), colour::paper);
      fill_triangle(ui, x, line.bottom() - ui.px(5), ui.px(5), ink_of(mark));
      break;
    case TimeLineMark::Kind::choice: {
      const float y = line.bottom() - radius - ui.px(1);
      const scene::Mark shape = mark.who == Corner::blue ? scene::Mark::diamond : scene::Mark::disc;
      fill_mark(ui, x, y, radius + ui.px(2), shape, colour::paper);
      fill_mark(ui, x, y, radius, shape, ink_of(mark));
      ui.text(
          {x - radius, y - radius, 2 * radius, 2 * radius}, "?",
          {.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::paper, .align = Align::centre, .most = 14});
      break;
    }
    case TimeLineMark::Kind::end:
      fill_mark(ui, x, line.y + radius, radius + ui.px(3), scene::Mark::star, colour::gold);
      break;
  }
}

/// The number of each round that has room for it.
void number_rounds(Ui& ui, const Box& line, const TimeLineModel& model) {
  float taken = line.x - 1;
  for (std::size_t place = 0; place < model.marks.size(); ++place) {
    const TimeLineMark& mark = model.marks[place];
    if (mark.kind != TimeLineMark::Kind::bell) {
      continue;
    }
    const std::string number = std::to_string(mark.round);
    const TextStyle type{.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::canvas, .most = 22};
    const float width = ui.width_of(number, type) + ui.px(4);
    const float x = line.x + line.w * mark.at + ui.px(3);
    if (x < taken || x + width > line.right()) {
      continue;
    }
    ui.text({x, line.bottom() - ui.px(18), width, ui.px(18)}, number, type);
    taken = x + width;
  }
}

void draw_line(Ui& ui, const Box& line, const TimeLineModel& model, bool focused) {
  const Box groove = line.centred(line.w, ui.px(12));
  ui.fill(groove, colour::hall);
  ui.frame(groove, focused ? colour::gold : colour::ink_soft, ui.px(focused ? 2 : 1));
  const float done = groove.w * std::clamp(model.at, 0.0F, 1.0F);
  ui.fill({groove.x, groove.y, done, groove.h}, colour::gold);
  number_rounds(ui, line, model);
  for (const TimeLineMark& mark : model.marks) {
    draw_mark(ui, line, mark);
  }
  const float x = groove.x + done;
  ui.fill({x - ui.px(3), line.y, ui.px(6), line.h}, colour::ink);
  ui.fill({x - ui.px(2), line.y + ui.px(1), ui.px(4), line.h - ui.px(2)}, colour::paper);
}

std::optional<ReplayAction> line_touched(Ui& ui, const Box& line, const TimeLineModel& model) {
  const Touch touch = ui.focus().add(focus_id("time-line"), line, {.first = true, .takes_horizontal = true});
  draw_line(ui, line, model, touch.focused);
  if (touch.nudge != 0) {
    return ReplayAction{.kind = ReplayKind::nudge, .step = touch.nudge};
  }
  if (touch.activated && touch.pointer_x >= 0) {
    return ReplayAction{.kind = ReplayKind::seek, .share = touch.pointer_x};
  }
  if (touch.activated) {
    return ReplayAction{.kind = ReplayKind::skip};
  }
  return std::nullopt;
}

/// What leads to the marks before and after, at both ends of the line.
std::optional<ReplayAction> mark_keys(Ui& ui, const TimeLinePlaces& places) {
  std::optional<ReplayAction> action;
  const DeviceLook look = ui.controls().look;
  const bool points = is_pointer(look);
  for (const int step : {-1, 1}) {
    const float side = ui.px(38);
    const Box end{step < 0 ? places.line.x - ui.px(4) - side : places.line.right() + ui.px(4), places.line.y, side,
                  places.line.h};
    if (points && poster_button(ui, step < 0 ? "mark-before" : "mark-after", end, step < 0 ? "<" : ">")) {
      action = ReplayAction{.kind = ReplayKind::mark, .step = step};
    }
    if (!points) {
      const std::string& control = step < 0 ? ui.controls().previous : ui.controls().next;
      const float height = ui.px(20);
      const float width = std::min(side, glyph_width(ui, height, look, control));
      glyph(ui, end.centred(width, height), look, control);
    }
  }
  return action;
}

struct LineOffer {
  std::string_view id;
  std::string_view words;
  ReplayAction action;
};

std::optional<ReplayAction> offers(Ui& ui, const TimeLinePlaces& places, const TimeLineModel& model) {
  const bool busy = model.busy.has_value();
  std::array<LineOffer, 9> all{{
      {"replay-back", ui.word("menu.back"), {.kind = ReplayKind::back}},
      {"step-before", ui.word("replay.step_before"), {.kind = ReplayKind::step, .step = -1}},
      {"play", ui.word(model.playing ? "replay.hold" : "replay.play"), {.kind = ReplayKind::play}},
      {"step-after", ui.word("replay.step_after"), {.kind = ReplayKind::step, .step = 1}},
      {"speed", model.speed, {.kind = ReplayKind::speed}},
      {"picks", ui.word(model.shows_picks ? "replay.picks_hide" : "replay.picks_show"), {.kind = ReplayKind::picks}},
      {"why", model.can_review ? ui.word("review.open") : std::string_view(), {.kind = ReplayKind::why}},
      {"go-on", model.can_go_on ? ui.word("replay.go_on") : std::string_view(), {.kind = ReplayKind::go_on}},
      {"keep",
       busy             ? ui.word("replay.cancel")
       : model.can_keep ? ui.word("replay.keep")
                        : std::string_view(),
       {.kind = busy ? ReplayKind::cancel : ReplayKind::keep}},
  }};
  const int columns = (static_cast<int>(all.size()) + places.button_rows - 1) / places.button_rows;
  const auto place = [&](int index) {
    return places.buttons.row(index / columns, places.button_rows, ui.px(4)).column(index % columns, columns, ui.px(6));
  };
  std::array<std::string_view, 9> words;
  std::ranges::transform(all, words.begin(), &LineOffer::words);
  const float most = most_of_buttons(ui, place(0), words);
  std::optional<ReplayAction> action;
  for (int index = 0; index < static_cast<int>(all.size()); ++index) {
    const LineOffer& offer = all.at(static_cast<std::size_t>(index));
    if (!offer.words.empty() && poster_button(ui, offer.id, place(index), offer.words, Weight::plain, false, {}, 0, most)) {
      action = offer.action;
    }
  }
  return action;
}

}  // namespace

PictureAbove::PictureAbove(Ui& ui, int foot) : ui_(&ui), controls_(ui.controls()) {
  if (is_pointer(controls_.look)) {
    ui.prompt_for(Controls{});
  }
  const Box output = ui.screen();
  const Box view{output.x, output.y, output.w, output.h - static_cast<float>(foot)};
  const float scale = scene::layout(static_cast<int>(view.w), static_cast<int>(view.h)).scale;
  page_.emplace(ui, "picture-above", view, view.w / scale, view.h / scale);
}

PictureAbove::~PictureAbove() {
  page_.reset();
  ui_->prompt_for(controls_);
}

float PictureAbove::text_scale(const Ui& ui, int foot) {
  const Box output = ui.screen();
  const float scale = scene::layout(static_cast<int>(output.w), static_cast<int>(output.h) - foot).scale;
  return std::max(1.0F, ui.text_scale() * ui.px(1) / scale);
}

float time_line_height(const Ui& ui) {
  const float words = 22 + 12 * (ui.text_scale() - 1);
  const float button = 36 + 10 * (ui.text_scale() - 1);
  return 8 + words + 34 + 4 + button * static_cast<float>(button_rows(ui));
}

Box time_line_track(const Ui& ui) { return time_line_places(ui).line; }

std::optional<ReplayAction> time_line(const TimeLineModel& model, Ui& ui) {
  const TimeLinePlaces places = time_line_places(ui);
  const Panel panel(ui, "time-line", places.whole, true);
  ui.focus().open_scope("time-line");
  ui.fill(places.whole, colour::hall_light);
  ui.fill({places.whole.x, places.whole.y, places.whole.w, ui.px(2)}, colour::gold);
  Box words = places.words;
  const TextStyle type{.size = LetterSize::body, .colour = colour::paper};
  const float moment = std::min(words.w * 0.5F, ui.width_of(model.moment, type) + ui.px(16));
  ui.text(words.take_left(moment), model.moment, type);
  if (model.busy) {
    const Box bar_place = words.take_right(words.w * 0.4F).inset(0, ui.px(4));
    bar(ui, bar_place, *model.busy, colour::gold, colour::hall);
  } else if (!model.picks.empty()) {
    ui.text(words, model.picks,
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::gold, .align = Align::right});
  }
  std::optional<ReplayAction> action = line_touched(ui, places.line, model);
  if (const auto mark = mark_keys(ui, places)) {
    action = mark;
  }
  if (const auto offered = offers(ui, places, model)) {
    action = offered;
  }
  if (const int turned = ui.take_turn(); turned != 0) {
    action = ReplayAction{.kind = ReplayKind::mark, .step = turned};
  }
  if (const float scrolled = ui.take_scroll(); scrolled != 0) {
    action = ReplayAction{.kind = ReplayKind::nudge, .step = scrolled > 0 ? 1 : -1};
  }
  ui.focus().close_scope();
  return action;
}

}  // namespace fc::overlay
