#include "scene/knock-out/start_die.h"

#include "scene/knock-out/pace.h"
#include "scene/tumble.h"

namespace fc::knock_out {

void add_start_die(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion) {
  if (!pose.shown.start_die || clock < pose.die_thrown) {
    return;
  }
  const scene::Throw way{
      .die = {.die = d6, .face = pose.shown.start_die->value, .at = {0.5F, 0.5F, 0}, .ink = scene::Ink::gold},
      .from_left = true,
      .settle = die_seconds,
      .seed = pose.die_event};
  stage.dice.push_back(scene::thrown_die(way, clock - pose.die_thrown, motion));
}

}  // namespace fc::knock_out
