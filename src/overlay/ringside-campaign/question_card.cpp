#include <algorithm>
#include <vector>

#include "overlay/bout/two_corners.h"
#include "overlay/ringside-campaign/cards.h"

namespace fc::ringside_campaign {

using namespace overlay;

namespace {

/// Where the focus comes to when the question is new: what most people would press.
FocusId first_of(const OpenQuestion& question) {
  const auto decision = static_cast<Decision>(question.prompt.need.topic);
  if (decision == Decision::office) {
    return focus_id("order-on");
  }
  return focus_id(answer_id(question.prompt.options.at(question.prompt.first)));
}

}  // namespace

std::optional<BoutAction> draw_question(const BoutView& view, const OpenQuestion& question, const Box& box,
                                        CardMemory& memory, Ui& ui) {
  const std::size_t asked = view.model->match->event_count();
  if (memory.asked != asked) {
    const int covered = memory.covered;
    memory = {};
    memory.asked = asked;
    memory.covered = covered;
    const State& now = view.now();
    const int cover = now.week * most_managers + question.prompt.need.seat;
    const bool opens = static_cast<Decision>(question.prompt.need.topic) == Decision::office && covered != cover;
    if (opens && now.manager(question.prompt.need.seat).offers == 0 && !view.chronicle().bouts().empty()) {
      memory.covered = cover;
      memory.office.mode = OfficeCardMemory::Mode::cover;
    }
    if (static_cast<Decision>(question.prompt.need.topic) != Decision::book) {  // its card knows what it proposes
      ui.focus().focus(first_of(question));
    }
  }
  if (is_answered_by_a_man(static_cast<Decision>(question.prompt.need.topic))) {
    return draw_men_card(view, question, box, memory.men, ui);
  }
  switch (static_cast<Decision>(question.prompt.need.topic)) {
    case Decision::book: return draw_booking(view, question, box, memory.booking, ui);
    case Decision::office: return draw_office(view, question, box, memory.office, ui);
    case Decision::opening_bid:
    case Decision::bid: return draw_lot_card(view, question, box, ui);
    default: return draw_letter_card(view, question, box, memory.scroll, ui);
  }
}

// Many answers in columns, with what the one under the focus does at the foot.

namespace {

using namespace overlay;

constexpr int answers_group = 3;

/// What the answer under the focus does.
void foot(const scene::Option& option, const Box& box, Ui& ui) {
  ui.fill(box, colour::paper_shade);
  Box rest = box.inset(ui.px(12), ui.px(4));
  if (!option.warning.empty()) {
    ui.text(rest.take_bottom(rest.h * 0.42F), option.warning,
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::bad, .wrap = true});
  }
  ui.text(rest, option.explanation, {.size = LetterSize::body, .wrap = true});
}

struct Grid {
  std::optional<std::size_t> chosen;
  std::size_t focused = 0;
};

Grid answer_grid(const OpenQuestion& question, const Box& box, float& scroll_kept, Ui& ui) {
  std::optional<std::size_t> chosen;
  const std::vector<scene::Option>& options = question.prompt.options;
  const auto count = static_cast<int>(options.size());
  const int columns = std::max(1, static_cast<int>(box.w / ui.text_px(230)));
  const int rows = (count + columns - 1) / columns;
  const float gap = ui.px(6);
  const float height = ui.px_for_letters(36, 56);
  const float content = static_cast<float>(rows) * (height + gap);
  const bool scrolls = content > box.h;
  ScrollArea area(ui, box, content, scroll_kept);
  Box inner = box;
  if (scrolls) {
    inner.take_right(ui.px(12));
  }
  std::vector<std::string_view> labels;
  for (const scene::Option& option : options) {
    labels.emplace_back(option.label);
  }
  const Box cell = inner.column(0, columns, gap);
  const TextStyle type = ui.fitted(labels, Box{cell.x, cell.y, cell.w, height}.inset(ui.px(8), ui.px(2)),
                                   {.size = LetterSize::label, .face = Face::poster});
  std::size_t focused = question.prompt.first;
  for (int index = 0; index < count; ++index) {
    const auto place = static_cast<std::size_t>(index);
    const Box column = inner.column(index % columns, columns, gap);
    const int line = index / columns;
    const Box row{column.x, box.y + static_cast<float>(line) * (height + gap) + area.offset(), column.w, height};
    const Touch touch = ui.focus().add(focus_id(answer_id(options[place])), row,
                                       {.first = place == question.prompt.first, .group = answers_group, .clip = box});
    ui.fill(row, touch.focused ? colour::gold : colour::paper_shade);
    ui.frame(row, options[place].warning.empty() ? colour::ink_soft : colour::bad, ui.px(1));
    ui.text(row.inset(ui.px(8), ui.px(2)), options[place].label, type);
    warning_sign(ui, row, options[place]);
    if (touch.focused) {
      focus_frame(ui, row);
      focused = place;
    }
    if (touch.arrived) {
      area.show(row);
    }
    if (touch.activated) {
      chosen = place;
    }
  }
  return {chosen, focused};
}

}  // namespace

std::optional<std::size_t> many_answers(const OpenQuestion& question, Box box, float& scroll_kept, Ui& ui) {
  const Box words = box.take_bottom(ui.px_for_letters(64, 110));
  box.take_bottom(ui.px(6));
  const auto [chosen, focused] = answer_grid(question, box, scroll_kept, ui);
  foot(question.prompt.options[focused], words, ui);
  return chosen;
}

}  // namespace fc::ringside_campaign
