#include "cabinet/program/soundboard.h"

#include <utility>

namespace fc::cabinet {
namespace {

constexpr double seconds_of_a_line = 4;

}  // namespace

void Announcer::say(std::string text) {
  said_ = std::move(text);
  since_ = clock_->seconds;
}

bool Announcer::fade() {
  const bool over = !said_.empty() && age() > seconds_of_a_line;
  if (over) {
    fall_silent();
  }
  return over;
}

}  // namespace fc::cabinet
