#include "table.h"

#include <SDL_image.h>

#include <string_view>

#include "tests/must.h"

namespace fc::overlay::test {

Table::Table(const Sheet& sheet)
    : words_(fc::test::must(Words::load(fc::test::data_folder(), sheet.language))),
      surface_(SDL_CreateRGBSurfaceWithFormat(0, sheet.width, sheet.height, 32, SDL_PIXELFORMAT_RGB888)),
      renderer_(SDL_CreateSoftwareRenderer(surface_.get())),
      layer_(fc::test::must(ImguiLayer::create(renderer_.get()))),
      ui_(std::make_unique<Ui>(*layer_, words_)) {
  fc::test::must(layer_->resize(sheet.width, sheet.height, sheet.text_scale));
}

void Table::paint() {
  SDL_SetRenderDrawColor(renderer_.get(), 0x14, 0x12, 0x1A, 255);
  SDL_RenderClear(renderer_.get());
  layer_->draw();
  SDL_RenderFlush(renderer_.get());
}

void Table::save(const std::string& file) { IMG_SavePNG(surface_.get(), file.c_str()); }

std::uint32_t Table::pixel_at(int x, int y) {
  SDL_Rect place{x, y, 1, 1};
  std::uint32_t pixel = 0;
  SDL_RenderReadPixels(renderer_.get(), &place, SDL_PIXELFORMAT_ARGB8888, &pixel, sizeof pixel);
  return pixel;
}

std::size_t Table::pixels() {
  const auto size = static_cast<std::size_t>(surface_->pitch) * static_cast<std::size_t>(surface_->h);
  return std::hash<std::string_view>()({static_cast<const char*>(surface_->pixels), size});
}

}  // namespace fc::overlay::test
