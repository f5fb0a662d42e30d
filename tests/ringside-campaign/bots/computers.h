// Campaigns of computer managers, with quick results or any other. Source: rules/ringside-campaign/rules.md, 9.
#pragma once

#include "bots/ringside-campaign/game.h"
#include "bots/ringside-campaign/worth.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {

/// Answers what is asked: choices as the computer's manager, bouts by quick results. False: the campaign is over.
template <class Sink>
bool answer_as_computer(const Setup& setup, State& state, Random& random, Sink&& sink) {
  const Need need = Rules::need(setup, state);
  switch (need.kind) {
    case NeedKind::finished: return false;
    case NeedKind::roll: Rules::play_roll(setup, state, throw_die(random, need.die), sink); return true;
    case NeedKind::bout: EXPECT_TRUE(Rules::choose(setup, state, quick_result(setup, state, random), sink)); return true;
    case NeedKind::choice: break;
  }
  const Choice choice = managers_choice(setup, state);
  const Result<void> taken = Rules::choose(setup, state, choice, sink);
  EXPECT_TRUE(taken) << Rules::topic_name(need) << ": " << one_line(taken.error());
  return taken.has_value();
}

}  // namespace fc::ringside_campaign::test
