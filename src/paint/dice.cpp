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
    const auto corner = [&](float across, float up) {
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

Raster Dice::print_numbers() const {
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

SDL_Texture* Dice::numbers(SDL_Renderer* renderer) {
  if (!numbers_) {
    numbers_ = print_numbers().to_texture(renderer, false);
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
    draw_dice(renderer, dice, tray, numbers(renderer));
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
            numbers(renderer));
  SDL_SetRenderTarget(renderer, before);
  return true;
}

}  // namespace fc::paint
