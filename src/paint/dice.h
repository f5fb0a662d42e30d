// Dice in the tray: solids turned as the scene says, numbers on their faces.
#pragma once

#include <SDL.h>

#include <span>

#include "core/result.h"
#include "paint/handles.h"
#include "paint/lettering.h"
#include "paint/shadows.h"
#include "scene/layout.h"
#include "scene/stage.h"

namespace fc::paint {

/// The numbers of all faces in one texture, which is made with the first die.
class DiceNumbers {
 public:
  explicit DiceNumbers(Lettering& lettering) : lettering_(&lettering) {}

  [[nodiscard]] SDL_Texture* texture(SDL_Renderer* renderer);
  void forget() { texture_.reset(); }
  /// Where a face's number stands, as shares of the texture. number: 0 to 20, tens: 0 to 9.
  [[nodiscard]] static SDL_FRect piece(int number, bool tens);

 private:
  [[nodiscard]] Raster print() const;

  Lettering* lettering_;
  TextureHandle texture_;
};

void paint_dice(SDL_Renderer* renderer, std::span<const scene::TrayDie> dice, const scene::Box& tray, DiceNumbers& numbers,
                Shadows& shadows);

}  // namespace fc::paint
