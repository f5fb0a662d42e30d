// The manager's man: he sees to what is foregone between two bouts, and reckons what a step in the gym is worth.
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"
#include "cabinet/program/secretary.h"

namespace fc::dice_boxing_career {

/// Orders: "on": out of the gym and on with the career, unless the office has something rare to offer. He reckons
/// "chance:<id>", to beat that man, "drawn:<id>", that it is a draw, and "step:<purchase>:<id>", to beat him with one more
/// step of that.
/// below: the corner of the game that the bouts are of, which knows their chances and must outlive him; null: he reckons
/// nothing.
std::unique_ptr<cabinet::Secretary> make_secretary(const cabinet::CornerGame* below);

}  // namespace fc::dice_boxing_career
