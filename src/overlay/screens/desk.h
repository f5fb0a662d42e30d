// The what-if desk: a bout is boxed very often, and how that goes is a picture that changes while one looks: who wins how
// often, how it ends and when; of a whole field the table. One screen for every game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"
#include "scene/stage.h"

namespace fc::overlay {

/// A share of bouts and its 95 % interval: 0 <= low <= share <= high <= 1.
struct DeskShare {
  double share = 0;
  double low = 0;
  double high = 1;
};

/// One of those who meet.
struct DeskSide {
  std::string name;  ///< worded
  scene::SeatMark mark;
  std::optional<DeskShare> share;  ///< of the bouts that he wins; none: nothing has been boxed
};

/// One way in which bouts end.
struct DeskWay {
  std::string label;  ///< key
  bool part = false;  ///< of the way before it
  std::optional<DeskShare> share;
  std::optional<double> real;  ///< of real bouts
  bool real_is_near = false;   ///< of `DeskModel::real_near`, else of `real_far`
};

/// One of the table.
struct DeskRow {
  int place = 1;
  std::string name;                     ///< worded
  std::optional<scene::SeatMark> mark;  ///< a seat of the match set-up brings him
  DeskShare share;                      ///< of the bouts that he wins, a draw being half a one
};

enum class DeskState : std::uint8_t { waiting, running, stopped, over };

struct DeskModel {
  std::vector<DeskSide> sides;  ///< by seat
  bool can_be_drawn = false;
  std::optional<DeskShare> drawn;
  std::string terms;  ///< worded: "12 rounds"
  std::vector<OptionRow> choices;
  DeskState state = DeskState::waiting;
  std::int64_t done = 0;
  std::int64_t bouts = 0;  ///< at least 1
  double a_second = 0;
  std::vector<DeskWay> ways;
  std::string real_near;  ///< worded: where `DeskWay::real` comes from; empty: nowhere
  std::string real_far;
  std::string lengths_label;    ///< key
  std::vector<double> lengths;  ///< shares of the bouts that ended in 1, 2, ...
  std::string field;            ///< worded: everybody of it meets everybody, and the table is shown; empty: the sides meet
  std::vector<DeskRow> table;   ///< this page
  int page = 0;                 ///< 0 to pages - 1
  int pages = 1;                ///< at least 1
};

/// What the screen remembers by itself between frames.
struct DeskPage {
  int tab = 0;  ///< where the screen is small
};

struct DeskAction {
  enum class Kind : std::uint8_t {
    back,
    set_choice,  ///< index: of `choices`, value: the new one
    go,          ///< start, stop, go on, or begin again when it is over
    again,       ///< forget what was counted and begin anew
    turn_page,   ///< value: +1 or -1
  } kind = Kind::back;
  int index = 0;
  int value = 0;
};

/// How many rows of the table a page has on this output at this size of text; at least 3.
int desk_table_rows(const Ui& ui);

/// "10,000": a number as this language writes it.
std::string desk_number(const Words& words, std::int64_t number);

std::optional<DeskAction> desk_screen(const DeskModel& model, DeskPage& page, Ui& ui);

}  // namespace fc::overlay
