#include "paint/uncovered.h"

namespace fc::paint {
namespace {

/// Adds what a cover leaves of a part: strips above and below it, and what is left and right of it between them.
void cut(const SDL_Rect& part, const SDL_Rect& cover, std::vector<SDL_Rect>& left) {
  SDL_Rect hidden;
  if (SDL_IntersectRect(&part, &cover, &hidden) == SDL_FALSE) {
    left.push_back(part);
    return;
  }
  const auto add = [&left](int x, int y, int right, int bottom) {
    if (right > x && bottom > y) {
      left.push_back({x, y, right - x, bottom - y});
    }
  };
  const int right = part.x + part.w;
  const int bottom = part.y + part.h;
  add(part.x, part.y, right, hidden.y);
  add(part.x, hidden.y, hidden.x, hidden.y + hidden.h);
  add(hidden.x + hidden.w, hidden.y, right, hidden.y + hidden.h);
  add(part.x, hidden.y + hidden.h, right, bottom);
}

}  // namespace

std::vector<SDL_Rect> uncovered(const SDL_Rect& whole, std::span<const SDL_Rect> covers) {
  std::vector<SDL_Rect> parts{whole};
  std::vector<SDL_Rect> left;
  for (const SDL_Rect& cover : covers) {
    left.clear();
    for (const SDL_Rect& part : parts) {
      cut(part, cover, left);
    }
    parts.swap(left);
  }
  return parts;
}

}  // namespace fc::paint
