// Bouts of contenders for the fit of V, and for its proof.
#pragma once

#include <span>

#include "library/dice-boxing/game.h"
#include "trials/chance_fit.h"

namespace fc::dice_boxing {

/// Moments of bouts between anybody, over any rounds and with any options. at_anchors: those where V is fitted; else any
/// of the bout. weights: if any, V of each is said too.
trials::Moments chance_moments(const Catalogue& catalogue, const trials::FitRun& run, std::span<const double> weights,
                               bool at_anchors);

}  // namespace fc::dice_boxing
