// Random bouts of Ringside for the scene's tests.
#pragma once

#include <cstdint>
#include <vector>

#include "library/words.h"
#include "rules/ringside/rules.h"

namespace fc::ringside::test {

/// A bout of average or great men with options that follow from the seed.
Setup some_setup(std::uint64_t seed);

/// One answer to one question: the events it brought and the state after it.
struct Step {
  std::vector<Event> events;
  State after;
};

/// Every answer of a bout played at random to its end.
std::vector<Step> play(const Setup& setup, std::uint64_t seed);

/// All events of a bout.
std::vector<Event> events_of(const std::vector<Step>& steps);

/// The project's own words.
Words words_in(std::string_view language);

}  // namespace fc::ringside::test
