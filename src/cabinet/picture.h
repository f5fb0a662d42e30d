// The hall behind the panels: paint's stage at the size of the output.
#pragma once

#include <filesystem>
#include <memory>
#include <utility>

#include "core/result.h"
#include "paint/painter.h"
#include "platform/window.h"
#include "scene/stage.h"

namespace fc::cabinet {

class Picture {
 public:
  /// assets: the folder of drawings; poster_font: the condensed face. Fault: one of them is missing.
  static Result<Picture> open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                              const std::filesystem::path& poster_font);

  /// Paints the whole output: the stage, or the empty hall without one; nothing where panels cover everything.
  void paint(const scene::Stage* stage, platform::Size size, bool covered);
  /// The renderer lost its textures.
  void forget_textures();

 private:
  Picture(SDL_Renderer* renderer, std::unique_ptr<paint::Painter> painter)
      : renderer_(renderer), painter_(std::move(painter)) {}

  SDL_Renderer* renderer_;
  std::unique_ptr<paint::Painter> painter_;
};

}  // namespace fc::cabinet
