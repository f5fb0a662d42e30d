// Sounds out of nothing: a recipe becomes samples. The same recipe gives the same samples everywhere but for rounding.
#pragma once

#include <cstdint>
#include <vector>

#include "core/sound.h"

namespace fc::platform {

/// Samples a second.
inline constexpr int sample_rate = 44100;

/// One channel of signed 16-bit samples, as long as the recipe's last layer, silent at both ends.
std::vector<std::int16_t> synthesise(const SoundRecipe& recipe);

}  // namespace fc::platform
