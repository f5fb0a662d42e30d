// What the Gym is made of: a rating as a rail to push along, and the preview of what it does.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "overlay/screens/gym.h"

namespace fc::overlay {

/// The types in which a column of rails is set.
struct RailTypes {
  Type label;
  Type value;
};
/// row: the size of one of them.
RailTypes rail_types(Ui& ui, const Box& row, std::span<const GymRating> ratings);

/// One rating: left and right, or its arrows, push it a step; a click on the rail puts it there. Gives the new place.
std::optional<int> rating_rail(Ui& ui, std::string_view id, const Box& box, const GymRating& rating,
                               const FocusTraits& traits, const RailTypes& types);

/// What the row that is explained does, the bars, and the chances against the opponent.
void gym_preview(Ui& ui, const Box& box, const GymModel& model, int told);

/// Himself as he stands, large, and his head; what the row that is explained is about.
void looks_preview(Ui& ui, const Box& box, const GymModel& model, int told);

}  // namespace fc::overlay
