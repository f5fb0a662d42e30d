// What the papers print of a bout: the hardest blow is the hardest, and no round is forgotten.
#include "scene/ringside/game.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bouts.h"

namespace fc::ringside {
namespace {

const Names printed_names{"Muhammad Ali", "Joe Frazier"};

TEST(RingsidePapers, print_the_hardest_blow_of_the_bout_when_it_meets) {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
    const auto setup = test::some_setup(seed);
    const test::Step bout = test::whole(test::play(setup, seed));
    Choreography choreography(setup);
    choreography.append(bout.events, bout.views, 0);
    int hardest = 0;
    int rounds = 0;
    for (const Event& event : bout.events) {
      if (const auto* blow = std::get_if<PunchLanded>(&event)) {
        hardest = std::max(hardest, blow->damage);
      }
      rounds += std::holds_alternative<RoundBegan>(event) ? 1 : 0;
    }
    for (const char* language : {"en", "fr"}) {
      const scene::Papers papers = papers_of(choreography, printed_names, test::words_in(language));
      ASSERT_EQ(papers.blow.has_value(), hardest > 0);
      if (papers.blow) {
        const auto* printed = std::get_if<PunchLanded>(&bout.events.at(papers.blow->event));
        ASSERT_NE(printed, nullptr);
        EXPECT_EQ(printed->damage, hardest);
        const Cue& cue = choreography.timeline().all()[papers.blow->event];
        EXPECT_GT(papers.blow->clock, cue.start);
        EXPECT_LT(papers.blow->clock, cue.start + 0.2);
        EXPECT_NE(papers.blow->caption.find(std::to_string(hardest)), std::string::npos) << papers.blow->caption;
        EXPECT_EQ(papers.blow->caption.find_first_of("{}"), std::string::npos) << papers.blow->caption;
      }
      EXPECT_EQ(papers.rounds.size(), static_cast<std::size_t>(rounds));
      for (const scene::PaperLine& line : papers.rounds) {
        EXPECT_EQ(line.text.find_first_of("{}"), std::string::npos) << line.text;
      }
    }
  }
}

}  // namespace
}  // namespace fc::ringside
