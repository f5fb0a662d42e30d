// How a body stands at one moment, in numbers that can be mixed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace fc::paint {

/// One number of a pose. Lengths are shares of the leg (pelvis, feet) or of the arm (hands), angles degrees.
enum class Slot : std::uint8_t {
  pelvis_forward,  ///< from where he stands
  pelvis_up,       ///< above the canvas; 1: his legs are straight
  lean,            ///< of the whole torso, + forward
  bend,            ///< how much the chest is bent over the belly
  twist,           ///< -1 to 1: + brings the rear shoulder forward
  head,            ///< of the head, + chin down; 0 upright, however the torso leans
  lead_forward,    ///< the leading hand from its shoulder
  lead_up,
  lead_elbow,  ///< 1 hangs below the line from shoulder to hand, -1 stands above it
  lead_size,   ///< of the glove: above 1 it comes towards us
  rear_forward,
  rear_up,
  rear_elbow,
  rear_size,
  front_forward,  ///< the front sole from where he stands
  front_up,
  front_knee,  ///< 1 bends forward, -1 backward
  front_turn,  ///< of the foot, + toes down
  back_forward,
  back_up,
  back_knee,
  back_turn,
  count
};

constexpr std::size_t index_of(Slot slot) { return static_cast<std::size_t>(slot); }

inline constexpr std::size_t slot_count = index_of(Slot::count);

struct Pose {
  std::array<float, slot_count> slots{};

  [[nodiscard]] float operator[](Slot slot) const { return slots[index_of(slot)]; }
  float& operator[](Slot slot) { return slots[index_of(slot)]; }

  /// Between `from` (share 0) and `to` (share 1).
  static Pose between(const Pose& from, const Pose& to, float share) {
    Pose pose;
    for (std::size_t slot = 0; slot < slot_count; ++slot) {
      pose.slots[slot] = from.slots[slot] + (to.slots[slot] - from.slots[slot]) * share;
    }
    return pose;
  }
};

}  // namespace fc::paint
