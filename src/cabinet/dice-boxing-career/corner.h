// The parts of a career's corner: the newcomer in the Gym, the manager's man, and what a player may set.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/editor_of.h"
#include "core/field.h"
#include "library/dice-boxing-career/game.h"
#include "library/dice-boxing-career/own_newcomers.h"

namespace fc::dice_boxing_career {

// A newcomer in the Gym: his name, his class and what he is good at. What he can do is bought in the career itself. Source:
// rules/dice-boxing/rules.md, 6.1, 7.2.

/// newcomer: with an id one of the player's own; without one somebody new, whose name is asked for. The catalogue must
/// outlive the editor.
std::unique_ptr<cabinet::BoxerEditor> edit_newcomer(const Catalogue& catalogue, cabinet::OwnShelf shelf,
                                                    OwnNewcomer newcomer);

/// What a second style can be: every style but that one, in order.
std::vector<dice_boxing::Style> second_styles(dice_boxing::Style first);

// The manager's man: he sees to what is foregone between two bouts, and reckons what a step in the gym is worth.

/// Orders: "on": out of the gym and on with the career, unless the office has something rare to offer. He reckons
/// "chance:<id>", to beat that man, "drawn:<id>", that it is a draw, and "step:<purchase>:<id>", to beat him with one more
/// step of that.
/// below: the corner of the game that the bouts are of, which knows their chances and must outlive him; null: he reckons
/// nothing.
std::unique_ptr<cabinet::Secretary> make_secretary(const cabinet::CornerGame* below);

// What a player may set for all his careers.

inline constexpr std::array<SettingValue, 4> simulated_values{{{"none", "dice-boxing-career.setting.bouts_none"},
                                                               {"low", "dice-boxing-career.setting.bouts_low"},
                                                               {"untitled", "dice-boxing-career.setting.bouts_untitled"},
                                                               {"all", "dice-boxing-career.setting.bouts_all"}}};
/// Which of his bouts are simulated without asking him: those against men below the top ten, all but title fights, all.
inline constexpr GameSetting simulated_bouts{.key = "bouts", .values = simulated_values};

inline constexpr std::array own_settings{simulated_bouts};

}  // namespace fc::dice_boxing_career
