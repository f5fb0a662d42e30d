#include "overlay/dice-boxing/coach.h"

#include "overlay/dice-boxing/bar_drawing.h"
#include "rules/dice-boxing/punches.h"

namespace fc::dice_boxing {
namespace {

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
    case Purpose::punch: return {succeeds ? "landed" : "missed"};
    case Purpose::result: return succeeds ? Moments{} : Moments{"scored"};  // his chin's row comes with the count
    case Purpose::knockdown: return {"down"};
    case Purpose::ring: return {"moved"};
    case Purpose::foul: return {"foul"};
    case Purpose::cut:
    case Purpose::doctor: return {"cut"};
    case Purpose::unique: return {"unique"};
    case Purpose::special:
    case Purpose::judge: break;
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
    // Over a man who is down the dice rest only when the count is over.
    const bool counts = last.call.purpose == static_cast<std::uint8_t>(Purpose::knockdown) && last.age >= to_see_first;
    const bool pinned =
        last.settled && last.age >= last.settles + pin_seconds;  // else it would hang in the air, and be read so
    return pinned || counts ? of_roll(last, readout.now) : Moments{};
  }
  const bool turned_over = readout.strategies && readout.strategies->age >= to_see_first;
  return turned_over ? Moments{"revealed"} : Moments{};
}

}  // namespace fc::dice_boxing
