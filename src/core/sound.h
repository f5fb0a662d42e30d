// The sounds of the cabinet: their names, and what one is put together from. Nothing here is heard yet: the scene says when
// a sound begins, the library reads what it is made of, the platform plays it. Source: design.md, Sound.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fc {

enum class Sound : std::uint8_t {
  bell,
  thud,
  gasp,
  cheer,
  dice,
  chip,
  card,
  stamp,
  count,
  coins,
  swish,    ///< a punch through the air
  shuffle,  ///< boots on the canvas
  leather,  ///< gloves and arms that close
  focus,
  accept
};

/// The names of the sounds in assets/common/sounds.json, in the order of `Sound`.
inline constexpr std::array<std::string_view, 15> sound_names{"bell",  "thud",    "gasp",    "cheer", "dice",
                                                              "chip",  "card",    "stamp",   "count", "coins",
                                                              "swish", "shuffle", "leather", "focus", "accept"};
inline constexpr std::size_t sound_count = sound_names.size();
static_assert(static_cast<std::size_t>(Sound::accept) + 1 == sound_count);

constexpr std::size_t index_of(Sound sound) {
  return static_cast<std::size_t>(sound);
}

/// Sounds that share a volume.
enum class SoundGroup : std::uint8_t { effects, crowd };

constexpr SoundGroup group_of(Sound sound) {
  return sound == Sound::gasp || sound == Sound::cheer ? SoundGroup::crowd : SoundGroup::effects;
}

/// sine: one tone; noise: a rush of air around a pitch.
enum class Wave : std::uint8_t { sine, noise };

/// One tone or rush within a sound. Times in milliseconds, pitches in hertz.
struct SoundLayer {
  Wave wave = Wave::sine;
  int hertz = 440;
  int to_hertz = 440;  ///< glides there over its length
  int at = 0;          ///< when it begins within the sound
  int length = 100;
  int attack = 1;  ///< from nothing to full
  int decay = 50;  ///< after which it has fallen to 37 %
  int gain = 10;   ///< per cent of what the speaker can do
};

/// Layers that sound together; their gains add up to 100 at most, so that nothing is clipped.
struct SoundRecipe {
  std::vector<SoundLayer> layers;
};

/// The recipe of every sound, in the order of `Sound`.
using SoundBook = std::array<SoundRecipe, sound_count>;

}  // namespace fc
