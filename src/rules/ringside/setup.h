// What is agreed before a Ringside bout and never changes in it. Source: rules/ringside/rules.md, 2.5, 2.6, 5.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/corner.h"
#include "core/field.h"
#include "rules/ringside/boxer.h"

namespace fc::ringside {

enum class Scoring : std::uint8_t { rounds, ten_point_must, five_point_must };
inline constexpr std::array<std::string_view, 3> scoring_names{"rounds", "ten-point-must", "five-point-must"};

/// Options of a bout. Source: rules/ringside/rules.md, 5.
struct Options {
  bool tactics = true;
  bool saved_by_the_bell = false;
  Scoring scoring = Scoring::rounds;
  bool ask_counterpunch = false;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
inline constexpr std::array option_fields{
    flag_field<&Options::tactics>("tactics"),
    flag_field<&Options::saved_by_the_bell>("saved_by_the_bell"),
    word_field<&Options::scoring>("scoring", scoring_names),
    flag_field<&Options::ask_counterpunch>("ask_counterpunch"),
};

/// Points of one must system by the difference of damage in the round. Source: rules/ringside/rules.md, 2.6.
struct MustTable {
  std::array<std::int16_t, 5> from{};  ///< lowest difference of each band, ascending, first 0
  std::array<std::int8_t, 5> winner{};
  std::array<std::int8_t, 5> loser{};

  friend constexpr bool operator==(const MustTable&, const MustTable&) = default;
};

/// The charts of the game, read from data.
struct Charts {
  PunchChart punch{};
  MustTable ten_point_must;
  MustTable five_point_must;

  friend constexpr bool operator==(const Charts&, const Charts&) = default;
};

inline constexpr int most_rounds = 15;
inline constexpr int turns_in_a_round = 18;

/// A bout as agreed: boxers and damage brought in by corner (red, blue); rounds 1-15.
struct Setup {
  std::array<Boxer, 2> boxers{};
  std::array<std::int16_t, 2> damage{};
  std::int8_t rounds = 0;
  Options options;
  Charts charts;

  [[nodiscard]] constexpr const Boxer& boxer(Corner corner) const { return boxers[fc::index_of(corner)]; }

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

/// Endurance at the first bell, and the cap of every rest. Source: rules/ringside/rules.md, 3.3 (BOUT).
constexpr int start_endurance(const Setup& setup, Corner corner) {
  return 7 * setup.rounds + setup.boxer(corner).endurance - setup.damage[fc::index_of(corner)];
}

}  // namespace fc::ringside
