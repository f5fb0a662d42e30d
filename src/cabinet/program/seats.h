// Who sits where: people with devices, people who share one, bots. Devices come, go and come back; seats stay.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/need.h"
#include "library/words.h"
#include "match/controller.h"
#include "overlay/controls/prompts.h"
#include "overlay/screens/setup.h"
#include "platform/devices.h"
#include "platform/press.h"

namespace fc::cabinet {

enum class Sitter : std::uint8_t {
  person,  ///< with a device of his own
  shared,  ///< with the device of another seat, passed on behind the curtain
  absent,  ///< the chair of a person who is not here: a stand-in decides until he comes
  bot,     ///< nobody: a stand-in decides
};

struct SeatHolder {
  Sitter sitter = Sitter::bot;
  DeviceId device;                              ///< of a person; where it was last, if it is lost
  DeviceKind came_by = DeviceKind::none;        ///< the half that took the whole keyboard: the other may still join
  bool lost = false;                            ///< his own pad is gone; if he shares: until it is back
  int with = 0;                                 ///< the seat whose device is shared
  StandIn stand_in = bot_of(Level::contender);  ///< who decides where no person sits
  std::string name{};                           ///< of the person; empty: nobody gave one

  [[nodiscard]] bool is_person() const { return sitter == Sitter::person || sitter == Sitter::shared; }
  /// Who goes on for a person that leaves in the middle of a bout: a bot, for what only one game knows cannot join there.
  [[nodiscard]] StandIn substitute() const { return stand_in.level ? stand_in : bot_of(Level::contender); }
};

class Seats {
 public:
  /// count: 1 to most_seats; all bots at first.
  explicit Seats(int count = 2) : holders_(static_cast<std::size_t>(count)) {}

  /// Where what stands in is none of those that a game offers, a contender takes its seat.
  void keep_to(std::span<const StandIn> offered);
  /// Chairs come or go at the end; new ones are bots'. A person whose chair goes takes the first bot's chair that stays.
  /// Nobody looks on any more, and no chair is kept for anybody.
  void resize(int count);

  [[nodiscard]] int count() const { return static_cast<int>(holders_.size()); }
  [[nodiscard]] const SeatHolder& operator[](int seat) const { return holders_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] SeatHolder& operator[](int seat) { return holders_[static_cast<std::size_t>(seat)]; }

  /// The first seat without a person; none if people hold all.
  [[nodiscard]] std::optional<int> first_free() const;
  /// A press on a device nobody holds takes the first seat without a person. A half of the keyboard takes all of it until
  /// the other half joins, and then each its own; the keys between the halves are nobody's. Returns the seat, none if he has
  /// one already or no seat is free.
  std::optional<int> join(DeviceId device);
  /// Puts a device in one seat; whoever had it there or the device elsewhere makes room (for a bot).
  void place(int seat, DeviceId device);
  /// The seat becomes a bot's. Whoever shared its device goes on with it.
  void leave(int seat);
  /// As `leave`, but the chair stays his, with his name.
  void go_away(int seat);
  /// Whoever holds this device is at the table without a seat: it acts for nobody before he sits down, however few people
  /// sit.
  void look_on(DeviceId device);
  [[nodiscard]] bool looks_on(DeviceId device) const;
  /// The seat takes turns with whoever holds this device, else with the first person; whoever lost his pad there gets it
  /// back when he returns. False: nobody has a device.
  bool share(int seat, DeviceId device = {});

  /// A device vanished: its seat keeps its place. Returns the seat.
  std::optional<int> lose(DeviceId device);
  /// A device came: the first seat that lost one takes it, before one that is shared because its owner lost his; of the
  /// keyboard's halves as with `join`. Returns the seat; none if nobody waits, or others hold that device.
  std::optional<int> give_back(DeviceId device);
  [[nodiscard]] bool is_lost(int seat) const { return (*this)[seat].sitter == Sitter::person && (*this)[seat].lost; }
  [[nodiscard]] std::optional<int> first_lost() const;
  /// The names that people here were given, by seat; without those who have none.
  [[nodiscard]] std::vector<std::string> names() const;

  /// The seats that a press of this device can mean, lowest first: one, or several who share it. Both halves of the
  /// keyboard count as the whole keyboard where the whole keyboard is held.
  [[nodiscard]] std::vector<int> seats_of(DeviceId device) const;
  [[nodiscard]] int people() const;
  /// By seat; none: a person.
  [[nodiscard]] std::vector<std::optional<StandIn>> stand_ins() const;
  /// The whole keyboard, while its halves are held.
  [[nodiscard]] bool is_split(DeviceId device) const;
  /// Whether somebody sits with exactly this device.
  [[nodiscard]] bool holds(DeviceId device) const;
  /// The device of the first person who has one of his own; none if nobody has.
  [[nodiscard]] DeviceId first_device() const;
  /// The seats that this device may act for in a bout: its own; a person alone may use whatever is there and is nobody
  /// else's.
  [[nodiscard]] std::vector<int> acting(DeviceId device) const;
  [[nodiscard]] bool acts_for(DeviceId device, int seat) const;
  /// Whether the mouse or a finger may answer for a seat. One that nobody sits with lies beside the keyboard: it belongs to
  /// all who play there, and to nobody else.
  [[nodiscard]] bool points_for(DeviceId pointer, int seat) const;
  /// A person alone who picks up another device goes on with that one, and sees its buttons.
  void change_device(DeviceId device);
  /// The device that acts for a seat: its own, or the one it shares.
  [[nodiscard]] DeviceId device_of(int seat) const;
  /// Whether the seat takes its secret picks behind the curtain: another person uses its device too, or sees its pointer.
  [[nodiscard]] bool needs_curtain(int seat) const;

 private:
  /// Whoever holds the whole keyboard keeps the other half of it. False: the device is somebody's.
  bool make_room_for(DeviceId device);
  /// Sits a person down, who has no name yet. A half whose other half nobody holds brings the whole keyboard.
  void sit(int seat, DeviceId device);
  /// Returns who sat there.
  SeatHolder make_bot(int seat);
  /// The seat that has the device of this one.
  [[nodiscard]] int owner(int seat) const;
  /// Whoever shares with a seat that has no device any more shares with the first that has; else the seat becomes a bot's.
  void share_what_is_there();
  /// Whoever shared the device of seat `before` now shares that of `owner`.
  void share_with(int owner, int before);

  std::vector<SeatHolder> holders_;
  std::vector<DeviceId> onlookers_;
};

/// Whether a press of `pressed` counts for somebody who holds `held`.
bool covers(DeviceId held, DeviceId pressed);

// Who sits where, with which device, and how the screen speaks of it.

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
