#include "bouts.h"

#include <utility>

#include "library/ringside/game.h"

namespace fc::ringside::test {

Setup some_setup(std::uint64_t seed) {
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  Random random(seed);
  Setup setup;
  for (Boxer& boxer : setup.boxers) {
    boxer = catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))].boxer;
  }
  setup.rounds = static_cast<std::int8_t>(throw_die(random, d4));
  setup.options = {.tactics = random.below(4) != 0,
                   .saved_by_the_bell = random.below(2) == 0,
                   .scoring = static_cast<Scoring>(random.below(3)),
                   .ask_counterpunch = random.below(2) == 0};
  setup.charts = catalogue.charts;
  return setup;
}

Step made_up(const Setup& setup, std::vector<Event> events) {
  const State opening = Rules::opening(setup);
  Step step{.events = std::move(events), .views = {}, .after = opening};
  step.views.assign(step.events.size(), Rules::view(setup, opening, no_seat));
  return step;
}

std::vector<Step> play(const Setup& setup, std::uint64_t seed) { return scene::test::play<Rules>(setup, seed); }

}  // namespace fc::ringside::test
