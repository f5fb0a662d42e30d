// The hall behind the panels, painted at the size of the output, and photographs of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <SDL.h>

#include "core/result.h"
#include "overlay/ink/imgui_layer.h"
#include "paint/painter.h"
#include "platform/window.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::cabinet {

// Pictures that are kept: photographs of the ring for the newspaper, made when the page first asks for them, and the
// newspaper saved as a file, which is the next painted frame.

/// Writes a picture as PNG, on any thread, as `write_whole` does. picture: null if the renderer cannot read its pixels back.
/// Faults: cannot_write, unavailable.
Result<void> save_png(SDL_Surface* picture, const std::filesystem::path& file);

class Photographer {
 public:
  /// newsprint: sepia and halftone; colour: as painted.
  enum class Finish : std::uint8_t { newsprint, colour };
  struct Renderer {
    /// Makes a photograph of this size. Null: the pixels cannot be read back from the renderer.
    std::function<platform::TextureHandle(const scene::Stage& stage, const scene::Layout& layout, Finish finish)> render{};
    /// Prepares a photograph of this stage in newsprint.
    std::function<void(const scene::Stage& stage, const scene::Layout& layout)> prerender{};
  };

  void set_renderer(Renderer renderer) { renderer_ = std::move(renderer); }
  /// Sets the stages to photograph; their index is the `place` below.
  void set_moments(std::vector<scene::Stage> moments);
  [[nodiscard]] std::size_t moments() const { return moments_.size(); }
  /// The photograph of a place at a size in pixels. Null: there is none. No value: it comes in one of the next frames, each
  /// of which makes at most one; in a frame that is saved as a file all are made at once.
  [[nodiscard]] std::optional<SDL_Texture*> photograph(std::size_t place, int width, int height);
  /// A moving picture in colour. place: identifies it; moment: when it changes, the picture is made anew. Only one place a
  /// frame gets its first picture at a new size; until then: null.
  [[nodiscard]] SDL_Texture* view(std::size_t place, const scene::Stage& stage, const scene::Layout& layout, double moment);
  /// Call at the start of each frame.
  void begin_frame();
  /// Whether a place asked in this frame still waits for its first picture.
  [[nodiscard]] bool has_pending() const { return has_pending_; }
  /// Drops all pictures: the renderer lost its textures, or they are no longer needed.
  void forget();

  /// Asks for the next painted frame to be written into this file as PNG.
  void keep_frame(std::filesystem::path file) { file_ = std::move(file); }
  [[nodiscard]] bool keeps_frame() const { return !file_.empty(); }
  /// A request for the upper `height` rows of the next painted frame, given to `take`; 0: all rows. `take` gets null if the
  /// pixels cannot be read.
  struct FrameWish {
    int height = 0;
    std::function<void(platform::SurfaceHandle)> take{};
  };
  void ask_frame(FrameWish wish) { frame_wish_ = std::move(wish); }
  [[nodiscard]] FrameWish take_frame_wish() { return std::exchange(frame_wish_, {}); }
  /// Returns and clears the file of `keep_frame`; empty: none.
  [[nodiscard]] std::filesystem::path take_file() { return std::exchange(file_, {}); }

 private:
  struct Print {
    std::size_t place = 0;
    int width = 0;
    int height = 0;
    double moment = 0;  ///< in `prerendered_`: the number of the frame in which it was begun
    platform::TextureHandle texture;
  };
  static bool same_size(const Print& a, const Print& b) { return a.width == b.width && a.height == b.height; }
  template <class Render>
  SDL_Texture* kept_or_made(std::vector<Print>& prints, const Print& wanted, Render render);
  bool may_make_first();
  /// Whether its hall has had time to be painted on another thread; starts that if it was not started.
  bool is_hall_prerendered(const Print& wanted, const scene::Stage& stage);
  static const Print* found(const std::vector<Print>& prints, const Print& wanted);

  Renderer renderer_;
  std::vector<scene::Stage> moments_;
  std::vector<Print> prints_;
  std::vector<Print> views_;
  std::vector<Print> prerendered_;  ///< without their pictures
  double frame_ = 0;                ///< its number
  bool made_first_ = false;         ///< a place got its first picture in this frame
  bool has_pending_ = false;
  std::filesystem::path file_;
  FrameWish frame_wish_;
};

class Picture {
 public:
  /// assets: the folder of drawings; poster_font: file of the condensed typeface. Faults: those of paint::Painter::open.
  static Result<Picture> open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                              const std::filesystem::path& poster_font);

  /// Paints the whole output: the stage, or without one the dark, empty hall. covered: see paint::Painter::paint.
  void paint(const scene::Stage* stage, const scene::Layout& layout, std::span<const scene::Box> covered);
  /// A picture of that stage's ring, without dice, cards and calls, of the layout's size. Null: the pixels cannot be read
  /// back from the renderer.
  [[nodiscard]] platform::TextureHandle photograph(const scene::Stage& scene, const scene::Layout& layout,
                                                   Photographer::Finish finish);
  /// Prepares a photograph of this stage in newsprint.
  void prerender_photograph(const scene::Stage& stage, const scene::Layout& layout);
  /// See paint::Painter::make_plain.
  void make_plain(bool plain) { painter_->make_plain(plain); }
  /// See paint::Painter::prerender.
  void prerender(const scene::Stage& stage, const scene::Layout& layout) { painter_->prerender(stage, layout); }
  /// See paint::Painter::tell_of_parts.
  void tell_of_parts(std::function<void(paint::StagePart)> painted) { painter_->tell_of_parts(std::move(painted)); }
  /// A boxer on a panel, see paint::Painter::portrait.
  [[nodiscard]] SDL_Texture* portrait(const overlay::Portrait& portrait);
  /// See paint::Painter::finish_portraits.
  void finish_portraits() { painter_->finish_portraits(); }
  /// See paint::Painter::tidy_portraits.
  bool tidy_portraits() { return painter_->tidy_portraits(); }
  /// Drops all textures: the renderer has lost them.
  void forget_textures();

 private:
  Picture(SDL_Renderer* renderer, std::unique_ptr<paint::Painter> painter)
      : renderer_(renderer), painter_(std::move(painter)) {}

  SDL_Renderer* renderer_;
  std::unique_ptr<paint::Painter> painter_;
};

}  // namespace fc::cabinet
