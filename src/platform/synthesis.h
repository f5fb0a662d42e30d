// Sounds out of nothing: a recipe becomes samples. The same recipe gives the same samples everywhere but for rounding.
#pragma once

#include <cstdint>
#include <vector>

#include "core/sound.h"

namespace fc::platform {

/// Samples a second.
inline constexpr int sample_rate = 44100;

/// One channel of signed 16-bit samples. As long as the recipe's last layer, and silent at both ends; a loop is as long as
/// it says, goes on at its end as it began, and its loudest sample is always the same. take: 0 to `takes_of_a_sound` - 1,
/// each at another pitch if the recipe varies; more begin again at the first.
std::vector<std::int16_t> synthesise(const SoundRecipe& recipe, int take = 0);

}  // namespace fc::platform
