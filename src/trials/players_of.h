// The players that throw dice and decide in simulated bouts of games of two.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/random.h"
#include "match/controller.h"
#include "match/match_of.h"
#include "rules/ruleset.h"

namespace fc::trials {

/// Answers everything at random, as in benchmarks. R: the game's rules.
template <Ruleset R>
struct UniformPlayerOf {
  Random random;

  int die(const Die& die) { return throw_die(random, die); }
  typename R::Choice choose(typename R::Decision /*decision*/, const typename R::Choices& legal) {
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

/// Records the number of faces or answers from which `player` draws each time.
template <class Player>
struct NotingPlayer {
  Player player;
  std::vector<std::uint32_t>* bounds;

  int die(const Die& die) {
    bounds->push_back(static_cast<std::uint32_t>(die.faces()));
    return player.die(die);
  }
  template <class Decision, class Choices>
  auto choose(Decision decision, const Choices& legal) {
    bounds->push_back(static_cast<std::uint32_t>(legal.size()));
    return player.choose(decision, legal);
  }
};

/// By corner; null where no bot decides.
using Bots = std::array<std::unique_ptr<Controller>, 2>;

/// Throws the dice of a bout from one generator and decides as planned. Plan: has `bot`, the level of the bot that decides,
/// if any, and `kept(decision, legal)`, a fixed answer, if any; everything else is random. state: of the bout, to find who
/// is asked. All arguments but `random` must outlive it.
template <Ruleset R, class Plan>
class PlannedPlayerOf {
 public:
  PlannedPlayerOf(const Random& random, const std::array<Plan, 2>& plans, const Bots& bots, const typename R::Setup& setup,
                  const typename R::State& state)
      : random_(random), plans_(&plans), bots_(&bots), setup_(&setup), state_(&state) {}

  int die(const Die& die) {
    ++dice_;
    return throw_die(random_, die);
  }
  typename R::Choice choose(typename R::Decision decision, const typename R::Choices& legal) {
    const Need need = R::need(*setup_, *state_);
    const Plan& plan = (*plans_)[need.seat];
    if (plan.bot) {
      // A view hides what the other has picked: both decide from what was known before.
      const BriefOf<R> brief(*setup_, R::view(*setup_, *state_, need.seat), need, legal);
      return legal[(*bots_)[need.seat]->decide(brief, random_.bits(), {})];
    }
    const std::optional<typename R::Choice> kept = plan.kept(decision, legal);
    return kept ? *kept : legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
  }
  [[nodiscard]] int dice() const { return dice_; }

 private:
  Random random_;
  const std::array<Plan, 2>* plans_;
  const Bots* bots_;
  const typename R::Setup* setup_;
  const typename R::State* state_;
  int dice_ = 0;
};

}  // namespace fc::trials
