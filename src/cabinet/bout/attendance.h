// Tracks whether the window is in use. Pads work without keyboard focus, so a hidden window must ignore their presses.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/program/seats.h"
#include "core/need.h"
#include "overlay/bout/game_panels.h"
#include "platform/input.h"

namespace fc::cabinet {

class Attendance {
 public:
  /// kiosk: losing keyboard focus is ignored, as nobody could give it back.
  explicit Attendance(bool kiosk) : kiosk_(kiosk) {}

  /// What to do with an event.
  enum class Meaning : std::uint8_t {
    for_screens,  ///< pass it to the screens
    leaving,      ///< the window was just left: pause everything
    nothing,      ///< ignore it: a window event, invisible effect, or no real input
  };
  Meaning take(const platform::InputEvent& event);

  /// Whether the window lost focus or was hidden, and nobody has pressed anything here since.
  [[nodiscard]] bool is_left() const { return left_; }

 private:
  /// Whether a hand moved the mouse, not a window that came or went under it.
  bool is_moved(const platform::Pointer& pointer);

  bool kiosk_;
  bool left_ = false;
  bool unseen_ = false;           ///< put away: nobody can see it
  bool mouse_rests_ = false;      ///< the window came or went, and nobody has touched the mouse since
  std::optional<Point> rest_at_;  ///< where it rests; none: not known yet
};

// Lets the others go on without an unresponsive player: tracks each seat's silence, and the button that others hold to let a
// bot take over.

class InactivePlayers {
 public:
  /// Advances. asked: seats whose answers others wait for; question: number of the current question.
  void follow(double dt, const std::vector<int>& asked, std::size_t question);
  /// Registers input for that seat.
  void note_input(int seat) { silent_[static_cast<std::size_t>(seat)] = 0; }

  /// The seat offered to a bot: the one silent for longest; none: no one is silent for long.
  [[nodiscard]] std::optional<int> offered() const { return offered_; }
  /// A waiting player presses or releases his button.
  void hold(bool down);
  [[nodiscard]] bool is_held() const { return held_.has_value(); }
  /// Whether a button is being held, so that time must advance.
  [[nodiscard]] bool counts_hold() const { return is_held() || returning_.kind != DeviceKind::none; }
  /// Progress of the hold, 0 to 1; at 1 a bot takes over.
  [[nodiscard]] double share_held() const;

  /// A bot takes the seat until its person uses his device again.
  void hand_to_bot(int seat, Seats& seats);
  /// A device of a replaced person is used again: restores all its seats and returns them. Empty: nobody with it was
  /// replaced, others have his seat, or others go on with his device: in that case only a hold tells him from them.
  std::vector<int> come_back(DeviceId device, Seating& seating);
  /// A shared device presses or releases its button to come back; the press keeps its normal meaning.
  void hold_to_come_back(DeviceId device, bool down, const Seats& seats);
  /// Ends every hold: its release may not be seen.
  void let_go();
  /// Restores those who held it long enough; they share the device from now on.
  std::vector<int> come_back_by_hold(Seating& seating);

 private:
  struct Gone {
    SeatHolder was;
    struct Sharer {
      int seat = 0;
      std::string name;
    };
    std::vector<Sharer> shared_with;  ///< whatever pad these go on with, it is his as well
  };
  static bool is_used_by(const Gone& gone, DeviceId device, const Seats& seats);
  /// All who had gone with this device sit there again.
  std::vector<int> seat_again(DeviceId device, Seating& seating);

  std::array<double, most_seats> silent_{};  ///< seconds, by seat
  std::size_t question_ = 0;
  std::optional<int> offered_;
  std::optional<double> held_;                          ///< seconds
  DeviceId returning_;                                  ///< holds its button to come back
  double returning_held_ = 0;                           ///< seconds
  std::array<std::optional<Gone>, most_seats> gone_{};  ///< by seat
};

// Absences in a long game over several sessions: a seat stays its owner's while somebody else decides, and the ranges are
// recorded so that he can be told.

class Absences {
 public:
  /// Reads stored absences (`records::SeatRow::away`), by seat; ignores invalid ones.
  void read(const std::vector<std::string>& kept);
  [[nodiscard]] std::vector<std::string> kept() const;

  struct News {
    std::vector<int> back{};  ///< returned people for whom something was decided
    bool changed = false;     ///< the stored data changed
  };
  /// Updates from the current seats. A person's seat that became a bot's stays his, whoever else came meanwhile, unless he
  /// took another seat. choices: of the script so far.
  News follow(Seats& seats, std::size_t choices);
  /// The ranges decided by others since `choices`. seat: whose; none: all.
  [[nodiscard]] std::vector<overlay::StoodIn> since(std::size_t choices, std::optional<int> seat) const;

 private:
  struct Span {
    std::size_t from = 0;
    std::optional<std::size_t> to;
  };
  struct Chair {
    bool taken = false;  ///< its owner sits there
    std::string name{};  ///< of whoever sat there last
    DeviceId device;     ///< and his
    std::vector<Span> spans{};
  };
  std::array<Chair, most_seats> chairs_{};
};

}  // namespace fc::cabinet
