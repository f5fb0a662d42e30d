// Figures side by side on one sheet, to be compared and looked at.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "men.h"
#include "paint/raster.h"
#include "picture.h"

namespace fc::paint::test {

/// On canvas; 0 to 255.
inline int grey_of(std::uint32_t pixel) {
  const auto part = [pixel](unsigned shift) { return static_cast<int>(pixel >> shift & 255U); };
  constexpr int canvas = 225;
  const int grey = (part(16) * 30 + part(8) * 59 + part(0) * 11) / 100;
  return (grey * part(24) + canvas * (255 - part(24))) / 255;
}

/// Whether anything stands on the outermost pixels.
inline bool reaches_its_edge(const Raster& raster) {
  bool reaches = false;
  for (int x = 0; x < raster.width(); ++x) {
    reaches = reaches || raster.at(x, 0) >> 24U > 0 || raster.at(x, raster.height() - 1) >> 24U > 0;
  }
  for (int y = 0; y < raster.height(); ++y) {
    reaches = reaches || raster.at(0, y) >> 24U > 0 || raster.at(raster.width() - 1, y) >> 24U > 0;
  }
  return reaches;
}

/// Pictures side by side, each on its foot in a cell of its own.
class Sheet {
 public:
  /// Pixels of a cell.
  Sheet(int columns, int width, int height) : columns_(columns), width_(width), height_(height) {}

  void add(const FigurePicture& picture) {
    Raster cell(width_, height_);
    cell.lay(picture.raster, width_ / 2 - static_cast<int>(picture.foot_x),
             height_ * 7 / 8 - static_cast<int>(picture.foot_y));
    cells_.push_back(std::move(cell));
  }
  void add_whole(const FigurePicture& picture, const std::string& what) {
    add(picture);
    EXPECT_FALSE(reaches_its_edge(cells_.back())) << what << " is cut off";
  }

  /// That so many pixels of the last cell are plainly lighter or darker than in each of those before it; of every cell.
  void expect_new(int pixels, const std::string& what) {
    std::vector<int>& greys = greys_.emplace_back();
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        greys.push_back(grey_of(cells_.back().at(x, y)));
      }
    }
    for (std::size_t before = 0; before + 1 < greys_.size(); ++before) {
      int apart = 0;
      for (std::size_t at = 0; at < greys.size(); ++at) {
        apart += std::abs(greys_[before][at] - greys[at]) > 60 ? 1 : 0;
      }
      EXPECT_GT(apart, pixels) << what << " is taken for number " << before;
    }
  }

  /// Where somebody wants to look at it; rows on the hall's darkness and on canvas.
  void write(const std::string& name) const {
    const char* folder = std::getenv("FC_GALLERY");
    if (folder == nullptr) {
      return;
    }
    const int rows = (static_cast<int>(cells_.size()) + columns_ - 1) / columns_;
    Raster sheet(columns_ * width_, rows * height_);
    for (int y = 0; y < sheet.height(); ++y) {
      for (int x = 0; x < sheet.width(); ++x) {
        sheet.set(x, y, colour_of(y / height_ % 2 == 0 ? scene::Ink::hall : scene::Ink::canvas));
      }
    }
    for (std::size_t index = 0; index < cells_.size(); ++index) {
      const auto cell = static_cast<int>(index);
      sheet.lay(cells_[index], cell % columns_ * width_, cell / columns_ * height_);
    }
    const Picture picture = blank(sheet.width(), sheet.height());
    for (int y = 0; y < sheet.height(); ++y) {
      auto* row = static_cast<std::uint8_t*>(picture->pixels) + static_cast<std::ptrdiff_t>(y) * picture->pitch;
      for (int x = 0; x < sheet.width(); ++x) {
        const std::uint32_t pixel = sheet.at(x, y);
        SDL_memcpy(row + static_cast<std::ptrdiff_t>(x) * 4, &pixel, sizeof pixel);
      }
    }
    std::filesystem::create_directories(folder);
    EXPECT_TRUE(write_png(std::filesystem::path(folder) / name, *picture));
  }

 private:
  int columns_;
  int width_;
  int height_;
  std::vector<Raster> cells_;
  std::vector<std::vector<int>> greys_;
};

}  // namespace fc::paint::test
