// Who sits where, with which device, and how the screen speaks of it.
#pragma once

#include <string>
#include <string_view>

#include "cabinet/program/seats.h"
#include "library/words.h"
#include "overlay/controls/prompts.h"
#include "overlay/screens/setup.h"
#include "platform/devices.h"

namespace fc::cabinet {

class Seating {
 public:
  /// offscreen: keys come from the program itself, without a window.
  explicit Seating(bool offscreen) : devices_(offscreen) {}

  [[nodiscard]] Seats& seats() { return seats_; }
  [[nodiscard]] const Seats& seats() const { return seats_; }
  [[nodiscard]] platform::Devices& devices() { return devices_; }
  [[nodiscard]] const platform::Devices& devices() const { return devices_; }

  /// Somebody used this device.
  void used(DeviceId device) { last_device_ = device; }
  /// The one that was used last; none until anybody does anything.
  [[nodiscard]] DeviceId last_device() const { return last_device_; }
  /// The device whose controls the prompts show: the last that was used, the keyboard before. Half of a keyboard that
  /// nobody has split counts as the whole keyboard.
  [[nodiscard]] DeviceId device_in_use() const;

  /// One person alone with the device in use, in the first seat; at the others sparring partners, the weakest bots. Whoever
  /// sat alone keeps his device and his name.
  void seat_learner(int seats);

  /// How a device looks and what its controls are called now.
  [[nodiscard]] overlay::Controls controls_of(DeviceId device) const;
  /// Which of several pads, from 1; 0 when there is at most one, or it is no pad.
  [[nodiscard]] int number_of(DeviceId device) const;
  [[nodiscard]] overlay::SeatModel seat_model(int seat) const;
  /// The seat as if its stand-in sat there.
  [[nodiscard]] overlay::SeatModel bot_model(int seat) const;
  /// A seat in words: "Ann", "Pad 1", "Champion".
  [[nodiscard]] std::string sitter_words(int seat, const Words& words) const;
  /// That this seat is to answer, and with what device, in words. name: what the screen calls the seat.
  [[nodiscard]] std::string turn_words(int seat, std::string_view name, const Words& words) const;
  /// "Pad 2"
  [[nodiscard]] std::string device_words(DeviceId device, const Words& words) const;

 private:
  /// "Pad 1", "Champion".
  [[nodiscard]] std::string holder_words(int seat, const Words& words) const;

  Seats seats_;
  platform::Devices devices_;
  DeviceId last_device_;
};

}  // namespace fc::cabinet
