// Whether somebody is in front of the window. Pads are heard without it, so a window that was put away must not act on them.
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
  /// kiosk: goes on whatever takes its keyboard, for nobody is there to give it back.
  explicit Attendance(bool kiosk) : kiosk_(kiosk) {}

  /// What an event of the window or of a device comes to.
  enum class Meaning : std::uint8_t {
    for_screens,  ///< act on it
    leaving,      ///< the window has just been left: hold everything
    nothing,      ///< not for the screens: it told about the window, nobody could see what it would do, or nobody did it
  };
  Meaning take(const platform::InputEvent& event);

  /// Another window has the keyboard, or this one is put away, and nobody has pressed anything here since.
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

// Whoever is asked and has gone must not keep the others: how long each seat has been silent, and the button that somebody
// else holds to let a bot go on.

class Desertion {
 public:
  /// Time passes. asked: the seats whose answer others wait for; all others are expected to be silent. question: grows with
  /// every question.
  void follow(double dt, const std::vector<int>& asked, std::size_t question);
  /// Somebody who answers for that seat pressed something.
  void heard(int seat) { silent_[static_cast<std::size_t>(seat)] = 0; }

  /// The seat that is offered to a bot now: the one that has been silent longest.
  [[nodiscard]] std::optional<int> offered() const { return offered_; }
  /// Somebody who waits for it holds his button, or lets go.
  void hold(bool down);
  [[nodiscard]] bool is_held() const { return held_.has_value(); }
  /// Whether time tells what somebody who holds a button wants.
  [[nodiscard]] bool counts_hold() const { return is_held() || returning_.kind != DeviceKind::none; }
  /// How far the button has been held, 0 to 1; at 1 the seat is to be given away.
  [[nodiscard]] double share_held() const;

  /// A bot goes on for that seat, until its person presses his device again.
  void desert(int seat, Seats& seats);
  /// Whoever had gone presses again: all seats that were this device's are persons' as before. Returns them; none: nobody
  /// with this device had gone, others have his seat, or others go on with his device: then only a hold tells him from them.
  std::vector<int> come_back(DeviceId device, Seating& seating);
  /// A device that goes on with others holds its button, or lets go; what the button does otherwise it does as well.
  void hold_to_come_back(DeviceId device, bool down, const Seats& seats);
  /// Who has held it for long enough, and shares the device from now on.
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

// Long games last for evenings, and not everybody is there on all of them: a chair stays its owner's while somebody else
// decides for him, and how long that was is kept, so that he can be told when he is back.

class Absences {
 public:
  /// As they are kept (`records::SeatRow::away`), by seat; what says nothing is left out.
  void read(const std::vector<std::string>& kept);
  [[nodiscard]] std::vector<std::string> kept() const;

  struct News {
    std::vector<int> back{};  ///< who has come back after something was decided for him
    bool changed = false;     ///< what is kept
  };
  /// Who sits there now. The chair of a person that has become a bot's without his taking another stays his,
  /// whoever else has come meanwhile. choices: of
  /// the script.
  News follow(Seats& seats, std::size_t choices);
  /// What others have decided since, between which choices; seat: whose; none: everybody's.
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
