// Secret picks show to nobody before all of them are in.
#include "match/sealed_picks.h"

#include "bouts.h"

namespace fc {
namespace {

/// A bout at the moment when red attacks: red throws, blue guards.
std::unique_ptr<Match> at_the_punch() {
  auto match = test::tiny_bout();
  EXPECT_TRUE(match->roll(0));
  EXPECT_TRUE(match->choose("wait"));
  EXPECT_EQ(match->pickers().size(), 2U);
  return match;
}

constexpr int red = 0;
constexpr int blue = 1;

TEST(SealedPicks, may_come_in_any_order) {
  for (const bool red_first : {true, false}) {
    const auto match = at_the_punch();
    SealedPicks picks;
    picks.ask(match->pickers());
    ASSERT_TRUE(picks.seal(*match, red_first ? red : blue, red_first ? "jab" : "duck"));
    EXPECT_FALSE(picks.complete());
    ASSERT_TRUE(picks.seal(*match, red_first ? blue : red, red_first ? "duck" : "jab"));
    ASSERT_TRUE(picks.complete());
    picks.open(*match);
    EXPECT_EQ(match->script().choices, (std::vector<std::string>{"wait", "jab", "duck"}));
  }
}

TEST(SealedPicks, leave_the_match_as_it_was_until_all_are_in) {
  const auto match = at_the_punch();
  const std::string answer = match->answer();
  const Script script = match->script();
  const std::size_t events = match->event_count();
  SealedPicks picks;
  picks.ask(match->pickers());
  ASSERT_TRUE(picks.seal(*match, red, "swing"));
  EXPECT_TRUE(picks.is_sealed(red));
  EXPECT_FALSE(picks.is_sealed(blue));
  EXPECT_EQ(match->answer(), answer);
  EXPECT_EQ(match->script(), script);
  EXPECT_EQ(match->event_count(), events);
}

TEST(SealedPicks, cannot_be_changed) {
  const auto match = at_the_punch();
  SealedPicks picks;
  picks.ask(match->pickers());
  ASSERT_TRUE(picks.seal(*match, blue, "duck"));
  const auto again = picks.seal(*match, blue, "block");
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, FaultCode::wrong_question);
}

TEST(SealedPicks, take_legal_answers_only) {
  const auto match = at_the_punch();
  SealedPicks picks;
  picks.ask(match->pickers());
  const auto bad = picks.seal(*match, red, "rush");
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().code, FaultCode::illegal_choice);
  EXPECT_FALSE(picks.is_sealed(red));
  EXPECT_FALSE(picks.seal(*match, 2, "duck")) << "there is no third seat";
}

TEST(SealedPicks, ask_nothing_before_they_are_asked) {
  const auto match = at_the_punch();
  SealedPicks picks;
  EXPECT_FALSE(picks.complete());
  EXPECT_FALSE(picks.awaits(red));
  EXPECT_FALSE(picks.seal(*match, red, "swing"));
}

}  // namespace
}  // namespace fc
