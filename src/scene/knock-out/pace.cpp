#include "scene/knock-out/pace.h"

#include <algorithm>

#include "scene/knock-out/walk.h"
#include "scene/overloaded.h"

namespace fc::knock_out {
namespace {

float seconds_of_reveal(const PunchesRevealed& reveal) {
  return reveal.steps == 0 ? 1.0F : driven_step_lands(reveal.steps) + (reveal.hook ? 0.6F : 0.38F);
}

/// A title is worth a look.
float seconds_of_change(const StandingChanged& change) {
  if (change.after.title > change.before.title) {
    return 1.4F;
  }
  return change.after.out ? 1.2F : 0.9F;
}

}  // namespace

float settling_seconds(std::size_t before) {
  constexpr float first = 1.6F;
  constexpr float tempo = 0.82F;
  constexpr float shortest = 0.76F;
  float seconds = first;
  for (std::size_t bet = 0; bet < before; ++bet) {
    seconds *= tempo;
  }
  return std::max(seconds, shortest);
}

float driven_step_lands(int step) {
  const Walk walk{.steps = step, .first = first_step_seconds, .tempo = step_tempo};
  return blow_seconds + stunned_seconds + walk.seconds();
}

float goes_back_after(int steps) {
  constexpr float lets_go = 0.1F;  // before he stands
  return driven_step_lands(steps) - lets_go;
}

float seconds_of(const Event& event) {
  return std::visit(scene::Overloaded{
                        [](const Rolled&) { return die_seconds + 0.8F; },
                        [](const SeasonBegan&) { return 1.2F; },
                        [](const TablePassed&) { return 0.7F; },
                        [](const Challenged& pair) { return pair.title_fight ? 2.0F : 1.4F; },
                        [](const TrainingSealed& seal) { return seal.corner == Corner::red ? 0.0F : 0.7F; },
                        [](const BetOffered&) { return chip_seconds(1); },
                        [](const BetAccepted&) { return chip_seconds(1); },
                        [](const BetPassed&) { return chip_seconds(1); },
                        [](const PunchSealed& seal) { return seal.corner == Corner::red ? 0.0F : card_pace(1).laying; },
                        [](const PunchesRevealed& reveal) { return seconds_of_reveal(reveal); },
                        [](const FightEnded& end) { return end.knockout ? knockout_called_seconds + 1.6F : 1.8F; },
                        [](const PrizePaid&) { return 0.8F; },
                        [](const StandingChanged& change) { return seconds_of_change(change); },
                        [](const BetSettled&) { return settling_seconds(0); },
                        [](const NetPaid&) { return 0.4F; },
                        [](const IouGiven&) { return 0.9F; },
                        [](const CardsPaid&) { return 0.4F; },
                        [](const BonusPaid&) { return 1.2F; },
                        [](const IousRepaid&) { return 0.8F; },
                        [](const SeasonEnded&) { return 1.4F; },
                        [](const GameEnded&) { return 2.4F; },
                    },
                    event);
}

}  // namespace fc::knock_out
