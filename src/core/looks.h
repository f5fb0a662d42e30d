// What a boxer looks like, in whichever game and on whichever paper he is drawn: build, head, hair, trunks, stance. Plain
// numbers; what each is drawn as is paint's. Source: overlay/design.md, The look ("a boxer is always himself").
#pragma once

#include <compare>
#include <cstdint>

namespace fc {

enum class Hair : std::uint8_t {
  bald,
  cropped,
  receding,
  side_parted,
  centre_parted,
  slicked,
  quiff,
  curly,
  afro,
  flat_top,
  high_top,
  mullet,
  long_tied,
  braids,
};
inline constexpr int hair_count = 14;

enum class Whiskers : std::uint8_t { shaven, stubble, pencil, thick, handlebar, horseshoe, goatee, chin_strap, full };
inline constexpr int whiskers_count = 9;

enum class Head : std::uint8_t { square, long_jawed, round, narrow, heavy_jawed, wide };
inline constexpr int head_count = 6;

enum class Nose : std::uint8_t { straight, broken, snub, hooked };
inline constexpr int nose_count = 4;

enum class Brows : std::uint8_t { plain, thick, thin, joined };
inline constexpr int brows_count = 4;

enum class TrunksPattern : std::uint8_t {
  plain,
  side_stripe,
  double_stripe,
  hoops,
  checks,
  halves,
  chevrons,
  dots,
  star,
  fringe
};
inline constexpr int trunks_pattern_count = 10;

/// Of the decades: tights to the knee, short and high, middling, long and wide.
enum class TrunksCut : std::uint8_t { tights, short_high, middling, long_wide };
inline constexpr int trunks_cut_count = 4;

enum class Boots : std::uint8_t { low, high, laced, tasselled };
inline constexpr int boots_count = 4;

/// How he stands when nothing happens.
enum class Guard : std::uint8_t { upright, old_fashioned, crouching, peekaboo, low_handed };
inline constexpr int guard_count = 5;

/// One boxer's looks. Ranges beside the fields; enums below their counts.
struct Looks {
  std::uint8_t weight = 10;  ///< 0 minimumweight to 16 heavyweight: the build
  std::int8_t height = 0;    ///< -2 to 2, against his class
  std::int8_t reach = 0;     ///< -2 to 2, against his height
  std::uint8_t decade = 6;   ///< 0: 1890s to 13: 2020s
  Head head = Head::square;
  Hair hair = Hair::side_parted;
  Whiskers whiskers = Whiskers::shaven;
  Nose nose = Nose::straight;
  Brows brows = Brows::plain;
  TrunksPattern pattern = TrunksPattern::plain;
  TrunksCut cut = TrunksCut::middling;
  Boots boots = Boots::high;
  Guard guard = Guard::upright;
  bool southpaw = false;
  bool robe_striped = false;  ///< of the robe on his way to the ring

  friend constexpr auto operator<=>(const Looks&, const Looks&) = default;
};

}  // namespace fc
