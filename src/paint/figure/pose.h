// The pose of a body as numbers that can be interpolated, the skeleton that follows from it, and how bodies move.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/looks.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "paint/figure/drawings.h"
#include "scene/likeness.h"

namespace fc::paint {

// Names of the looks and acts in the files of figures and motions, in the order of their enumerators.

inline constexpr std::array<std::string_view, hair_count> hair_names{
    "bald",  "cropped", "receding", "side-parted", "centre-parted", "slicked",   "quiff",
    "curly", "afro",    "flat-top", "high-top",    "mullet",        "long-tied", "braids"};
inline constexpr std::array<std::string_view, whiskers_count> whiskers_names{
    "shaven", "stubble", "pencil", "thick", "handlebar", "horseshoe", "goatee", "chin-strap", "full"};
inline constexpr std::array<std::string_view, head_count> head_names{"square", "long-jawed",  "round",
                                                                     "narrow", "heavy-jawed", "wide"};
inline constexpr std::array<std::string_view, nose_count> nose_names{"straight", "broken", "snub", "hooked"};
inline constexpr std::array<std::string_view, brows_count> brows_names{"plain", "thick", "thin", "joined"};
inline constexpr std::array<std::string_view, trunks_pattern_count> pattern_names{
    "plain", "side-stripe", "double-stripe", "hoops", "checks", "halves", "chevrons", "dots", "star", "fringe"};
inline constexpr std::array<std::string_view, boots_count> boots_names{"low", "high", "laced", "tasselled"};
inline constexpr std::array<std::string_view, guard_count> guard_names{"upright", "old-fashioned", "crouching", "peekaboo",
                                                                       "low-handed"};
inline constexpr std::array<std::string_view, 7> mood_names{"calm", "fierce", "hurt", "dazed", "tired", "out", "glad"};
inline constexpr std::array<std::string_view, scene::act_count> act_names{
    "stance", "jab",      "cross",   "hook",   "uppercut",    "body",        "combination", "swing",     "rush",
    "clinch", "cover",    "counter", "slip",   "block",       "struck-head", "struck-body", "staggered", "cornered",
    "fall",   "lie",      "stir",    "sit-up", "kneel",       "rise",        "walk",        "wait",      "cheer",
    "slump",  "face-off", "sit",     "held",   "hand-raised", "butt",        "elbow",       "low-blow",  "attend",
    "count",  "wave-off", "part",    "point",  "hold-both",   "raise-hand",  "raise-both",  "examine",   "sponge"};
inline constexpr std::array<std::string_view, 4> cut_names{"none", "closed", "open", "deep"};
static_assert(!act_names.back().empty());

template <class Enum, std::size_t Size>
constexpr std::string_view name_in(const std::array<std::string_view, Size>& names, Enum value) {
  return names[static_cast<std::size_t>(value) % Size];
}

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
  lead_size,   ///< of the glove; above 1: it is nearer to the viewer
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

// Where every part of a body is in a pose: joints and lengths for one boxer's build; elbows and knees bend so that hands and
// feet reach their places. Units of the drawings: (0, 0) is where he stands, he looks right, y is downwards.

/// How long and how thick the parts of a boxer are; 1 is as they are drawn.
struct Build {
  float size = 1;   ///< of the whole man
  float limb = 1;   ///< thickness of arms and legs
  float chest = 1;  ///< width of the torso at the shoulders
  float belly = 1;  ///< width of the torso at the belly
  float reach = 1;  ///< length of the arms
  float leg = 1;
  float head = 1;
  float glove = 1;
};

Build build_of(const Looks& looks);

/// A limb of two bones: where it begins, its elbow or knee, and where it ends.
struct Limb {
  Point root;
  Point joint;
  Point end;
};

struct Skeleton {
  Point pelvis;
  float lean = 0;  ///< of the torso at the pelvis, radians, + forward
  float bend = 0;  ///< additional lean at the neck, radians
  Point neck;
  float chest_turn = 0;  ///< how far the middle of the chest is moved forward, units of the drawings
  float head = 0;        ///< radians, + chin down
  Limb near_arm;         ///< to the wrist
  Limb far_arm;
  float near_glove = 1;
  float far_glove = 1;
  Limb near_leg;  ///< to the ankle
  Limb far_leg;
  float near_foot = 0;  ///< radians, + toes down
  float far_foot = 0;
};

inline constexpr float torso_length = 138;
inline constexpr float upper_arm_length = 65;
inline constexpr float forearm_length = 62;
inline constexpr float thigh_length = 74;
inline constexpr float shin_length = 70;
inline constexpr float ankle_height = 16;
inline constexpr float leg_length = thigh_length + shin_length + ankle_height;
inline constexpr float arm_length = upper_arm_length + forearm_length;

/// The skeleton in a pose. southpaw: his leading hand and foot are those nearer to the viewer.
Skeleton skeleton_of(const Pose& pose, const Build& build, bool southpaw);

/// Maps a point of the torso's drawing (pelvis at (0, 0), neck at (0, -torso_length)) onto the bent torso.
Point on_torso(const Skeleton& skeleton, const Build& build, Point drawn);

// How bodies move: the guards and the key poses of every act, from assets/common/motions.json. `README.md` beside the
// drawings of the figures says how to write them.

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
