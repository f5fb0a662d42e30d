#include "paint/figure/face.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <string_view>

#include "paint/figure/names.h"

namespace fc::paint {
namespace {

/// A place in the drawing of a head, how wide a cut is there and how far it runs down, both against those of a brow.
struct Where {
  float x = 0;
  float y = 0;
  float wide = 1;
  float runs = 1;
};

// In the order of FacePlace. He looks right, so what is nearer to us is his right.
constexpr std::array<Where, scene::face_place_count> places{{{34, -54, 0.6F, 0.8F},
                                                             {13, -54, 0.9F, 0.8F},
                                                             {31, -74, 0.7F, 1.1F},
                                                             {10, -75, 1, 1.1F},
                                                             {31, -42, 0.7F, 0.8F},
                                                             {4, -42, 0.9F, 0.8F},
                                                             {29, -39, 0.7F, 0.7F},
                                                             {25, -20, 0.9F, 0.7F},
                                                             {16, -90, 0.9F, 1.2F}}};

}  // namespace

void paste_head(Paste& paste, const scene::Likeness& likeness, scene::Mood mood, const Skeleton& bones, const Build& build) {
  const Looks& looks = likeness.looks;
  paste.open(head_halo);
  const Affine frame = Affine::moved(bones.neck.x, bones.neck.y)
                           .after(Affine::turned(bones.head))
                           .after(Affine::scaled(build.head, build.head))
                           .after(Affine::moved(2, -6));
  const auto named = [](std::string_view sheet, std::string_view name) { return fmt::format("{}/{}", sheet, name); };
  paste.part(named("head", name_in(head_names, looks.head)), frame);
  paste.part("body/ear", frame);
  paste.part(named("whiskers", name_in(whiskers_names, looks.whiskers)), frame);
  paste.part(named("face", name_in(mood_names, mood)), frame);
  paste.part(named("nose", name_in(nose_names, looks.nose)), frame);
  // Brows fall outwards in pain and inwards in anger.
  constexpr std::array<float, 7> outer_ends{0, -0.34F, 0.34F, 0.12F, 0.28F, 0.2F, -0.08F};
  constexpr std::array<float, 7> lift{0, 5, -1, -6, -1, -2, -5};
  const float slope = outer_ends[static_cast<std::size_t>(mood) % outer_ends.size()];
  const float up = lift[static_cast<std::size_t>(mood) % lift.size()];
  paste.part(named("brows", name_in(brows_names, looks.brows)), [&](Point point) {
    return frame(Point{point.x, point.y + slope * std::abs(point.x - 26) * (point.x > 26 ? 1.4F : 1.0F) + up});
  });
  paste.part(named("hair", name_in(hair_names, looks.hair)), frame);
  for (std::size_t place = 0; place < scene::face_place_count; ++place) {
    if (likeness.cuts[place] != scene::Cut::none) {
      const Where& where = places[place];
      paste.part(named("cuts", name_in(cut_names, likeness.cuts[place])),
                 frame.after(Affine::moved(where.x, where.y)).after(Affine::scaled(where.wide, where.runs)));
    }
  }
}

}  // namespace fc::paint
