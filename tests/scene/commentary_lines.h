// What is said of whole bouts of two, looked at line by line.
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "tests/scene/random_play.h"

namespace fc::scene::test {

/// Every line is worded in both languages. remark(setup, bout, at, words): what is said of event `at` of a whole bout.
/// least: so many lines are heard in each.
template <class Rules, class SetupOf, class RemarkOn>
void expect_worded_lines(std::uint64_t bouts, std::size_t least, SetupOf setup_of, RemarkOn remark_on_event) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = words_in(language);
    std::size_t lines = 0;
    for (std::uint64_t seed = 0; seed < bouts && !::testing::Test::HasFailure(); ++seed) {
      const auto setup = setup_of(seed);
      const Step<Rules> bout = whole(play<Rules>(setup, seed));
      for (std::size_t at = 1; at < bout.events.size(); ++at) {
        if (const auto remark = remark_on_event(setup, bout, at, words)) {
          ++lines;
          EXPECT_EQ(remark->text.find_first_of("{}"), std::string::npos) << remark->text;
          EXPECT_EQ(remark->text.find(std::string(Rules::slug) + "."), std::string::npos) << remark->text;
        }
      }
    }
    EXPECT_GT(lines, least);
  }
}

/// The winner is not told before the cards have been read. told(seed): a bout that has been told to its end.
/// is_decision(state): of its end.
template <class Told, class IsDecision, class NamesOfTwo>
void expect_cards_before_the_winner(std::uint64_t bouts, Told told, IsDecision is_decision, const NamesOfTwo& names) {
  const Words words = words_in("en");
  std::size_t decisions = 0;
  for (std::uint64_t seed = 0; seed < bouts; ++seed) {
    auto [setup, steps, choreography] = told(seed);
    if (!is_decision(steps.back().after)) {
      continue;
    }
    ++decisions;
    const double ended = choreography.timeline().all().back().start;
    const auto just_ended = said_until(choreography, ended + 0.1, names, words, 1);
    const auto read = said_until(choreography, choreography.end_time(), names, words, 1);
    ASSERT_FALSE(just_ended.empty());
    EXPECT_LT(just_ended.back().time, ended);
    EXPECT_GT(read.back().time, ended + 1);
  }
  EXPECT_GT(decisions, 0U);
}

/// So many are there, and none comes twice running. lines: as they are said one after the other.
inline void expect_many_and_none_twice_running(const std::vector<std::string>& lines, std::size_t least) {
  EXPECT_GE(std::set<std::string>(lines.begin(), lines.end()).size(), least);
  std::string last;
  for (const std::string& line : lines) {
    EXPECT_NE(line, last);
    last = line;
  }
}

}  // namespace fc::scene::test
