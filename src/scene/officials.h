// Officials in the ring: referee, doctor and seconds. Their appearance, and how they enter, act and leave. Source:
// overlay/design.md, Three more figures.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>

#include "core/corner.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

/// Distance, in squares, at which the referee's hand meets that of a boxer he holds by the wrist.
inline constexpr float at_arms_end = 0.82F;
/// Maximum seconds for the referee to come (without `Duty::from` or `walks`) or go, and to raise a hand.
inline constexpr float coming_seconds = 0.45F;
inline constexpr float raising_seconds = 0.6F;

/// One action of an official, from `start` until `until`. Seconds on the scene's clock.
struct Duty {
  Attire attire = Attire::referee;
  Act act = Act::attend;
  Vec3 at{};
  float facing = 1;
  double start = 0;
  double until = std::numeric_limits<double>::max();
  std::optional<Vec3> from{};  ///< start position when he is not in the ring yet; none: the ropes behind him
  float walks = 0;  ///< walking time, in seconds, if he was in the ring and the boxers move meanwhile: he walks around them
  float swings = 0.55F;  ///< squares that he swings towards the seats on that way; below 0: away from them
  float round = 0;       ///< period in seconds of a repeated action; 0: done once, in `raising_seconds`
};

/// Seconds until he reaches `duty.at`. before: his previous action, if he was in the ring.
float seconds_on_the_way(const Duty& duty, const std::optional<Duty>& before = std::nullopt);
/// Adds an official to the stage. before: his previous action, if he was in the ring; otherwise he enters from the ropes.
/// Shows nothing before `duty.start`.
void show_duty(Stage& stage, const Duty& duty, const std::optional<Duty>& before, double clock, Motion motion);

/// The referee of a bout, with the actions known so far.
class Referee {
 public:
  /// Adds an action. duty.start: not before the previous one's.
  void work(const Duty& duty);
  void show(Stage& stage, double clock, Motion motion) const;
  /// Seconds after `moment` until he stops moving, 0 or more; repeated actions stand still then.
  [[nodiscard]] float life_after(double moment) const;

 private:
  /// The last of them that has begun, and what he did before it.
  [[nodiscard]] std::size_t begun_by(double clock) const;

  std::array<std::optional<Duty>, 4> duties_;  ///< the newest first: an end has three, which are told at once
};

/// A verdict: who gets his hand raised at time `at`; no winner: both.
struct Verdict {
  double at = 0;
  std::optional<Corner> winner{};
};

/// Position of a boxer, or of the referee between them, in mid-ring for the verdict.
Vec3 centre_ring(const Board& board, std::optional<Corner> who);
/// The referee holds both boxers by the wrist from `start` on and raises a hand, or both, at the verdict.
void hold_for_the_verdict(Referee& referee, const Board& board, double start, const Verdict& verdict);
/// Poses of both boxers at the verdict. share: progress of raising the hand.
void take_the_verdict(Stage& stage, std::optional<Corner> winner, float share);
/// The final pose of the verdict, for a still picture.
void show_verdict(Stage& stage, std::optional<Corner> winner);

/// An announced score, "48-47", above the boxers. place: of `all`, from 0. age, lasts: seconds.
void show_card(Stage& stage, int place, int all, int red, int blue, float age, float lasts);

/// Adds a second in front of every boxer who sits on his stool.
void add_seconds(Stage& stage);
/// The doctor examines a boxer's cut for `lasts` seconds; the opponent makes room. came: seconds ago.
void send_doctor(Stage& stage, Corner man, float came, float lasts, Motion motion);

}  // namespace fc::scene
