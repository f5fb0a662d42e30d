// Plays bouts of one game and counts what became of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "trials/report.h"

namespace fc::trials {

/// What is reported of a game.
struct FigureTable {
  std::span<const Figure> all;
  std::size_t outcome_count = 0;
  std::span<const std::string_view> lengths = {};  ///< counters of how many bouts ended in 1, 2, ...; empty: not counted

  /// Those that say how a bout ends: the first of all.
  [[nodiscard]] std::span<const Figure> outcomes() const { return all.first(outcome_count); }
};

/// Plays bouts. One for each thread: `play` is not shared.
class Simulator {
 public:
  Simulator() = default;
  Simulator(const Simulator&) = delete;
  Simulator& operator=(const Simulator&) = delete;
  virtual ~Simulator() = default;

  /// Names of what is counted; the first is "bouts".
  [[nodiscard]] virtual std::span<const std::string_view> counters() const = 0;
  /// The script's set-up, as JSON text.
  [[nodiscard]] virtual std::string setup() const = 0;
  /// "Muhammad Ali v Rocky Marciano, 12 rounds".
  [[nodiscard]] virtual std::string title() const = 0;
  /// Who decides: "red uniform, blue champion".
  [[nodiscard]] virtual std::string players() const = 0;
  [[nodiscard]] virtual std::unique_ptr<Simulator> copy() const = 0;
  /// Plays bout number `bout` of the seed and adds to the counts. The same numbers always give the same bout.
  virtual void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) = 0;
};

}  // namespace fc::trials
