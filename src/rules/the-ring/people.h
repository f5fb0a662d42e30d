// Where a bout is fought, who is the third man in the ring, and who looks after cuts. Source: rules/the-ring/rules.md, 2.8.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/named.h"

namespace fc::the_ring {

enum class City : std::uint8_t {
  new_york,
  chicago,
  philadelphia,
  los_angeles,
  san_francisco,
  boston,
  detroit,
  new_orleans,
  miami,
  las_vegas,
  london,
  montreal,
  mexico_city,
  none,
};
inline constexpr std::size_t city_count = 13;
inline constexpr City neutral_city = City::las_vegas;

enum class Referee : std::uint8_t { abbott, barlow, carrick, dunne, eastman, farrow, gillis, hale, ivers, jessup, none };
inline constexpr std::size_t referee_total = 10;
inline constexpr Referee neutral_referee = Referee::abbott;

enum class Cornerman : std::uint8_t { amos, burke, cole, doyle, engel, flint, greco, hart, ibsen };
inline constexpr std::size_t cornerman_count = 9;
inline constexpr std::array<Cornerman, 2> default_corner{Cornerman::cole, Cornerman::flint};

/// What the local judge of a city is fond of. Source: 3.10.
enum class Judging : std::uint8_t { none, home, aggression, science };
inline constexpr std::size_t judging_count = 4;

struct CityRules {
  Judging judging = Judging::none;
  std::int8_t doctor = 0;  ///< added to stoppage rolls, -1 to 1

  friend constexpr bool operator==(const CityRules&, const CityRules&) = default;
};

/// Each -1 to 1.
struct RefereeRules {
  std::int8_t stop = 0;    ///< quick to stop a bout
  std::int8_t fouls = 0;   ///< strict
  std::int8_t clinch = 0;  ///< breaks clinches fast

  friend constexpr bool operator==(const RefereeRules&, const RefereeRules&) = default;
};

struct People {
  std::array<CityRules, city_count> cities{};
  std::array<City, 36> city_at{};  ///< by d66
  std::array<RefereeRules, referee_total> referees{};
  std::array<Referee, 36> referee_at{};                   ///< by d66
  std::array<std::int8_t, cornerman_count> cut_rating{};  ///< of a cornerman, 1 to 5

  friend constexpr bool operator==(const People&, const People&) = default;
};

}  // namespace fc::the_ring
