// The sounds of the cabinet: their names, and what one is put together from. Nothing here is heard yet: the scene says when
// a sound begins, the library reads what it is made of, the platform plays it. Source: overlay/design.md, Sound.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fc {

/// A sound by the name of its recipe: those that any game plays are listed here, a game's own begins with the game's slug,
/// `constexpr Sound whistle("bare-knuckle/whistle")`. A test finds names in the source that have no recipe.
class Sound {
 public:
  /// name: a literal.
  explicit consteval Sound(std::string_view name) : name_(name) {}

  [[nodiscard]] constexpr std::string_view name() const { return name_; }

  friend constexpr bool operator==(Sound, Sound) = default;

  static const Sound bell;
  static const Sound thud;    ///< of a blow or a fall: what the weight behind it sounds like
  static const Sound glove;   ///< the leather of a blow
  static const Sound crack;   ///< of a hard blow to the head
  static const Sound ribs;    ///< of a blow to the body
  static const Sound boards;  ///< under the canvas, where somebody falls
  static const Sound gasp;
  static const Sound cheer;
  static const Sound dice;
  static const Sound card;
  static const Sound stamp;
  static const Sound count;
  static const Sound swish;    ///< a punch through the air
  static const Sound shuffle;  ///< boots on the canvas
  static const Sound leather;  ///< gloves and arms that close
  static const Sound murmur;   ///< of the hall, round and round
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

/// Everybody's sounds: each has a recipe in assets/common/sounds.json.
inline constexpr std::array common_sounds{Sound::bell,   Sound::thud,  Sound::glove, Sound::crack,   Sound::ribs,
                                          Sound::boards, Sound::gasp,  Sound::cheer, Sound::dice,    Sound::card,
                                          Sound::stamp,  Sound::count, Sound::swish, Sound::shuffle, Sound::leather,
                                          Sound::murmur, Sound::focus, Sound::accept};

/// Sounds that share a volume.
enum class SoundGroup : std::uint8_t { effects, crowd };

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
  int times = 1;   ///< of a loop: it sounds so often, anywhere in it, each time a little different
};

/// Layers that sound together; their gains add up to 100 at most, so that nothing is clipped.
struct SoundRecipe {
  SoundGroup group = SoundGroup::effects;
  int varies = 0;  ///< per cent of its pitch, up and down, from one take to the next
  int loop = 0;    ///< milliseconds after which it goes on where it began, for ever; 0: it sounds once
  std::vector<SoundLayer> layers{};
};

/// So many takes of a sound that varies are all different.
inline constexpr int takes_of_a_sound = 5;

/// Recipes by the name of their sound.
using SoundBook = std::map<std::string, SoundRecipe, std::less<>>;

// The small band of the house: what it plays, as layers of sound, and when. Its notes stand in data/common/band.json, see
// library/sound_book.h.

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
