#include "trials/ringside/simulator.h"

#include <array>

#include "bots/ringside/fitted_chance.h"
#include "bots/ringside/game.h"

namespace fc::ringside {
namespace {

/// Anybody of the house, or somebody made by dice.
Boxer any_boxer(const Catalogue& catalogue, Random& random) {
  constexpr std::uint32_t of_dice_in = 4;
  return random.below(of_dice_in) == 0
             ? boxer_by_dice(random)
             : catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))].boxer;
}

Setup any_setup(const Catalogue& catalogue, Random& random) {
  constexpr std::array rounds{1, 2, 3, 4, 6, 8, 10, 12, 12, 15};
  Setup setup;
  for (Boxer& boxer : setup.boxers) {
    boxer = any_boxer(catalogue, random);
  }
  setup.rounds = static_cast<std::int8_t>(rounds[random.below(rounds.size())]);
  setup.options = {.tactics = random.below(4) > 0,
                   .saved_by_the_bell = random.below(2) > 0,
                   .scoring = static_cast<Scoring>(random.below(scoring_names.size())),
                   .ask_counterpunch = random.below(4) == 0};
  setup.charts = catalogue.charts;
  return setup;
}

}  // namespace

trials::Moments chance_moments(const Catalogue& catalogue, const trials::FitRun& run, std::span<const double> weights,
                               bool at_anchors) {
  return trials::box_moments<Rules, FittedChance>(run, make_controller(Level::contender), weights, at_anchors,
                                                  [&catalogue](Random& random) { return any_setup(catalogue, random); });
}

}  // namespace fc::ringside
