// Input state of open questions: cursors, pieces taken, which picks are in, and the curtain. Sealed picks are not stored
// here.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "cabinet/bout/bout_run.h"
#include "cabinet/program/seats.h"
#include "core/random.h"
#include "overlay/bout/game_panels.h"

namespace fc::cabinet {

/// Number of buttons of a secret pick on every device.
inline constexpr std::size_t pick_places = 6;

class PickTable {
 public:
  /// seed: for shuffled layouts.
  explicit PickTable(std::uint64_t seed) : shuffles_(seed) {}

  /// Follows the open questions; a new one resets the cursors. Where people share a device, also since a moment ago, it
  /// lowers the curtain.
  void follow(const BoutRun& run, const std::vector<AskedQuestion>& questions, const Seats& seats, bool shuffle);
  /// Starts the stamp animation of picks that came in without a press.
  void stamp(const std::vector<AskedQuestion>& questions, double seconds);

  [[nodiscard]] std::size_t cursor(int seat) const { return picks_[index(seat)].cursor; }
  void set_cursor(int seat, std::size_t option) { picks_[index(seat)].cursor = option; }
  /// The prompt's place assigned to each of the six buttons.
  [[nodiscard]] const std::array<std::int8_t, pick_places>& layout(int seat) const { return picks_[index(seat)].layout; }
  /// The prompt's place that a press means; none if it has none.
  [[nodiscard]] std::optional<std::size_t> place_of(int seat, PickSlot slot) const;

  /// Composed answers: number of pieces taken of each place so far.
  [[nodiscard]] const std::array<std::uint8_t, pick_places>& taken(int seat) const { return picks_[index(seat)].taken; }
  /// Takes one more piece. False: none is left, or the answer is complete.
  bool take(int seat, const scene::Prompt& prompt, std::size_t place);
  /// Returns all pieces.
  void put_back(int seat) { picks_[index(seat)].taken.fill(0); }
  /// The option composed of its pieces; none if incomplete.
  [[nodiscard]] std::optional<std::size_t> composed_option(int seat, const scene::Prompt& prompt) const;

  void sealed(int seat, double seconds);
  /// Number of stamps so far.
  [[nodiscard]] std::size_t stamps() const { return stamps_; }
  /// Whether a stamp is being animated.
  [[nodiscard]] bool moving(double seconds) const;
  [[nodiscard]] double sealed_age(int seat, double seconds) const { return seconds - picks_[index(seat)].sealed_at; }

  /// The seat that the curtain is waiting for; nothing of its pick is shown until it has taken over.
  [[nodiscard]] std::optional<int> curtain() const;
  void open_curtain() { open_ = true; }
  /// Whether this seat's secret question is hidden now: it is behind the curtain, or another seat is picking behind it, when
  /// nobody else should have to look.
  [[nodiscard]] bool hidden(int seat) const;

 private:
  struct SeatPick {
    std::size_t cursor = 0;
    std::array<std::int8_t, pick_places> layout{0, 1, 2, 3, 4, 5};
    std::array<std::uint8_t, pick_places> taken{};
    bool stamped = false;
    double sealed_at = -100;
  };
  static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
  void begin(const std::vector<AskedQuestion>& questions, bool shuffle);
  void shuffle_layout(SeatPick& pick);

  std::array<SeatPick, most_seats> picks_{};
  std::vector<int> turns_;  ///< seats that take their secret picks one after another, the next one first
  bool open_ = false;       ///< the first of turns_ has taken over
  std::size_t stamps_ = 0;
  std::size_t asked_count_ = 0;
  Random shuffles_;
};

/// Whether another person can see the screen, so that a secret pick must use buttons only, without visible focus or cursor.
bool is_discreet(const PickTable& table, const Seats& seats, int seat);

}  // namespace fc::cabinet
