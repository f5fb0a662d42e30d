// The streaks that a glove leaves behind it on its way to the mark.
#pragma once

#include <cstddef>

#include "paint/figure/body.h"
#include "paint/figure/outline.h"

namespace fc::paint {

/// A streak along the way, from nothing at its point `from` to its full width at the glove. aside, wide: where its middle
/// is beside the way and half its width there, in radii of the glove. The way must have points beyond `from`.
Outline streak(const Trail& trail, float aside, float wide, std::size_t from);

}  // namespace fc::paint
