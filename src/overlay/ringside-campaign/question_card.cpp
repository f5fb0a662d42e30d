#include "overlay/ringside-campaign/question_card.h"

#include "overlay/ringside-campaign/letter_card.h"

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
  switch (static_cast<Decision>(question.prompt.need.topic)) {
    case Decision::book: return draw_booking(view, question, box, memory.booking, ui);
    case Decision::office: return draw_office(view, question, box, memory.office, ui);
    case Decision::pick:
    case Decision::nominate:
    case Decision::sign:
    case Decision::opponent:
    case Decision::trade_for: return draw_men_card(view, question, box, memory.men, ui);
    case Decision::opening_bid:
    case Decision::bid: return draw_lot_card(view, question, box, ui);
    case Decision::answer:
    case Decision::withdraw:
    case Decision::dispute_bid:
    case Decision::title_vacant:
    case Decision::title_challenge:
    case Decision::title_defence: return draw_letter_card(view, question, box, ui);
    default: return draw_list(question, box, memory.scroll, ui);
  }
}

}  // namespace fc::ringside_campaign
