// What lies over another screen: pause, curtain, a lost pad, questions, faults, undo.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A small stamp at the upper left of the ring, as long as a bout is not being saved.
void unsaved_sign(const Box& ring, Ui& ui);

/// Somebody is asked and does not answer: whoever waits may leave his seat to a bot.
struct DesertedModel {
  scene::SeatMark mark;  ///< of whom nothing is heard
  std::string name;
  Controls controls;  ///< of somebody who waits
  float held = 0;     ///< how far his button has been held, 0 to 1
};
/// A slip at the top of the ring; a pointer holds the slip itself.
Box deserted_place(const Box& ring, const Ui& ui);
void deserted_offer(const DesertedModel& model, const Box& place, Ui& ui);

struct PauseModel {
  std::string round_line;  ///< worded: "Round 3, turn 11"
  bool can_undo = false;
  bool can_change_seats = false;
  bool can_simulate = false;  ///< a bout of a long game, which wants no more than its result
  bool can_leave = true;
  bool gives_hints = false;
  bool can_hint = false;  ///< now
};
enum class PauseChoice : std::uint8_t { resume, hint, undo, seats, rulebook, settings, simulate, leave };
/// Leaving is held: the bout is kept and can be continued. So is what gives it out of hand.
std::optional<PauseChoice> pause_menu(const PauseModel& model, Ui& ui);

/// The curtain between two people on one device. Nothing of the pick shows through: it covers the whole output.
struct CurtainModel {
  scene::SeatMark mark;  ///< whom to pass to
  std::string name;
};
/// True when the next man has taken over.
bool curtain(const CurtainModel& model, Ui& ui);

struct PadLostModel {
  scene::SeatMark mark;
  std::string name;
  bool device_is_free = true;  ///< nobody sits with the device that was used last
  bool had_device = true;      ///< else a kept bout goes on: nobody knows who of them will come
  bool can_hand_to_bot = true;
};
/// wait: nothing happens; so stands the focus while only those press who sit already and somebody's pad may come back.
enum class PadLostChoice : std::uint8_t { wait, take_this_device, hand_to_bot, leave };
/// Goes away by itself (the caller stops showing it) when the pad is back.
std::optional<PadLostChoice> pad_lost_notice(const PadLostModel& model, Ui& ui);

/// Something takes a moment, and there is nothing to do but wait. title_key: its heading; text: worded.
void wait_notice(std::string_view title_key, std::string_view text, Ui& ui);

/// A fault in words: what, and what to do. ways: worded, one button each; the first has the focus. The index of what was
/// taken.
std::optional<std::size_t> fault_notice(std::string_view title_key, std::string_view text,
                                        const std::vector<std::string>& ways, Ui& ui);

/// Taking back to the last revealed information: all people must agree. Seats without a person agree by themselves.
struct UndoModel {
  struct Voice {
    scene::SeatMark mark;
    bool asked = false;  ///< a person sits here
    bool agreed = false;
    Controls controls;
  };
  std::vector<Voice> seats;
};
struct UndoAction {
  bool agrees = false;  ///< else the answer is no and nothing changes
  int seat = 0;
};
std::optional<UndoAction> undo_notice(const UndoModel& model, Ui& ui);

/// A line for a few seconds ("Kept as front-page.png"), where it hides nothing that is drawn already, see `free_place`; so
/// draw it last. text: worded; age: in seconds since it appeared. clear: the dice below the panels, which it must not hide.
void toast(std::string_view text, double age, Ui& ui, const Box& clear = {});

// Who sits where in a bout that goes on, and how that is changed.

struct BoutSeatsModel {
  struct Chair {
    scene::SeatMark mark;
    std::string name;
    SeatModel sitter;
    bool fixed = false;    ///< the rules decide here: nobody can take the seat
    bool missing = false;  ///< it is a person's who is not there
  };
  std::vector<Chair> chairs;
  bool evening = false;  ///< a long game goes on, and who is there is asked
};
/// seat: the one whose button was pressed, to sit down there or to get up; none: all is as it should be.
struct BoutSeatsAction {
  std::optional<int> seat;
};
std::optional<BoutSeatsAction> bout_seats(const BoutSeatsModel& model, Ui& ui);

// The bout that a long game waits for: who decides there says how it comes about.

/// How somebody who decides wants a bout: with his own hands, as an onlooker at the usual pace or in a hurry, or its result
/// alone.
enum class BoutWay : std::uint8_t { fight, watch, hurry, simulate };

struct BoutWaysModel {
  std::vector<std::string> names;  ///< who meets, by seat of the bout
  scene::SeatMark mark;            ///< of whoever is asked
  std::string asked;               ///< worded: who that is, and with which device; empty: the bout is being simulated
};
/// None: nothing was chosen. Of a bout that is being simulated `watch` shows it instead, and
/// `simulate` goes on as soon as its result is there.
std::optional<BoutWay> bout_ways(const BoutWaysModel& model, Ui& ui);

}  // namespace fc::overlay
