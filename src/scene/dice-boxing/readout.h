// What the panels of a DICE Boxing bout show at one moment of the clock. Made from the cues, so it never shows the result of
// a die that is still rolling. Source: rules/dice-boxing/rules.md, 10.1.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/need.h"
#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/setup.h"
#include "rules/dice-boxing/state.h"
#include "scene/blows/knockdown.h"

namespace fc::dice_boxing {

// A roll as a bar from 00 to 99 that shows what each face means: the row of the chart, drawn to scale, so that one sees
// where the die falls. Source: rules/dice-boxing/rules.md, 2.2 to 2.9, 3.5, 10.1.

/// Parts of the control bar.
enum class ControlPart : std::uint8_t { special, control, lost };
/// Parts of a bar that asks whether a punch lands.
enum class PunchPart : std::uint8_t { lands, misses };
/// Parts of the doctor's bar.
enum class DoctorPart : std::uint8_t { stops, goes_on };
/// `BarPart::what` of knock-down numbers on a bar of results, after the punch types.
inline constexpr std::uint8_t knockdown_part = punch_type_count;

/// Neighbouring faces with the same meaning. from, to: first and last face, 0 to 99; on the judges' bar 1 to 100.
struct BarPart {
  std::int16_t from = 0;
  std::int16_t to = 0;
  std::uint8_t what = 0;    ///< an enumerator whose type depends on the bar: see `bar_of`
  std::uint8_t points = 0;  ///< of a punch on the results bar, else 0

  friend constexpr bool operator==(const BarPart&, const BarPart&) = default;
};

/// More parts than any bar has; the most are those of the 25 unique events.
inline constexpr std::size_t most_bar_parts = 32;

/// The parts of a bar from its lowest face to its highest, without gaps.
struct Bar {
  Purpose purpose = Purpose::control;
  FixedVector<BarPart, most_bar_parts> parts;

  /// The face as the bar counts it: the judges' bar ends with 100, which the dice show as 00.
  [[nodiscard]] constexpr int face_of(int value) const { return purpose == Purpose::judge && value == 0 ? faces : value; }
  /// The index of the part that a roll falls in.
  [[nodiscard]] std::size_t part_of(int value) const;
  /// The lowest face on the bar: 0; on the judges' bar 1.
  [[nodiscard]] constexpr int lowest() const { return purpose == Purpose::judge ? 1 : 0; }

  friend bool operator==(const Bar&, const Bar&) = default;
};

/// The bar that a roll of this call falls on. `what` of its parts, by purpose: control ControlPart, punch PunchPart, result
/// PunchType or `knockdown_part`, knockdown Letter, special SpecialChart, foul Foul, ring Position, cut CutLetter, doctor
/// DoctorPart, unique UniqueEvent, judge Opinion.
Bar bar_of(const Setup& setup, const RollCall& call);

/// The row of the knock-down chart, -12 to 4, for a roll of `Purpose::knockdown`: the sum of its terms.
int chin_of(const RollCall& call);

/// The bars of a boxer's next punch, before anything is thrown: control, punch and result.
Bar control_bar(int control_to);
Bar punch_bar(int punches_to);
Bar result_bar(const Results& results, int kd_from);

/// The dice lie above their face on the board of bars. A bar runs from `bar_left` to `bar_right`, as shares of the width.
inline constexpr float bar_left = 0.02F;
inline constexpr float bar_right = 0.98F;
/// The middle of a face on the bar, as a share of the width. face: as `Bar::face_of`; lowest: `Bar::lowest`.
constexpr float place_on_bar(int face, int lowest) {
  return bar_left + (bar_right - bar_left) * (static_cast<float>(face - lowest) + 0.5F) / static_cast<float>(faces);
}

/// The most rolls whose bars are on the board at once: those that follow from each other, such as control, punch and result.
inline constexpr std::size_t most_rolls_shown = 6;

/// A roll on the board. Its `value` must not be shown before it is `settled`.
struct ShownRoll {
  RollCall call;
  Bar bar;
  int value = 0;
  bool settled = false;
  float age = 0;                    ///< seconds since the throw
  float settles = 0;                ///< seconds from the throw until it rests
  std::optional<std::int16_t> was;  ///< where this boxer's bar for this purpose ended before; none if unchanged
  Modifier because;                 ///< with `was`: the term that changed most, and its change
};

/// Both strategies, once revealed; none between rounds and while picks are awaited.
struct ShownStrategies {
  StrategiesRevealed revealed;
  float age = 0;
};

using scene::ShownCount;

/// The minute between two rounds, from the bell on; its parts come in one by one.
struct ShownMinute {
  RoundEnded bell;
  FixedVector<JudgeDecided, judge_count> judges;
  std::optional<RoundScored> scored;
  std::array<std::optional<Rested>, 2> rested;
  float age = 0;         ///< seconds since the bell
  float scored_age = 0;  ///< seconds since the scores
};

/// The results of the special charts, until the next control roll.
struct ShownSpecial {
  Corner corner = Corner::red;  ///< X, who was in control
  SpecialChart chart = SpecialChart::foul;
  std::optional<Foul> foul;
  std::optional<UniqueEvent> unique;
  std::optional<CutRead> cut;
};

struct ShownEnd {
  BoutEnded ended;
  int cards_read = 0;  ///< how many of the three cards have been read
  bool verdict = false;
  float age = 0;
};

struct Readout {
  State now;  ///< as an onlooker sees it
  /// The rolls of this exchange, oldest first; the last one is current.
  FixedVector<ShownRoll, most_rolls_shown> rolls;
  std::array<float, 2> stamina_shown{};  ///< moves towards the stamina
  std::array<int, 2> at_the_bell{};      ///< what stamina would be if the round ended now
  std::array<bool, 2> sealed{};          ///< that corner has picked in secret; false again once both are revealed
  std::optional<ShownStrategies> strategies;
  std::optional<ShownSpecial> special;
  std::optional<ShownCount> counting;
  std::optional<ShownMinute> minute;
  std::optional<ShownEnd> end;
  std::optional<PunchScored> last_hit;  ///< of this exchange
  bool fighting = false;                ///< a round is in progress: strategies are revealed and the bell has not rung
};

/// The readout of a bout as a seat may see it, with nothing in motion: without rolls, sheets and calls.
Readout readout_of(const Setup& setup, const View& view);

/// The stamina that a man would have if the round ended now: 0 if that tires him or he is tired. Source: 3.9, step 4.
int stamina_at_the_bell(const Setup& setup, const State& seen, Corner corner);

}  // namespace fc::dice_boxing
