// What a boxer looks like in every game: build, head, hair, trunks, stance, as plain numbers. The layer `paint` draws them.
// Source: overlay/design.md, The look ("a boxer is always himself").
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/fixed_vector.h"

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

/// By era: knee-length tights, short and high-waisted, medium, long and wide.
enum class TrunksCut : std::uint8_t { tights, short_high, middling, long_wide };
inline constexpr int trunks_cut_count = 4;

enum class Boots : std::uint8_t { low, high, laced, tasselled };
inline constexpr int boots_count = 4;

/// Idle guard.
enum class Guard : std::uint8_t { upright, old_fashioned, crouching, peekaboo, low_handed };
inline constexpr int guard_count = 5;

/// One boxer's looks.
struct Looks {
  std::uint8_t weight = 10;  ///< weight class, 0 (minimumweight) to 16 (heavyweight): decides the build
  std::int8_t height = 0;    ///< -2 to 2, relative to his class
  std::int8_t reach = 0;     ///< -2 to 2, relative to his height
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
  bool robe_striped = false;  ///< of the robe he wears to the ring

  friend constexpr auto operator<=>(const Looks&, const Looks&) = default;
};

}  // namespace fc

namespace fc::fashion {

// Weights by which `looks_of` picks clothes and heads.

/// Groups of decades with the same fashion.
enum class Era : std::uint8_t { old_time, between_wars, fifties, sixties, seventies, eighties, nineties, millennium, late };
inline constexpr std::size_t era_count = 9;
inline constexpr std::array<Era, 14> era_by_decade{
    Era::old_time, Era::old_time,  Era::old_time, Era::between_wars, Era::between_wars, Era::between_wars, Era::fifties,
    Era::sixties,  Era::seventies, Era::eighties, Era::nineties,     Era::millennium,   Era::late,         Era::late};

template <std::size_t count>
using Weights = std::array<std::uint8_t, count>;
template <std::size_t count>
using ByEra = std::array<Weights<count>, era_count>;

/// Relative frequencies by era; 0: never.
inline constexpr ByEra<hair_count> hair_by_era{{
    // bald, cropped, receding, side, centre, slicked, quiff, curly, afro, flat, high, mullet, tied, braids
    {1, 2, 3, 3, 5, 1, 0, 1, 0, 0, 0, 0, 0, 0},
    {1, 2, 2, 3, 2, 6, 0, 2, 0, 0, 0, 0, 0, 0},
    {1, 3, 1, 5, 0, 2, 4, 1, 0, 1, 0, 0, 0, 0},
    {1, 4, 1, 3, 0, 1, 2, 2, 0, 3, 0, 0, 0, 0},
    {1, 2, 2, 2, 1, 0, 1, 2, 6, 0, 0, 1, 0, 0},
    {1, 3, 1, 1, 0, 0, 0, 4, 2, 2, 1, 3, 0, 0},
    {3, 4, 1, 0, 0, 0, 0, 1, 0, 5, 4, 1, 0, 1},
    {4, 5, 1, 0, 0, 0, 0, 1, 0, 2, 1, 0, 1, 3},
    {2, 3, 1, 2, 0, 0, 2, 1, 1, 0, 3, 0, 2, 3},
}};
inline constexpr ByEra<whiskers_count> whiskers_by_era{{
    // shaven, stubble, pencil, thick, handlebar, horseshoe, goatee, chin strap, full
    {4, 1, 0, 3, 5, 0, 0, 0, 1},
    {9, 2, 4, 1, 0, 0, 0, 0, 0},
    {9, 3, 2, 0, 0, 0, 0, 0, 0},
    {8, 3, 1, 1, 0, 0, 1, 0, 0},
    {4, 1, 0, 4, 0, 4, 1, 1, 2},
    {5, 2, 1, 4, 0, 1, 1, 0, 0},
    {5, 2, 2, 2, 0, 0, 4, 0, 0},
    {4, 3, 1, 0, 0, 0, 4, 3, 0},
    {3, 3, 0, 1, 0, 0, 2, 2, 4},
}};
inline constexpr ByEra<trunks_pattern_count> pattern_by_era{{
    // plain, side stripe, double stripe, hoops, checks, halves, chevrons, dots, star, fringe
    {5, 1, 0, 3, 0, 0, 0, 0, 1, 0},
    {4, 4, 1, 1, 0, 1, 0, 0, 1, 0},
    {3, 4, 3, 0, 0, 1, 0, 0, 1, 0},
    {3, 4, 3, 0, 0, 1, 0, 0, 1, 0},
    {1, 4, 4, 0, 1, 1, 1, 0, 2, 0},
    {1, 3, 3, 1, 1, 2, 2, 0, 2, 0},
    {1, 2, 2, 1, 2, 2, 2, 1, 2, 2},
    {1, 1, 2, 1, 2, 2, 2, 1, 2, 3},
    {1, 2, 2, 1, 2, 2, 3, 1, 1, 2},
}};
inline constexpr ByEra<boots_count> boots_by_era{{
    // low, high, laced, tasselled
    {4, 0, 3, 0},
    {1, 3, 3, 0},
    {0, 4, 2, 0},
    {0, 4, 2, 1},
    {0, 4, 1, 2},
    {1, 4, 1, 2},
    {1, 4, 1, 3},
    {2, 3, 1, 3},
    {3, 3, 1, 2},
}};

/// Relative frequencies by build: light, middle, heavy.
inline constexpr std::array<Weights<head_count>, 3> head_by_build{{
    // square, long-jawed, round, narrow, heavy-jawed, wide
    {1, 2, 3, 4, 0, 1},
    {2, 3, 2, 2, 1, 1},
    {3, 2, 1, 1, 3, 2},
}};

}  // namespace fc::fashion

namespace fc {

// Looks as words: which fields a person may choose, and the words for their values in a file.

/// The fields that can be chosen. Build is not one: it follows from the facts.
enum class LooksField : std::uint8_t { decade, hair, whiskers, head, nose, brows, trunks, cut, boots, guard, stance, robe };
inline constexpr std::size_t looks_field_count = 12;

inline constexpr std::array<std::string_view, looks_field_count> looks_field_names{
    "decade", "hair", "whiskers", "head", "nose", "brows", "trunks", "cut", "boots", "guard", "stance", "robe"};

/// The words for a field's values, in order: {"bald", "cropped", ...}.
std::span<const std::string_view> looks_words(LooksField field);

/// The value of a field, as an index in `looks_words(field)`.
int looks_value(const Looks& looks, LooksField field);
/// value: an index in `looks_words(field)`.
void set_looks_value(Looks& looks, LooksField field, int value);

/// Looks chosen by a person; fields that were not chosen are derived (see `looks_of`).
class LooksWish {
 public:
  constexpr LooksWish() { values_.fill(open); }

  /// Index in `looks_words(field)`, or `open` (-1) if not chosen.
  [[nodiscard]] constexpr int operator[](LooksField field) const { return values_[static_cast<std::size_t>(field)]; }
  constexpr void choose(LooksField field, int value) {
    values_[static_cast<std::size_t>(field)] = static_cast<std::int8_t>(value);
  }
  [[nodiscard]] constexpr bool empty() const { return *this == LooksWish{}; }

  friend constexpr bool operator==(const LooksWish&, const LooksWish&) = default;

  static constexpr std::int8_t open = -1;

 private:
  std::array<std::int8_t, looks_field_count> values_{};
};

/// All fields chosen, with the values of `looks`.
LooksWish wish_of(const Looks& looks);

// Derives a boxer's looks from what is known of him, the same in every game. Facts decide build, era and stance; a hash of
// his id picks the rest, weighted by what men of his era wore. Source: overlay/design.md, The look ("a boxer is always
// himself").

/// Boxing style, for all games. The order is that of DICE Boxing's styles.
enum class BoxingStyle : std::uint8_t { boxer, mover, technician, counterpuncher, swarmer, slugger };
inline constexpr std::uint32_t boxing_style_count = 6;

/// What is known of a boxer. A hash of his id decides whatever is unknown.
struct BoxerFacts {
  std::uint8_t weight = 16;              ///< 0 minimumweight to 16 heavyweight
  std::optional<std::uint8_t> decade{};  ///< decade of his best years, 0 (1890s) to 13 (2020s)
  std::int16_t height_cm = 0;            ///< 0: not known
  std::int16_t reach_cm = 0;             ///< 0: not known
  FixedVector<BoxingStyle, 2> styles{};  ///< only the first one affects his looks
  std::optional<bool> southpaw{};
  bool lived = false;  ///< a real boxer: only hair that was common in his era

  friend constexpr bool operator==(const BoxerFacts&, const BoxerFacts&) = default;
};

inline constexpr int first_looks_year = 1890;
inline constexpr std::uint8_t looks_decade_count = 14;

/// Decade (see `BoxerFacts::decade`) of a career. first, last: years of the first and the last bout; last 0: still active.
std::uint8_t decade_of(int first, int last);

/// A boxer's looks; deterministic on every compiler. id: his id or, without one, his name; it only seeds the hash. wish:
/// overrides, which take precedence; a chosen decade replaces that of the facts. Takes about a microsecond.
Looks looks_of(std::string_view id, const BoxerFacts& facts, const LooksWish& wish = {});

/// Whether two boxers are hard to tell apart at a glance: hair, whiskers, trunks and build agree in nearly all.
bool look_alike(const Looks& left, const Looks& right);

/// `second`, altered if necessary so that he cannot be confused with `first` (see `look_alike`): first other trunks, then,
/// if that is not enough, other hair of his era. Deterministic.
Looks told_apart(const Looks& first, Looks second);
/// The same of `first` one after the other.
Looks told_apart(std::span<const Looks> first, Looks second);

}  // namespace fc
