// The table in front of the players: whose cursor stands where, which secret picks are in, and for whom the curtain waits.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "cabinet/bout_run.h"
#include "cabinet/seats.h"
#include "core/random.h"
#include "overlay/game_panels.h"

namespace fc::cabinet {

class PickTable {
 public:
  /// seed: of the shuffled layouts.
  explicit PickTable(std::uint64_t seed) : shuffles_(seed) {}

  /// Looks at what is asked now; a new question starts with fresh cursors and, where people share a device, the curtain.
  void follow(const BoutRun& run, const std::vector<AskedQuestion>& questions, const Seats& seats, bool shuffle);

  [[nodiscard]] std::size_t cursor(int seat) const { return places_[index(seat)].cursor; }
  void set_cursor(int seat, std::size_t option) { places_[index(seat)].cursor = option; }
  /// The option at each of the six places of a secret pick.
  [[nodiscard]] const std::array<std::int8_t, 6>& layout(int seat) const { return places_[index(seat)].layout; }
  /// The option at one place, none if there is no option there.
  [[nodiscard]] std::optional<std::size_t> option_at(int seat, PickSlot slot, std::size_t options) const;

  void sealed(int seat, double seconds);
  /// A stamp is falling.
  [[nodiscard]] bool moving(double seconds) const;
  [[nodiscard]] double sealed_age(int seat, double seconds) const { return seconds - places_[index(seat)].sealed_at; }

  /// The seat that the curtain waits for: until it has taken over, nothing of its pick shows.
  [[nodiscard]] std::optional<int> curtain() const;
  void open_curtain() { open_ = true; }
  /// Whether this seat's secret question is hidden now: behind the curtain, or another seat's turn with the shared device.
  [[nodiscard]] bool hidden(int seat) const;

 private:
  struct Place {
    std::size_t cursor = 0;
    std::array<std::int8_t, 6> layout{0, 1, 2, 3, 4, 5};
    double sealed_at = -100;
  };
  static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
  void shuffle_layout(Place& place);

  std::array<Place, most_seats> places_{};
  std::vector<int> turns_;  ///< seats that take their secret picks one after another, the next one first
  bool open_ = false;       ///< the first of turns_ has taken over
  std::size_t asked_count_ = 0;
  Random shuffles_;
};

/// Whether a secret question must be answered by buttons alone, nothing following the focus or the pointer: another person
/// looks on, or a pad's buttons are picks themselves.
bool is_discreet(const PickTable& table, const Seats& seats, int seat);

}  // namespace fc::cabinet
