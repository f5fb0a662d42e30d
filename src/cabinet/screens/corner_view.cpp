#include "cabinet/screens/corner_view.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "cabinet/program/billing.h"
#include "scene/close_up.h"
#include "scene/corners/sparring.h"

namespace fc::cabinet {

scene::Vignette vignette_of(const CornerGame& game) {
  scene::Vignette vignette = game.vignette().value_or(scene::Vignette{.men = scene::face_to_face(scene::ring_side)});
  if (!game.famous().empty()) {
    vignette.looks = Billing::looks_of(game, game.famous().front());
  }
  return vignette;
}

namespace {

/// framed: whose men fill the picture. room: as of `scene::close_up`.
SDL_Texture* view_over_table(scene::Stage stage, const scene::Stage& framed, bool has_table, const ViewPlace& place,
                             float room, double moment, Photographer& photographer, const Words& words) {
  constexpr float table = 0.3F;  // of the picture's height
  const auto whole = static_cast<float>(place.height);
  const float felt = has_table ? std::round(whole * table) : 0;
  scene::Layout layout = scene::close_up(framed, place.width, place.height - static_cast<int>(felt), room);
  layout.whole.h = whole;
  layout.tray = {0, whole - felt, layout.whole.w, felt};
  layout.wooden_tray = has_table;
  for (scene::Call& reading : stage.readings) {
    reading.text = reading.key.empty() ? reading.text : std::string(words[reading.key]);
  }
  return photographer.view(place.place, stage, layout, moment);
}

/// Before it begins, with nobody down.
scene::Stage standing(const scene::Vignette& vignette) {
  scene::Vignette before = vignette;
  before.floors = false;
  return scene::stage_of(before, 0, scene::Motion::full);
}

}  // namespace

SDL_Texture* sparring_view_of(const scene::Vignette& vignette, const ViewPlace& place, float room, double seconds,
                              Photographer& photographer, const Words& words) {
  constexpr double none_of_the_vignette = 1000;
  scene::Stage stage = scene::sparring(vignette.looks, seconds, scene::Motion::full);
  stage.dice = vignette.dice;
  stage.cards = vignette.cards;
  stage.readings = vignette.readings;
  return view_over_table(std::move(stage), scene::sparring(vignette.looks, 0, scene::Motion::full), vignette.has_table(),
                         place, room, none_of_the_vignette + seconds, photographer, words);
}

SDL_Texture* view_of(const scene::Vignette& vignette, const ViewPlace& place, double moment, scene::Motion motion,
                     Photographer& photographer, const Words& words) {
  return view_over_table(scene::stage_of(vignette, moment, motion), standing(vignette), vignette.has_table(), place, 1,
                         moment, photographer, words);
}

}  // namespace fc::cabinet
