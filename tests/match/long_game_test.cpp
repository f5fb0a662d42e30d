// A long game stands on another: it waits for a bout of the game below, and what came of it is one choice of its script.
#include <gtest/gtest.h>

#include "evening.h"
#include "match/conductor.h"
#include "match/script.h"

namespace fc {

namespace {

using test::a_toss;
using test::an_evening;
using test::opening_of;

static_assert(StandsOnAnother<evening::Rules>);
static_assert(!StandsOnAnother<toss::Rules>);

int points_of(const Match& match) { return match_of<evening::Rules>(match).state().points; }

ConductorPlan alone() {
  ConductorPlan plan;
  plan.match = an_evening();
  return plan;
}

TEST(LongGame, hands_out_the_bout_it_waits_for) {
  const auto match = an_evening();
  ASSERT_TRUE(match->choose("odds:1"));
  ASSERT_EQ(match->need().kind, NeedKind::bout);
  EXPECT_TRUE(match->pickers().empty());
  EXPECT_TRUE(match->legal(match->need()).empty());
  EXPECT_EQ(match->bout_deciders(), std::vector<int>{0});
  EXPECT_EQ(match->bout(), (Script{.game = "toss", .setup = R"({"handicap":1})", .dice = {}, .choices = {}}));
}

TEST(LongGame, takes_what_came_of_the_bout_as_one_choice) {
  const auto match = an_evening();
  ASSERT_TRUE(match->choose("odds:1"));
  const auto fought = a_toss(1);
  ASSERT_TRUE(fought->roll(4));
  EXPECT_EQ(match->result_of(*fought), "toss:5");
  ASSERT_TRUE(match->choose("toss:5"));
  EXPECT_EQ(points_of(*match), 5);
  EXPECT_EQ(match->script().choices, (std::vector<std::string>{"odds:1", "toss:5"}));
  EXPECT_TRUE(match->script().dice.empty()) << "the dice of the bout are its own script's";
}

TEST(LongGame, refuses_what_no_bout_ends_like) {
  const auto match = an_evening();
  EXPECT_EQ(match->choose("toss:5").error().code, FaultCode::illegal_choice) << "no bout is awaited yet";
  ASSERT_TRUE(match->choose("odds:0"));
  for (const char* const wrong : {"toss:8", "toss:0", "odds:1", "toss:", "toss:x"}) {
    const auto refused = match->choose(wrong);
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error().code, FaultCode::illegal_choice);
  }
  EXPECT_EQ(match->roll(3).error().code, FaultCode::wrong_question);
  EXPECT_EQ(match->script().choices.size(), 1U);
}

TEST(LongGame, plays_by_chance_to_its_end) {
  const auto match = an_evening();
  Random random(7);
  while (match->need().kind != NeedKind::finished) {
    const bool awaits_bout = match->need().kind == NeedKind::bout;
    ASSERT_TRUE(match->choose(awaits_bout ? match->any_result(random) : "odds:0"));
  }
  EXPECT_EQ(match->script().choices.size(), 4U);
}

TEST(LongGame, is_conducted_with_bouts_fought_elsewhere) {
  Conductor conductor(alone());
  EXPECT_EQ(conductor.enter("toss:3").error().code, FaultCode::wrong_question);
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(0, "odds:0"));
  ASSERT_EQ(conductor.advance(), Conductor::Step::bout);
  EXPECT_EQ(conductor.advance_and_wait(), Conductor::Step::bout) << "it waits";
  EXPECT_FALSE(conductor.enter("toss:9"));
  ASSERT_TRUE(conductor.enter("toss:3"));
  EXPECT_EQ(points_of(conductor.match()), 3);
  EXPECT_EQ(conductor.advance(), Conductor::Step::people);
}

TEST(LongGame, takes_back_a_choice_before_a_bout_but_no_bout) {
  Conductor conductor(alone());
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(0, "odds:0"));
  ASSERT_EQ(conductor.advance(), Conductor::Step::bout);
  EXPECT_TRUE(conductor.agree_to_undo(0));
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(0, "odds:1"));
  ASSERT_TRUE(conductor.enter("toss:3"));
  EXPECT_FALSE(conductor.can_undo());
}

TEST(LongGame, goes_on_where_its_script_stands) {
  Script script = opening_of("evening");
  script.choices = {"odds:1", "toss:6", "odds:0"};
  auto resumed = Conductor::resume(alone(), script);
  ASSERT_TRUE(resumed) << one_line(resumed.error());
  EXPECT_EQ(points_of((*resumed)->match()), 6);
  EXPECT_EQ((*resumed)->advance(), Conductor::Step::bout);

  script.choices.back() = "toss:6";
  EXPECT_EQ(Conductor::resume(alone(), script).error().where, "choices[2]");
}

TEST(LongGame, is_shown_again_without_its_bouts) {
  Script script = opening_of("evening");
  script.choices = {"odds:1", "toss:6", "odds:0"};
  auto shown = Conductor::replay(alone(), script);
  ASSERT_TRUE(shown);
  for (std::size_t step = 0; step < script.choices.size(); ++step) {
    EXPECT_EQ((*shown)->advance(), Conductor::Step::moved);
  }
  EXPECT_EQ((*shown)->advance(), Conductor::Step::replay_over);
  EXPECT_FALSE((*shown)->enter("toss:3")) << "nobody plays in a replay";
  (*shown)->take_over();
  EXPECT_EQ((*shown)->advance(), Conductor::Step::bout);
}

}  // namespace
}  // namespace fc
