// A painter and a picture in memory that it paints on.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "paint/painter.h"
#include "picture.h"

namespace fc::paint::test {

inline constexpr const char* poster_font = "/usr/share/fonts/opentype/bebas-neue/BebasNeue-Bold.otf";

/// A software renderer on a picture in memory: no window, the same pixels everywhere.
class PictureTest : public testing::Test {
 protected:
  void SetUp() override { open(1280, 720); }

  void open(int width, int height) {
    painter_.reset();
    renderer_.reset();
    picture_ = blank(width, height);
    renderer_.reset(SDL_CreateSoftwareRenderer(picture_.get()));
    ASSERT_NE(renderer_, nullptr) << SDL_GetError();
    Result<std::unique_ptr<Painter>> painter =
        Painter::open(renderer_.get(), std::filesystem::path(FC_SOURCE_DIR) / "assets", poster_font);
    ASSERT_TRUE(painter) << one_line(painter.error());
    painter_ = *std::move(painter);
  }

  void paint(const scene::Stage& stage, const scene::LayoutShape& shape = {}) {
    painter_->paint(stage, scene::layout(picture_->w, picture_->h, shape));
    SDL_RenderFlush(renderer_.get());
  }

  [[nodiscard]] Picture copy() const { return Picture(SDL_DuplicateSurface(picture_.get())); }

  /// Compares what is painted with <folder>/golden/<name>.png; where they differ, keeps the picture beside the test.
  void expect_golden(const std::filesystem::path& folder, const std::string& name) {
    const std::filesystem::path golden = folder / "golden" / (name + ".png");
    if (std::getenv("FC_APPROVE") != nullptr) {
      ASSERT_TRUE(write_png(golden, *picture_)) << golden << ": " << SDL_GetError();
    }
    const std::filesystem::path painted = std::filesystem::path(FC_BUILD_DIR) / ("painted-" + name + ".png");
    const Picture expected = read_png(golden);
    const std::optional<std::string> differs =
        expected ? difference(*expected, *picture_) : std::optional<std::string>("there is no such picture");
    if (differs) {
      write_png(painted, *picture_);
    }
    EXPECT_FALSE(differs) << golden << ": " << *differs << "; painted now: " << painted
                          << "; look at it and run with FC_APPROVE=1 if it is right";
  }

  Picture picture_;
  Renderer renderer_;
  std::unique_ptr<Painter> painter_;
};

}  // namespace fc::paint::test
