// The numbers of a Ringside bout at one moment of the clock, for panels, tracks and tactics boxes. Made from the cues, so
// they never show the result of a die that is still rolling. Source: rules/ringside/rules.md, 3.1, 10.
#pragma once

#include <array>
#include <optional>

#include "core/corner.h"
#include "core/fixed_vector.h"
#include "core/need.h"
#include "rules/ringside/state.h"
#include "scene/blows/knockdown.h"

namespace fc::ringside {

/// One man's panel. `endurance_shown` moves towards `endurance` and equals it at rest.
struct BoxerReadout {
  int endurance = 0;
  float endurance_shown = 0;
  int start = 0;       ///< at the first bell: the length of the track
  int hits = 0;        ///< punches landed this round; each from the sixth on costs a point
  int damage = 0;      ///< on the card this round, knockdown punches doubled
  int knockdowns = 0;  ///< scored in the bout
  int rounds_won = 0;
  int points = 0;
  int agility = 0;       ///< effective: a punch at him needs more than this
  int counterpunch = 0;  ///< effective
  bool trapped = false;
  bool covering = false;  ///< gives the other man +20
  bool clinch_barred = false;

  friend bool operator==(const BoxerReadout&, const BoxerReadout&) = default;
};

/// The state of the bout as shown. Equal to `bout_readout_of(setup, view)` when every cue has played.
struct BoutReadout {
  std::array<BoxerReadout, 2> boxers{};
  FixedVector<ScoredRound, most_rounds> scorecard;
  int rounds = 0;  ///< scheduled
  int round = 1;
  int turn = 1;
  bool has_attacker = false;
  Corner attacker = Corner::red;  ///< means nothing without has_attacker
  Tactic tactic = Tactic::none;   ///< of the defender
  bool rush = false;
  bool finished = false;
  Method method = Method::none;
  bool has_winner = false;
  Corner winner = Corner::red;  ///< means nothing without has_winner

  [[nodiscard]] const BoxerReadout& boxer(Corner corner) const { return boxers[fc::index_of(corner)]; }
  [[nodiscard]] BoxerReadout& boxer(Corner corner) { return boxers[fc::index_of(corner)]; }
  [[nodiscard]] Corner defender() const { return other(attacker); }

  friend bool operator==(const BoutReadout&, const BoutReadout&) = default;
};

/// The last roll. Its `value` must not be shown before the dice are at rest (`settled`).
struct ShownRoll {
  RollCall call;
  int value = 0;
  bool settled = false;
};

/// Punch and guess, from the reveal until the next turn begins. landed: damage = max(0, entry + rating); otherwise the punch
/// has not landed yet, or was a hook smothered in a clinch.
struct ShownPicks {
  Corner thrower = Corner::red;
  Punch thrown = Punch::uppercut;
  Punch expected = Punch::uppercut;
  bool landed = false;
  bool smothered = false;
  int entry = 0;
  int rating = 0;
  int damage = 0;
  float age = 0;  ///< seconds since the reveal
};

using scene::ShownCount;

struct Readout {
  BoutReadout now;
  std::array<int, 2> round_start{};  ///< the ghost marks: Endurance when the round began, by corner
  std::optional<ShownRoll> roll;
  std::optional<ShownPicks> picks;
  std::optional<ShownCount> counting;
  std::array<bool, 2> sealed{};     ///< that corner has picked in secret; false again at the reveal
  int knockdown_chance = 0;         ///< per cent, while a knockdown roll is shown or awaited, else 0
  std::optional<ScoredRound> bell;  ///< the card of the round just over, while the bell's break is shown
};

/// The readout of a bout as a seat may see it, with nothing in motion.
BoutReadout bout_readout_of(const Setup& setup, const View& view);

}  // namespace fc::ringside
