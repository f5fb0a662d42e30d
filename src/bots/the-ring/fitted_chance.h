// The winning chance V of The Ring at the start of a segment or turn, fitted to bouts of contenders.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "bots/lookahead.h"
#include "bots/mixing.h"
#include "rules/the-ring/rules.h"
#include "rules/the-ring/setup.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

// The possible rest of a round: the turns left on the Basic Chart, and the judges' scores. Source: rules/the-ring/rules.md,
// 2.4, 2.8, 3.10.

/// The odds of one man's turn by its first roll only: a hard shot counts as its usual result. Red's less blue's.
struct TurnOdds {
  static constexpr int most = 6;
  std::array<double, 2 * most + 1> margins{};  ///< chances of -6 to 6 points
  std::array<double, 2> hard{};                ///< chance that his hard shot lands, by corner
  std::array<double, 2> drained{};             ///< expected loss of stamina, by corner
};

/// The terms of V for a moment within a round.
struct RoundTerms {
  double judged = 0;             ///< expected score of a judge for the round, red's less blue's
  double decision = 0;           ///< in the last round: log odds that red wins on the cards
  std::array<double, 2> hard{};  ///< as in `TurnOdds`, over all known turns
  std::array<double, 2> drained{};
};

/// Computes these for one bout. Caches turns; no allocation.
class RoundAhead {
 public:
  explicit RoundAhead(const Setup& setup);

  /// turns: left in this segment, 0 to 2, the roller's first. segments: number of later segments in the round, at most four,
  /// of which nothing is known.
  RoundTerms look(const State& state, int turns, int segments);

 private:
  static constexpr int widest = 24;  ///< largest margin of a round
  using Margins = std::array<double, 2 * widest + 1>;
  struct Read {
    std::uint64_t key = 0;  ///< 0: empty
    TurnOdds odds;
  };

  const TurnOdds& turn(const State& state, Corner roller);
  /// Red's chance on the cards if the last round ends with this margin.
  [[nodiscard]] double decided(const State& state, int margin) const;

  const Setup* setup_;
  std::array<std::array<Margins, 5>, 7> judged_{};  ///< by red's net knockdowns, segments that follow, margin
  std::array<Read, 32> read_{};
};

/// The terms of the fit for either man, which name its weights; a term that belongs to both is divided between them, half
/// and half.
inline constexpr std::array<std::string_view, 65 + 27 + 8> chance_terms{"outlook",
                                                                        "outlook-half",
                                                                        "outlook-late",
                                                                        "outlook-tired",
                                                                        "best-plus",
                                                                        "best-plus-late",
                                                                        "sum-plus",
                                                                        "sum-plus-late",
                                                                        "best-plus-long",
                                                                        "power",
                                                                        "power-late",
                                                                        "kod",
                                                                        "kod-late",
                                                                        "killer",
                                                                        "speed",
                                                                        "defense",
                                                                        "counter",
                                                                        "counter-late",
                                                                        "tired-plus",
                                                                        "tired-power",
                                                                        "cards",
                                                                        "cards-late",
                                                                        "cards-to-go",
                                                                        "middle-card",
                                                                        "middle-late",
                                                                        "points",
                                                                        "points-late",
                                                                        "round-lead",
                                                                        "round-lead-late",
                                                                        "downs",
                                                                        "downs-late",
                                                                        "staggered",
                                                                        "hurt-to-go",
                                                                        "hurt-power",
                                                                        "counters",
                                                                        "counters-short",
                                                                        "tired",
                                                                        "tired-to-go",
                                                                        "skin",
                                                                        "cuts",
                                                                        "cut-points",
                                                                        "warnings",
                                                                        "points-off",
                                                                        "rolls",
                                                                        "rolls-late",
                                                                        "chosen-plus",
                                                                        "chosen-late",
                                                                        "chosen-power",
                                                                        "home",
                                                                        "presses",
                                                                        "champion",
                                                                        "downs-of-bout",
                                                                        "holds-plus",
                                                                        "holds-plus-late",
                                                                        "holds-plus-squared",
                                                                        "holds-power",
                                                                        "holds-load-up-plus",
                                                                        "holds-body",
                                                                        "holds-body-to-go",
                                                                        "holds-load-up",
                                                                        "holds-cut",
                                                                        "holds-cut-to-go",
                                                                        "holds-outside",
                                                                        "holds-tie-up",
                                                                        "holds-counter",
                                                                        "time",
                                                                        "time-late",
                                                                        "time-part",
                                                                        "body",
                                                                        "ko",
                                                                        "box",
                                                                        "out",
                                                                        "def",
                                                                        "pow",
                                                                        "chin",
                                                                        "last-chin",
                                                                        "speed-now",
                                                                        "stm-left",
                                                                        "staggered-now",
                                                                        "downs-now",
                                                                        "lead-now",
                                                                        "chose-body",
                                                                        "chose-load-up",
                                                                        "chose-box",
                                                                        "chose-outside",
                                                                        "chose-tie-up",
                                                                        "chose-work-on-cut",
                                                                        "turns-held",
                                                                        "chosen-now",
                                                                        "may-cut",
                                                                        "third-down",
                                                                        "held-for-long",
                                                                        "turn-hard",
                                                                        "turn-hard-power",
                                                                        "turn-hard-killer",
                                                                        "turn-drained",
                                                                        "judged",
                                                                        "judged-near",
                                                                        "judged-late",
                                                                        "decision"};

/// The names of aspects in explanations, by the beginning of a term's name; the first that matches counts.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 22> chance_aspects{
    {{"turn-hard", "hard"},     {"chosen-power", "hard"}, {"holds-power", "hard"},  {"holds-load-up-plus", "hard"},
     {"turn-drained", "drain"}, {"holds-body", "drain"},  {"chose-body", "drain"},  {"counters", "stamina"},
     {"tired", "stamina"},      {"stm-left", "stamina"},  {"judged", "points"},     {"decision", "points"},
     {"points-off", "fouls"},   {"warnings", "fouls"},    {"points", "points"},     {"round-lead", "points"},
     {"lead-now", "points"},    {"chosen", "rating"},     {"holds-plus", "rating"}, {"cut-points", "cut"},
     {"home", "judges"},        {"presses", "judges"}}};

/// V of one bout. No side effects, no allocation, below a microsecond; constructed in some milliseconds, because of the
/// `Outlook` of the two men. Offers what `Lookahead` requires.
class FittedChance {
 public:
  using Terms = std::array<double, chance_terms.size()>;

  /// weights: as many as `chance_terms`; they must outlive this.
  FittedChance(const Setup& setup, std::span<const double> weights);

  /// The result once it is certain; a stoppage is certain before its time is known.
  [[nodiscard]] std::optional<double> settled(const State& state) const;
  /// Whether V is fitted there: before the first bell, where strategies are asked for, and where the turn of either man
  /// begins.
  [[nodiscard]] bool is_anchor(const State& state) const;
  [[nodiscard]] MenTerms<chance_terms.size()> men(const State& state) const;
  [[nodiscard]] double chance(const State& state) const;

  static int round_of(const State& state) { return state.round; }
  /// The aspect of a term; empty if no answer can change it, or it cannot be explained.
  static std::string_view aspect_of(std::size_t term);
  /// A figure of this aspect that a player can look up: the better one of two strategies has more of it. 0 if the aspect has
  /// none; not a number if it cannot be looked up in this state. Both corners must have chosen.
  [[nodiscard]] double figure_of_aspect(const State& state, std::size_t seat, std::string_view aspect) const;

 private:
  const Setup* setup_;
  mutable RoundAhead round_;  ///< caches turns, for speed only
  std::span<const double> weights_;
  double odds_ = 0;  ///< log odds of red before the bout, by the cards
};

// The winning chance by the two cards alone.

/// The chance of red to beat blue in this bout, 0 to 1, a draw being half a win: the `Outlook` at the first bell, in a
/// neutral city with a neutral referee unless the set-up fixes others.
double chance_of_red(const Setup& setup);

}  // namespace fc::the_ring
