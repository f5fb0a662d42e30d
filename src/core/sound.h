// Names of sounds, and the data a sound is synthesised from. The scene decides when a sound starts, the library reads its
// recipe, the platform plays it. Source: overlay/design.md, Sound.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fc {

/// The name of a sound recipe. Sounds shared by all games are listed here; a game's own begin with its slug: `constexpr
/// Sound whistle("bare-knuckle/whistle")`. A test checks that every name in the source has a recipe.
class Sound {
 public:
  /// name: a string literal.
  explicit consteval Sound(std::string_view name) : name_(name) {}

  [[nodiscard]] constexpr std::string_view name() const { return name_; }

  friend constexpr bool operator==(Sound, Sound) = default;

  static const Sound bell;
  static const Sound thud;    ///< the low end of a punch or a fall
  static const Sound glove;   ///< leather of a punch that lands
  static const Sound crack;   ///< hard punch to the head
  static const Sound ribs;    ///< punch to the body
  static const Sound boards;  ///< floor under the canvas when somebody falls
  static const Sound gasp;
  static const Sound cheer;
  static const Sound dice;
  static const Sound card;
  static const Sound stamp;
  static const Sound count;
  static const Sound swish;    ///< a punch through the air
  static const Sound shuffle;  ///< footsteps on the canvas
  static const Sound leather;  ///< gloves and arms that close
  static const Sound murmur;   ///< crowd background, loops
  static const Sound focus;
  static const Sound accept;

 private:
  std::string_view name_;
};

inline constexpr Sound Sound::bell("bell");
inline constexpr Sound Sound::thud("thud");
inline constexpr Sound Sound::glove("glove");
inline constexpr Sound Sound::crack("crack");
inline constexpr Sound Sound::ribs("ribs");
inline constexpr Sound Sound::boards("boards");
inline constexpr Sound Sound::gasp("gasp");
inline constexpr Sound Sound::cheer("cheer");
inline constexpr Sound Sound::dice("dice");
inline constexpr Sound Sound::card("card");
inline constexpr Sound Sound::stamp("stamp");
inline constexpr Sound Sound::count("count");
inline constexpr Sound Sound::swish("swish");
inline constexpr Sound Sound::shuffle("shuffle");
inline constexpr Sound Sound::leather("leather");
inline constexpr Sound Sound::murmur("murmur");
inline constexpr Sound Sound::focus("focus");
inline constexpr Sound Sound::accept("accept");

/// Sounds shared by all games: each has a recipe in assets/common/sounds.json.
inline constexpr std::array common_sounds{Sound::bell,   Sound::thud,  Sound::glove, Sound::crack,   Sound::ribs,
                                          Sound::boards, Sound::gasp,  Sound::cheer, Sound::dice,    Sound::card,
                                          Sound::stamp,  Sound::count, Sound::swish, Sound::shuffle, Sound::leather,
                                          Sound::murmur, Sound::focus, Sound::accept};

/// Sounds that share a volume.
enum class SoundGroup : std::uint8_t { effects, crowd };

/// sine: a pure tone; noise: noise around a pitch.
enum class Wave : std::uint8_t { sine, noise };

/// One tone or noise within a sound. Times in milliseconds, pitches in hertz.
struct SoundLayer {
  Wave wave = Wave::sine;
  int hertz = 440;
  int to_hertz = 440;  ///< pitch at the end; glides from `hertz`
  int at = 0;          ///< start, from the beginning of the sound
  int length = 100;
  int attack = 1;  ///< time to rise to full volume
  int decay = 50;  ///< time to fall to 37 % (1/e)
  int gain = 10;   ///< per cent of full scale
  int times = 1;   ///< for a loop: how often it sounds, at random times and with small variations
};

/// A sound made of simultaneous layers. Their gains sum to at most 100, so that nothing clips.
struct SoundRecipe {
  SoundGroup group = SoundGroup::effects;
  int varies = 0;  ///< how far the pitch of takes differs, plus or minus per cent
  int loop = 0;    ///< loop length in milliseconds; 0: not a loop
  std::vector<SoundLayer> layers{};
};

/// Number of different takes rendered of a sound that varies.
inline constexpr int takes_of_a_sound = 5;

/// Recipes by sound name.
using SoundBook = std::map<std::string, SoundRecipe, std::less<>>;

// Music: tunes as layers of sound. The notes are in data/common/band.json, see library/sound_book.h.

/// Which tune to play. as_before: keep playing the current one.
enum class Tune : std::uint8_t { as_before, none, title, walk, vamp, knockout };

/// Names of the tunes, from Tune::title on.
inline constexpr std::array<std::string_view, 4> tune_names{"title", "walk", "vamp", "knockout"};

/// A tune ready to be synthesised. rounds: how often it is played before it stops.
struct BandPiece {
  int rounds = 1;
  std::vector<SoundLayer> layers{};
};

/// Indexed like `tune_names`. A tune without layers is silent.
using BandBook = std::array<BandPiece, tune_names.size()>;

}  // namespace fc
