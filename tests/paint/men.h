// Boxers for the tests of figures: men who differ in everything, and how their pictures are compared.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <utility>
#include <vector>

#include "paint/figure/figures.h"

namespace fc::paint::test {

inline const std::filesystem::path assets = std::filesystem::path(FC_SOURCE_DIR) / "assets";
inline constexpr int common_height = 160;  ///< of an upright man, pixels

/// With the drawings and motions of the program.
inline FigureRasterizer figure_rasterizer() {
  Result<FigureRasterizer> opened = FigureRasterizer::open(assets);
  if (!opened) {
    ADD_FAILURE() << one_line(opened.error());
  }
  return *std::move(opened);
}

/// Looks of no particular man: every field takes all its values, each at its own pace.
inline Looks looks_of(int man) {
  const auto at_pace = [man](int pace, int count) { return (man * pace + man / count) % count; };
  return {.weight = static_cast<std::uint8_t>(at_pace(5, 17)),
          .height = static_cast<std::int8_t>(at_pace(2, 5) - 2),
          .reach = static_cast<std::int8_t>(at_pace(3, 5) - 2),
          .decade = static_cast<std::uint8_t>(at_pace(3, 14)),
          .head = static_cast<Head>(at_pace(1, head_count)),
          .hair = static_cast<Hair>(at_pace(1, hair_count)),
          .whiskers = static_cast<Whiskers>(man % 2 == 0 ? 0 : at_pace(2, whiskers_count)),
          .nose = static_cast<Nose>(at_pace(3, nose_count)),
          .brows = static_cast<Brows>(at_pace(1, brows_count)),
          .pattern = static_cast<TrunksPattern>(at_pace(3, trunks_pattern_count)),
          .cut = static_cast<TrunksCut>(at_pace(3, trunks_cut_count)),
          .boots = static_cast<Boots>(at_pace(1, boots_count)),
          .guard = static_cast<Guard>(at_pace(2, guard_count)),
          .southpaw = man % 4 == 3};
}

inline Print print_at(int height, Corner corner = Corner::red) {
  return {.mark = scene::mark_of(corner),
          .scale = static_cast<float>(height) / figure_height,
          .mirrored = corner == Corner::blue};
}

/// Its width and every pixel: equal lists, equal pictures.
inline std::vector<std::uint32_t> pixels_of(const Raster& raster) {
  std::vector<std::uint32_t> pixels{static_cast<std::uint32_t>(raster.width())};
  for (int y = 0; y < raster.height(); ++y) {
    for (int x = 0; x < raster.width(); ++x) {
      pixels.push_back(raster.at(x, y));
    }
  }
  return pixels;
}

}  // namespace fc::paint::test
