// Placing a chip by expected value. Source: rules/knock-out.md, 3.6, 3.11 and the last paragraph of 10.
#pragma once

#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/seat_controller.h"

namespace fc::knock_out {

/// The placement that leaves the seat of the brief with the highest expected lead. A fighter counts what he would then do
/// in the ring: the fight is solved for every kind of placement. All others go by what both fighters are likely to do.
Choice best_placement(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop);

}  // namespace fc::knock_out
