#include "paint/hall_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/random.h"

namespace fc::paint {
namespace {

using scene::Ink;
using scene::Pixel;

constexpr Rgb crowd_colour{0x2C, 0x26, 0x34};
// In how many steps the crowd moves: each is a picture.
constexpr float drama_steps = 3;
constexpr float leaning_steps = 2;
constexpr float risen_steps = 4;
// Of a cutting: how far below its upper edge the head is, in sizes. Arms need room.
constexpr float head_of_cutting = 1.6F;
constexpr int strip_height = 32;  // pixels

void paint_onlooker(Raster& raster, const Onlooker& one, bool arms_up) {
  const float size = one.size;
  const Pixel head = one.head;
  const Rgb coat = mixed(colour_of(Ink::hall), crowd_colour, 0.35F + 0.5F * one.row);
  const Rgb rim = mixed(coat, lamp_colour, 0.10F + 0.22F * one.light);
  if (arms_up) {
    for (const float side : {-1.0F, 1.0F}) {
      const Pixel shoulder{head.x + side * size * 0.95F, head.y + size * 1.35F};
      const Pixel fist{head.x + side * size * 1.2F, head.y - size * 1.05F};
      raster.stroke(shoulder, fist, size * 0.5F, coat);
      raster.ellipse({fist.x, fist.y - size * 0.08F}, size * 0.33F, size * 0.33F, rim);
      raster.ellipse({fist.x, fist.y + size * 0.04F}, size * 0.31F, size * 0.31F, coat);
    }
  }
  raster.ellipse({head.x, head.y + size * 1.75F}, size * 1.25F, size * 1.1F, coat);
  raster.ellipse({head.x, head.y - size * 0.06F}, size * 0.56F, size * 0.68F, rim);
  raster.ellipse({head.x, head.y + size * 0.06F}, size * 0.54F, size * 0.66F, coat);
  if (one.hat) {
    raster.ellipse({head.x, head.y - size * 0.38F}, size * 0.95F, size * 0.16F, mixed(coat, colour_of(Ink::ink), 0.5F));
    raster.ellipse({head.x, head.y - size * 0.58F}, size * 0.5F, size * 0.34F, mixed(coat, colour_of(Ink::ink), 0.4F));
  }
}

/// What of a picture is not as another one of its size; the rest is emptied.
Raster differing(Raster picture, const FewColours& other) {
  for (int y = 0; y < picture.height(); ++y) {
    const Raster line = other.lines(y, 1);
    for (int x = 0; x < picture.width(); ++x) {
      if (picture.at(x, y) == line.at(x, 0)) {
        picture.set(x, y, {}, 0);
      }
    }
  }
  return picture;
}

int step_of(float share, float steps) { return static_cast<int>(std::lround(std::clamp(share, 0.0F, 1.0F) * steps)); }

}  // namespace

std::vector<Onlooker> crowd_of(const scene::Layout& layout, float floor_y) {
  std::vector<Onlooker> crowd;
  Random random(1957);
  const float top = layout.whole.y + 62 * layout.scale;
  constexpr int rows = 5;
  for (int row = 0; row < rows; ++row) {
    const float share = static_cast<float>(row) / (rows - 1);
    const float size = layout.scale * (11 + 9 * share);
    const float y = top + (floor_y - top) * (0.35F + 0.65F * share);
    const auto jitter = [&random](float amount) { return (static_cast<float>(random.below(1000)) / 500 - 1) * amount; };
    for (float x = layout.whole.x - size; x < layout.whole.right() + size; x += size * 2.3F) {
      const Pixel head{x + jitter(size * 0.6F), y + jitter(size * 0.25F)};
      const bool hat = random.below(3) == 0;
      crowd.push_back({.head = head,
                       .size = size,
                       .light = light_of_lamp(layout, head),
                       .row = share,
                       .hat = hat,
                       .own = static_cast<std::uint32_t>(random_stream(1957, crowd.size()).below(1U << 16U))});
    }
  }
  return crowd;
}

void paint_crowd(Raster& raster, const std::vector<Onlooker>& crowd) {
  for (const Onlooker& one : crowd) {
    paint_onlooker(raster, one, false);
  }
}

CrowdBand::CrowdBand(const SDL_Rect& place, FewColours under, Raster at_rest, const std::vector<Onlooker>& crowd)
    : place_(place),
      under_(std::move(under)),
      at_rest_(differing(std::move(at_rest), under_)),
      shown_(static_cast<std::size_t>((place.h + strip_height - 1) / strip_height)) {
  for (const Onlooker& one : crowd) {
    constexpr float reach = 3;  // of his size
    const float aside = reach * one.size;
    if (one.head.x > static_cast<float>(place.x) - aside && one.head.x < static_cast<float>(place.x + place.w) + aside) {
      Onlooker seen = one;
      seen.head = {one.head.x - static_cast<float>(place.x), one.head.y - static_cast<float>(place.y)};
      crowd_.push_back(seen);
    }
  }
}

CrowdBand::Moved CrowdBand::moved_by(const scene::Hall& hall) {
  Moved moved{.drama = step_of(hall.drama, drama_steps),
              .leaning = step_of(hall.leaning, leaning_steps),
              .risen = step_of(hall.risen, risen_steps)};
  moved.beat = moved.drama > 0 ? hall.beat : 0;
  return moved;
}

const Runs& CrowdBand::cutting(const Onlooker& one, bool arms_up) {
  constexpr float light_steps = 3;
  constexpr float sixteenths = 16;
  const Cutting key{.size = static_cast<int>(one.size * sixteenths),
                    .light = step_of(one.light, light_steps),
                    .hat = one.hat,
                    .arms_up = arms_up};
  const auto kept = cuttings_.find(key);
  if (kept != cuttings_.end()) {
    return kept->second;
  }
  const int half_width = static_cast<int>(std::ceil(1.65F * one.size));
  const int height = static_cast<int>(std::ceil((head_of_cutting + 2.9F) * one.size));
  Raster picture(2 * half_width, height);
  Onlooker model = one;
  model.head = {static_cast<float>(half_width), head_of_cutting * one.size};
  model.light = static_cast<float>(key.light) / light_steps;
  paint_onlooker(picture, model, arms_up);
  return cuttings_.emplace(key, picture).first->second;
}

std::vector<CrowdBand::Placed> CrowdBand::placed(const Moved& moved, float middle_x) {
  std::vector<Placed> people;
  people.reserve(crowd_.size());
  const float drama = static_cast<float>(moved.drama) / drama_steps;
  const float leaning = static_cast<float>(moved.leaning) / leaning_steps;
  const float risen = static_cast<float>(moved.risen) / risen_steps;
  const float middle = middle_x - static_cast<float>(place_.x);
  for (const Onlooker& one : crowd_) {
    // Nobody bobs or rises as his neighbour does.
    const float eager = 0.45F + 0.55F * static_cast<float>(one.own % 64) / 63;
    const float phase = static_cast<float>(one.own / 64 % 64) / 64;
    const float round = static_cast<float>(moved.beat) / scene::Hall::beats + phase;
    const float bob = drama * 0.42F * one.size * (0.5F - 0.5F * std::cos(6.2832F * round));
    const float up = risen * 0.95F * eager * one.size;
    const float towards = one.head.x < middle ? 1.0F : -1.0F;
    const Pixel shift{std::round(leaning * 0.35F * eager * one.size * towards),
                      std::round(leaning * 0.3F * eager * one.size - bob - up)};
    const bool arms_up = risen * eager > 0.5F && one.own % 3 != 0;
    const Runs& picture = cutting(one, arms_up);
    people.push_back({&picture, static_cast<int>(std::lround(one.head.x + shift.x)) - picture.width() / 2,
                      static_cast<int>(std::lround(one.head.y + shift.y - head_of_cutting * one.size))});
  }
  return people;
}

void CrowdBand::cut_ahead() {
  for (const std::size_t before = cuttings_.size(); cuttings_.size() == before && seen_to_ < 2 * crowd_.size(); ++seen_to_) {
    cutting(crowd_[seen_to_ % crowd_.size()], seen_to_ >= crowd_.size());
  }
}

bool CrowdBand::show(const scene::Hall& hall, float middle_x, const Rows& seen, SDL_Texture* texture) {
  const Moved moved = moved_by(hall);
  if (texture == nullptr) {
    return false;
  }
  const bool rests = moved == Moved{};
  std::vector<Placed> people;
  bool painted = false;
  // Some lines at a time: a second picture of the whole band would be the largest thing that a frame needs.
  for (std::size_t strip = 0; strip < shown_.size(); ++strip) {
    const int top = static_cast<int>(strip) * strip_height;
    const SDL_Rect lines{0, top, place_.w, std::min(strip_height, place_.h - top)};
    if (shown_[strip] == moved || place_.y + top > seen.last || place_.y + top + lines.h <= seen.first) {
      continue;
    }
    shown_[strip] = moved;
    painted = true;
    if (people.empty() && !rests) {
      people = placed(moved, middle_x);
    }
    Raster picture = under_.lines(lines.y, lines.h);
    if (rests) {
      at_rest_.lay_on(picture, 0, -top);
    }
    for (const Placed& one : people) {
      if (one.y < top + lines.h && one.y + one.picture->height() > top) {
        one.picture->lay_on(picture, one.x, one.y - top);
      }
    }
    picture.update(texture, {place_.x, place_.y + top, lines.w, lines.h});
  }
  return painted;
}

}  // namespace fc::paint
