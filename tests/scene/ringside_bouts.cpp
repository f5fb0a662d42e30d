#include "ringside_bouts.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "library/ringside/catalogue.h"

namespace fc::ringside::test {
namespace {

const std::filesystem::path data = std::filesystem::path(FC_SOURCE_DIR) / "data";

template <class T>
T must(Result<T> result) {
  if (!result) {
    std::cerr << one_line(result.error()) << '\n';
    std::abort();
  }
  return std::move(*result);
}

}  // namespace

Setup some_setup(std::uint64_t seed) {
  static const Catalogue catalogue = must(load_catalogue(data));
  Random random(seed);
  Setup setup;
  for (Boxer& boxer : setup.boxers) {
    boxer = catalogue.boxers[random.below(static_cast<std::uint32_t>(catalogue.boxers.size()))].boxer;
  }
  setup.rounds = static_cast<std::int8_t>(random.die(4));
  setup.options = {.tactics = random.below(4) != 0,
                   .saved_by_the_bell = random.below(2) == 0,
                   .scoring = static_cast<Scoring>(random.below(3)),
                   .ask_counterpunch = random.below(2) == 0};
  setup.charts = catalogue.charts;
  return setup;
}

std::vector<Step> play(const Setup& setup, std::uint64_t seed) {
  Random random = random_stream(seed, 2);
  std::vector<Step> steps;
  State state = Rules::opening(setup);
  for (Need need = Rules::need(setup, state); need.kind != NeedKind::finished; need = Rules::need(setup, state)) {
    Step step;
    const auto record = [&step](const auto& event) { step.events.push_back(event); };
    if (need.kind == NeedKind::roll) {
      (void)Rules::roll(setup, state, random.die(need.sides), record);
    } else {
      const Choices legal = Rules::legal(setup, state, need);
      (void)Rules::choose(setup, state, legal[random.below(static_cast<std::uint32_t>(legal.size()))], record);
    }
    step.after = state;
    steps.push_back(step);
  }
  return steps;
}

std::vector<Event> events_of(const std::vector<Step>& steps) {
  std::vector<Event> events;
  for (const Step& step : steps) {
    events.insert(events.end(), step.events.begin(), step.events.end());
  }
  return events;
}

Words words_in(std::string_view language) {
  return must(Words::load(data, language));
}

}  // namespace fc::ringside::test
