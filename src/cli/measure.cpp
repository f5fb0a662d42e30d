#include "cli/measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <limits>

#include "core/random.h"
#include "core/result.h"

namespace fc::cli {
namespace {

/// Of this thread: whatever else the machine does is not counted.
double processor_nanoseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

}  // namespace

void Fingerprint::add(std::int64_t number) {
  for (unsigned shift = 0; shift < 64; shift += 8) {
    hash_ = (hash_ ^ (static_cast<std::uint64_t>(number) >> shift & 0xFFU)) * 0x100000001b3ULL;
  }
}

std::string Fingerprint::hex() const { return fmt::format("{:016x}", hash_); }

std::vector<double> best_times(std::span<const std::function<std::uint64_t()>> works, double least_nanoseconds) {
  std::vector<double> best(works.size(), std::numeric_limits<double>::max());
  std::uint64_t kept = 0;
  for (double spent = 0; spent < least_nanoseconds;) {
    for (std::size_t index = 0; index < works.size(); ++index) {
      const double start = processor_nanoseconds();
      kept += works[index]();
      const double time = processor_nanoseconds() - start;
      best[index] = std::min(best[index], time);
      spent += time;
    }
  }
  FC_CHECK(kept != 0);  // whatever was worked out was looked at
  return best;
}

std::uint64_t draw_alone(std::span<const std::uint32_t> bounds) {
  Random random(1);
  std::uint64_t sum = 0;
  for (const std::uint32_t bound : bounds) {
    sum += random.below(bound);
  }
  return sum;
}

}  // namespace fc::cli
