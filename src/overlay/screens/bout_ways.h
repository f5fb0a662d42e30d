// The bout that a long game waits for: who decides there says how it comes about.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "scene/stage.h"

namespace fc::overlay {

/// How somebody who decides wants a bout: with his own hands, as an onlooker at the usual pace or in a hurry, or its result
/// alone.
enum class BoutWay : std::uint8_t { fight, watch, hurry, simulate };

struct BoutWaysModel {
  std::vector<std::string> names;  ///< who meets, by seat of the bout
  scene::SeatMark mark;            ///< of whoever is asked
  std::string asked;               ///< worded: who that is, and with which device; empty: the bout is being simulated
};
/// None: nothing was chosen. Of a bout that is being simulated `watch` shows it instead, and
/// `simulate` goes on as soon as its result is there.
std::optional<BoutWay> bout_ways(const BoutWaysModel& model, Ui& ui);

}  // namespace fc::overlay
