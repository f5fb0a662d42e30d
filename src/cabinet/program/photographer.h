// Pictures that are kept: those of the ring for the newspaper, made when the page first asks for them, and the newspaper as
// a file, which is the next painted frame.
#pragma once

#include <SDL.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <utility>
#include <vector>

#include "platform/window.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::cabinet {

class Photographer {
 public:
  /// newsprint: sepia and halftone; colour: as in the hall.
  enum class Finish : std::uint8_t { newsprint, colour };
  /// Makes a photograph of the layout's whole. Null: the renderer gives its pixels away to nobody.
  using Darkroom =
      std::function<platform::TextureHandle(const scene::Stage& stage, const scene::Layout& layout, Finish finish)>;

  void work_in(Darkroom darkroom) { darkroom_ = std::move(darkroom); }
  /// From now on these are his pictures, by their places.
  void cover(std::vector<scene::Stage> moments);
  [[nodiscard]] std::size_t moments() const { return moments_.size(); }
  /// One of them at a size in pixels. Null: there is none.
  [[nodiscard]] SDL_Texture* photograph(std::size_t place, int width, int height);
  /// What happens at a place, in colour. moment: another one asks for another picture.
  [[nodiscard]] SDL_Texture* view(std::size_t place, const scene::Stage& stage, const scene::Layout& layout, double moment);
  /// The renderer lost its textures, or nobody looks at them any more.
  void forget();

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
    double moment = 0;
    platform::TextureHandle texture;
  };
  template <class Develop>
  SDL_Texture* kept_or_made(std::vector<Print>& prints, const Print& wanted, Develop develop);

  Darkroom darkroom_;
  std::vector<scene::Stage> moments_;
  std::vector<Print> prints_;
  std::vector<Print> views_;
  std::filesystem::path file_;
};

}  // namespace fc::cabinet
