// Derives a boxer's looks from what is known of him, the same in every game. Facts decide build, era and stance; a hash of
// his id picks the rest, weighted by what men of his era wore. Source: overlay/design.md, The look ("a boxer is always
// himself").
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fixed_vector.h"
#include "core/looks.h"

namespace fc {

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

}  // namespace fc
