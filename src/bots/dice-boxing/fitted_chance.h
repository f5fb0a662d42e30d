// The winning chance V of DICE Boxing at the start of an action, fitted to bouts of contenders.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "bots/dice-boxing/outlook.h"
#include "bots/lookahead.h"
#include "bots/mixing.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/setup.h"

namespace fc::dice_boxing {

/// The terms of the fit, which name its weights. Exchanging the corners changes every sign.
inline constexpr std::array<std::string_view, 20> chance_terms{"outlook",
                                                               "outlook-late",
                                                               "outlook-cubed",
                                                               "round-points",
                                                               "round-points-late",
                                                               "round-lead",
                                                               "round-lead-late",
                                                               "cards",
                                                               "cards-late",
                                                               "control",
                                                               "control-late",
                                                               "rolls",
                                                               "rolls-late",
                                                               "hurt",
                                                               "hurt-now",
                                                               "tired",
                                                               "chin",
                                                               "stamina",
                                                               "cuts",
                                                               "warnings"};

/// V of one bout. No side effects, no allocation; takes about a microsecond. Offers what `Lookahead` requires.
class FittedChance {
 public:
  using Terms = std::array<double, chance_terms.size()>;

  /// weights: as many as `chance_terms`; they must outlive this.
  FittedChance(const Setup& setup, std::span<const double> weights) : setup_(&setup), outlook_(setup), weights_(weights) {}

  [[nodiscard]] std::optional<double> settled(const State& state) const;
  /// Whether V is fitted there: before the strategies of a round, and before a control roll.
  [[nodiscard]] bool is_anchor(const State& state) const;
  [[nodiscard]] MenTerms<chance_terms.size()> men(const State& state) const;
  [[nodiscard]] double chance(const State& state) const;
  [[nodiscard]] static bool falls_in_runs(const State& state) {
    return state.phase == Phase::control || state.phase == Phase::punch;
  }

  static int round_of(const State& state) { return state.round; }
  /// The name of the range in force that improves most, relative to its size.
  static std::string_view pick_aspect(const Setup& setup, const State& state, std::size_t seat, const PicksStudy& study,
                                      const Choice& better, const Choice& worse);

 private:
  const Setup* setup_;
  Outlook outlook_;
  std::span<const double> weights_;
};

// The winning chance by the two cards alone.

/// The chance of `boxer` to beat `opponent` in a bout with these options, 0 to 1, a draw being half a win: the `Outlook` at
/// the first bell, from either corner in turn. Some ten microseconds. Off by 1.7 points
/// of 100 on average, by 8 at worst, for 360 pairs (near-equal, any of one class, up to three classes apart) who boxed 2,000
/// bouts each as contenders, over 4 and over 12 rounds.
double chance_to_beat(const BoxerCard& boxer, const BoxerCard& opponent, const Options& options, const Charts& charts);

/// The share of such bouts that are drawn, 0 to 1. chance: to win one of them, a draw being half a win. Off by 1 point of
/// 100 for nearly equal pairs over 4 to 15 rounds, by 4 at worst for pairs that box for the cards alone.
double chance_of_a_draw(double chance, int rounds);

}  // namespace fc::dice_boxing
