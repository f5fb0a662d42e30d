#include "cabinet/program/photographer.h"

#include <algorithm>

namespace fc::cabinet {

void Photographer::cover(std::vector<scene::Stage> moments) {
  moments_ = std::move(moments);
  forget();
}

SDL_Texture* Photographer::photograph(std::size_t place, int width, int height) {
  if (place >= moments_.size() || !darkroom_) {
    return nullptr;
  }
  const auto same_place = [place](const Print& print) { return print.place == place; };
  const auto print = std::ranges::find_if(prints_, same_place);
  if (print != prints_.end() && print->width == width && print->height == height) {
    return print->texture.get();
  }
  std::erase_if(prints_, same_place);
  prints_.push_back(
      {.place = place, .width = width, .height = height, .texture = darkroom_(moments_[place], width, height)});
  return prints_.back().texture.get();
}

}  // namespace fc::cabinet
