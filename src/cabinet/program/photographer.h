// Pictures that are kept: those of the ring for the newspaper, made when the page first asks for them, and the newspaper as
// a file, which is the next painted frame.
#pragma once

#include <SDL.h>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <utility>
#include <vector>

#include "platform/window.h"
#include "scene/stage.h"

namespace fc::cabinet {

class Photographer {
 public:
  /// Makes a photograph of so many pixels. Null: the renderer gives its pixels away to nobody.
  using Darkroom = std::function<platform::TextureHandle(const scene::Stage& stage, int width, int height)>;

  void work_in(Darkroom darkroom) { darkroom_ = std::move(darkroom); }
  /// From now on these are his pictures, by their places.
  void cover(std::vector<scene::Stage> moments);
  [[nodiscard]] std::size_t moments() const { return moments_.size(); }
  /// One of them at a size in pixels. Null: there is none.
  [[nodiscard]] SDL_Texture* photograph(std::size_t place, int width, int height);
  /// The renderer lost its textures, or nobody looks at them any more.
  void forget() { prints_.clear(); }

  /// The next painted frame is written into this file as PNG.
  void keep_frame(std::filesystem::path file) { file_ = std::move(file); }
  [[nodiscard]] bool keeps_frame() const { return !file_.empty(); }
  /// Empty: no frame is to be kept.
  [[nodiscard]] std::filesystem::path take_file() { return std::exchange(file_, {}); }

 private:
  struct Print {
    std::size_t place = 0;
    int width = 0;
    int height = 0;
    platform::TextureHandle texture;
  };

  Darkroom darkroom_;
  std::vector<scene::Stage> moments_;
  std::vector<Print> prints_;
  std::filesystem::path file_;
};

}  // namespace fc::cabinet
