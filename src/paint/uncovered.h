// What of a picture is seen when boxes lie over it: nothing needs painting below them.
#pragma once

#include <SDL.h>

#include <span>
#include <vector>

namespace fc::paint {

/// The parts of `whole` outside all of `covers`, as rectangles that do not overlap. Pixels.
std::vector<SDL_Rect> uncovered(const SDL_Rect& whole, std::span<const SDL_Rect> covers);

}  // namespace fc::paint
