// The hall behind the panels: paint's stage at the size of the output.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <utility>

#include "cabinet/program/photographer.h"
#include "core/result.h"
#include "overlay/ink/imgui_layer.h"
#include "paint/painter.h"
#include "platform/window.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::cabinet {

class Picture {
 public:
  /// assets: the folder of drawings; poster_font: the condensed face. Fault: one of them is missing.
  static Result<Picture> open(SDL_Renderer* renderer, const std::filesystem::path& assets,
                              const std::filesystem::path& poster_font);

  /// Paints the whole output: the stage, or the empty hall's darkness without one. covered: see paint::Painter::paint.
  void paint(const scene::Stage* stage, const scene::Layout& layout, std::span<const scene::Box> covered);
  /// That stage's ring, without dice, cards and calls, as large as the layout. Null: the renderer gives its pixels away to
  /// nobody.
  [[nodiscard]] platform::TextureHandle photograph(scene::Stage stage, const scene::Layout& layout,
                                                   Photographer::Finish finish);
  /// See paint::Painter::make_plain.
  void make_plain(bool plain) { painter_->make_plain(plain); }
  /// See paint::Painter::foresee.
  void foresee(const scene::Stage& stage, const scene::Layout& layout) { painter_->foresee(stage, layout); }
  /// See paint::Painter::tell_of_parts.
  void tell_of_parts(std::function<void(paint::StagePart)> painted) { painter_->tell_of_parts(std::move(painted)); }
  /// A boxer on a panel, see paint::Painter::portrait.
  [[nodiscard]] SDL_Texture* portrait(const overlay::Portrait& portrait);
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
