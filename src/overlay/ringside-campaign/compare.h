// Two men side by side, figure against figure.
#pragma once

#include <vector>

#include "overlay/office/letter.h"
#include "overlay/ringside-campaign/bout_view.h"

namespace fc::ringside_campaign {

/// Strength, abilities, record, popularity, rank, damage and cut of both. most: lines, the most important first.
std::vector<overlay::LetterLine> compare(const BoutView& view, Person left, Person right, std::size_t most, overlay::Ui& ui);

}  // namespace fc::ringside_campaign
