// Simulated bouts of Tiny, and what is counted in them.
#pragma once

#include <memory>
#include <vector>

#include "core/random.h"
#include "match/controller.h"
#include "rules/tiny/rules.h"
#include "trials/simulator_of.h"

namespace fc::tiny {

/// One bout from where it stands. decide(state, need, legal): an index. Returns the last state.
template <class Decide>
State play_out(const Setup& setup, State state, Random& random, Decide decide) {
  for (Need need = question(state); need.kind != NeedKind::finished; need = question(state)) {
    if (need.kind == NeedKind::roll) {
      static_cast<void>(Rules::roll(setup, state, throw_die(random, need.die), NoEvents{}));
      continue;
    }
    const Choices legal = answers(setup, state, need);
    static_cast<void>(Rules::choose(setup, state, legal[decide(state, need, legal)], NoEvents{}));
  }
  return state;
}

/// Where the bouts begin, and who decides, by seat.
struct SimSetup : trials::SimStart<Rules> {
  std::vector<StandIn> seats;
};

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim);

trials::FigureTable figure_table();

}  // namespace fc::tiny
