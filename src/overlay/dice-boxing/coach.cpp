#include "overlay/dice-boxing/coach.h"

#include <array>
#include <string>

#include "overlay/controls/widgets.h"
#include "rules/dice-boxing/punches.h"

namespace fc::dice_boxing {
namespace {

using namespace overlay;
using Moments = std::vector<std::string_view>;

constexpr int half_the_actions = actions_in_a_round / 2;
constexpr float to_see_first = 0.4F;  ///< seconds in which something new is only looked at

Moments of_minute(const ShownMinute& minute) {
  if (minute.rested[0] && minute.rested[1]) {
    return {"rest"};
  }
  if (minute.scored) {
    return {"judges"};
  }
  return minute.age >= to_see_first ? Moments{"bell"} : Moments{};
}

Moments of_roll(const ShownRoll& roll, const State& now) {
  const bool succeeds = roll.call.succeeds(roll.value);
  switch (static_cast<Purpose>(roll.call.purpose)) {
    case Purpose::control: {
      const std::string_view fell = roll.value <= special_to ? "special" : succeeds ? "control" : "lost";
      return now.action >= half_the_actions ? Moments{fell, "half"} : Moments{fell};
    }
    case Purpose::punch:
      return {succeeds ? "landed" : "missed"};
    case Purpose::result:
      return {succeeds ? "down" : "scored"};
    case Purpose::knockdown:
      return {"down"};
    case Purpose::ring:
      return {"moved"};
    case Purpose::foul:
      return {"foul"};
    case Purpose::cut:
    case Purpose::doctor:
      return {"cut"};
    case Purpose::unique:
      return {"unique"};
    case Purpose::special:
    case Purpose::judge:
      break;
  }
  return {};
}

Moments of_question(const State& now) {
  if (now.round > 1) {
    return {now.round == 2 ? "second" : "later"};
  }
  return {"welcome", "strategy"};
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Readout& readout, bool asked) {
  if (readout.end) {
    return readout.end->verdict ? Moments{"end"} : Moments{};
  }
  if (readout.minute) {
    return of_minute(*readout.minute);
  }
  if (!readout.now.strategies_are_in()) {
    return asked ? of_question(readout.now) : Moments{};
  }
  if (!readout.rolls.empty()) {
    const ShownRoll& last = readout.rolls[readout.rolls.size() - 1];
    return last.settled ? of_roll(last, readout.now) : Moments{};
  }
  const bool turned_over = readout.strategies && readout.strategies->age >= to_see_first;
  return turned_over ? Moments{"revealed"} : Moments{};
}

void draw_coach(const BoutView& view, Ui& ui) {
  const std::string& says = view.model->coach_says;
  if (says.empty()) {
    return;
  }
  const Box place = view.layout.prompt;
  const Type words{.size = LetterSize::body, .wrap = true, .top = true};
  const float margin = ui.px(10);
  const float head = ui.text_px(28);
  const float width = place.w - ui.px(24);
  const float height = head + ui.height_of(ui.word(says), width - 2 * margin, words) + ui.px(12);
  // Over the words of the man at the microphone, and as far over the apron as it takes: sheets, dice and bars stay clear.
  const Box card{place.x + ui.px(12), place.bottom() - height, width, height};
  const Panel panel(ui, "coach", card, true);
  ui.fill(card, colour::paper);
  ui.frame(card, colour::gold, ui.px(3));
  Box rest = card.inset(margin, ui.px(6));
  Box line = rest.take_top(head);
  if (view.model->coach_waits) {
    const std::array prompts{Prompt{.control = ui.controls().accept, .text = ui.word("menu.pause.resume")}};
    prompt_bar(ui, line.take_right(line.w * 0.32F), prompts, true);
  }
  ui.text(line, ui.word("dice-boxing.panel.coach"),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::red, .most = 22});
  ui.text(rest, ui.word(says), words);
}

}  // namespace fc::dice_boxing
