// What is constant in a bout of Tiny: who stands on which seat, and the options.
#pragma once

#include <array>
#include <cstdint>

#include "core/field.h"
#include "core/fixed_vector.h"

namespace fc::tiny {

inline constexpr int fewest_boxers = 2;
inline constexpr int most_boxers = 6;
inline constexpr int most_rounds = 9;

/// A boxer's ratings.
struct Boxer {
  std::int8_t reach = 5;   ///< what he needs less to land
  std::int8_t hearts = 6;  ///< what he can take

  friend constexpr bool operator==(const Boxer&, const Boxer&) = default;
};
inline constexpr std::array rating_fields{number_field<&Boxer::reach>("reach", 1, 9),
                                          number_field<&Boxer::hearts>("hearts", 3, 9)};

struct Options {
  bool second_wind = true;  ///< who falls for the first time rolls to rise
  bool rushing = true;      ///< who attacks may rush

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
inline constexpr std::array option_fields{flag_field<&Options::second_wind>("second_wind"),
                                          flag_field<&Options::rushing>("rushing")};

struct Setup {
  FixedVector<Boxer, most_boxers> boxers;  ///< by seat
  std::int8_t rounds = 3;                  ///< 1 to 9; in each, everybody who stands attacks once
  Options options;

  [[nodiscard]] constexpr int seats() const { return static_cast<int>(boxers.size()); }
  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace fc::tiny
