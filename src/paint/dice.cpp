#include "paint/dice.h"

#include <algorithm>
#include <string>
#include <vector>

#include "paint/dice_shapes.h"
#include "paint/triangles.h"

namespace fc::paint {
namespace {

using scene::Pixel;

constexpr int cell = 64;
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
    const auto corner = [&](float across, float up) {
      return on_picture({face.middle.x + (face.right.x * across + face.up.x * up) * half,
                         face.middle.y + (face.right.y * across + face.up.y * up) * half,
                         face.middle.z + (face.right.z * across + face.up.z * up) * half});
    };
    marks.picture({{corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)}},
                  DiceNumbers::piece(number_on(die.die, static_cast<int>(index)), die.tens), print,
                  die.alpha * (1 - (1 - quiet_number) * hushed));
  }
}

}  // namespace

Raster DiceNumbers::print() const {
  Raster numbers(cell * cells_across, cell * cells_down);
  for (int index = 0; index < first_tens + 10; ++index) {
    const std::string number = number_of(index);
    const std::optional<Raster> words = lettering_->plain(number, number.size() > 1 ? 52 : 64, {255, 255, 255});
    if (words) {
      numbers.lay(*words, index % cells_across * cell + (cell - words->width()) / 2,
                  index / cells_across * cell + (cell - words->height()) / 2);
    }
  }
  return numbers;
}

SDL_Texture* DiceNumbers::texture(SDL_Renderer* renderer) {
  if (!texture_) {
    texture_ = print().to_texture(renderer, false);
  }
  return texture_.get();
}

SDL_FRect DiceNumbers::piece(int number, bool tens) {
  const int index = tens ? first_tens + number : number;
  return {static_cast<float>(index % cells_across) / cells_across, static_cast<float>(index / cells_across) / cells_down,
          1.0F / cells_across, 1.0F / cells_down};
}

void paint_dice(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray, DiceNumbers& numbers,
                Shadows& shadows) {
  Triangles solid;
  Triangles marks;
  for (const scene::TrayDie& die : dice) {
    const float width = diameter_in(tray) * die.size * (1.15F - 0.25F * std::min(1.0F, die.at.z));
    const SDL_FRect place{tray.x + die.at.x * tray.w - width * 0.5F, tray.y + die.at.y * tray.h + width * 0.12F, width,
                          width * 0.42F};
    if (die.alpha > 0.5F) {
      shadows.paint(renderer, place);
    }
    add_die(die, tray, solid, marks);
  }
  solid.paint(renderer);
  marks.paint(renderer, numbers.texture(renderer));
}

}  // namespace fc::paint
