// The what-if desk: simulates a bout many times and shows live who wins how often, how bouts end and when; for a whole
// field, a table. Shared by all games.
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

/// One side of the bout.
struct DeskSide {
  std::string name;  ///< worded
  scene::SeatMark mark;
  std::optional<DeskShare> share;  ///< share of bouts won; none: nothing simulated yet
};

/// One way in which bouts end.
struct DeskWay {
  std::string label;  ///< key
  bool part = false;  ///< a subset of the previous way
  std::optional<DeskShare> share;
  std::optional<double> real;  ///< share in real bouts
  bool real_is_near = false;   ///< from `DeskModel::real_near`, else from `real_far`
};

/// A row of the table.
struct DeskRow {
  int place = 1;
  std::string name;                     ///< worded
  std::optional<scene::SeatMark> mark;  ///< mark of the set-up's seat that has him; none: no seat
  DeskShare share;                      ///< share of bouts won, draws counting half
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
  std::string real_near;  ///< final text: source of `DeskWay::real`; empty: none
  std::string real_far;
  std::string lengths_label;    ///< key
  std::vector<double> lengths;  ///< shares of the bouts that ended in 1, 2, ...
  std::string field;            ///< final text: name of the field whose table is shown; empty: the sides meet
  std::vector<DeskRow> table;   ///< this page
  int page = 0;                 ///< 0 to pages - 1
  int pages = 1;                ///< at least 1
};

/// View state kept between frames.
struct DeskPage {
  int tab = 0;  ///< selected tab, on small screens
};

struct DeskAction {
  enum class Kind : std::uint8_t {
    back,
    set_choice,  ///< index: of `choices`, value: the new one
    go,          ///< start, stop, continue, or restart when finished
    again,       ///< drop the counts and restart
    turn_page,   ///< value: +1 or -1
  } kind = Kind::back;
  int index = 0;
  int value = 0;
};

/// Rows a page of the table has on this output at this text size; at least 3.
int desk_table_rows(const Ui& ui);

std::optional<DeskAction> desk_screen(const DeskModel& model, DeskPage& page, Ui& ui);

}  // namespace fc::overlay
