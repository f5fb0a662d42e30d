// How bodies move: the guards and the key poses of every act, from assets/common/motions.json. `README.md` beside the
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
    std::optional<scene::Mood> mood;  ///< the mood that the act shows on his face; none: his own
  };
  /// The pose and mood at this moment of a gesture. Of the looks only the guard and the leading hand matter.
  [[nodiscard]] Moment at(const Looks& looks, const scene::Gesture& gesture) const;
  /// Whether the gesture's fist is the leading one.
  static bool leads(const Looks& looks, const scene::Gesture& gesture);

  /// The easing of the motion towards a key pose. `over` goes beyond it and comes back.
  enum class Ease : std::uint8_t { both, linear, in, out, over };
  static constexpr std::size_t hand_slots = 4;
  /// One key pose. What it does not state is taken from `base`, or from the guard if there is no base.
  struct Key {
    float at = 0;
    Ease ease = Ease::both;
    std::optional<Pose> base;
    Pose pose;
    std::bitset<slot_count> said;
    std::array<float, hand_slots> fist{};  ///< the punching hand, whichever it is: forward, up, elbow, size
    std::array<float, hand_slots> other{};
    std::bitset<hand_slots> fist_said;
    std::bitset<hand_slots> other_said;
    bool added = false;  ///< what is stated is added to `base` or the guard instead of replacing it
    bool swing = false;  ///< the pose goes farther for a harder blow
    std::optional<scene::Mood> mood;
  };

  /// All guards and acts. The keys of an act run from 0 to 1; there are at least two.
  struct Book {
    std::array<Pose, guard_count> guards;
    std::array<std::vector<Key>, scene::act_count> acts;
    std::array<std::vector<Key>, scene::act_count> of_leading_fist;  ///< for punches that differ with that fist; else empty
  };

 private:
  explicit Motions(Book book) : book_(std::move(book)) {}

  Book book_;
};

// Reads assets/common/motions.json into guards and key poses.

/// object: the content of the file. Faults: the first error, with its place in it.
Result<Motions::Book> read_motions(const Json& object);

}  // namespace fc::paint
