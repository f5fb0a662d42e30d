// What an event adds to the picture for a moment, in any game: calls in poster letters, bursts, the camera's shake. Games
// say which of them their events show; what blows look like is in scene/blows. Random looks follow from a seed, never from
// the dice.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "scene/game_scene.h"
#include "scene/particles.h"
#include "scene/stage.h"

namespace fc::scene {

constexpr Ink ink_of(Corner corner) { return corner == Corner::red ? Ink::red : Ink::blue; }

/// Where a call about everybody stands.
inline constexpr Vec3 over_everybody{3, 3, 1.2F};
/// Letters of calls over the ring, and over one man.
inline constexpr float big = 1;
inline constexpr float small = 0.45F;

/// What is called of an event in poster letters, for so many seconds from its cue's start on. key: a text of {number};
/// empty: nothing is called. Over everybody, unless it is over one man or at the foot of the picture.
struct Shout {
  std::string key{};
  Ink ink = Ink::gold;
  float seconds = 1.2F;
  float scale = 0.9F;
  int number = 0;
  std::optional<Corner> who{};
  bool at_the_foot = false;
};
inline Shout over(Corner who, std::string key, float seconds, Ink ink, float scale = small) {
  return {.key = std::move(key), .ink = ink, .seconds = seconds, .scale = scale, .who = who};
}
inline Shout at_the_foot(std::string key, float seconds, float scale = big) {
  return {.key = std::move(key), .seconds = seconds, .scale = scale, .at_the_foot = true};
}

/// One event's ornaments at one age of its cue.
class Ornament {
 public:
  /// age: seconds since the event. seed: the event's index.
  Ornament(Stage& stage, float age, std::uint64_t seed, Motion motion)
      : stage_(stage), age_(age), seed_(seed), motion_(motion) {}

  /// The ornaments of this event as if it had happened so many seconds later.
  [[nodiscard]] Ornament after(float seconds) const { return {stage_, age_ - seconds, seed_, motion_}; }
  [[nodiscard]] float age() const { return age_; }
  [[nodiscard]] Motion motion() const { return motion_; }
  [[nodiscard]] bool calm() const { return motion_ == Motion::reduced; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] Stage& stage() const { return stage_; }
  /// The marker of that corner; there is one.
  [[nodiscard]] Marker& marker(Corner corner) const;
  /// Where a call about one man stands.
  [[nodiscard]] Vec3 above(Corner corner) const;
  /// Poster letters that spring up, stand and fade, all within `seconds`.
  void call(std::string_view key, float seconds, const Vec3& at, float scale, Ink ink, int number = 0) const;
  /// everybody: where a call about everybody stands.
  void call(const Shout& shout, const Vec3& everybody) const;
  /// Small letters over one man.
  void over(Corner corner, std::string_view key, float seconds, Ink ink) const;
  /// Where a call of a word or two stands while that man lies and the other one stays where he is.
  [[nodiscard]] Vec3 beside(Corner fallen) const;
  /// Letters at the foot of the picture, or at its top, wherever the camera looks: clear of men on whom it rests.
  void call_at_the_foot(std::string_view key, float seconds, float scale) const { pin(key, seconds, scale, 0.88F); }
  void call_at_the_top(std::string_view key, float seconds, float scale) const { pin(key, seconds, scale, 0.1F); }
  /// It is called that a man who lies is out: where the numbers stood, which hides nobody, nor the referee who waves him
  /// off.
  void call_out(Corner fallen, std::string_view key, float seconds) const;
  /// The referee's number beside a man who lies there. since: seconds since it was called.
  void count(int number, float since, const Vec3& fallen) const;
  /// kind, count, at and direction of the burst; canvas and seed are the event's.
  void burst(Burst burst, float since) const;
  /// Swings of so many squares that die away, a little different for every event. since: seconds.
  void shake(float since, float squares, float seconds) const;
  /// White over everything that fades. amount: 0 to 1.
  void flash(float since, float amount, float seconds) const;

 private:
  /// down: 0 to 1.
  void pin(std::string_view key, float seconds, float scale, float down) const;

  Stage& stage_;
  float age_;
  std::uint64_t seed_;
  Motion motion_;
};

/// Adds what a cue's event shows at that moment, and what is called of it. Painter: made of (stage, cue, clock, motion),
/// takes every event. life: seconds from the cue's start until nothing of it is left.
/// everybody: where a call about everybody stands.
template <class Painter, class Cue>
void paint_cue(Stage& stage, const Cue& cue, double clock, Motion motion, float life, const Vec3& everybody) {
  if (clock < cue.start + static_cast<double>(life)) {
    std::visit(Painter(stage, cue, clock, motion), cue.event);
    Ornament(stage, static_cast<float>(clock - cue.start), cue.index, motion).call(cue.row.call, everybody);
  }
}

}  // namespace fc::scene
