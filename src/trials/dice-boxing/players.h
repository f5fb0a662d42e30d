// Who decides in simulated bouts: chance, one strategy kept for the whole bout, or a bot. Source: rules/dice-boxing.md, 9.1,
// 9.3.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "core/corner.h"
#include "core/random.h"
#include "match/controller.h"
#include "match/match_of.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {

/// One man of a simulated bout; nothing given: a strategy by chance each round.
struct PlayerPlan {
  std::optional<Strategy> kept;  ///< in every round
  std::optional<Level> bot;      ///< decides instead
};

using Plans = std::array<PlayerPlan, 2>;
/// By corner; none where no bot decides.
using Bots = std::array<std::unique_ptr<Controller>, 2>;

/// Throws the dice of a bout from one generator and picks strategies as planned. state: of the bout, to see who is asked.
/// All but `random` must outlive it.
class PlannedPlayer {
 public:
  PlannedPlayer(const Random& random, const Plans& plans, const Bots& bots, const Setup& setup, const State& state)
      : random_(random), plans_(&plans), bots_(&bots), setup_(&setup), state_(&state) {}

  int die(const Die& die) {
    ++dice_;
    return throw_die(random_, die);
  }
  Choice choose(Decision /*decision*/, const Choices& legal) {
    const Need need = question(*state_);
    const PlayerPlan& plan = (*plans_)[need.seat];
    if (plan.bot) {
      // Blue's view hides what red has picked: both decide from what was known before.
      const BriefOf<Rules> brief(*setup_, Rules::view(*setup_, *state_, need.seat), need, legal);
      return legal[(*bots_)[need.seat]->decide(brief, random_.bits(), {})];
    }
    return plan.kept ? Choice{*plan.kept} : legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }
  [[nodiscard]] int dice() const { return dice_; }

 private:
  Random random_;
  const Plans* plans_;
  const Bots* bots_;
  const Setup* setup_;
  const State* state_;
  int dice_ = 0;
};

/// Answers everything by chance: the way of bench.
struct UniformPlayer {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
  Choice choose(Decision /*decision*/, const Choices& legal) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

}  // namespace fc::dice_boxing
