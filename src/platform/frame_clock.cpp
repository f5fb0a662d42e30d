#include "platform/frame_clock.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <thread>
#include <utility>

namespace fc::platform {
namespace {

constexpr std::chrono::milliseconds between_looks{4};
constexpr std::chrono::milliseconds nearly{3};

}  // namespace

FrameClock::FrameClock(bool virtual_time) : virtual_(virtual_time), start_(Steady::now()), due_(start_) {}

void FrameClock::begin_frame() {
  ++frame_;
  if (virtual_) {
    seconds_ = static_cast<double>(frame_) * frame_seconds + passed_;
    return;
  }
  const Steady::time_point now = Steady::now();
  const bool in_time = std::exchange(paced_, false) && now - due_ < nearly;
  seconds_ = std::max(seconds_, std::chrono::duration<double>((in_time ? due_ : now) - start_).count());
}

void FrameClock::pace() {
  if (virtual_) {
    return;
  }
  const auto step = std::chrono::duration_cast<Steady::duration>(std::chrono::duration<double>(frame_seconds));
  const Steady::time_point now = Steady::now();
  // After a rest or a slow frame, count from here: frames that were missed are not made up.
  due_ = std::max(due_ + step, now - step);
  if (due_ > now) {
    std::this_thread::sleep_until(std::min(due_, now + step));
  }
  paced_ = true;
}

void FrameClock::rest(double at_most_seconds) {
  if (virtual_) {
    return;
  }
  const auto wait = std::chrono::milliseconds(static_cast<int>(std::ceil(std::max(0.0, at_most_seconds) * 1000.0)));
  if (SDL_NumJoysticks() == 0) {
    SDL_WaitEventTimeout(nullptr, static_cast<int>(wait.count()));
  } else {
    // With a pad SDL itself looks a thousand times a second. A frame is 16 ms, so nobody feels these 4.
    const Steady::time_point end = Steady::now() + wait;
    while (SDL_PollEvent(nullptr) == 0 && Steady::now() < end) {
      std::this_thread::sleep_for(between_looks);
    }
  }
  due_ = Steady::now();
}

void FrameClock::wake() {
  SDL_Event nothing{};
  nothing.type = SDL_USEREVENT;
  SDL_PushEvent(&nothing);
}

}  // namespace fc::platform
