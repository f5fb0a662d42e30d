#include "paint/sprites.h"

#include <SDL_image.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

#include "paint/arithmetic.h"

namespace fc::paint {
namespace {

constexpr int face_size = 256;  // pixels the drawings are read at, and then halved down to
constexpr int smallest_face = 64;
constexpr std::size_t most_sprites = 96;  // about 4 MB at 1280 x 720
constexpr float crown_width = 0.075F;     // of the radius
constexpr float owner_width = 0.12F;      // of the radius; its outer part is a paper line: black shows on the dark hall
constexpr float paper_width = 0.035F;
constexpr std::array<const char*, 4> face_files{"marker-red-guard.svg", "marker-red-attack.svg", "marker-blue-guard.svg",
                                                "marker-blue-attack.svg"};

/// What a file says; nothing of one that is not there or no file.
std::string text_of(const std::filesystem::path& file) {
  std::error_code failed;
  if (!std::filesystem::is_regular_file(file, failed)) {
    return {};
  }
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// The drawing of such a text, as large as a face is at most; transparent where SDL_image cannot make one of it.
Raster drawn(const std::string& svg) {
  SDL_RWops* stream = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
  const SurfaceHandle surface(IMG_LoadSizedSVG_RW(stream, face_size, face_size));
  SDL_RWclose(stream);
  return surface ? Raster::from_surface(surface.get()) : Raster(face_size, face_size);
}

/// Half the size, every pixel the mean of four: sampled at its own size or a little below, a drawing keeps its lines.
Raster halved(const Raster& large) {
  Raster small(large.width() / 2, large.height() / 2);
  for (int y = 0; y < small.height(); ++y) {
    for (int x = 0; x < small.width(); ++x) {
      const Raster::Sample mean = large.sample(static_cast<float>(2 * x + 1), static_cast<float>(2 * y + 1));
      small.set(x, y, colour_of(mean), mean.a);
    }
  }
  return small;
}

/// What lies round the face: gold of a winner, the owner's colour between two paper lines. away: 1 is the chip's edge;
/// radius: pixels.
Rgb rim_at(const Look& look, float away, float radius, Rgb corner) {
  if (look.owner < 0) {
    return look.crowned ? colour_of(scene::Ink::gold) : corner;
  }
  const float crowned_from = 1 - (look.crowned ? crown_width : 0);
  Rgb colour = corner;
  const auto outside = [&](float from, Rgb ink) {
    colour = mixed(colour, ink, std::clamp((away - from) * radius + 0.5F, 0.0F, 1.0F));
  };
  outside(crowned_from - owner_width, colour_of(scene::Ink::paper));
  outside(crowned_from - owner_width + paper_width / 2, colour_of(static_cast<scene::Ink>(look.owner)));
  outside(crowned_from - paper_width, colour_of(scene::Ink::paper));
  if (look.crowned) {
    outside(crowned_from, colour_of(scene::Ink::gold));
  }
  return colour;
}

struct Ray {
  float x = 0;  ///< -1..1 across the face
  float y = 0;
};

}  // namespace

Result<Sprites> Sprites::open(const std::filesystem::path& assets) {
  Faces faces;
  for (std::size_t index = 0; index < faces.size(); ++index) {
    const std::filesystem::path file = assets / "common" / face_files[index];
    faces[index].svg = text_of(file);
    if (faces[index].svg.find("<svg") == std::string::npos) {  // SDL_image loses memory over a text that is no drawing
      return fault(FaultCode::cannot_read, file.string(), "the drawing cannot be read; install the game's assets again");
    }
  }
  return Sprites(std::move(faces));
}

const std::vector<Raster>& Sprites::sizes_of(std::size_t index) {
  Face& face = faces_[index];
  if (face.sizes.empty()) {
    face.sizes.push_back(drawn(std::exchange(face.svg, {})));
    while (face.sizes.back().width() > smallest_face) {
      face.sizes.push_back(halved(face.sizes.back()));
    }
  }
  return face.sizes;
}

Raster Sprites::make(const Look& look) {
  const std::vector<Raster>& sizes = sizes_of(look.face);
  const auto fits =
      std::ranges::find_if(sizes.rbegin(), sizes.rend(), [&](const Raster& size) { return size.width() >= look.height; });
  const Raster& face = fits == sizes.rend() ? sizes.front() : *fits;
  const auto face_width = static_cast<float>(face.width());
  const Rgb rim = colour_of(look.face < 2 ? scene::Ink::red : scene::Ink::blue);
  const Rgb edge = lit(rim, 0.55F);
  const float half_width = std::max(1.0F, static_cast<float>(look.width) / 2);
  const float half_height = std::max(1.0F, static_cast<float>(look.height) / 2);
  const float angle = static_cast<float>(look.lean) * lean_step;
  const float cosine = std::cos(angle);
  const float sine = std::sin(angle);
  const int margin = std::max(std::abs(look.edge_x), std::abs(look.edge_y)) + 2;
  const int reach = static_cast<int>(std::ceil(length_of(half_width, half_height))) + margin;
  Raster sprite(2 * reach, 2 * reach);
  const float rim_width = (look.crowned ? crown_width : 0) + (look.owner >= 0 ? owner_width : 0);
  const int steps = std::max({std::abs(look.edge_x), std::abs(look.edge_y), 1});
  const auto ray_of = [&](float x, float y) {
    return Ray{(x * cosine + y * sine) / half_width, (-x * sine + y * cosine) / half_height};
  };
  const auto cover_of = [&](Ray ray) {
    return std::clamp((1 - length_of(ray.x, ray.y)) * std::min(half_width, half_height) + 0.5F, 0.0F, 1.0F);
  };
  for (int y = 0; y < sprite.height(); ++y) {
    for (int x = 0; x < sprite.width(); ++x) {
      const float from_x = static_cast<float>(x - reach) + 0.5F;
      const float from_y = static_cast<float>(y - reach) + 0.5F;
      float edge_cover = 0;
      for (int step = 1; step <= steps && edge_cover < 1; ++step) {
        const float share = static_cast<float>(step) / static_cast<float>(steps);
        edge_cover = std::max(edge_cover, cover_of(ray_of(from_x - share * static_cast<float>(look.edge_x),
                                                          from_y - share * static_cast<float>(look.edge_y))));
      }
      if (edge_cover > 0) {
        const float stripe = std::fmod(std::abs(from_y) / half_height * 5, 1.0F) < 0.28F ? 1.5F : 1.0F;
        sprite.blend(x, y, lit(edge, stripe), edge_cover);
      }
      const Ray ray = ray_of(from_x, from_y);
      const float cover = cover_of(ray);
      if (cover <= 0) {
        continue;
      }
      const float inner = 1 + rim_width;
      const float across = (look.mirrored ? -ray.x : ray.x) * inner;
      const Raster::Sample ink = face.sample((across + 1) / 2 * face_width, (ray.y * inner + 1) / 2 * face_width);
      Rgb colour = rim_at(look, length_of(ray.x, ray.y), half_width, rim);
      colour = mixed(colour, colour_of(ink), ink.a);
      colour = mixed(colour, colour_of(scene::Ink::white), static_cast<float>(look.flash) / 8);
      sprite.blend(x, y, colour, cover);
    }
  }
  return sprite;
}

SDL_Texture* Sprites::get(SDL_Renderer* renderer, const Look& look) {
  if (const auto found = kept_.find(look); found != kept_.end()) {
    return found->second.get();
  }
  if (kept_.size() >= most_sprites) {
    kept_.clear();
  }
  return kept_.emplace(look, make(look).to_texture(renderer, false)).first->second.get();
}

}  // namespace fc::paint
