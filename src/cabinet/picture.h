// The hall behind the panels: paint's stage at the size of the output.
#pragma once

#include <filesystem>
#include <memory>

#include "core/result.h"
#include "platform/window.h"
#include "scene/stage.h"

namespace fc::cabinet {

class Picture {
 public:
  /// assets: the folder of drawings. Fault: one of them is missing.
  static Result<Picture> open(SDL_Renderer* renderer, const std::filesystem::path& assets);

  /// Paints the whole output: the stage, or the empty hall without one; nothing where panels cover everything.
  void paint(const scene::Stage* stage, platform::Size size, bool covered);
  /// The renderer lost its textures.
  void forget_textures();

 private:
  explicit Picture(SDL_Renderer* renderer) : renderer_(renderer) {}
  SDL_Renderer* renderer_;
};

}  // namespace fc::cabinet
