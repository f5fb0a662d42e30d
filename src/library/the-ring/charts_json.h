// The charts of The Ring as their data files spell them, with every check that makes them complete: each outcome of the dice
// once, only results, places and people that the rules know. Source: rules/the-ring/rules.md, 2.4 to 2.8.
#pragma once

#include "library/checked_json.h"
#include "rules/the-ring/charts.h"

namespace fc::the_ring {

// One function a file of data/the-ring. Faults: those of checked_json; missing_key for an outcome that is not there,
// unknown_value for a result, place or person that the rules do not know or that stands twice.

/// basic-chart.json: 108 entries, in any order.
Result<void> read_basic_chart(const Json& file, Charts& charts);
/// hard-shot-cards.json: the cards of -4 to 8.
Result<void> read_hard_shot_cards(const Json& file, Charts& charts);
/// people-places.json.
Result<void> read_people(const Json& file, Charts& charts);
/// charts.json: all the others.
Result<void> read_charts(const Json& file, Charts& charts);

}  // namespace fc::the_ring
