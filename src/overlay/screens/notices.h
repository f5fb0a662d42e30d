// Notices over other screens: pause, curtain, lost pad, questions, faults, undo.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A small stamp at the upper left of the ring, shown while saving fails.
void unsaved_sign(const Box& ring, Ui& ui);

/// The offer to replace an unresponsive player by a bot.
struct DesertedModel {
  scene::SeatMark mark;  ///< of the unresponsive seat
  std::string name;
  Controls controls;  ///< of a waiting player
  float held = 0;     ///< progress of holding his button, 0 to 1
};
/// Area of the offer, at the top of the ring; a pointer holds it instead of a button.
Box deserted_place(const Box& ring, const Ui& ui);
void deserted_offer(const DesertedModel& model, const Box& place, Ui& ui);

struct PauseModel {
  std::string round_line;  ///< worded: "Round 3, turn 11"
  bool can_undo = false;
  bool can_change_seats = false;
  bool can_simulate = false;  ///< a bout inside a long game, which needs only its result
  bool can_leave = true;
  bool gives_hints = false;
  bool can_hint = false;  ///< now
};
enum class PauseChoice : std::uint8_t { resume, hint, undo, seats, rulebook, settings, simulate, leave };
/// The pause menu. Leaving must be held (the bout is saved and can be continued), as must simulating.
std::optional<PauseChoice> pause_menu(const PauseModel& model, Ui& ui);

/// The curtain between two people sharing a device; covers the whole output, so that nothing of the pick shows through.
struct CurtainModel {
  scene::SeatMark mark;  ///< whom to pass to
  std::string name;
};
/// True when the next player has taken over.
bool curtain(const CurtainModel& model, Ui& ui);

struct PadLostModel {
  scene::SeatMark mark;
  std::string name;
  bool device_is_free = true;  ///< the device used last is unassigned
  bool had_device = true;      ///< otherwise a saved bout is being continued, and the device is not known yet
  bool can_hand_to_bot = true;
};
/// wait: no effect; focused by default while the pad may come back and only seated players press.
enum class PadLostChoice : std::uint8_t { wait, take_this_device, hand_to_bot, leave };
/// The lost-pad notice; the caller removes it when the pad is back.
std::optional<PadLostChoice> pad_lost_notice(const PadLostModel& model, Ui& ui);

/// A wait message. title_key: its heading; text: final text.
void wait_notice(std::string_view title_key, std::string_view text, Ui& ui);

/// A message about a fault. ways: final texts, one button each; the first has the focus. Returns the index of the chosen
/// one.
std::optional<std::size_t> fault_notice(std::string_view title_key, std::string_view text,
                                        const std::vector<std::string>& ways, Ui& ui);

/// Undo to the last revealed information: all people must agree; other seats always agree.
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
  bool agrees = false;  ///< otherwise refused, nothing changes
  int seat = 0;
};
std::optional<UndoAction> undo_notice(const UndoModel& model, Ui& ui);

/// A short message ("Kept as front-page.png") placed over nothing already drawn, see `free_place`; so draw it last. text:
/// final; age: seconds since it appeared. clear: area of the dice, kept free.
void toast(std::string_view text, double age, Ui& ui, const Box& clear = {});

// Seats of a running bout, and how to change them.

struct BoutSeatsModel {
  struct Chair {
    scene::SeatMark mark;
    std::string name;
    SeatModel sitter;
    bool fixed = false;    ///< the rules play this seat: nobody can take it
    bool missing = false;  ///< its person is absent
  };
  std::vector<Chair> chairs;
  bool evening = false;  ///< a long game is being continued: asks who is present
};
/// seat: whose button was pressed, to sit down or get up; none: done.
struct BoutSeatsAction {
  std::optional<int> seat;
};
std::optional<BoutSeatsAction> bout_seats(const BoutSeatsModel& model, Ui& ui);

// How a bout inside a long game takes place.

/// fight: play it; watch: at normal speed; hurry: watch fast; simulate: only the result.
enum class BoutWay : std::uint8_t { fight, watch, hurry, simulate };

struct BoutWaysModel {
  std::vector<std::string> names;  ///< names by seat of the bout
  scene::SeatMark mark;            ///< of whoever is asked
  std::string asked;               ///< final text: who is asked, with which device; empty: the bout is being simulated
};
/// None: nothing was chosen. Of a bout that is being simulated `watch` shows it instead, and
/// `simulate` goes on as soon as its result is there.
std::optional<BoutWay> bout_ways(const BoutWaysModel& model, Ui& ui);

}  // namespace fc::overlay
