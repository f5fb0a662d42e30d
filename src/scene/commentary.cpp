#include "scene/commentary.h"

#include <algorithm>
#include <string_view>

#include "scene/timeline.h"

namespace fc::scene {

std::string variant_of(const std::string& topic, std::size_t moment, const Words& words) {
  std::size_t count = 0;
  while (words.has(topic + "." + std::to_string(count + 1))) {
    ++count;
  }
  return topic + "." + std::to_string(count == 0 ? 1 : moment % count + 1);
}

namespace {

constexpr float reading_pop_seconds = 0.16F;
constexpr float number_rise = 0.13F;  // of the tray's height, above its middle: what is needed stands below
constexpr float need_drop = 0.33F;
constexpr float need_scale = 0.33F;

/// What is needed; where success bodes ill, what avoids it: the number below is green if it is met.
std::string_view key_of(Success success, bool bodes_ill) {
  switch (success) {
    case Success::above: return bodes_ill ? "menu.reading.at_most" : "menu.reading.above";
    case Success::at_most: return bodes_ill ? "menu.reading.above" : "menu.reading.at_most";
    case Success::at_least: return bodes_ill ? "menu.reading.below" : "menu.reading.at_least";
    case Success::none: break;
  }
  return {};
}

}  // namespace

void add_reading(Stage& stage, const Reading& reading, double age, Motion motion) {
  const float since = static_cast<float>(age) - reading.settles;
  if (since < 0) {
    return;
  }
  const RollCall& call = reading.call;
  const bool judged = call.success != Success::none;
  const bool has_line = judged || !reading.sum.empty();
  if (has_line) {
    stage.readings.push_back(
        {.key = reading.sum.empty() ? std::string(key_of(call.success, reading.bodes_ill)) : std::string(),
         .text = reading.sum,
         .number = call.target,
         .scale = need_scale,
         .ink = Ink::paper,
         .at = {reading.at.x, reading.at.y + need_drop, 0}});
  }
  const float popped = eased(Ease::out, std::min(1.0F, since / reading_pop_seconds));
  const Ink tint = !judged ? Ink::gold : call.succeeds(reading.value) != reading.bodes_ill ? Ink::good : Ink::bad;
  stage.readings.push_back({.key = {},
                            .text = reading.text,
                            .scale = motion == Motion::reduced ? 1 : 1.7F - 0.7F * popped,
                            .ink = tint,
                            .at = {reading.at.x, reading.at.y - (has_line ? number_rise : 0), 0}});
}

float beside(float middle, float half) {
  constexpr float number_half = 0.075F;
  const float right = middle + half + number_half;
  return right + number_half <= 1 ? right : middle - half - number_half;
}

std::string read_of(const Die& die, int value) {
  constexpr int two_digits = 99;
  const std::string number = std::to_string(value);
  return die.lowest == 0 && die.highest == two_digits && value < 10 ? "0" + number : number;
}

}  // namespace fc::scene
