// Looks from facts: every boxer is always himself, in every game and on every paper. What is known of a man decides his
// build, his time and how he stands; a hash of his id draws the rest from what men of his time wore. Source:
// overlay/design.md, The look ("a boxer is always himself").
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fixed_vector.h"
#include "core/looks.h"

namespace fc {

/// How a man boxes, across games; in the order of DICE Boxing's styles.
enum class BoxingStyle : std::uint8_t { boxer, mover, technician, counterpuncher, swarmer, slugger };
inline constexpr std::uint32_t boxing_style_count = 6;

/// What is known of a boxer. Whatever is not is drawn by his id's hash.
struct BoxerFacts {
  std::uint8_t weight = 16;              ///< 0 minimumweight to 16 heavyweight
  std::optional<std::uint8_t> decade{};  ///< of his best years, 0: 1890s to 13: 2020s
  std::int16_t height_cm = 0;            ///< 0: not known
  std::int16_t reach_cm = 0;             ///< 0: not known
  FixedVector<BoxingStyle, 2> styles{};  ///< the first counts
  std::optional<bool> southpaw{};
  bool lived = false;  ///< a man of history: he wears what most men of his time wore

  friend constexpr bool operator==(const BoxerFacts&, const BoxerFacts&) = default;
};

inline constexpr int first_looks_year = 1890;
inline constexpr std::uint8_t looks_decade_count = 14;

/// The decade of a man's best years. last: of his last bout; 0: he still boxes.
std::uint8_t decade_of(int first, int last);

/// Somebody's looks, the same on every compiler and in every game. id: his id or, without one, his name; it only feeds the
/// hash. wish: what he chose himself; a decade that was chosen counts instead of that of the facts. About a microsecond.
Looks looks_of(std::string_view id, const BoxerFacts& facts, const LooksWish& wish = {});

/// Whether two men could be taken for each other at a glance: hair, whiskers, trunks and build agree in nearly all.
bool look_alike(const Looks& left, const Looks& right);

/// `second` as he looks in a bout with `first`: himself, unless one could take them for each other; then in other trunks,
/// and where that is not enough with other hair of his time. The same two men always differ in the same way.
Looks told_apart(const Looks& first, Looks second);

}  // namespace fc
