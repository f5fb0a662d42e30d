// Dice in the tray: solids turned as the scene says, numbers on their faces.
#pragma once

#include <SDL.h>

#include <span>
#include <vector>

#include "core/result.h"
#include "paint/handles.h"
#include "paint/lettering.h"
#include "paint/shadows.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::paint {

/// Solids are drawn face by face when they have moved; all of them are one picture.
class Dice {
 public:
  explicit Dice(Lettering& lettering) : lettering_(&lettering) {}

  void paint(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray, Shadows& shadows);
  void forget();

 private:
  /// A texture with the numbers of all faces, made with the first die.
  SDL_Texture* numbers(SDL_Renderer* renderer);
  [[nodiscard]] Raster print_numbers() const;
  /// False: the renderer cannot.
  bool keep_still(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray);

  Lettering* lettering_;
  TextureHandle numbers_;
  TextureHandle still_;                ///< may be larger than `still_at_`
  std::vector<scene::TrayDie> shown_;  ///< on it
  scene::Box tray_;                    ///< they lie in
  SDL_Rect still_at_{};
};

}  // namespace fc::paint
