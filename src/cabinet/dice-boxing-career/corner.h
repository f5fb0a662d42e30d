// The parts of a career's corner: the newcomer in the Gym, the secretary (the manager's man), and the settings.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/corner_game.h"
#include "core/field.h"
#include "library/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

// A newcomer in the Gym: his name, his class and his styles. His abilities are bought in the career itself. Source:
// rules/dice-boxing/rules.md, 6.1, 7.2.

/// newcomer: with an id, one of the player's own boxers to change; without, a new one, whose name is asked for. The
/// catalogue must outlive the editor.
std::unique_ptr<cabinet::BoxerEditor> edit_newcomer(const Catalogue& catalogue, cabinet::OwnShelf shelf,
                                                    OwnNewcomer newcomer);

/// The possible second styles: all but the first, in order.
std::vector<dice_boxing::Style> second_styles(dice_boxing::Style first);

// The manager's man, the secretary of a career: he gives the obvious answers between two bouts, and computes what a step in
// the gym is worth.

/// Orders: "on": leaves the gym and goes on with the career, unless the office has something rare to offer. He computes
/// "chance:<id>", the chance to beat that man, "drawn:<id>", that of a draw, and "step:<purchase>:<id>", the chance to beat
/// him after one more step of that purchase.
/// below: the corner of the game that the bouts belong to, which knows their chances and must outlive him; null: he computes
/// nothing.
std::unique_ptr<cabinet::Secretary> make_secretary(const cabinet::CornerGame* below);

// The settings of a player for all his careers.

inline constexpr std::array<SettingValue, 4> simulated_values{{{"none", "dice-boxing-career.setting.bouts_none"},
                                                               {"low", "dice-boxing-career.setting.bouts_low"},
                                                               {"untitled", "dice-boxing-career.setting.bouts_untitled"},
                                                               {"all", "dice-boxing-career.setting.bouts_all"}}};
/// Which of his bouts are simulated without asking him: none, those against men below the top ten, all but title fights, or
/// all.
inline constexpr GameSetting simulated_bouts{.key = "bouts", .values = simulated_values};

inline constexpr std::array own_settings{simulated_bouts};

}  // namespace fc::dice_boxing_career
