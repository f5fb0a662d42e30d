// Placing a chip by expected value. Source: rules/knock-out/rules.md, 3.6, 3.11 and the last paragraph of 10.
#pragma once

#include "bots/knock-out/fight_study.h"
#include "bots/knock-out/seat_controller.h"
#include "bots/knock-out/weighed.h"

namespace fc::knock_out {

/// Weighs what the seat of the brief may do; of offers on the same ending only the cheapest and the dearest. A fighter
/// counts what he would then do in the ring: the fight is solved for every placement. All others go by what both fighters
/// are likely to do. From the second betting round on he foresees how the others lay their next chips: the last fighter to
/// bet may make the fight's end certain. On a stop at least one placement has been weighed.
WeighedChoices weigh_placements(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop);

/// The placement with the highest lead; of those with like leads the liveliest.
Choice best_placement(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop);

}  // namespace fc::knock_out
