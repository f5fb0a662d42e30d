#include "trials/the-ring/simulator.h"

#include <array>

#include "bots/the-ring/fitted_chance.h"
#include "bots/the-ring/game.h"

namespace fc::the_ring {
namespace {

/// Somebody of the house, and mostly somebody of his class; options of all kinds, no Solitaire.
Setup any_setup(const Catalogue& catalogue, Random& random) {
  constexpr std::uint32_t other_class_in = 8;
  constexpr std::array rounds{3, 4, 6, 8, 10, 12, 12, 15};
  const auto anybody = [&]() -> const Boxer& {
    return catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))];
  };
  const Boxer& one = anybody();
  const Boxer* two = &anybody();
  const bool any_class = random.below(other_class_in) == 0;
  while (!any_class && two->card().weight_class != one.card().weight_class) {
    two = &anybody();
  }
  Setup setup;
  setup.cards = {one.card(), two->card()};
  setup.rounds = static_cast<std::int8_t>(rounds[random.below(rounds.size())]);
  setup.champion = static_cast<Champion>(random.below(champion_names.size()));
  setup.options = {.changes = static_cast<Changes>(random.below(changes_names.size())),
                   .solitaire = Solitaire::none,
                   .training_camp = random.below(4) == 0,
                   .bad_cut = random.below(2) > 0,
                   .cut_work_penalty = random.below(2) > 0,
                   .gloves = random.below(2) > 0,
                   .cities = random.below(2) > 0,
                   .referees = random.below(2) > 0,
                   .three_knockdowns = random.below(2) > 0};
  setup.charts = catalogue.charts;
  return setup;
}

}  // namespace

trials::Moments chance_moments(const Catalogue& catalogue, const trials::FitRun& run, std::span<const double> weights,
                               bool at_anchors) {
  return trials::box_moments<Rules, FittedChance>(run, make_controller(Level::contender), weights, at_anchors,
                                                  [&catalogue](Random& random) { return any_setup(catalogue, random); });
}

}  // namespace fc::the_ring
