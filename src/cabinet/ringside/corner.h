// The secretary who gives a boxer's usual answers. A bout with tactics asks in every turn how the defender defends and
// whether the attacker rushes, and mostly the answer is none.
//
// Orders of a person:
// | order | when he is asked | does |
// |---|---|---|
// | `usual` | `tactic`, `rush` | both are answered with none until the bell; he is asked again when he is trapped or spent |
#pragma once

#include <memory>

#include "cabinet/program/corner_game.h"

namespace fc::ringside {

std::unique_ptr<cabinet::Secretary> make_secretary();

}  // namespace fc::ringside
