// Animation of punches, charges, falls and steps: the movement, its effect on the opponent, the freeze at impact, particles,
// camera shake, and the number of points.
#pragma once

#include <string_view>

#include "scene/blows/blow.h"
#include "scene/ornament.h"

namespace fc::scene {

/// Adds the impacts of one event to a stage, at one age of its cue.
class Impact : public Ornament {
 public:
  using Ornament::Ornament;

  /// An Impact for what starts so many seconds after the event.
  [[nodiscard]] Impact later(float seconds) const {
    return {stage(), age() - seconds, seed(), calm() ? Motion::reduced : Motion::full};
  }
  void show(const Blow& blow) const;
  void show(const Charge& charge) const;
  void show(const Clinch& clinch) const;
  void show(const FoulBlow& foul) const;
  /// Starts with the cue; he hits the canvas `floor_seconds` later.
  void show(const Fall& fall) const;
  void show(const Footfall& step) const;
  /// The value of a punch that meets, on the far side of the one it met, covering no face. Larger with weight, gold if
  /// heavy. key: a text with {number}.
  void pop(const Blow& blow, std::string_view key, int number) const;

 private:
  /// From the one man to the other, of length 1.
  struct Way {
    float x = 0;
    float y = 0;
  };
  /// Where a blow goes, as the men stand before anything of it moves them.
  struct Line {
    Way way;
    Vec3 target;  ///< the foot of the man as it meets him
    Approach approach;
    Way beside{};  ///< squares from the end of the straight way to beside him
    Way aside{};   ///< of a rush: the way that the man before it steps, of length 1; it goes by on the other side
  };
  [[nodiscard]] Line line_of(const Blow& blow) const;
  [[nodiscard]] static Vec3 contact(const Blow& blow, const Line& line);
  /// Moves a marker along the canvas, not through the ropes.
  void push(Corner corner, Way way, float squares) const;
  /// What he does, unless he lies.
  void act(Corner corner, const Gesture& gesture) const;
  void lean(Corner corner, Way way, float radians) const;
  void swing(const Blow& blow, const Line& line) const;
  /// A poster burst behind the men. size: squares.
  void starburst(const Vec3& at, float size, Ink ink, float since) const;
  void hit(const Blow& blow, const Line& line) const;
  void thrown(const Blow& blow, const Line& line, float since) const;
  void caught(const Blow& blow, const Line& line) const;
  void parried(const Blow& blow, const Line& line) const;
  void dodged(const Blow& blow, const Line& line) const;
  void stepped_aside(const Blow& blow, const Line& line) const;
  /// A man who is past the other, or lets him past, turns to him.
  void look_round(Corner corner, const Line& line) const;
  void meet_in_the_middle(const Blow& blow, const Line& line) const;
};

}  // namespace fc::scene
