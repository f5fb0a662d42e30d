// What the panels of a DICE Boxing bout show at one moment of the clock. It follows the cues, so it never knows a die that
// still tumbles. Source: rules/dice-boxing/rules.md, 10.1.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/roll_call.h"
#include "rules/dice-boxing/events.h"
#include "rules/dice-boxing/state.h"
#include "scene/corners/referee_count.h"
#include "scene/dice-boxing/bar.h"

namespace fc::dice_boxing {

/// The dice lie in the tray over the face that they show on the board of bars. A bar runs from `bar_left` to `bar_right`,
/// shares of the width of both.
inline constexpr float bar_left = 0.02F;
inline constexpr float bar_right = 0.98F;
/// Where on that width a face of the bar has its middle. face: as `Bar::face_of`. lowest: `Bar::lowest`.
constexpr float place_on_bar(int face, int lowest) {
  return bar_left + (bar_right - bar_left) * (static_cast<float>(face - lowest) + 0.5F) / static_cast<float>(faces);
}

/// Rolls that follow from each other, as control, punch and result: the bars that are on the board at once.
inline constexpr std::size_t most_rolls_shown = 6;

/// A roll on the board. Before it is `settled`, `value` must not be shown.
struct ShownRoll {
  RollCall call;
  Bar bar;
  int value = 0;
  bool settled = false;
  float age = 0;                    ///< seconds since the throw
  float settles = 0;                ///< seconds from the throw until it rests
  std::optional<std::int16_t> was;  ///< where this boxer's bar of this kind ended before, if it has moved since
  Modifier because;                 ///< with `was`: the term that changed most, and by how much
};

/// Both strategies, face up. Between rounds and before both are in there are none.
struct ShownStrategies {
  StrategiesRevealed revealed;
  float age = 0;
};

using scene::ShownCount;

/// The minute between two rounds, from the bell on: what is in comes one by one.
struct ShownMinute {
  RoundEnded bell;
  FixedVector<JudgeDecided, judge_count> judges;
  std::optional<RoundScored> scored;
  std::array<std::optional<Rested>, 2> rested;
  float age = 0;         ///< seconds since the bell
  float scored_age = 0;  ///< seconds since the scores
};

/// What the special charts have brought, until the next control roll.
struct ShownSpecial {
  Corner corner = Corner::red;  ///< X, who was in control
  SpecialChart chart = SpecialChart::foul;
  std::optional<Foul> foul;
  std::optional<UniqueEvent> unique;
  std::optional<CutRead> cut;
};

struct ShownEnd {
  BoutEnded ended;
  int cards_read = 0;  ///< of the three, one after the other
  bool verdict = false;
  float age = 0;
};

struct Readout {
  State now;  ///< as an onlooker sees it
  /// The rolls of this exchange, oldest first; the last one is live.
  FixedVector<ShownRoll, most_rolls_shown> rolls;
  std::array<float, 2> stamina_shown{};  ///< glides towards the stamina
  std::array<int, 2> at_the_bell{};      ///< what stamina would be if the round ended now
  std::array<bool, 2> sealed{};          ///< that corner's secret pick is in; false again once both are open
  std::optional<ShownStrategies> strategies;
  std::optional<ShownSpecial> special;
  std::optional<ShownCount> counting;
  std::optional<ShownMinute> minute;
  std::optional<ShownEnd> end;
  std::optional<PunchScored> last_hit;  ///< of this exchange
  bool fighting = false;                ///< the round is on: strategies are in and the bell has not rung
};

/// The readout of a bout as a seat may see it, with nothing on the way: without rolls, sheets and calls.
Readout readout_of(const Setup& setup, const View& view);

/// What stamina would be if the round ended now: 0 tires him; of a tired man always 0. Source: 3.9, step 4.
int stamina_at_the_bell(const Setup& setup, const State& seen, Corner corner);

}  // namespace fc::dice_boxing
