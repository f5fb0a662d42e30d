// A roll as a bar from 00 to 99: which faces mean what. The bar is the chart's row, drawn to scale, so that a die that
// falls can be seen to fall within it. Source: rules/dice-boxing/rules.md, 2.2 to 2.9, 3.5, 10.1.
#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "core/roll_call.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {

/// Parts of the control bar.
enum class ControlPart : std::uint8_t { special, control, lost };
/// Parts of a bar that asks whether a punch lands.
enum class PunchPart : std::uint8_t { lands, misses };
/// Parts of the doctor's bar.
enum class DoctorPart : std::uint8_t { stops, goes_on };
/// `BarPart::what` of knock-down numbers on a bar of results, after the punch types.
inline constexpr std::uint8_t knockdown_part = punch_type_count;

/// Neighbouring faces that mean one thing. from, to: both belong to it, 0 to 99; 1 to 100 on the judges' bar.
struct BarPart {
  std::int16_t from = 0;
  std::int16_t to = 0;
  std::uint8_t what = 0;    ///< enumerator of what this bar tells of: see `bar_of`
  std::uint8_t points = 0;  ///< of a punch on the results bar, else 0

  friend constexpr bool operator==(const BarPart&, const BarPart&) = default;
};

/// No chart has more rows: the unique events are 24.
inline constexpr std::size_t most_bar_parts = 32;

/// The parts of a bar, from its lowest face on; they leave no face out.
struct Bar {
  Purpose purpose = Purpose::control;
  FixedVector<BarPart, most_bar_parts> parts;

  /// The face as the bar counts it: the judges' bar ends with 100, which the dice show as 00.
  [[nodiscard]] constexpr int face_of(int value) const { return purpose == Purpose::judge && value == 0 ? faces : value; }
  /// Which part a roll falls in.
  [[nodiscard]] std::size_t part_of(int value) const;
  /// The lowest face on the bar: 0, of the judges' bar 1.
  [[nodiscard]] constexpr int lowest() const { return purpose == Purpose::judge ? 1 : 0; }

  friend bool operator==(const Bar&, const Bar&) = default;
};

/// The bar that a roll of this call falls on. `what` of its parts, by purpose: control ControlPart, punch PunchPart, result
/// PunchType or `knockdown_part`, knockdown Letter, special SpecialChart, foul Foul, ring Position, cut CutLetter, doctor
/// DoctorPart, unique UniqueEvent, judge Opinion.
Bar bar_of(const Setup& setup, const RollCall& call);

/// The row of the knock-down chart that a roll of `Purpose::knockdown` is read in, -12 to 4: the sum of its terms.
int chin_of(const RollCall& call);

/// The bars of a boxer's next punch as they stand now: control, punch and result, before anything is thrown.
Bar control_bar(int control_to);
Bar punch_bar(int punches_to);
Bar result_bar(const Results& results, int kd_from);

}  // namespace fc::dice_boxing
