// Who sits where in a bout that goes on, and how that is changed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/screens/setup.h"

namespace fc::overlay {

struct BoutSeatsModel {
  struct Chair {
    scene::SeatMark mark;
    std::string name;
    SeatModel sitter;
    bool fixed = false;  ///< the rules decide here: nobody can take the seat
  };
  std::vector<Chair> chairs;
};
/// seat: the one whose button was pressed, to sit down there or to get up; none: all is as it should be.
struct BoutSeatsAction {
  std::optional<int> seat;
};
std::optional<BoutSeatsAction> bout_seats(const BoutSeatsModel& model, Ui& ui);

}  // namespace fc::overlay
