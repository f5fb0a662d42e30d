#include "overlay/ringside-campaign/question_card.h"

namespace fc::ringside_campaign {

using namespace overlay;

namespace {

/// Where the focus comes to when the question is new: what most people would press.
FocusId first_of(const OpenQuestion& question) {
  if (static_cast<Decision>(question.prompt.need.topic) == Decision::book) {
    return focus_id("order-book");
  }
  return focus_id(answer_id(question.prompt.options.at(question.prompt.first)));
}

}  // namespace

std::optional<BoutAction> draw_question(const BoutView& view, const OpenQuestion& question, const Box& box,
                                        CardMemory& memory, Ui& ui) {
  const std::size_t asked = view.model->match->event_count();
  if (memory.asked != asked) {
    memory = {};
    memory.asked = asked;
    ui.focus().focus(first_of(question));
  }
  switch (static_cast<Decision>(question.prompt.need.topic)) {
    case Decision::book:
      return draw_booking(view, question, box, memory.booking, ui);
    default:
      return draw_list(question, box, memory.scroll, ui);
  }
}

}  // namespace fc::ringside_campaign
