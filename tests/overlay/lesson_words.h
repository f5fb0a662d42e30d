// What the coach of a lesson finds to explain while bouts go by: every word that is written, and long enough to be seen.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "tests/scene/random_play.h"

namespace fc::overlay::test {

/// Every moment of many bouts, and how many frames it was there.
using MomentsSeen = std::map<std::string, int>;

/// Random bouts at twenty frames a second. moments_of: (set-up, readout), what the coach could explain while nobody is
/// asked.
template <class Choreography, class Rules, class SetupOf, class MomentsOf>
MomentsSeen moments_of_bouts(std::uint64_t bouts, SetupOf setup_of, MomentsOf moments_of) {
  constexpr double frame = 0.05;  // seconds
  MomentsSeen seen;
  for (std::uint64_t seed = 0; seed < bouts; ++seed) {
    Choreography choreography(setup_of(seed));
    scene::test::tell(choreography, scene::test::play<Rules>(choreography.setup(), seed), 0);
    for (double clock = 0; clock < choreography.rest_time(); clock += frame) {
      for (const std::string_view moment : moments_of(choreography.setup(), choreography.readout(clock))) {
        ++seen[std::string(moment)];
      }
    }
  }
  return seen;
}

/// That the moments seen and those of questions are just those that have words ("<slug>.lesson.<moment>").
inline void expect_every_word(const std::string& slug, const MomentsSeen& seen,
                              std::initializer_list<std::string> of_questions) {
  const Words words = scene::test::words_in("en");
  const std::string topic = slug + ".lesson.";
  std::set<std::string> written;
  for (auto text = words.all().lower_bound(topic); text != words.all().end() && text->first.starts_with(topic); ++text) {
    written.insert(text->first.substr(topic.size()));
  }
  std::set<std::string> found(of_questions);
  for (const auto& [moment, frames] : seen) {
    found.insert(moment);
  }
  EXPECT_EQ(found, written);
}

/// That there is something to point at for at least a frame of sixty a second.
inline void expect_long_enough(const MomentsSeen& seen) {
  for (const auto& [moment, frames] : seen) {
    EXPECT_GT(frames, 1) << moment;
  }
}

}  // namespace fc::overlay::test
