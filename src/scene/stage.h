// What stands in the hall at one moment: plain entities, made by scene/<game> from (events, clock), drawn by paint.
// Knows no game and no SDL. Board coordinates: one square is 1 x 1, x to the right, y towards the seats, the ring's canvas
// 0..Board::columns by 0..Board::rows; z up from the canvas in squares. Seconds for time, 0..1 for shares.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/corner.h"
#include "core/need.h"
#include "scene/likeness.h"

namespace fc::scene {

struct Vec3 {
  float x = 0;
  float y = 0;
  float z = 0;

  friend constexpr bool operator==(const Vec3&, const Vec3&) = default;
};

/// Colours by role; palette.h says which they are.
enum class Ink : std::uint8_t {
  paper,
  ink,
  hall,
  canvas,
  canvas_line,
  red,
  blue,
  gold,
  good,
  bad,
  white,
  // Of the seats of a table of more than two.
  seat_1,
  seat_2,
  seat_3,
  seat_4,
  seat_5,
  seat_6,
  seat_7,
  seat_8,
};

/// A seat's shape, so that it is told apart without colour too: red is a disc, blue a diamond. One for each of `most_seats`.
enum class Mark : std::uint8_t { disc, diamond, square, triangle, star, hexagon, cross, ring };

/// How a seat is shown wherever it is named.
struct SeatMark {
  Ink ink = Ink::red;
  Mark mark = Mark::disc;

  friend constexpr bool operator==(const SeatMark&, const SeatMark&) = default;
};

constexpr SeatMark mark_of(Corner corner) {
  return corner == Corner::red ? SeatMark{Ink::red, Mark::disc} : SeatMark{Ink::blue, Mark::diamond};
}

/// A round place printed on the canvas. label: poster lettering, may be empty.
struct Spot {
  float x = 0;
  float y = 0;
  float radius = 0.4F;
  Ink ink = Ink::canvas_line;
  bool doubled = false;  ///< a second ring inside the first
  bool filled = false;
  std::string label{};

  friend bool operator==(const Spot&, const Spot&) = default;
};

/// What is printed on the canvas: a grid of columns x rows, or places of its own on a bare one. A change means a new cached
/// picture.
struct Board {
  int columns = 6;
  int rows = 6;
  bool grid = true;
  bool ring = true;  ///< false: no canvas, ropes and crowd, only the dark round the tray: an office
  std::vector<Spot> spots{};

  friend bool operator==(const Board&, const Board&) = default;
};

/// What the bout has done to a man, as long as it lasts. Numbers: 0 to 1. bleeding: how much runs from his worst cut.
struct Wear {
  float dazed = 0;
  float tired = 0;
  float bleeding = 0;
  Cuts cuts{};

  friend bool operator==(const Wear&, const Wear&) = default;
};

/// A standing round marker, thick as a poker chip, and the boxer on it.
struct Marker {
  Corner corner = Corner::red;
  std::int8_t boxer = -1;  ///< whose looks it wears, by the match's own count (`Match::looks`); -1: that of his corner
  Likeness likeness{};
  Vec3 at;               ///< where its foot stands; z: height of a hop
  float flip = 0;        ///< 0 shows the defender's face (gloves high), 1 the attacker's (arms out); between: turning
  float fallen = 0;      ///< 0 stands, 1 flat on the canvas
  float lean = 0;        ///< radians, + to the right: lunge, jolt, sway
  float squash = 0;      ///< -1..1, + flatter and wider
  float flash = 0;       ///< 0..1 its chip whitened by a hit
  float facing = 1;      ///< +1 looks right, -1 left
  bool crowned = false;  ///< gold rim: the winner
  Wear wear{};           ///< shown by what scene/blows/stance.h adds to the picture
  std::optional<SeatMark> owner{};  ///< of a table of more than two: its colour round the rim and its shape on the base
};

/// A man in the ring who does not box: the referee, the doctor, a boxer's second; `Likeness::attire` says which. He has no
/// chip.
struct Official {
  Corner corner = Corner::red;  ///< of a second: whose he is
  Likeness likeness{};
  Vec3 at;
  float facing = 1;  ///< +1 looks right, -1 left
  float alpha = 1;
};

enum class GlowKind : std::uint8_t { legal, focused, danger, rope_line };

/// A square that shines.
struct Glow {
  int column = 0;
  int row = 0;
  GlowKind kind = GlowKind::legal;
  float strength = 1;
  float round = 0;  ///< above 0: not the square shines but a disc round its middle, of this radius in squares
};

/// One solid in the tray at the foot of the picture (`solids_of` in scene/particles.h says which). `orientation`: unit
/// quaternion (w, x, y, z) in view axes (x right, y down, z towards the seats), on top of the turn that shows `face` upright
/// to the seats: a die at rest has a pure turn about z. at: tray coordinates, x and y 0..1 across and down the tray (the
/// die's middle on the floor), z hop in die sizes.
struct TrayDie {
  Die die = d10;      ///< at most 20 faces, none above 20
  int face = 1;       ///< the face it shows; the 10 of a ten-sided die reads "0"
  bool tens = false;  ///< of a ten-sided die: its faces read "00" to "90"
  Vec3 at;
  std::array<float, 4> orientation{1, 0, 0, 0};
  float size = 1;
  Ink ink = Ink::paper;
  float alpha = 1;

  friend bool operator==(const TrayDie&, const TrayDie&) = default;
};

/// Where cards are seen: in the tray at the foot of the picture, or held up over the ring (`Layout::over_ring`).
enum class Table : std::uint8_t { tray, ring };

/// A playing card. at: x and y 0..1 across and down its table, z hop in card heights.
struct Card {
  Table table = Table::tray;
  std::string face{};           ///< lettered on it, such as "5"; empty while nobody may know it
  Corner corner = Corner::red;  ///< whose it is: its colour and the shape on its back
  float turned = 0;             ///< 0 shows its back, 1 its face; between: turning over
  Vec3 at;
  float tilt = 0;  ///< radians
  float size = 1;  ///< 1: as high as suits its table
  float alpha = 1;
};

/// starburst: a poster burst behind a blow, with an ink edge and halftone dots round it.
enum class ParticleKind : std::uint8_t { sweat, dust, confetti, spark, star, blood, starburst, bulb, hat };

struct Particle {
  ParticleKind kind = ParticleKind::dust;
  Vec3 at;
  float size = 0.05F;  ///< in squares
  float turn = 0;      ///< radians
  float alpha = 1;
  Ink ink = Ink::white;
};

/// Poster lettering over the ring: "DOWN!", "9". `key` is a text key, `number` its argument (shown alone if key is empty).
struct Call {
  std::string key;
  std::string text;  ///< already worded, instead of a key
  int number = 0;
  float scale = 1;
  float alpha = 1;
  float tilt = 0;  ///< radians
  Ink ink = Ink::paper;
  Vec3 at;              ///< board coordinates; the centre of the lettering
  bool pinned = false;  ///< at: x and y 0..1 across and down `Layout::over_ring`, wherever the camera looks
};

/// The camera. Choreographies shake it, flash, and ask it to come nearer; where it looks is aimed by scene/camera.h.
struct Camera {
  float shake_x = 0;  ///< in squares
  float shake_y = 0;
  float flash = 0;              ///< 0..1 white over the ring
  float nearer = 0;             ///< 0..1: how far it has come from following the men to filming `focus` from very near
  Vec3 focus{};                 ///< board coordinates
  std::optional<Vec3> waits{};  ///< where a man stands meanwhile who is then in the picture whole or not at all
  std::optional<Vec3> also{};   ///< whoever stands there belongs to the near picture as much as the focus does,
  float both = 0;               ///< as far as this says, 0..1
  float zoom = 1;               ///< 1 shows the whole ring
  float look_x = 0;             ///< what the middle of the picture shows: pixels of the design's ring, from its middle
  float look_y = 0;
  float near = 1;  ///< the zoom at which it rests when it is near: paint keeps the hall at that size
};

/// The people in the seats. Each but the beat 0 to 1: `drama` how far they bob, `leaning` towards a man who is hurt, `risen`
/// from their seats.
struct Hall {
  /// Of one round of bobbing.
  static constexpr int beats = 8;
  float drama = 0;
  float leaning = 0;
  float risen = 0;
  int beat = 0;  ///< 0 to beats - 1

  friend bool operator==(const Hall&, const Hall&) = default;
};

/// A pool of light on the canvas, and round it the ring goes dark.
struct Spotlight {
  Vec3 at;           ///< its middle
  float radius = 0;  ///< squares
  float dark = 0;    ///< of the ring outside it: 0 as ever, 1 black
};

/// How far the ropes of each side are bent outwards, in squares: below 0 inwards, 0 where nobody touches them. At knots that
/// lie evenly from post to post, from left to right and from far to near, for the top rope; those below it give less.
struct Ropes {
  static constexpr int parts = 24;
  static constexpr float from_canvas = 0.22F;  ///< squares
  using Side = std::array<float, parts + 1>;

  Side far{};
  Side near{};
  Side left{};
  Side right{};

  friend bool operator==(const Ropes&, const Ropes&) = default;
};

/// Everything that paint needs for one picture.
struct Stage {
  Board board;
  Ropes ropes;
  std::vector<Glow> glows;
  std::vector<Marker> markers;
  std::vector<Official> officials;
  std::vector<TrayDie> dice;
  std::vector<Card> cards;
  std::vector<Call> readings;  ///< what the dice come to; `at`: tray coordinates, scale 1: as high as a number beside dice
  std::vector<Particle> particles;
  std::vector<Call> calls;
  Camera camera;
  float house_light = 1;  ///< 1 bout, lower: between rounds and behind menus
  Spotlight spotlight;    ///< on a man who is down
  Hall hall;
};

// The colours of the inks, the one place for paint and print. Source: overlay/design.md, The look.

/// 0 to 255 each.
struct Rgb {
  std::uint8_t r = 0;
  std::uint8_t g = 0;
  std::uint8_t b = 0;

  friend constexpr bool operator==(const Rgb&, const Rgb&) = default;
};

constexpr Rgb colour_of(Ink ink) {
  constexpr std::array<Rgb, 19> palette{{{0xF3, 0xE6, 0xC8},
                                         {0x1B, 0x1A, 0x1D},
                                         {0x14, 0x12, 0x1A},
                                         {0xD9, 0xD1, 0xBD},
                                         {0xB7, 0xAC, 0x92},
                                         {0xD1, 0x28, 0x3C},
                                         {0x1F, 0x63, 0xB5},
                                         {0xE8, 0xA9, 0x2B},
                                         {0x3E, 0x8E, 0x5A},
                                         {0x8E, 0x2F, 0x2F},
                                         {0xFF, 0xFD, 0xF6},
                                         {0x33, 0x31, 0x3A},
                                         {0x2F, 0x7D, 0x4B},
                                         {0xD9, 0xB3, 0x10},
                                         {0x7B, 0x42, 0x9B},
                                         {0xD9, 0x6A, 0x1B},
                                         {0x1F, 0x8A, 0x8F},
                                         {0xC4, 0x5A, 0x90},
                                         {0x7A, 0x52, 0x30}}};
  return palette[static_cast<std::size_t>(ink)];
}

/// Too near the hall's own colour to be seen in front of it without a light edge.
constexpr bool is_dark(Ink ink) {
  const Rgb colour = colour_of(ink);
  return colour.r + colour.g + colour.b < 200;
}

}  // namespace fc::scene
