#include "cabinet/screens/corner_view.h"

#include <cmath>
#include <string>

#include "cabinet/program/billing.h"
#include "scene/close_up.h"

namespace fc::cabinet {

scene::Vignette vignette_of(const CornerGame& game) {
  scene::Vignette vignette = game.vignette().value_or(scene::Vignette{.men = scene::face_to_face(scene::ring_side)});
  if (!game.famous().empty()) {
    vignette.looks = Billing::looks_of(game, game.famous().front());
  }
  return vignette;
}

SDL_Texture* view_of(const scene::Vignette& vignette, const ViewPlace& place, double moment, scene::Motion motion,
                     Photographer& photographer, const Words& words) {
  constexpr float room = 1.0F;
  constexpr float table = 0.3F;  // of the picture's height
  scene::Vignette before = vignette;
  before.floors = false;
  const auto whole = static_cast<float>(place.height);
  const float felt = vignette.has_table() ? std::round(whole * table) : 0;
  scene::Layout layout =
      scene::close_up(scene::stage_of(before, 0, motion), place.width, place.height - static_cast<int>(felt), room);
  layout.whole.h = whole;
  layout.tray = {0, whole - felt, layout.whole.w, felt};
  layout.wooden_tray = vignette.has_table();
  scene::Stage stage = scene::stage_of(vignette, moment, motion);
  for (scene::Call& reading : stage.readings) {
    reading.text = reading.key.empty() ? reading.text : std::string(words[reading.key]);
  }
  return photographer.view(place.place, stage, layout, moment);
}

}  // namespace fc::cabinet
