#include "cabinet/kiosk/pin.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace fc::cabinet {
namespace {

PinAnswer answer_of(const std::string& steps, const std::string& hash) {
  if (sodium_init() < 0) {
    return {};
  }
  if (!hash.empty()) {
    return {.fits = crypto_pwhash_str_verify(hash.c_str(), steps.c_str(), steps.size()) == 0, .hash = {}};
  }
  std::array<char, crypto_pwhash_STRBYTES> made{};
  const bool done = crypto_pwhash_str(made.data(), steps.c_str(), steps.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                      crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
  return {.fits = done, .hash = done ? std::string(made.data()) : std::string()};
}

}  // namespace

bool is_fit_for_pin(const std::string& steps) {
  return steps.size() >= least_pin_steps && steps.size() <= most_pin_steps &&
         std::ranges::any_of(steps, [&steps](char step) { return step != steps.front(); });
}

int pin_delay_seconds(int wrong) {
  constexpr int longest = 60;
  constexpr int doublings = 6;  // 64 is more than the longest
  return wrong <= 0 ? 0 : std::min(longest, 1 << std::min(wrong - 1, doublings));
}

PinKeeper::PinKeeper()
    : worker_(
          [](const Task& task, const std::stop_token&) {
            if (task.first) {
              task.first();
            }
            PinAnswer answer = answer_of(task.steps, task.hash);
            answer.attempt = task.attempt;
            return answer;
          },
          [](const Task& task, const Fault&) { return PinAnswer{.attempt = task.attempt}; }) {}

}  // namespace fc::cabinet
