#include "scene/knock-out/tray.h"

#include <algorithm>
#include <string>

#include "scene/knock-out/pace.h"
#include "scene/tumble.h"

namespace fc::knock_out {
namespace {

using scene::Ease;

constexpr float fan_size = 0.72F;
constexpr float fan_apart = 0.055F;  // of the tray's width
constexpr float fan_edge = 0.115F;
constexpr float fan_tilt = 0.05F;
constexpr float off_the_tray = -0.15F;
constexpr float played_at = 0.405F;
constexpr float laying_seconds = 0.3F;
constexpr float clearing_seconds = 0.25F;
constexpr float lift = 0.12F;  // card heights

/// x as seen from the corner's own side: red from the left, blue from the right.
float from_side(Corner corner, float x) {
  return corner == Corner::red ? x : 1 - x;
}

/// Trained cards that were not laid yet.
int cards_in_fan(const Pose& pose, Corner corner) {
  const int trained = count_of(pose.shown.now.fight.of(corner).training);
  const bool one_is_out = pose.cards && (!pose.shown.punches || !pose.shown.punches->told);
  return std::max(0, trained - (one_is_out ? 1 : 0));
}

void add_fan(scene::Stage& stage, const Pose& pose, Corner corner, double clock) {
  const float lying = pose.tray.at(clock);
  if (lying <= 0) {
    return;
  }
  const int cards = cards_in_fan(pose, corner);
  for (int place = 0; place < cards; ++place) {
    const float x = fan_edge + fan_apart * static_cast<float>(place);
    const float along = static_cast<float>(place) - static_cast<float>(cards - 1) / 2;
    const float side = corner == Corner::red ? 1.0F : -1.0F;
    stage.cards.push_back({.face = {},
                           .corner = corner,
                           .turned = 0,
                           .at = {from_side(corner, off_the_tray + (x - off_the_tray) * lying), 0.54F, 0},
                           .tilt = side * fan_tilt * along,
                           .size = fan_size,
                           .alpha = 1});
  }
}

void add_played(scene::Stage& stage, const CardsInMiddle& cards, float alpha, double clock, scene::Motion motion) {
  if (alpha <= 0) {
    return;
  }
  const float laid = eased(Ease::out, scene::share_of(clock, cards.laid, static_cast<double>(laying_seconds)));
  const bool told = cards.red != 0;
  const float turned =
      told ? eased(Ease::in_out, scene::share_of(clock, cards.turned, static_cast<double>(turning_seconds))) : 0;
  const double lifted_from = cards.turned - static_cast<double>(lifting_seconds);
  const float up = !told || motion == scene::Motion::reduced
                       ? 0
                       : scene::share_of(clock, lifted_from, static_cast<double>(lifting_seconds)) *
                             (1 - scene::share_of(clock, cards.turned, static_cast<double>(turning_seconds)));
  for (const Corner corner : {Corner::red, Corner::blue}) {
    const int value = corner == Corner::red ? cards.red : cards.blue;
    const float from = fan_edge + 3 * fan_apart;
    stage.cards.push_back({.face = turned >= 0.5F ? std::to_string(value) : std::string(),
                           .corner = corner,
                           .turned = turned,
                           .at = {from_side(corner, from + (played_at - from) * laid), 0.5F, lift * up},
                           .tilt = corner == Corner::red ? -0.03F : 0.03F,
                           .size = fan_size + (1 - fan_size) * laid,
                           .alpha = alpha});
  }
}

void add_die(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion) {
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

}  // namespace

void fill_tray(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion) {
  add_die(stage, pose, clock, motion);
  add_fan(stage, pose, Corner::red, clock);
  add_fan(stage, pose, Corner::blue, clock);
  if (!pose.cards) {
    return;
  }
  if (pose.cards_before) {
    const float cleared = scene::share_of(clock, pose.cards->laid, static_cast<double>(clearing_seconds));
    add_played(stage, *pose.cards_before, 1 - cleared, clock, motion);
  }
  add_played(stage, *pose.cards, pose.cards_shown.at(clock), clock, motion);
}

}  // namespace fc::knock_out
