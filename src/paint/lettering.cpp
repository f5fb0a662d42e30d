#include "paint/lettering.h"

#include <algorithm>

namespace fc::paint {
namespace {

constexpr std::size_t most_fonts = 8;  // sizes kept open

SDL_Color to_sdl(Rgb colour) { return {colour.r, colour.g, colour.b, 255}; }

std::optional<Raster> drawn(TTF_Font* font, std::string_view words, Rgb colour, int outline) {
  if (font == nullptr || words.empty()) {
    return std::nullopt;
  }
  TTF_SetFontOutline(font, outline);
  const SurfaceHandle surface(TTF_RenderUTF8_Blended(font, std::string(words).c_str(), to_sdl(colour)));
  TTF_SetFontOutline(font, 0);
  if (!surface) {
    return std::nullopt;
  }
  return Raster::from_surface(surface.get());
}

}  // namespace

Result<Lettering> Lettering::open(const std::filesystem::path& file) {
  Lettering lettering(file);
  if (lettering.font(32) == nullptr) {
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
  return fonts_.emplace(height, TTF_OpenFont(file_.c_str(), height)).first->second.get();
}

std::optional<Raster> Lettering::plain(std::string_view words, int height, Rgb colour) {
  return drawn(font(height), words, colour, 0);
}

std::optional<Raster> Lettering::call(std::string_view words, int height, const CallInks& inks) {
  TTF_Font* face = font(height);
  const int outline = std::max(2, height / 18);
  const int missed = std::max(2, height / 22);
  const std::optional<Raster> edge = drawn(face, words, inks.outline, outline);
  const std::optional<Raster> second = drawn(face, words, inks.shadow, outline);
  const std::optional<Raster> first = drawn(face, words, inks.letters, 0);
  if (!edge || !second || !first) {
    return std::nullopt;
  }
  Raster poster(edge->width() + missed, edge->height() + missed);
  poster.lay(*second, missed, missed);
  poster.lay(*edge, 0, 0);
  poster.lay(*first, outline, outline);
  return poster;
}

}  // namespace fc::paint
