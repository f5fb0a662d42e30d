#include "cabinet/program/press_guard.h"

#include <algorithm>

namespace fc::cabinet {
namespace {

/// Slower than a double tap, faster than anybody reads.
constexpr double news_seconds = 0.5;
/// After a pick a hand is still on its buttons.
constexpr double pick_seconds = 1;

}  // namespace

void PressGuard::news() {
  news_at_ = clock_->seconds;
  lasting_ = false;
}

void PressGuard::last_page() {
  news();
  lasting_ = true;
}

void PressGuard::picking(bool open) {
  if (open || pick_is_open_) {
    picked_at_ = clock_->seconds;
  }
  pick_is_open_ = open;
}

bool PressGuard::holds() const { return share_waited() < 1; }

float PressGuard::share_waited() const {
  return news_at_ < 0 ? 1 : static_cast<float>(std::clamp((clock_->seconds - news_at_) / news_seconds, 0.0, 1.0));
}

bool PressGuard::is_left_over(const Press& press) const {
  const bool leads_away =
      press.button == Button::back || press.button == Button::rulebook || press.button == Button::details;
  return leads_away && press.pick.valid() && picked_at_ >= 0 && clock_->seconds - picked_at_ < pick_seconds;
}

bool PressGuard::drops(const Press& press) {
  if (!press.down) {
    return false;
  }
  if (press.button == Button::accept || (lasting_ && press.button == Button::back)) {
    return drops_click();
  }
  return !pick_is_open_ && is_left_over(press);
}

bool PressGuard::drops_click() {
  const bool dropped = holds();
  if (dropped && lasting_) {
    news_at_ = clock_->seconds;
  }
  return dropped;
}

}  // namespace fc::cabinet
