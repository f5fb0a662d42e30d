// Everything visible at one moment as plain data, made by scene/<game> from (events, clock), drawn by paint. No game and no
// SDL here. Board coordinates: one square is 1 x 1, x right, y towards the viewer, the canvas is 0..Board::columns by
// 0..Board::rows; z up from the canvas, in squares. Times in seconds, shares 0..1.
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

/// Colours by role; values: `colour_of`.
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
  // Seats of a table of more than two.
  seat_1,
  seat_2,
  seat_3,
  seat_4,
  seat_5,
  seat_6,
  seat_7,
  seat_8,
};

struct Vec3 {
  float x = 0;
  float y = 0;
  float z = 0;

  friend constexpr bool operator==(const Vec3&, const Vec3&) = default;
};

/// A seat's shape, so that seats differ not only in colour: red is a disc, blue a diamond. One for each of `most_seats`.
enum class Mark : std::uint8_t { disc, diamond, square, triangle, star, hexagon, cross, ring };

/// Colour and shape of a seat.
struct SeatMark {
  Ink ink = Ink::red;
  Mark mark = Mark::disc;

  friend constexpr bool operator==(const SeatMark&, const SeatMark&) = default;
};

constexpr SeatMark mark_of(Corner corner) {
  return corner == Corner::red ? SeatMark{Ink::red, Mark::disc} : SeatMark{Ink::blue, Mark::diamond};
}

/// A circle printed on the canvas. label: poster lettering, may be empty.
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

/// What is printed on the canvas: a grid of columns x rows, or spots. Its picture is cached; a change redraws it.
struct Board {
  int columns = 6;
  int rows = 6;
  bool grid = true;
  bool ring = true;             ///< false: no ring and crowd, only a dark background for the tray (screens of long games)
  bool red_waits_near = false;  ///< which neutral corner is red's if both are equally far from the man whom he knocked down
  std::vector<Spot> spots{};

  friend bool operator==(const Board&, const Board&) = default;
};

/// A boxer's condition, each 0 to 1. bleeding: from his worst cut.
struct Wear {
  float dazed = 0;
  float tired = 0;
  float bleeding = 0;
  Cuts cuts{};

  friend bool operator==(const Wear&, const Wear&) = default;
};

/// A boxer on a round marker, thick as a poker chip.
struct Marker {
  Corner corner = Corner::red;
  std::int8_t boxer = -1;  ///< index in `Match::looks`; -1: that of his corner
  Likeness likeness{};
  Vec3 at;                          ///< position of its foot; z: height of a hop
  float flip = 0;                   ///< 0 defending (gloves high), 1 attacking (arms out), between: turning
  float fallen = 0;                 ///< 0 stands, 1 flat on the canvas
  float lean = 0;                   ///< radians, + to the right: lunge, jolt, sway
  float squash = 0;                 ///< -1..1, + flatter and wider
  float flash = 0;                  ///< 0..1, marker whitened by a hit
  float facing = 1;                 ///< +1 looks right, -1 left
  bool crowned = false;             ///< winner: gold rim
  Wear wear{};                      ///< drawn via scene/blows/stance.h
  std::optional<SeatMark> owner{};  ///< for more than two seats: colour of the rim, shape on the base
};

/// An official: referee, doctor or a boxer's second, by `Likeness::attire`. He has no marker.
struct Official {
  Corner corner = Corner::red;  ///< for a second: his boxer's corner
  Likeness likeness{};
  Vec3 at;
  float facing = 1;  ///< +1 looks right, -1 left
  float alpha = 1;
};

enum class GlowKind : std::uint8_t { legal, focused, danger, rope_line };

/// A highlighted square.
struct Glow {
  int column = 0;
  int row = 0;
  GlowKind kind = GlowKind::legal;
  float strength = 1;
  float round = 0;  ///< above 0: a disc of this radius in squares around its centre instead
};

/// One solid in the tray (see `solids_of` in scene/ornament.h). `orientation`: unit quaternion (w, x, y, z) in view axes (x
/// right, y down, z towards the viewer), applied after the rotation that shows `face` upright; a die at rest has only a
/// rotation about z. at: tray coordinates, x and y 0..1 across and down the tray (centre of the die on the floor), z hop in
/// die sizes.
struct TrayDie {
  Die die = d10;      ///< at most 20 faces, none above 20
  int face = 1;       ///< visible face; the 10 of a ten-sided die reads "0"
  bool tens = false;  ///< ten-sided die with faces "00" to "90"
  Vec3 at;
  std::array<float, 4> orientation{1, 0, 0, 0};
  float size = 1;
  Ink ink = Ink::paper;
  float alpha = 1;

  friend bool operator==(const TrayDie&, const TrayDie&) = default;
};

/// Where a card is: in the tray, or held up over the ring (`Layout::over_ring`).
enum class Table : std::uint8_t { tray, ring };

/// A playing card. at: x and y 0..1 across and down its table, z hop in card heights.
struct Card {
  Table table = Table::tray;
  std::string face{};           ///< its lettering, such as "5"; empty while it is hidden
  Corner corner = Corner::red;  ///< owner: its colour, and the shape on its back
  float turned = 0;             ///< 0 back, 1 face, between: turning over
  Vec3 at;
  float tilt = 0;  ///< radians
  float size = 1;  ///< relative size; 1: normal for its table
  float alpha = 1;
};

/// starburst: a comic-style burst behind a punch, with an outline and halftone dots.
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
  std::string text;  ///< final text, instead of a key
  int number = 0;
  float scale = 1;
  float alpha = 1;
  float tilt = 0;  ///< radians
  Ink ink = Ink::paper;
  Vec3 at;                   ///< board coordinates; the centre of the lettering
  bool pinned = false;       ///< at: x and y 0..1 within `Layout::over_ring`, independent of the camera
  bool at_the_edge = false;  ///< of a pinned one: y within the whole ring, which may be higher
};

/// The camera. Choreographies set shake, flash and close-up; scene/camera.h computes zoom and direction.
struct Camera {
  float shake_x = 0;  ///< in squares
  float shake_y = 0;
  float flash = 0;              ///< 0..1 white over the ring
  float nearer = 0;             ///< 0..1: blend from following the boxers to a close-up of `focus`
  Vec3 focus{};                 ///< board coordinates
  std::optional<Vec3> waits{};  ///< position of a boxer who, in the close-up, must be shown completely or not at all
  std::optional<Vec3> also{};   ///< a second boxer for the close-up,
  float both = 0;               ///< included by this amount, 0..1
  float letters = 0;            ///< share of the height, at the foot, that both leave to lettering; below 0: at the top
  float zoom = 1;               ///< 1 shows the whole ring
  float look_x = 0;             ///< centre of the picture: pixels of the design's ring, from its centre
  float look_y = 0;
  float near = 1;  ///< zoom of the close view at rest: paint keeps the hall at that size
};

/// The audience. 0 to 1 each: `drama` amplitude of bobbing, `leaning` towards a hurt boxer, `risen` from their seats.
/// `beat`: phase.
struct Hall {
  /// Number of phases of the bobbing.
  static constexpr int beats = 8;
  float drama = 0;
  float leaning = 0;
  float risen = 0;
  int beat = 0;  ///< 0 to beats - 1

  friend bool operator==(const Hall&, const Hall&) = default;
};

/// A spotlight on the canvas; the rest of the ring is darkened.
struct Spotlight {
  Vec3 at;           ///< its middle
  float radius = 0;  ///< squares
  float dark = 0;    ///< darkness outside it: 0 normal, 1 black
};

/// Outward deflection of the ropes on each side, in squares; negative: inwards. Sampled at evenly spaced knots from post to
/// post, left to right and far to near, for the top rope; lower ropes move less.
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

/// Everything paint needs for one picture.
struct Stage {
  Board board;
  Ropes ropes;
  std::vector<Glow> glows;
  std::vector<Marker> markers;
  std::vector<Official> officials;
  std::vector<TrayDie> dice;
  std::vector<Card> cards;
  std::vector<Call> readings;  ///< totals of rolls; `at`: tray coordinates, scale 1: normal numeral height beside dice
  std::vector<Particle> particles;
  std::vector<Call> calls;
  Camera camera;
  float house_light = 1;  ///< 1 in a bout, lower between rounds and behind menus
  Spotlight spotlight;    ///< on a fallen boxer
  Hall hall;
};

// RGB values of the inks, the only place for paint and overlay. Source: overlay/design.md, The look.

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

/// Whether a colour is too close to the dark hall to be visible without a light outline.
constexpr bool is_dark(Ink ink) {
  const Rgb colour = colour_of(ink);
  return colour.r + colour.g + colour.b < 200;
}

}  // namespace fc::scene
