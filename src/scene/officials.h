// The men in the ring who do not box: the referee, the doctor and the seconds. What they look like, and how they come, do
// their work and go. Source: overlay/design.md, Three more figures.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>

#include "core/corner.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::scene {

/// Squares from the referee's foot to that of a man whom he has by the wrist: their hands meet.
inline constexpr float at_arms_end = 0.82F;
/// He comes and goes, and raises a hand, in so many seconds at most.
inline constexpr float coming_seconds = 0.45F;
inline constexpr float raising_seconds = 0.6F;

/// One thing that one of them does, from `start` on, until he goes. Seconds on the scene's clock.
struct Duty {
  Attire attire = Attire::referee;
  Act act = Act::attend;
  Vec3 at{};
  float facing = 1;
  double start = 0;
  double until = std::numeric_limits<double>::max();
  std::optional<Vec3> from{};  ///< where he sets out if he was not in the ring; nowhere: the ropes behind him
  float walks = 0;  ///< seconds of his way if he was in the ring and the men change places meanwhile: he goes round them
  float round = 0;  ///< seconds of one round of what is done again and again; 0: it is done once, in `raising_seconds`
};

/// Seconds until he is where he does it. before: what he did until then, if he was in the ring.
float seconds_on_the_way(const Duty& duty, const std::optional<Duty>& before = std::nullopt);
/// before: what he did until then, if he was in the ring: he comes from there, else from the ropes. Nothing is shown before
/// `duty.start`.
void show_duty(Stage& stage, const Duty& duty, const std::optional<Duty>& before, double clock, Motion motion);

/// The referee of a bout, as far as his work has been told.
class Referee {
 public:
  /// duty.start: not before the last one's.
  void work(const Duty& duty);
  void show(Stage& stage, double clock, Motion motion) const;
  /// For how many seconds after that moment something of it still moves, 0 or more; who goes on and on stands still then.
  [[nodiscard]] float life_after(double moment) const;

 private:
  /// The last of them that has begun, and what he did before it.
  [[nodiscard]] std::size_t begun_by(double clock) const;

  std::array<std::optional<Duty>, 4> duties_;  ///< the newest first: an end has three, which are told at once
};

/// Whose hand is raised in the middle of the ring, and when; nobody's: both.
struct Verdict {
  double at = 0;
  std::optional<Corner> winner{};
};

/// The middle of a ring, where both stand with the referee between them.
Vec3 centre_ring(const Board& board, std::optional<Corner> who);
/// He holds both men by the wrist from `start` on, and raises a hand or two when the verdict is known.
void hold_for_the_verdict(Referee& referee, const Board& board, double start, const Verdict& verdict);
/// What both men do when the verdict is known. share: of raising the hand.
void take_the_verdict(Stage& stage, std::optional<Corner> winner, float share);
/// The verdict as it stays: for a picture without a clock.
void show_verdict(Stage& stage, std::optional<Corner> winner);

/// A card as it is read: "48-47", above everybody. place: of `all`, from 0. age: seconds since it was read.
void show_card(Stage& stage, int place, int all, int red, int blue, float age, float lasts);

/// Everybody who sits on his stool has his second before him.
void add_seconds(Stage& stage);
/// The doctor comes to a man and looks at his cut, for so long; the other man makes room for him. came: seconds ago.
void send_doctor(Stage& stage, Corner man, float came, float lasts, Motion motion);

}  // namespace fc::scene
