// Plays bouts of one game and counts their results.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "trials/report.h"

namespace fc::trials {

/// A text as an argument of a template.
template <std::size_t size>
struct Letters {
  std::array<char, size> text{};

  // NOLINTNEXTLINE: as if it were the text
  constexpr Letters(const char (&letters)[size]) { std::copy_n(letters, size, text.begin()); }
};

template <Letters before, int number, Letters after>
struct NumberedName {
  static_assert(number > 0 && number < 100);
  static constexpr std::size_t digits = number < 10 ? 1 : 2;
  static constexpr std::size_t size = before.text.size() + digits + after.text.size() - 2;
  static constexpr std::array<char, size> letters = [] {
    std::array<char, size> made{};
    auto end = std::copy_n(before.text.begin(), before.text.size() - 1, made.begin());
    if (number >= 10) {
      *end++ = static_cast<char>('0' + number / 10);
    }
    *end++ = static_cast<char>('0' + number % 10);
    std::copy_n(after.text.begin(), after.text.size() - 1, end);
    return made;
  }();
  static constexpr std::string_view name{letters.data(), size};
};

/// Numbered names: "ended_in_1", "ended_in_2", ... for counters, or "m1 wins", "m2 wins", ... for figures. count: up to 99.
template <Letters before, std::size_t count, Letters after = "">
inline constexpr std::array<std::string_view, count> numbered = []<int... places>(std::integer_sequence<int, places...>) {
  return std::array<std::string_view, count>{NumberedName<before, places + 1, after>::name...};
}
(std::make_integer_sequence<int, static_cast<int>(count)>());

/// All of these lists, one after the other.
template <class Each, std::size_t... sizes>
constexpr std::array<Each, (sizes + ...)> joined(const std::array<Each, sizes>&... lists) {
  std::array<Each, (sizes + ...)> all{};
  auto end = all.begin();
  ((end = std::ranges::copy(lists, end).out), ...);
  return all;
}

/// The figures reported of a game.
struct FigureTable {
  std::span<const Figure> all;
  std::size_t outcome_count = 0;
  std::span<const std::string_view> lengths = {};  ///< counters of bouts that ended in 1, 2, ...; empty: none

  /// The first figures, which say how a bout ends.
  [[nodiscard]] std::span<const Figure> outcomes() const { return all.first(outcome_count); }
};

/// Plays bouts. Each thread needs its own: `play` is not thread-safe.
class Simulator {
 public:
  Simulator() = default;
  Simulator(const Simulator&) = delete;
  Simulator& operator=(const Simulator&) = delete;
  virtual ~Simulator() = default;

  /// Names of the counters; the first is "bouts".
  [[nodiscard]] virtual std::span<const std::string_view> counters() const = 0;
  /// The script's set-up, as JSON text.
  [[nodiscard]] virtual std::string setup() const = 0;
  /// A title for people: "Muhammad Ali v Rocky Marciano, 12 rounds".
  [[nodiscard]] virtual std::string title() const = 0;
  /// Who decides: "red uniform, blue champion".
  [[nodiscard]] virtual std::string players() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Simulator> copy() const = 0;
  /// Plays bout number `bout` of the seed and adds to the counts. The same numbers always give the same bout.
  virtual void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) = 0;
};

// Runs the bouts of a simulation on several threads. The same seed gives the same report, whatever the threads.

struct SimPlan {
  Stretch stretch;
  int threads = 1;  ///< 1 or more
  /// Called now and then, on the calling thread, with the number of bouts done; may be empty. Returns whether to continue:
  /// if not, the report holds the counts so far, and its stretches say which bouts these are.
  std::function<bool(std::uint64_t done)> progress;
};

/// Runs a simulation. game: slug, for the report. Fault unavailable: a bout threw an exception.
Result<Report> run_simulation(std::string_view game, const Simulator& simulator, const SimPlan& plan);

/// Part `index` (from 1) of `parts` of the bouts 0 to bouts - 1: every bout is in exactly one part.
Stretch shard(std::uint64_t seed, std::uint64_t bouts, std::uint64_t index, std::uint64_t parts);

}  // namespace fc::trials
