// The words of the chart and of the Hard Shot cards as blows that can be seen. Source: rules/the-ring/rules.md, 2.4, 2.5.
#pragma once

#include <optional>

#include "rules/the-ring/events.h"
#include "scene/blows/blow.h"
#include "scene/the-ring/chart_words.h"

namespace fc::the_ring {

/// One word of a clause as a blow; none if nothing is thrown. weight: 0 to 1. arrives: seconds from the start of the cue.
std::optional<scene::Blow> blow_of(Told told, Corner who, bool lands, float weight, float arrives);

/// How much more time a word takes than others before its blow meets.
float seconds_before(Told told);

/// A hard shot. seed: tells which hand it is where the card names none.
scene::Blow blow_of(const HardShotRead& read, std::size_t seed);

/// What a finisher roll lets fly, if it is more than points; those fly when they are scored. arrives: seconds from the start
/// of the cue.
std::optional<scene::Blow> blow_of(const FinisherRead& read, float arrives);

/// What a blow of so many points, or of a shot, weighs.
float weight_of_points(int points);
float weight_of(Shot shot);

}  // namespace fc::the_ring
