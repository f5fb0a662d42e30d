// Campaigns played at random, answer by answer, for the scene's tests.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/words.h"
#include "tests/ringside-campaign/campaigns.h"

namespace fc::ringside_campaign::test {

inline const std::vector<std::string>& managers() {
  static const std::vector<std::string> names{"Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"};
  return names;
}

inline std::vector<std::string> managers_of(const Setup& setup) {
  return {managers().begin(), managers().begin() + seats_of(setup)};
}

inline Words words_in(std::string_view language) { return fc::test::must(Words::load(fc::test::data_folder(), language)); }

/// One answer to one question: what was told of it and seen then.
struct Step {
  std::vector<Event> events;
  std::vector<View> views;
};

/// Plays to the end. see(state, step): after every answer.
template <class See>
void play(const Setup& setup, std::uint64_t seed, See see) {
  Random random(seed);
  State state = Rules::opening(setup);
  for (bool more = true; more;) {
    Step step;
    more = answer_at_random(setup, state, random, [&](const auto& event) {
      step.events.emplace_back(event);
      step.views.push_back(state);
    });
    if (more) {
      see(std::as_const(state), std::as_const(step));
    }
  }
}

/// Set-ups in which every question of the rules comes up.
inline std::vector<Setup> setups() {
  return {
      setup_of(3, R"({"formation":"auction","stable_size":2,"weeks":30,"disputes":"auction","replacement":"pool"})"),
      setup_of(4, R"({"formation":"draft","pool":"mixed","stable_size":3,"weeks":30,"replacement":"pool"})"),
      setup_of(4, R"({"stable_size":4,"weeks":30,"stablemate_bouts":true,"mandatory_weeks":2,"disputes":"auction"})"),
  };
}

}  // namespace fc::ringside_campaign::test
