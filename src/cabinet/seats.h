// Who sits where: people with devices, people who share one, bots. Devices come, go and come back; seats stay.
#pragma once

#include <optional>
#include <vector>

#include "core/need.h"
#include "match/controller.h"
#include "platform/press.h"

namespace fc::cabinet {

enum class Sitter : std::uint8_t {
  person,  ///< with a device of his own
  shared,  ///< with the device of another seat, passed from hand to hand behind the curtain
  bot,
};

struct SeatHolder {
  Sitter sitter = Sitter::bot;
  DeviceId device;    ///< of a person; where it was last, if it is lost
  bool lost = false;  ///< his pad is gone
  Level level = Level::contender;

  [[nodiscard]] bool is_person() const { return sitter != Sitter::bot; }
};

class Seats {
 public:
  /// count: 1 to most_seats; all bots at first.
  explicit Seats(int count = 2) : holders_(static_cast<std::size_t>(count)) {}

  [[nodiscard]] int count() const { return static_cast<int>(holders_.size()); }
  [[nodiscard]] const SeatHolder& operator[](int seat) const { return holders_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] SeatHolder& operator[](int seat) { return holders_[static_cast<std::size_t>(seat)]; }

  /// A press on a device nobody holds takes the first seat without a person. A hand of the keyboard that joins while
  /// somebody holds the whole keyboard leaves him the other hand. Returns the seat, none if he has one already or no seat
  /// is free.
  std::optional<int> join(DeviceId device);
  /// Puts a device in one seat; whoever had it there or the device elsewhere makes room (for a bot).
  void place(int seat, DeviceId device);
  /// The seat becomes a bot's. Seats that shared its device become bots' too.
  void leave(int seat);
  /// The seat takes turns with the first person's device. False: nobody has one.
  bool share(int seat);

  /// A device vanished: its seat keeps its place. Returns the seat.
  std::optional<int> lose(DeviceId device);
  /// A device came: the first seat that lost one takes it. Returns the seat.
  std::optional<int> give_back(DeviceId device);
  [[nodiscard]] std::optional<int> first_lost() const;

  /// The seats that a press of this device can mean, lowest first: one, or several who share it. Both hands of the
  /// keyboard count as the whole keyboard where the whole keyboard is held.
  [[nodiscard]] std::vector<int> seats_of(DeviceId device) const;
  [[nodiscard]] int people() const;
  /// The device that acts for a seat: its own, or the one it shares.
  [[nodiscard]] DeviceId device_of(int seat) const;
  /// Whether the seat takes its secret picks behind the curtain: another person uses its device too, or sees its pointer.
  [[nodiscard]] bool needs_curtain(int seat) const;

 private:
  std::vector<SeatHolder> holders_;
};

/// Whether a press of `pressed` counts for somebody who holds `held`.
bool same_hands(DeviceId held, DeviceId pressed);

}  // namespace fc::cabinet
