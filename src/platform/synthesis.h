// Synthesises samples from a sound recipe: the same everywhere except for rounding.
#pragma once

#include <cstdint>
#include <vector>

#include "core/sound.h"

namespace fc::platform {

/// Samples per second.
inline constexpr int sample_rate = 44100;

/// Mono signed 16-bit samples. Ends with the recipe's last layer, silent at both ends; a loop has its stated length, repeats
/// seamlessly, and has a fixed peak. take: 0 to `takes_of_a_sound` - 1, each with another pitch if the recipe varies; larger
/// values wrap around.
std::vector<std::int16_t> synthesise(const SoundRecipe& recipe, int take = 0);

}  // namespace fc::platform
