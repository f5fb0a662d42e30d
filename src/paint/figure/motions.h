// What bodies do: the guards and the key poses of every act, from assets/common/motions.json. `README.md` beside the
// drawings of the figures says how to write them.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "paint/figure/pose.h"
#include "scene/likeness.h"

namespace fc::paint {

class Motions {
 public:
  /// Faults name the file, the place in it and the remedy: an act or a guard that is missing or unknown, a number out of
  /// its range, shares that do not rise.
  static Result<Motions> open(const std::filesystem::path& file);

  struct Moment {
    Pose pose;
    std::optional<scene::Mood> mood;  ///< which the act puts on his face
  };
  /// Of these looks the guard and the leading hand count.
  [[nodiscard]] Moment at(const Looks& looks, const scene::Gesture& gesture) const;
  /// Whether the gesture's fist is the leading one.
  static bool leads(const Looks& looks, const scene::Gesture& gesture);

  /// How the way to a key pose is gone.
  enum class Ease : std::uint8_t { both, linear, in, out, over };
  static constexpr std::size_t hand_slots = 4;
  /// One key pose: where it is in the act, what of it is said. What is not said is as in `base`, or as in the guard.
  struct Key {
    float at = 0;
    Ease ease = Ease::both;
    std::optional<Pose> base;
    Pose pose;
    std::bitset<slot_count> said;
    std::array<float, hand_slots> fist{};  ///< of the hand that punches, whichever it is: forward, up, elbow, size
    std::array<float, hand_slots> other{};
    std::bitset<hand_slots> fist_said;
    std::bitset<hand_slots> other_said;
    bool added = false;  ///< what is said is added to what is in `base` or in the guard
    bool swing = false;  ///< goes farther the harder the blow
    std::optional<scene::Mood> mood;
  };

  /// All that bodies know. Keys: from 0 to 1, at least two.
  struct Book {
    std::array<Pose, guard_count> guards;
    std::array<std::vector<Key>, scene::act_count> acts;
    std::array<std::vector<Key>, scene::act_count> of_leading_fist;  ///< of punches that look otherwise by it; else empty
  };

 private:
  explicit Motions(Book book) : book_(std::move(book)) {}

  Book book_;
};

// assets/common/motions.json as guards and key poses.

/// object: the file. Faults: the first thing wrong, with its place in it.
Result<Motions::Book> read_motions(const Json& object);

}  // namespace fc::paint
