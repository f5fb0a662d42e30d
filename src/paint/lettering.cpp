#include "paint/lettering.h"

#include <algorithm>
#include <array>

namespace fc::paint {
namespace {

constexpr std::size_t most_fonts = 8;  // sizes kept open

SDL_Color to_sdl(Rgb colour) { return {colour.r, colour.g, colour.b, 255}; }

SurfaceHandle drawn(TTF_Font* font, std::string_view words, Rgb colour, int outline = 0) {
  if (font == nullptr || words.empty()) {
    return nullptr;
  }
  TTF_SetFontOutline(font, outline);
  SurfaceHandle letters(TTF_RenderUTF8_Blended(font, std::string(words).c_str(), to_sdl(colour)));
  TTF_SetFontOutline(font, 0);
  return letters;
}

}  // namespace

Result<Lettering> Lettering::open(const std::filesystem::path& file) {
  std::size_t size = 0;
  Lettering lettering;
  lettering.file_.reset(static_cast<char*>(SDL_LoadFile(file.c_str(), &size)));
  lettering.size_ = static_cast<int>(size);
  if (!lettering.file_ || lettering.font(32) == nullptr) {
    return fault(
        FaultCode::cannot_read, file.string(),
        "the poster font cannot be read: " + std::string(TTF_GetError()) + "; install the package fonts-bebas-neue");
  }
  return lettering;
}

TTF_Font* Lettering::font(int height) {
  if (const auto found = fonts_.find(height); found != fonts_.end()) {
    return found->second.get();
  }
  if (fonts_.size() >= most_fonts) {
    fonts_.clear();
  }
  constexpr int frees_stream = 1;
  SDL_RWops* const stream = SDL_RWFromConstMem(file_.get(), size_);
  return fonts_.emplace(height, TTF_OpenFontRW(stream, frees_stream, height)).first->second.get();
}

std::optional<Raster> Lettering::plain(std::string_view words, int height, Rgb colour) {
  const SurfaceHandle letters = drawn(font(height), words, colour);
  return letters ? std::optional(Raster::from_surface(letters.get())) : std::nullopt;
}

std::optional<Raster> Lettering::call(std::string_view words, int height, const CallInks& inks) {
  TTF_Font* face = font(height);
  const int outline = std::max(2, height / 18);
  const int missed = std::max(2, height / 22);
  const SurfaceHandle edge = drawn(face, words, inks.outline, outline);
  const SurfaceHandle letters = drawn(face, words, inks.letters);
  if (!edge || !letters) {
    return std::nullopt;
  }
  Raster poster(edge->w + missed, edge->h + missed);
  poster.lay(*edge, missed, missed, inks.shadow);
  poster.lay(*edge, 0, 0, inks.outline);
  poster.lay(*letters, outline, outline, inks.letters);
  return poster;
}

namespace {

constexpr Rgb sepia{0x3B, 0x26, 0x18};
constexpr Rgb newsprint{0xEF, 0xE1, 0xC2};
constexpr float ink_between_dots = 0.35F;  // so that small things keep their shape

/// 0 black to 1 white, as the eye sees it.
float light_of(std::uint32_t pixel) {
  const auto channel = [pixel](unsigned shift) { return static_cast<float>(pixel >> shift & 255U) / 255; };
  return 0.30F * channel(16) + 0.59F * channel(8) + 0.11F * channel(0);
}

}  // namespace

void apply_halftone(Raster& picture, float pitch) {
  std::array<int, 256> counted{};
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      ++counted.at(static_cast<std::size_t>(light_of(picture.at(x, y)) * 255));
    }
  }
  // From its darkest to its lightest the plate is used whole.
  const int skipped = picture.width() * picture.height() / 50;
  const auto reach = [&](bool from_dark) {
    int seen = 0;
    for (int step = 0; step < 256; ++step) {
      const int place = from_dark ? step : 255 - step;
      seen += counted.at(static_cast<std::size_t>(place));
      if (seen > skipped) {
        return static_cast<float>(place) / 255;
      }
    }
    return 0.0F;
  };
  const float black = reach(true);
  const float span = std::max(reach(false) - black, 0.1F);
  const DotScreen screen(picture.width(), picture.height(), pitch);
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const float dark = 1 - std::clamp((light_of(picture.at(x, y)) - black) / span, 0.0F, 1.0F);
      const float ink = ink_between_dots * dark + (1 - ink_between_dots) * screen.at(x, y, dark);
      picture.set(x, y, mixed(newsprint, sepia, ink));
    }
  }
}

}  // namespace fc::paint
