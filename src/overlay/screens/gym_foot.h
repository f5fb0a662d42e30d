// The foot of the Gym: its buttons, and what the controls do.
#pragma once

#include <optional>

#include "overlay/screens/gym.h"

namespace fc::overlay {

/// Back, save, and what else can be done with him; upright in two rows.
std::optional<GymAction> gym_buttons(Ui& ui, Box box, const GymModel& model);
void gym_prompts(Ui& ui, const Box& box, const GymModel& model);

}  // namespace fc::overlay
