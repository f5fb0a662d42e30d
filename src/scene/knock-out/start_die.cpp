#include "scene/knock-out/start_die.h"

#include <string>

#include "scene/knock-out/pace.h"
#include "scene/reading.h"
#include "scene/tumble.h"

namespace fc::knock_out {

void add_start_die(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion) {
  if (!pose.shown.start_die || clock < pose.die_thrown) {
    return;
  }
  const scene::Throw way{
      .die = {.die = d6, .face = pose.shown.start_die->value, .at = {0.4F, 0.52F, 0}, .size = 1.6F, .ink = scene::Ink::gold},
      .from_left = true,
      .settle = die_seconds,
      .seed = pose.die_event};
  stage.dice.push_back(scene::thrown_die(way, clock - pose.die_thrown, motion));
  const int value = pose.shown.start_die->value;
  add_reading(stage,
              {.call = {.die = d6, .parts = {}},
               .value = value,
               .text = std::to_string(value),
               .at = {0.72F, 0.5F, 0},
               .settles = die_seconds},
              clock - pose.die_thrown, motion);
}

}  // namespace fc::knock_out
