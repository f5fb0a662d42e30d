// The small band of the house: what it plays, as layers of sound, and when. Its notes stand in data/common/band.json, see
// library/band.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/sound.h"

namespace fc {

/// What the band is to play. as_before: whatever it plays already.
enum class Tune : std::uint8_t { as_before, none, title, walk, vamp, knockout };

/// The names of those that are played, from Tune::title on.
inline constexpr std::array<std::string_view, 4> tune_names{"title", "walk", "vamp", "knockout"};

/// A tune ready to be synthesised. rounds: how often it is played before the band falls silent.
struct BandPiece {
  int rounds = 1;
  std::vector<SoundLayer> layers{};
};

/// By `tune_names`. Where a tune has no layers, nothing is played.
using BandBook = std::array<BandPiece, tune_names.size()>;

}  // namespace fc
