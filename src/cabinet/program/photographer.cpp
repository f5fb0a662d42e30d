#include "cabinet/program/photographer.h"

#include <algorithm>

#include "scene/close_up.h"

namespace fc::cabinet {

void Photographer::cover(std::vector<scene::Stage> moments) {
  moments_ = std::move(moments);
  forget();
}

void Photographer::forget() {
  prints_.clear();
  views_.clear();
}

template <class Develop>
SDL_Texture* Photographer::kept_or_made(std::vector<Print>& prints, const Print& wanted, Develop develop) {
  const auto same_place = [&wanted](const Print& print) { return print.place == wanted.place; };
  const auto print = std::ranges::find_if(prints, same_place);
  if (print != prints.end() && print->width == wanted.width && print->height == wanted.height &&
      print->moment == wanted.moment) {
    return print->texture.get();
  }
  std::erase_if(prints, same_place);
  prints.push_back({.place = wanted.place,
                    .width = wanted.width,
                    .height = wanted.height,
                    .moment = wanted.moment,
                    .texture = develop()});
  return prints.back().texture.get();
}

SDL_Texture* Photographer::photograph(std::size_t place, int width, int height) {
  if (place >= moments_.size() || !darkroom_) {
    return nullptr;
  }
  return kept_or_made(prints_, {.place = place, .width = width, .height = height, .texture = nullptr}, [&] {
    const scene::Stage& stage = moments_[place];
    return darkroom_(stage, scene::close_up(stage, width, height), Finish::newsprint);
  });
}

SDL_Texture* Photographer::view(std::size_t place, const scene::Stage& stage, const scene::Layout& layout, double moment) {
  if (!darkroom_) {
    return nullptr;
  }
  return kept_or_made(views_,
                      {.place = place,
                       .width = static_cast<int>(layout.whole.w),
                       .height = static_cast<int>(layout.whole.h),
                       .moment = moment,
                       .texture = nullptr},
                      [&] { return darkroom_(stage, layout, Finish::colour); });
}

}  // namespace fc::cabinet
