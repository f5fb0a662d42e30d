// A bout driven from outside: people and bots, sealed picks, undo.
#include "match/conductor.h"

#include <atomic>
#include <thread>

#include "conductors.h"

namespace fc {
namespace {

using namespace test;

TEST(Conductor, lets_two_bots_fight_to_the_end) {
  Conductor conductor(two_bots());
  play_out(conductor);
  EXPECT_EQ(conductor.match().need().kind, NeedKind::finished);
  EXPECT_EQ(conductor.advance(), Conductor::Step::finished);
}

TEST(Conductor, gives_the_same_bout_for_the_same_seed) {
  Conductor one(two_bots(5));
  Conductor same(two_bots(5));
  Conductor other(two_bots(6));
  const Script script = play_out(one);
  EXPECT_EQ(play_out(same), script);
  EXPECT_NE(play_out(other), script);
}

TEST(Conductor, waits_for_people_and_takes_their_answers) {
  Conductor conductor(two_people());
  ASSERT_EQ(advance_to_question(conductor), Conductor::Step::people);
  const Needs questions = conductor.questions();
  ASSERT_EQ(questions.size(), 1U);
  const int asked = questions[0].seat;
  EXPECT_FALSE(conductor.pick(1 - asked, "cover-up")) << "the other seat is not asked";
  EXPECT_FALSE(conductor.pick(asked, "rush")) << "not an answer to this";
  EXPECT_TRUE(conductor.pick(asked, "cover-up"));
  EXPECT_EQ(conductor.match().script().choices, std::vector<std::string>{"cover-up"});
}

TEST(Conductor, opens_secret_picks_only_when_both_are_in) {
  Conductor conductor(two_people());
  advance_to_secret(conductor);
  const Needs questions = conductor.questions();
  const Script before = conductor.match().script();
  const std::size_t events = conductor.match().event_count();
  ASSERT_TRUE(conductor.pick(questions[1].seat, "left-jab"));
  EXPECT_TRUE(conductor.is_sealed(questions[1].seat));
  EXPECT_EQ(conductor.advance(), Conductor::Step::people);
  EXPECT_EQ(conductor.match().script(), before);
  EXPECT_EQ(conductor.match().event_count(), events);
  ASSERT_TRUE(conductor.pick(questions[0].seat, "uppercut"));
  EXPECT_EQ(conductor.match().script(), before) << "opened by the next step";
  EXPECT_EQ(conductor.advance(), Conductor::Step::moved);
  EXPECT_EQ(conductor.match().script().choices.size(), before.choices.size() + 2);
}

TEST(Conductor, never_waits_for_a_bot_that_thinks) {
  std::atomic<bool> held = true;
  Conductor conductor(plan(std::make_unique<ChanceBot>(&held), std::make_unique<ChanceBot>(&held)));
  EXPECT_EQ(advance_to_question(conductor), Conductor::Step::bots);
  EXPECT_EQ(conductor.advance(), Conductor::Step::bots);
  held.store(false);
  EXPECT_EQ(conductor.advance_and_wait(), Conductor::Step::moved);
}

TEST(Conductor, waits_for_the_bot_that_picks_together_with_a_person) {
  Conductor conductor(plan(nullptr, std::make_unique<ChanceBot>()));
  int asked_together = 0;
  for (Conductor::Step step = conductor.advance_and_wait(); step != Conductor::Step::finished;
       step = conductor.advance_and_wait()) {
    if (step == Conductor::Step::people) {
      const Need question = conductor.questions()[0];
      if (conductor.match().pickers().size() == 2) {
        ++asked_together;
        ASSERT_TRUE(conductor.is_sealed(blue));
      }
      ASSERT_TRUE(conductor.pick(question.seat, conductor.match().legal(question)[0]));
    }
  }
  EXPECT_GT(asked_together, 0);
}

TEST(Conductor, stops_a_bot_that_thinks_when_it_ends) {
  std::atomic<bool> held = true;
  {
    Conductor conductor(plan(std::make_unique<ChanceBot>(&held), std::make_unique<ChanceBot>(&held)));
    EXPECT_EQ(advance_to_question(conductor), Conductor::Step::bots);
  }
  EXPECT_TRUE(held.load()) << "the bot was stopped, not let go";
}

TEST(Conductor, does_not_let_people_answer_for_a_bot) {
  Conductor conductor(two_bots());
  conductor.advance_and_wait();
  EXPECT_FALSE(conductor.pick(red, "cover-up"));
  EXPECT_FALSE(conductor.pick(blue, "cover-up"));
}

TEST(Conductor, takes_back_to_the_last_die_when_all_people_agree) {
  Conductor conductor(two_people());
  ASSERT_EQ(advance_to_question(conductor), Conductor::Step::people);
  EXPECT_FALSE(conductor.can_undo()) << "the last thing was a die";
  const std::string before = conductor.match().answer();
  const Script script = conductor.match().script();
  ASSERT_TRUE(conductor.pick(conductor.questions()[0].seat, "cover-up"));
  ASSERT_TRUE(conductor.can_undo());
  EXPECT_FALSE(conductor.agree_to_undo(red));
  EXPECT_TRUE(conductor.agreed_to_undo(red));
  EXPECT_FALSE(conductor.agreed_to_undo(blue));
  EXPECT_TRUE(conductor.agree_to_undo(blue));
  EXPECT_EQ(conductor.match().answer(), before);
  EXPECT_EQ(conductor.match().script(), script);
  EXPECT_EQ(conductor.undos(), 1);
  EXPECT_FALSE(conductor.can_undo());
  EXPECT_EQ(conductor.advance(), Conductor::Step::people) << "the question is asked again";
}

TEST(Conductor, forgets_who_agreed_when_somebody_answers) {
  Conductor conductor(two_people());
  advance_to_question(conductor);
  ASSERT_TRUE(conductor.pick(conductor.questions()[0].seat, "cover-up"));
  EXPECT_FALSE(conductor.agree_to_undo(red));
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(conductor.questions()[0].seat, "no-rush"));
  EXPECT_FALSE(conductor.agree_to_undo(blue)) << "red has to agree anew";
}

TEST(Conductor, takes_back_a_sealed_pick_without_showing_it) {
  Conductor conductor(two_people());
  advance_to_secret(conductor);
  const int first = conductor.questions()[0].seat;
  ASSERT_FALSE(conductor.can_undo());
  ASSERT_TRUE(conductor.pick(first, "left-hook"));
  ASSERT_TRUE(conductor.can_undo());
  conductor.agree_to_undo(red);
  ASSERT_TRUE(conductor.agree_to_undo(blue));
  EXPECT_FALSE(conductor.is_sealed(first));
  EXPECT_EQ(conductor.advance(), Conductor::Step::people);
  EXPECT_EQ(conductor.questions().size(), 2U);
}

TEST(Conductor, does_not_take_back_what_has_been_revealed) {
  Conductor conductor(two_people());
  advance_to_secret(conductor);
  const Needs questions = conductor.questions();
  ASSERT_TRUE(conductor.pick(questions[0].seat, "left-jab"));
  ASSERT_TRUE(conductor.pick(questions[1].seat, "left-jab"));
  ASSERT_EQ(conductor.advance(), Conductor::Step::moved);
  EXPECT_FALSE(conductor.can_undo());
  EXPECT_FALSE(conductor.agree_to_undo(red));
}

TEST(Conductor, needs_no_bot_to_agree) {
  Conductor conductor(plan(nullptr, std::make_unique<ChanceBot>()));
  while (conductor.advance_and_wait() == Conductor::Step::moved) {
  }
  while (!conductor.can_undo()) {
    const Need question = conductor.questions()[0];
    ASSERT_TRUE(conductor.pick(red, conductor.match().legal(question)[0]));
    if (!conductor.can_undo()) {
      while (conductor.advance_and_wait() == Conductor::Step::moved) {
      }
    }
  }
  EXPECT_TRUE(conductor.agree_to_undo(red));
}

}  // namespace
}  // namespace fc
