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
  if (print != prints.end() && same_size(*print, wanted) && print->moment == wanted.moment) {
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

void Photographer::begin_frame() {
  made_first_view_ = false;
  owes_views_ = false;
}

/// The first picture of a place begins with its hall: all of them in one frame would be felt.
bool Photographer::may_make_first(const Print& wanted) {
  const bool has_one = std::ranges::any_of(
      views_, [&wanted](const Print& print) { return print.place == wanted.place && same_size(print, wanted); });
  if (has_one) {
    return true;
  }
  if (made_first_view_) {
    owes_views_ = true;
    return false;
  }
  made_first_view_ = true;
  return true;
}

SDL_Texture* Photographer::view(std::size_t place, const scene::Stage& stage, const scene::Layout& layout, double moment) {
  const Print wanted{.place = place,
                     .width = static_cast<int>(layout.whole.w),
                     .height = static_cast<int>(layout.whole.h),
                     .moment = moment,
                     .texture = nullptr};
  if (!darkroom_ || !may_make_first(wanted)) {
    return nullptr;
  }
  return kept_or_made(views_, wanted, [&] { return darkroom_(stage, layout, Finish::colour); });
}

}  // namespace fc::cabinet
