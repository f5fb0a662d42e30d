#include "trials/dice-boxing/simulator.h"

#include <array>

#include "bots/dice-boxing/fitted_chance.h"
#include "bots/dice-boxing/game.h"

namespace fc::dice_boxing {
namespace {

/// Somebody of the house, and mostly somebody of his class; options of all kinds.
Setup any_setup(const Catalogue& catalogue, Random& random) {
  constexpr std::uint32_t other_class_in = 8;
  const auto anybody = [&]() -> const RosterEntry& {
    return catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))];
  };
  const RosterEntry& one = anybody();
  const RosterEntry* two = &anybody();
  const bool any_class = random.below(other_class_in) == 0;
  while (!any_class && two->weight_class != one.weight_class) {
    two = &anybody();
  }
  const Options options{.strategies = random.below(6) > 0,
                        .judges = random.below(4) > 0 ? Judging::advanced : Judging::basic,
                        .rounds = static_cast<std::int8_t>(round_steps[random.below(round_steps.size())]),
                        .three_knockdown_rule = random.below(2) > 0,
                        .saved_by_the_bell = random.below(2) > 0,
                        .weight_difference = random.below(4) > 0};
  return agreed(catalogue.card(one), catalogue.card(*two), options, catalogue.charts);
}

}  // namespace

trials::Moments chance_moments(const Catalogue& catalogue, const trials::FitRun& run, std::span<const double> weights,
                               bool at_anchors) {
  return trials::box_moments<Rules, FittedChance>(run, make_controller(Level::contender), weights, at_anchors,
                                                  [&catalogue](Random& random) { return any_setup(catalogue, random); });
}

}  // namespace fc::dice_boxing
