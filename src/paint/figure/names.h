// How the enumerators of a boxer's looks and acts are called in the files of figures and motions, in their order.
#pragma once

#include <array>
#include <string_view>

#include "core/looks.h"
#include "scene/likeness.h"

namespace fc::paint {

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

}  // namespace fc::paint
