#include "scene/tiny/choreography.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "rules/tiny/rules.h"
#include "scene/ornament.h"
#include "scene/particles.h"
#include "scene/tiny/game.h"

namespace fc::tiny {
namespace {

using scene::Ease;

constexpr float ring_middle = 3;      // squares
constexpr float distance_out = 1.9F;  // of the six places from the middle
constexpr float reach = 0.75F;        // how close the attacker comes
constexpr float settle_seconds = 0.6F;
constexpr float walk_seconds = 0.35F;
constexpr float longest_ornament = 1.4F;

/// On the canvas, in squares.
struct Spot {
  float x = 0;
  float y = 0;
};

/// Where a seat's boxer stands while nobody goes for him.
Spot spot_of(int seat, int seats) {
  const float angle = std::numbers::pi_v<float> * (0.5F + 2 * static_cast<float>(seat) / static_cast<float>(seats));
  return {ring_middle + distance_out * std::cos(angle), ring_middle + distance_out * std::sin(angle)};
}

/// Before the man he goes for.
Spot before(const Spot& target, const Spot& own) {
  const float apart = std::hypot(own.x - target.x, own.y - target.y);
  return {target.x + (own.x - target.x) * reach / apart, target.y + (own.y - target.y) * reach / apart};
}

struct Pace {
  float operator()(const Rolled& roll) const { return roll.call.more_dice > 0 ? 0 : 0.9F; }
  float operator()(const RoundBegan&) const { return 1; }
  float operator()(const PickSealed&) const { return 0.1F; }
  float operator()(const PicksRevealed&) const { return 0.6F; }
  float operator()(const WentDown&) const { return 0.9F; }
  float operator()(const WentOut&) const { return 0.9F; }
  float operator()(const BoutEnded&) const { return 1.2F; }
  template <class Other>
  float operator()(const Other&) const {
    return 0.45F;
  }
};

/// What of the pose is not the bout's state.
struct Keeper {
  Pose& pose;
  std::size_t index;
  double start;

  void operator()(const Rolled& roll) const {
    if (!pose.roll || pose.roll->call.more_dice == 0) {
      pose.thrown.clear();
      pose.roll_index = index;
      pose.rolled = start;
    }
    pose.roll = roll;
    pose.thrown.push_back({.die = roll.call.die, .value = roll.value});
  }
  void operator()(const WentDown& event) const {
    pose.down[static_cast<std::size_t>(event.seat)] = true;
    pose.knockdown = {static_cast<std::size_t>(event.seat), std::nullopt, start};
  }
  void operator()(const Rose& event) const {
    pose.down[static_cast<std::size_t>(event.seat)] = false;
    pose.knockdown.get_up(start);
  }
  void operator()(const WentOut& event) const {
    if (pose.knockdown.who() == static_cast<std::size_t>(event.seat)) {
      pose.knockdown.stay_down(start);
    }
  }
  template <class Other>
  void operator()(const Other&) const {}
};

void glide(scene::Track& track, float to, double start, Ease ease = Ease::in_out) {
  if (track.to() != to) {
    track.glide(to, start, walk_seconds, ease);
  }
}

void set_gliding(Pose& pose, const Setup& setup, double start) {
  const int seats = Rules::seats(setup);
  const bool meets = pose.now.target != no_seat && pose.now.phase != Phase::finished;
  for (int seat = 0; seat < seats; ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    const bool attacks = meets && seat == pose.now.attacker;
    const Spot own = spot_of(seat, seats);
    const Spot at = attacks ? before(spot_of(pose.now.target, seats), own) : own;
    MarkerTracks& tracks = pose.markers[index];
    glide(tracks.x, at.x, start);
    glide(tracks.y, at.y, start);
    glide(tracks.flip, attacks ? 1 : 0, start);
    glide(tracks.fallen, pose.down[index] ? 1 : 0, start, pose.down[index] ? Ease::drop : Ease::in_out);
  }
}

Pose opening_pose(const Setup& setup) {
  Pose pose;
  pose.now = Rules::opening(setup);
  const int seats = Rules::seats(setup);
  for (int seat = 0; seat < seats; ++seat) {
    const Spot at = spot_of(seat, seats);
    pose.markers[static_cast<std::size_t>(seat)] = {
        .x = scene::Track(at.x), .y = scene::Track(at.y), .flip = scene::Track(0), .fallen = scene::Track(0)};
  }
  return pose;
}

void add_markers(scene::Stage& stage, const Pose& pose, const Setup& setup, double clock) {
  const int seats = Rules::seats(setup);
  const bool over = pose.now.phase == Phase::finished;
  for (int seat = 0; seat < seats; ++seat) {
    const MarkerTracks& tracks = pose.markers[static_cast<std::size_t>(seat)];
    stage.markers.push_back({.corner = seat % 2 == 0 ? Corner::red : Corner::blue,
                             .boxer = static_cast<std::int8_t>(seat),
                             .likeness = {},
                             .at = {tracks.x.at(clock), tracks.y.at(clock), 0},
                             .flip = tracks.flip.at(clock),
                             .fallen = tracks.fallen.at(clock),
                             .facing = spot_of(seat, seats).x < ring_middle ? 1.0F : -1.0F,
                             .crowned = over && turns::leader(setup, pose.now) == seat,
                             .owner = mark_of(seat)});
  }
}

void add_dice(scene::Stage& stage, const Pose& pose, double clock, scene::Motion motion) {
  if (!pose.roll) {
    return;
  }
  const bool hundred = pose.thrown.size() > 1 || pose.roll->call.more_dice > 0;
  for (scene::TrayDie& die : scene::laid_out(pose.thrown)) {
    die.tens = hundred && stage.dice.empty();
    const std::uint64_t seed = pose.roll_index + stage.dice.size();
    stage.dice.push_back(
        scene::thrown_die({.die = die, .settle = settle_seconds, .seed = seed}, clock - pose.rolled, motion));
  }
}

/// What an event adds to the picture for a moment.
class Show {
 public:
  Show(scene::Ornament ornament, const Cue& cue) : ornament_(ornament), cue_(cue) {}

  void operator()(const RoundBegan& event) const { call("tiny.call.round", middle(), scene::Ink::gold, event.round); }
  void operator()(const PunchLanded& event) const {
    const float fading = std::max(0.0F, 1 - ornament_.age() / 0.5F);
    scene::Marker& hit = ornament_.stage().markers[static_cast<std::size_t>(event.target)];
    hit.flash = ornament_.calm() ? 0 : fading;
    hit.lean = -0.3F * fading;
    if (fading > 0) {
      hit.likeness.gesture = {.act = scene::Act::struck_head, .share = 1 - fading};
    }
    ornament_.burst({.kind = scene::ParticleKind::sweat, .count = 8 * event.damage, .at = above(event.target)}, 0);
    ornament_.shake(0, 0.03F * static_cast<float>(event.damage), 0.4F);
  }
  void operator()(const WentDown& event) const { call("tiny.call.down", above(event.seat), scene::Ink::red); }
  void operator()(const Rose& event) const { call("tiny.call.up", above(event.seat), scene::Ink::good); }
  void operator()(const WentOut& event) const { call("tiny.call.out", above(event.seat), scene::Ink::red); }
  void operator()(const BoutEnded& event) const {
    call(event.winner < 0 ? "tiny.call.draw" : "tiny.call.winner", middle(), scene::Ink::gold);
  }
  template <class Other>
  void operator()(const Other&) const {}

 private:
  void call(std::string_view key, const scene::Vec3& at, scene::Ink ink, int number = 0) const {
    ornament_.call(key, 1.2F, at, 0.9F, ink, number);
  }
  [[nodiscard]] static scene::Vec3 middle() { return {ring_middle, 1.6F, 1.6F}; }
  [[nodiscard]] scene::Vec3 above(int seat) const {
    const MarkerTracks& tracks = cue_.pose.markers[static_cast<std::size_t>(seat)];
    return {tracks.x.to(), tracks.y.to(), 1.5F};
  }

  scene::Ornament ornament_;
  const Cue& cue_;
};

constexpr Sound gong("tiny/gong");

/// What an event sounds like.
class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds) {}

  void operator()(const RoundBegan&) { play(gong, 0.7F); }
  void operator()(const Rolled& roll) {
    if (roll.call.more_dice == 0) {
      play(Sound::dice, 0.7F);
    }
  }
  void operator()(const PicksRevealed&) { play(Sound::card, 0.7F); }
  void operator()(const PunchLanded& event) { play(Sound::thud, 0.3F * static_cast<float>(event.damage)); }
  void operator()(const PunchMissed&) { play(Sound::swish, 0.7F); }
  void operator()(const WentDown&) { play(Sound::gasp, 0.8F); }
  void operator()(const WentOut&) { play(Sound::bell, 0.4F); }
  void operator()(const BoutEnded&) { play(Sound::cheer, 0.9F); }
  template <class Other>
  void operator()(const Other&) {}
};

}  // namespace

Choreography::Choreography(const Setup& setup) : CuedPlay(setup, opening_pose(setup)) {}

void Choreography::play(std::span<const Event> news, std::size_t at, const View& view, double now) {
  Cue cue{.start = next_start(now),
          .duration = std::visit(Pace(), news[at]),
          .index = next_event(),
          .event = news[at],
          .pose = last_pose()};
  cue.pose.now = view.known;
  std::visit(Keeper{cue.pose, cue.index, cue.start}, cue.event);
  set_gliding(cue.pose, setup(), cue.start);
  add(cue, std::max(longest_ornament, cue.pose.knockdown.life_after(cue.start)));
}

scene::Stage Choreography::stage(double clock, scene::Motion motion) const {
  const Pose& pose = pose_at(clock);
  scene::Stage stage;
  stage.board = {.grid = false};
  add_markers(stage, pose, setup(), clock);
  add_dice(stage, pose, clock, motion);
  for (const Cue& cue : timeline().recent(clock, static_cast<double>(longest_ornament))) {
    const auto age = static_cast<float>(clock - cue.start);
    std::visit(Show(scene::Ornament(stage, age, cue.index, motion), cue), cue.event);
  }
  pose.knockdown.show(stage, std::min(clock, rest_time()));
  return stage;
}

Readout Choreography::readout(double clock) const {
  const Pose& pose = pose_at(clock);
  Readout readout{.now = pose.now, .roll = std::nullopt};
  if (pose.roll) {
    const bool settled = clock - pose.rolled >= static_cast<double>(settle_seconds);
    readout.roll = ShownRoll{.call = pose.roll->call, .value = pose.roll->value, .settled = settled};
  }
  return readout;
}

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) { std::visit(Noises(cue, sounds), cue.event); }

}  // namespace fc::tiny
