#include "bots/ringside/uniform.h"

namespace fc::ringside {

std::size_t Uniform::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  return any_answer(brief, random);
}

}  // namespace fc::ringside
