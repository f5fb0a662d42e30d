#include "paint/dice.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "paint/light.h"

namespace fc::paint {
namespace {

using scene::Pixel;

constexpr int cells_across = 8;
constexpr int cells_down = 4;
constexpr int first_tens = 21;          // cells 0 to 20: the numbers; then 00, 10 ... 90
constexpr float die_diameter = 0.66F;   // of the tray's height, at size 1
constexpr float highest_tray = 0.27F;   // of its width: where larger letters make it higher, dice do not grow
constexpr float edge_share = 0.90F;     // of a face that is not its edge
constexpr float number_size = 0.80F;    // of the face's room
constexpr float number_growth = 1.4F;   // of the face that counts, at rest
constexpr float readable_from = 0.35F;  // cosine towards the seats
// Once the face that counts looks at the seats the others step back: cosine from which they do, shade and numbers then.
constexpr float quiet_from = 0.80F;
constexpr float quiet_shade = 0.62F;
constexpr float quiet_number = 0.16F;
constexpr Vec3 light{-0.35F, -0.55F, 0.76F};

std::string number_of(int index) {
  if (index < first_tens) {
    return std::to_string(index);
  }
  return index == first_tens ? "00" : std::to_string((index - first_tens) * 10);
}

/// Of a die of size 1, in pixels.
float diameter_in(const scene::Box& tray) { return std::min(tray.h, tray.w * highest_tray) * die_diameter; }

/// Pixels of the texture for one number: as many as the number that counts has on a cube at rest, for turned pictures are
/// not smoothed.
int cell_in(const scene::Box& tray) {
  constexpr int smallest = 24;
  constexpr int largest = 240;
  const float room = shape_of(d6).faces.front().room * number_size * number_growth;
  return std::clamp(static_cast<int>(std::lround(room * diameter_in(tray))), smallest, largest);
}

/// The line between its first and its last row with ink, from the top.
int middle_of_ink(const Raster& words) {
  int first = words.height();
  int last = 0;
  for (int y = 0; y < words.height(); ++y) {
    for (int x = 0; x < words.width(); ++x) {
      if (words.at(x, y) >> 24U != 0) {
        first = std::min(first, y);
        last = y;
      }
    }
  }
  return (first + last + 1) / 2;
}

/// Where a face's number stands, as shares of the texture. number: 0 to 20, tens: 0 to 9.
SDL_FRect piece_of(int number, bool tens) {
  const int index = tens ? first_tens + number : number;
  const auto column = static_cast<float>(index % cells_across);
  const int row = index / cells_across;
  return {column / cells_across, static_cast<float>(row) / cells_down, 1.0F / cells_across, 1.0F / cells_down};
}

/// One die: its solid into `solid`, its numbers into `marks`.
void add_die(const scene::TrayDie& die, const scene::Box& tray, Triangles& solid, Triangles& marks) {
  const float radius = diameter_in(tray) / 2 * die.size;
  const Pixel middle{tray.x + die.at.x * tray.w, tray.y + die.at.y * tray.h - die.at.z * 2 * radius};
  const DieShape& shape = shape_of(die.die);
  const Turn turn = turn_of(die);
  const Rgb body = colour_of(die.ink);
  const bool dark = body.r + body.g + body.b < 3 * 140;
  const Rgb print = colour_of(dark ? scene::Ink::paper : scene::Ink::ink);
  const auto on_picture = [&](const Vec3& point) {
    const Vec3 seen = turn(point);
    return Pixel{middle.x + seen.x * radius, middle.y + seen.y * radius};
  };
  const std::size_t counts = face_with(die.die, die.face);
  const float towards_seats = turn(shape.faces[counts].normal).z;
  const float quiet = std::clamp((towards_seats - quiet_from) / (1 - quiet_from), 0.0F, 1.0F);
  for (std::size_t index = 0; index < shape.faces.size(); ++index) {
    const DieFace& face = shape.faces[index];
    const Vec3 normal = turn(face.normal);
    const float hushed = index == counts ? 0 : quiet;
    if (normal.z <= 0.01F) {
      continue;
    }
    const float bright = std::max(0.0F, normal.x * light.x + normal.y * light.y + normal.z * light.z);
    std::vector<Pixel> whole;
    std::vector<Pixel> inner;
    for (const std::uint8_t corner : face.corners) {
      const Vec3& at = shape.corners[corner];
      whole.push_back(on_picture(at));
      inner.push_back(on_picture({face.middle.x + (at.x - face.middle.x) * edge_share,
                                  face.middle.y + (at.y - face.middle.y) * edge_share,
                                  face.middle.z + (at.z - face.middle.z) * edge_share}));
    }
    solid.polygon(whole, lit(body, dark ? 1.55F : 0.50F + 0.2F * bright), die.alpha);
    solid.polygon(inner, lit(body, (0.52F + 0.52F * bright) * (1 - (1 - quiet_shade) * hushed)), die.alpha);
    if (normal.z < readable_from) {
      continue;
    }
    const float half = face.room * number_size * (index == counts ? 1 + (number_growth - 1) * quiet : 1);
    // On a face that narrows upwards the eye looks for it a little higher.
    const float rise = shape.faces.size() > 6 ? 0.1F : 0.0F;
    const auto corner = [&](float across, float height) {
      const float up = height + rise;
      return on_picture({face.middle.x + (face.right.x * across + face.up.x * up) * half,
                         face.middle.y + (face.right.y * across + face.up.y * up) * half,
                         face.middle.z + (face.right.z * across + face.up.z * up) * half});
    };
    marks.picture({{corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)}},
                  piece_of(number_on(die.die, static_cast<int>(index)), die.tens), print,
                  die.alpha * (1 - (1 - quiet_number) * hushed));
  }
}

void draw_dice(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray, SDL_Texture* numbers) {
  Triangles solid;
  Triangles marks;
  for (const scene::TrayDie& die : dice) {
    add_die(die, tray, solid, marks);
  }
  solid.paint(renderer);
  marks.paint(renderer, numbers);
}

/// Nothing of the dice is beyond it.
SDL_Rect place_of(std::span<const scene::TrayDie> dice, const scene::Box& tray) {
  Pixel low{1e9F, 1e9F};
  Pixel high{-1e9F, -1e9F};
  for (const scene::TrayDie& die : dice) {
    const float radius = diameter_in(tray) / 2 * die.size;
    const Pixel middle{tray.x + die.at.x * tray.w, tray.y + die.at.y * tray.h - die.at.z * 2 * radius};
    low = {std::min(low.x, middle.x - radius), std::min(low.y, middle.y - radius)};
    high = {std::max(high.x, middle.x + radius), std::max(high.y, middle.y + radius)};
  }
  const int left = static_cast<int>(std::floor(low.x));
  const int top = static_cast<int>(std::floor(low.y));
  return {left, top, static_cast<int>(std::ceil(high.x)) + 1 - left, static_cast<int>(std::ceil(high.y)) + 1 - top};
}

}  // namespace

void Dice::forget() {
  numbers_.reset();
  still_.reset();
}

Raster Dice::print_numbers(int cell) const {
  constexpr float two_digits = 0.82F;
  Raster numbers(cell * cells_across, cell * cells_down);
  for (int index = 0; index < first_tens + 10; ++index) {
    const std::string number = number_of(index);
    const int size = number.size() > 1 ? static_cast<int>(static_cast<float>(cell) * two_digits) : cell;
    const std::optional<Raster> words = lettering_->plain(number, size, {255, 255, 255});
    if (words) {
      numbers.lay(*words, index % cells_across * cell + (cell - words->width()) / 2,
                  index / cells_across * cell + cell / 2 - middle_of_ink(*words));
    }
  }
  return numbers;
}

SDL_Texture* Dice::numbers(SDL_Renderer* renderer, const scene::Box& tray) {
  const int cell = cell_in(tray);
  if (!numbers_ || cell != cell_) {
    numbers_ = print_numbers(cell).to_texture(renderer, false);
    cell_ = cell;
  }
  return numbers_.get();
}

void Dice::paint(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray, Shadows& shadows) {
  for (const scene::TrayDie& die : dice) {
    const float width = diameter_in(tray) * die.size * (1.15F - 0.25F * std::min(1.0F, die.at.z));
    const SDL_FRect place{tray.x + die.at.x * tray.w - width * 0.5F, tray.y + die.at.y * tray.h + width * 0.12F, width,
                          width * 0.42F};
    if (die.alpha > 0.5F) {
      shadows.paint(renderer, place);
    }
  }
  const auto fades = [](const scene::TrayDie& die) { return die.alpha < 1; };
  if (std::ranges::any_of(dice, fades) || (!dice.empty() && !keep_still(renderer, dice, tray))) {
    draw_dice(renderer, dice, tray, numbers(renderer, tray));
  } else if (!dice.empty()) {
    const SDL_Rect all{0, 0, still_at_.w, still_at_.h};
    SDL_RenderCopy(renderer, still_.get(), &all, &still_at_);
  }
}

bool Dice::keep_still(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray) {
  if (still_ && tray == tray_ && std::ranges::equal(dice, shown_)) {
    return true;
  }
  shown_.assign(dice.begin(), dice.end());
  tray_ = tray;
  still_at_ = place_of(dice, tray);
  int width = 0;
  int height = 0;
  if (!still_ || SDL_QueryTexture(still_.get(), nullptr, nullptr, &width, &height) != 0 || width < still_at_.w ||
      height < still_at_.h) {
    still_.reset(SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET,
                                   std::max(width, still_at_.w), std::max(height, still_at_.h)));
    SDL_SetTextureBlendMode(still_.get(), SDL_BLENDMODE_BLEND);
  }
  SDL_Texture* const before = SDL_GetRenderTarget(renderer);
  if (!still_ || SDL_SetRenderTarget(renderer, still_.get()) != 0) {
    still_.reset();
    return false;
  }
  const SDL_Rect all{0, 0, still_at_.w, still_at_.h};
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE);
  SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0);
  SDL_RenderFillRect(renderer, &all);
  draw_dice(renderer, dice,
            {tray.x - static_cast<float>(still_at_.x), tray.y - static_cast<float>(still_at_.y), tray.w, tray.h},
            numbers(renderer, tray));
  SDL_SetRenderTarget(renderer, before);
  return true;
}

namespace {

Vec3 sum(const Vec3& a, const Vec3& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
Vec3 times(const Vec3& a, float factor) { return {a.x * factor, a.y * factor, a.z * factor}; }
Vec3 difference(const Vec3& a, const Vec3& b) { return sum(a, times(b, -1)); }
float dot(const Vec3& a, const Vec3& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Vec3 cross(const Vec3& a, const Vec3& b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
float length(const Vec3& a) { return std::sqrt(dot(a, a)); }
Vec3 unit(const Vec3& a) { return times(a, 1 / length(a)); }

/// `top`: a point in the direction in which the face's number stands up.
DieFace face_of(const std::vector<Vec3>& corners, std::vector<std::uint8_t> ring, const Vec3& top) {
  DieFace face{.corners = std::move(ring), .middle = {}, .normal = {}, .up = {}, .right = {}};
  for (const std::uint8_t corner : face.corners) {
    face.middle = sum(face.middle, times(corners[corner], 1 / static_cast<float>(face.corners.size())));
  }
  const Vec3 across = cross(difference(corners[face.corners[1]], corners[face.corners[0]]),
                            difference(corners[face.corners[2]], corners[face.corners[0]]));
  face.normal = unit(dot(across, face.middle) < 0 ? times(across, -1) : across);
  const Vec3 rise = difference(top, face.middle);
  face.up = unit(difference(rise, times(face.normal, dot(rise, face.normal))));
  face.right = cross(face.normal, face.up);
  face.room = 1;
  for (std::size_t index = 0; index < face.corners.size(); ++index) {
    const Vec3& a = corners[face.corners[index]];
    const Vec3& b = corners[face.corners[(index + 1) % face.corners.size()]];
    const Vec3 side = difference(b, a);
    face.room = std::min(face.room, length(cross(side, difference(face.middle, a))) / length(side));
  }
  return face;
}

DieShape make_d6() {
  DieShape shape;
  const float s = 1 / std::numbers::sqrt3_v<float>;
  for (int corner = 0; corner < 8; ++corner) {
    shape.corners.push_back({(corner & 1) != 0 ? s : -s, (corner & 2) != 0 ? s : -s, (corner & 4) != 0 ? s : -s});
  }
  // Opposite faces add up to seven: face n is opposite face 7 - n.
  const std::array<std::array<std::uint8_t, 4>, 6> rings{
      {{4, 5, 7, 6}, {0, 1, 5, 4}, {1, 3, 7, 5}, {0, 4, 6, 2}, {2, 6, 7, 3}, {0, 2, 3, 1}}};
  for (const auto& ring : rings) {
    const Vec3 edge = times(sum(shape.corners[ring[0]], shape.corners[ring[1]]), 0.5F);
    shape.faces.push_back(face_of(shape.corners, {ring.begin(), ring.end()}, edge));
  }
  return shape;
}

/// A pentagonal trapezohedron: two tips and a zigzag belt of ten corners.
DieShape make_d10() {
  DieShape shape;
  const float step = std::numbers::pi_v<float> / 5;
  const float tip = 1;
  const float belt = tip * (1 - std::cos(step)) / (1 + std::cos(step));  // makes the kites flat
  const float radius = 0.9F;
  shape.corners.push_back({0, 0, tip});
  shape.corners.push_back({0, 0, -tip});
  for (int corner = 0; corner < 10; ++corner) {
    const float angle = step * static_cast<float>(corner);
    shape.corners.push_back({radius * std::cos(angle), radius * std::sin(angle), corner % 2 == 0 ? belt : -belt});
  }
  const auto belt_corner = [](int corner) { return static_cast<std::uint8_t>(2 + (corner + 10) % 10); };
  for (int face = 0; face < 10; ++face) {
    // Odd numbers round one tip, even ones round the other.
    const bool above = face % 2 == 0;
    const int tail = above ? 2 * (face / 2) + 1 : 10 - 2 * (face / 2);
    const std::uint8_t top = above ? 0 : 1;
    shape.faces.push_back(
        face_of(shape.corners, {top, belt_corner(tail - 1), belt_corner(tail), belt_corner(tail + 1)}, shape.corners[top]));
  }
  return shape;
}

DieShape make_d20() {
  DieShape shape;
  const float golden = std::numbers::phi_v<float>;
  const float radius = std::sqrt(1 + golden * golden);
  for (const float one : {-1.0F, 1.0F}) {
    for (const float phi : {-golden, golden}) {
      shape.corners.push_back(times({0, one, phi}, 1 / radius));
      shape.corners.push_back(times({one, phi, 0}, 1 / radius));
      shape.corners.push_back(times({phi, 0, one}, 1 / radius));
    }
  }
  const float edge = 2 / radius;
  const auto neighbours = [&](std::size_t a, std::size_t b) {
    return std::abs(length(difference(shape.corners[a], shape.corners[b])) - edge) < 0.01F;
  };
  for (std::size_t a = 0; a < 12; ++a) {
    for (std::size_t b = a + 1; b < 12; ++b) {
      for (std::size_t c = b + 1; c < 12; ++c) {
        if (neighbours(a, b) && neighbours(b, c) && neighbours(a, c)) {
          shape.faces.push_back(face_of(
              shape.corners, {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)},
              shape.corners[a]));
        }
      }
    }
  }
  return shape;
}

}  // namespace

Vec3 Turn::operator()(const Vec3& v) const { return {dot(x, v), dot(y, v), dot(z, v)}; }

const DieShape& shape_of(const Die& die) {
  static const DieShape cube = make_d6();
  static const DieShape ten = make_d10();
  static const DieShape twenty = make_d20();
  const std::size_t faces = static_cast<std::size_t>(die.faces());
  return faces <= cube.faces.size() ? cube : faces <= ten.faces.size() ? ten : twenty;
}

int number_on(const Die& die, int face) {
  constexpr int last_of_cube = 5;
  if (die.faces() == d3.faces()) {
    return die.lowest + std::min(face, last_of_cube - face);
  }
  // Counted from 1 whatever the lowest face, so that a 7 stands where it stands on every die.
  const int number = die.lowest + (face + 1 - die.lowest + die.faces()) % die.faces();
  return die == d10 ? number % d10.highest : number;
}

std::size_t face_with(const Die& die, int face) {
  const int from_one = die.faces() == d3.faces() ? face - die.lowest : face - 1;
  return static_cast<std::size_t>((from_one + die.faces()) % die.faces());
}

Turn turn_of(const scene::TrayDie& die) {
  const DieFace& face = shape_of(die.die).faces[face_with(die.die, die.face)];
  const Turn upright{face.right, times(face.up, -1), face.normal};
  const auto [w, x, y, z] = die.orientation;
  const Turn turned{{1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
                    {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)},
                    {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)}};
  const auto row = [&upright](const Vec3& weights) {
    return sum(sum(times(upright.x, weights.x), times(upright.y, weights.y)), times(upright.z, weights.z));
  };
  return {row(turned.x), row(turned.y), row(turned.z)};
}

}  // namespace fc::paint
