#include "paint/veil.h"

#include <algorithm>
#include <cstdint>

#include "paint/raster.h"

namespace fc::paint {
namespace {

// 64 KiB: small enough for the processor's cache, wide enough for few copies.
constexpr int sheet_width = 1024;
constexpr int sheet_height = 16;

}  // namespace

void Veil::lay(SDL_Renderer* renderer, float alpha, std::span<const SDL_Rect> places) {
  const auto share = static_cast<std::uint8_t>(std::clamp(alpha, 0.0F, 1.0F) * 255);
  if (share == 0 || places.empty()) {
    return;
  }
  if (!sheet_) {
    Raster sheet(sheet_width, sheet_height);
    for (int y = 0; y < sheet_height; ++y) {
      for (int x = 0; x < sheet_width; ++x) {
        sheet.set(x, y, colour_);
      }
    }
    sheet_ = sheet.to_texture(renderer, true);
    if (!sheet_) {
      return;
    }
    SDL_SetTextureBlendMode(sheet_.get(), SDL_BLENDMODE_BLEND);
  }
  SDL_SetTextureAlphaMod(sheet_.get(), share);
  for (const SDL_Rect& place : places) {
    for (int y = 0; y < place.h; y += sheet_height) {
      for (int x = 0; x < place.w; x += sheet_width) {
        const SDL_Rect piece{0, 0, std::min(sheet_width, place.w - x), std::min(sheet_height, place.h - y)};
        const SDL_Rect to{place.x + x, place.y + y, piece.w, piece.h};
        SDL_RenderCopy(renderer, sheet_.get(), &piece, &to);
      }
    }
  }
}

}  // namespace fc::paint
