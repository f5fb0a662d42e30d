// Who decides for a manager on a tour of Tiny where no person does.
#pragma once

#include <memory>
#include <span>

#include "match/controller.h"

namespace fc::tiny_tour {

inline constexpr std::span<const StandIn> offered = all_bots;

/// stand_in: one of `offered`. All but the uniform bot meet whoever has the most points, over the short distance.
std::unique_ptr<Controller> make_controller(const StandIn& stand_in);

}  // namespace fc::tiny_tour
