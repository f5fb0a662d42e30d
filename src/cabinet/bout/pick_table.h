// The table in front of the players: whose cursor stands where, which pieces of a secret pick have been taken, which picks
// are in, and for whom the curtain waits. No pick itself lies here once it is sealed.
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

/// How many places a secret pick has on every device.
inline constexpr std::size_t pick_places = 6;

class PickTable {
 public:
  /// seed: of the shuffled layouts.
  explicit PickTable(std::uint64_t seed) : shuffles_(seed) {}

  /// Looks at what is asked now; a new question starts with fresh cursors and, where people share a device, the curtain.
  void follow(const BoutRun& run, const std::vector<AskedQuestion>& questions, const Seats& seats, bool shuffle);
  /// Stamps fall on picks that came in without a press.
  void stamp(const std::vector<AskedQuestion>& questions, double seconds);

  [[nodiscard]] std::size_t cursor(int seat) const { return picks_[index(seat)].cursor; }
  void set_cursor(int seat, std::size_t option) { picks_[index(seat)].cursor = option; }
  /// The prompt's place at each of the six places of a secret pick.
  [[nodiscard]] const std::array<std::int8_t, pick_places>& layout(int seat) const { return picks_[index(seat)].layout; }
  /// The prompt's place that a press means; none if it means none.
  [[nodiscard]] std::optional<std::size_t> place_of(int seat, PickSlot slot) const;

  /// How many pieces of each place a seat has taken so far, for an answer that is put together.
  [[nodiscard]] const std::array<std::uint8_t, pick_places>& taken(int seat) const { return picks_[index(seat)].taken; }
  /// A seat takes one more piece. False: there is none left, or it has all it needs.
  bool take(int seat, const scene::Prompt& prompt, std::size_t place);
  /// It puts all pieces back.
  void put_back(int seat) { picks_[index(seat)].taken.fill(0); }
  /// The answer its pieces make; none while it is not whole.
  [[nodiscard]] std::optional<std::size_t> whole(int seat, const scene::Prompt& prompt) const;

  void sealed(int seat, double seconds);
  /// How many stamps have fallen in all.
  [[nodiscard]] std::size_t stamps() const { return stamps_; }
  /// A stamp is falling.
  [[nodiscard]] bool moving(double seconds) const;
  [[nodiscard]] double sealed_age(int seat, double seconds) const { return seconds - picks_[index(seat)].sealed_at; }

  /// The seat that the curtain waits for: until it has taken over, nothing of its pick shows.
  [[nodiscard]] std::optional<int> curtain() const;
  void open_curtain() { open_ = true; }
  /// Whether this seat's secret question is hidden now: behind the curtain, or because another seat picks behind it, when
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
  void shuffle_layout(SeatPick& pick);

  std::array<SeatPick, most_seats> picks_{};
  std::vector<int> turns_;  ///< seats that take their secret picks one after another, the next one first
  bool open_ = false;       ///< the first of turns_ has taken over
  std::size_t stamps_ = 0;
  std::size_t asked_count_ = 0;
  Random shuffles_;
};

/// Whether a secret question must be answered by buttons alone, nothing following the focus or the pointer, nothing of the
/// pick showing: another person looks on.
bool is_discreet(const PickTable& table, const Seats& seats, int seat);

}  // namespace fc::cabinet
