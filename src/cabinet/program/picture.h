// The hall behind the panels: paint's stage at the size of the output.
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

// Pictures that are kept: those of the ring for the newspaper, made when the page first asks for them, and the newspaper as
// a file, which is the next painted frame.

class Photographer {
 public:
  /// newsprint: sepia and halftone; colour: as in the hall.
  enum class Finish : std::uint8_t { newsprint, colour };
  struct Darkroom {
    /// Makes a photograph of the layout's whole. Null: the renderer gives its pixels away to nobody.
    std::function<platform::TextureHandle(const scene::Stage& stage, const scene::Layout& layout, Finish finish)> develop{};
    /// That stage will be asked for in newsprint.
    std::function<void(const scene::Stage& stage, const scene::Layout& layout)> foresee{};
  };

  void work_in(Darkroom darkroom) { darkroom_ = std::move(darkroom); }
  /// From now on these are his pictures, by their places.
  void cover(std::vector<scene::Stage> moments);
  [[nodiscard]] std::size_t moments() const { return moments_.size(); }
  /// One of them at a size in pixels. Null: there is none. Nothing: it comes in one of the next frames, each of which makes
  /// one at most; in a frame that is kept as a file all are made at once.
  [[nodiscard]] std::optional<SDL_Texture*> photograph(std::size_t place, int width, int height);
  /// What happens at a place, in colour. moment: another one asks for another picture. A place that had none at that size
  /// gets its first one only if no other place did in this frame; until its turn comes: null.
  [[nodiscard]] SDL_Texture* view(std::size_t place, const scene::Stage& stage, const scene::Layout& layout, double moment);
  /// From now on another frame is painted.
  void begin_frame();
  /// Whether a place still waits for its first picture since the frame began.
  [[nodiscard]] bool owes_any() const { return owes_any_; }
  /// The renderer lost its textures, or nobody looks at them any more.
  void forget();

  /// The next painted frame is written into this file as PNG.
  void keep_frame(std::filesystem::path file) { file_ = std::move(file); }
  [[nodiscard]] bool keeps_frame() const { return !file_.empty(); }
  /// The upper `height` rows of the next painted frame go to `take`; 0: all of them. Null if its pixels cannot be had.
  struct FrameWish {
    int height = 0;
    std::function<void(platform::SurfaceHandle)> take{};
  };
  void ask_frame(FrameWish wish) { frame_wish_ = std::move(wish); }
  [[nodiscard]] FrameWish take_frame_wish() { return std::exchange(frame_wish_, {}); }
  /// Empty: no frame is to be kept.
  [[nodiscard]] std::filesystem::path take_file() { return std::exchange(file_, {}); }

 private:
  struct Print {
    std::size_t place = 0;
    int width = 0;
    int height = 0;
    double moment = 0;  ///< of one that is foreseen the number of the frame
    platform::TextureHandle texture;
  };
  static bool same_size(const Print& a, const Print& b) { return a.width == b.width && a.height == b.height; }
  template <class Develop>
  SDL_Texture* kept_or_made(std::vector<Print>& prints, const Print& wanted, Develop develop);
  bool may_make_first();
  /// Whether its hall has had the time to be painted; if nobody knew of it, now it begins.
  bool is_exposed(const Print& wanted, const scene::Stage& stage);
  static const Print* found(const std::vector<Print>& prints, const Print& wanted);

  Darkroom darkroom_;
  std::vector<scene::Stage> moments_;
  std::vector<Print> prints_;
  std::vector<Print> views_;
  std::vector<Print> foreseen_;  ///< without their pictures
  double frame_ = 0;             ///< its number
  bool made_first_ = false;      ///< in this frame
  bool owes_any_ = false;
  std::filesystem::path file_;
  FrameWish frame_wish_;
};

class Picture {
 public:
  /// assets: the folder of drawings; poster_font: the condensed face. Fault: one of them is missing.
  static Result<Picture> open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                              const std::filesystem::path& poster_font);

  /// Paints the whole output: the stage, or the empty hall's darkness without one. covered: see paint::Painter::paint.
  void paint(const scene::Stage* stage, const scene::Layout& layout, std::span<const scene::Box> covered);
  /// That stage's ring, without dice, cards and calls, as large as the layout. Null: the renderer gives its pixels away to
  /// nobody.
  [[nodiscard]] platform::TextureHandle photograph(const scene::Stage& scene, const scene::Layout& layout,
                                                   Photographer::Finish finish);
  /// What `photograph` will be asked for in newsprint.
  void foresee_photograph(const scene::Stage& stage, const scene::Layout& layout);
  /// See paint::Painter::make_plain.
  void make_plain(bool plain) { painter_->make_plain(plain); }
  /// See paint::Painter::foresee.
  void foresee(const scene::Stage& stage, const scene::Layout& layout) { painter_->foresee(stage, layout); }
  /// See paint::Painter::tell_of_parts.
  void tell_of_parts(std::function<void(paint::StagePart)> painted) { painter_->tell_of_parts(std::move(painted)); }
  /// A boxer on a panel, see paint::Painter::portrait.
  [[nodiscard]] SDL_Texture* portrait(const overlay::Portrait& portrait);
  /// See paint::Painter::finish_portraits.
  void finish_portraits() { painter_->finish_portraits(); }
  /// See paint::Painter::tidy_portraits.
  bool tidy_portraits() { return painter_->tidy_portraits(); }
  /// The renderer lost its textures.
  void forget_textures();

 private:
  Picture(SDL_Renderer* renderer, std::unique_ptr<paint::Painter> painter)
      : renderer_(renderer), painter_(std::move(painter)) {}

  SDL_Renderer* renderer_;
  std::unique_ptr<paint::Painter> painter_;
};

}  // namespace fc::cabinet
