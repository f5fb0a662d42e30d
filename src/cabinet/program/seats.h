// Seat assignment: people with devices, people sharing one, bots. Devices may disconnect and reconnect; seats stay.
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
#include "platform/input.h"

namespace fc::cabinet {

enum class Sitter : std::uint8_t {
  person,  ///< has a device of his own
  shared,  ///< shares another seat's device, passed on behind the curtain
  absent,  ///< reserved for an absent person; a stand-in decides meanwhile
  bot,     ///< no person; a stand-in decides
};

struct SeatHolder {
  Sitter sitter = Sitter::bot;
  DeviceId device;                        ///< a person's device; the last one if it is lost
  DeviceKind came_by = DeviceKind::none;  ///< keyboard half that claimed the whole keyboard: the other half may still join
  bool lost = false;                      ///< his pad is disconnected; if he shares: until it reconnects
  int with = 0;                           ///< shared: the seat that owns the device
  StandIn stand_in = bot_of(Level::contender);  ///< decides where no person sits
  std::string name{};                           ///< of the person; empty: unnamed

  [[nodiscard]] bool is_person() const { return sitter == Sitter::person || sitter == Sitter::shared; }
  /// Replacement for a person who leaves during a bout: a bot, as game-specific stand-ins cannot join then.
  [[nodiscard]] StandIn substitute() const { return stand_in.level ? stand_in : bot_of(Level::contender); }
};

class Seats {
 public:
  /// count: 1 to most_seats; all bots at first.
  explicit Seats(int count = 2) : holders_(static_cast<std::size_t>(count)) {}

  /// Replaces stand-ins that a game does not offer by a contender bot.
  void keep_to(std::span<const StandIn> offered);
  /// Adds bot seats or removes seats at the end. A person on a removed seat gets the first remaining bot seat. Clears
  /// onlookers and reservations.
  void resize(int count);

  [[nodiscard]] int count() const { return static_cast<int>(holders_.size()); }
  [[nodiscard]] const SeatHolder& operator[](int seat) const { return holders_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] SeatHolder& operator[](int seat) { return holders_[static_cast<std::size_t>(seat)]; }

  /// The first seat without a person; none if all have one.
  [[nodiscard]] std::optional<int> first_free() const;
  /// A press on an unassigned device takes the first seat without a person. A keyboard half claims the whole keyboard until
  /// the other half joins; then each has its own, and keys in between belong to nobody. Returns the seat; none if the device
  /// has one, or no seat is free.
  std::optional<int> join(DeviceId device);
  /// Assigns a device to a seat; whoever sat there goes, and a seat that had the device becomes a bot's.
  void place(int seat, DeviceId device);
  /// Turns the seat into a bot's. Those who shared its device keep it.
  void leave(int seat);
  /// As `leave`, but the seat stays reserved for him, with his name.
  void go_away(int seat);
  /// Marks a device as an onlooker's: it controls nothing until seated, even if only one person plays.
  void look_on(DeviceId device);
  [[nodiscard]] bool looks_on(DeviceId device) const;
  /// What the pad of an onlooker became that was reconnected since; itself if it was not.
  [[nodiscard]] DeviceId onlooker_now(DeviceId device) const;
  /// Makes the seat share the device of this one's holder, else that of the first person; whoever lost his pad on this seat
  /// gets it back on reconnection. False: nobody has a device.
  bool share(int seat, DeviceId device = {});

  /// A device was disconnected: its seat keeps its person. Returns the seat.
  std::optional<int> lose(DeviceId device);
  /// A device was connected: given to the first seat that lost one, then to seats sharing because their owner lost his;
  /// keyboard halves as in `join`. Returns the seat; none if nobody waits or it is in use. A pad that no seat waits for is
  /// an onlooker's again if one lost his.
  std::optional<int> give_back(DeviceId device);
  /// Whoever had a device continues with another; if that is somebody's, they share it until his own is back.
  void replace_device(DeviceId before, DeviceId device);
  [[nodiscard]] bool is_lost(int seat) const { return (*this)[seat].sitter == Sitter::person && (*this)[seat].lost; }
  [[nodiscard]] std::optional<int> first_lost() const;
  /// Whoever has this name is unnamed from now on.
  void forget(std::string_view name);
  /// Names of the people here, in seat order; unnamed ones are omitted.
  [[nodiscard]] std::vector<std::string> names() const;

  /// The seats a press of this device may mean, lowest first: one, or all that share it. Both keyboard halves count as the
  /// whole keyboard if that is assigned.
  [[nodiscard]] std::vector<int> seats_of(DeviceId device) const;
  [[nodiscard]] int people() const;
  /// By seat; none: a person.
  [[nodiscard]] std::vector<std::optional<StandIn>> stand_ins() const;
  /// Whether this is the whole keyboard while its halves are assigned separately.
  [[nodiscard]] bool is_split(DeviceId device) const;
  /// Whether a person has exactly this device.
  [[nodiscard]] bool holds(DeviceId device) const;
  /// The device of the first person with one of his own; none if nobody has.
  [[nodiscard]] DeviceId first_device() const;
  /// The seats this device may control in a bout: its own; if only one person plays, any unassigned device controls his.
  [[nodiscard]] std::vector<int> acting(DeviceId device) const;
  [[nodiscard]] bool acts_for(DeviceId device, int seat) const;
  /// Whether mouse or touch may answer for a seat. An unassigned pointer belongs to the keyboard players, and only to them.
  [[nodiscard]] bool points_for(DeviceId pointer, int seat) const;
  /// If only one person plays, switches him to this device, so that prompts show its buttons.
  void change_device(DeviceId device);
  /// The device that controls a seat: its own or the shared one.
  [[nodiscard]] DeviceId device_of(int seat) const;
  /// Whether the seat needs the curtain for secret picks: another person shares its device or sees its pointer.
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

  struct Onlooker {
    DeviceId device;
    DeviceId first;  ///< before it was reconnected
    bool lost = false;
  };

  std::vector<SeatHolder> holders_;
  std::vector<Onlooker> onlookers_;
};

/// Whether a press of `pressed` counts for the holder of `held`.
bool covers(DeviceId held, DeviceId pressed);

// Seats, devices, and texts that describe them.

class Seating {
 public:
  /// offscreen: keys come from the program itself, without a window.
  explicit Seating(bool offscreen) : devices_(offscreen) {}

  [[nodiscard]] Seats& seats() { return seats_; }
  [[nodiscard]] const Seats& seats() const { return seats_; }
  [[nodiscard]] platform::Devices& devices() { return devices_; }
  [[nodiscard]] const platform::Devices& devices() const { return devices_; }

  /// Seats people as they sat before; whose pad was unplugged meanwhile has lost it.
  void seat_again(Seats before);

  /// Notes that this device was used.
  void used(DeviceId device) { last_device_ = device; }
  /// The device used last; none before the first input.
  [[nodiscard]] DeviceId last_device() const { return last_device_; }
  /// The device whose controls are shown in prompts: the one used last, initially the keyboard. Half of an unsplit keyboard
  /// counts as the whole.
  [[nodiscard]] DeviceId device_in_use() const;

  /// One person, with this device, in the first of so many seats, bots in the others.
  void seat_alone(int seats, DeviceId device);
  /// Sets up a lesson: one person alone, with the current device, among the weakest bots. A person who already sat alone
  /// keeps device and name.
  void seat_learner(int seats);

  /// Glyphs and control names of a device.
  [[nodiscard]] overlay::Controls controls_of(DeviceId device) const;
  /// Number of a pad among several, from 1; 0 if there is at most one, or it is no pad.
  [[nodiscard]] int number_of(DeviceId device) const;
  [[nodiscard]] overlay::SeatModel seat_model(int seat) const;
  /// The seat shown as if its stand-in sat there.
  [[nodiscard]] overlay::SeatModel bot_model(int seat) const;
  /// Description of a seat's holder: "Ann", "Pad 1", "Champion".
  [[nodiscard]] std::string sitter_words(int seat, const Words& words) const;
  /// The prompt that this seat must answer, and with which device. name: displayed name of the seat.
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
