// What the bench of every game needs: a fingerprint of what its rules do, and the time of its bouts and of their draws.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace fc::cli {

/// FNV-1a over numbers.
class Fingerprint {
 public:
  void add(std::int64_t number);
  [[nodiscard]] std::string hex() const;

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

/// Nanoseconds of one call of each work, the best of several runs in turn over about `least_nanoseconds`. What the works
/// give is kept alive, so that it is worked out.
std::vector<double> best_times(std::span<const std::function<std::uint64_t()>> works, double least_nanoseconds);

/// Random numbers from 0 to bound - 1 for each bound, and nothing else.
std::uint64_t draw_alone(std::span<const std::uint32_t> bounds);

}  // namespace fc::cli
