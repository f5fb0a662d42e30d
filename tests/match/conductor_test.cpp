// A bout driven from outside: people and bots, sealed picks, undo.
#include "match/conductor.h"

#include <atomic>
#include <stdexcept>
#include <thread>

#include "conductors.h"

namespace fc {
namespace {

using namespace test;

/// Waits while it is held and not stopped; notes what it was asked with, and how often.
class NotingBot final : public Controller {
 public:
  NotingBot(const std::atomic<bool>& held, std::atomic<int>& thoughts) : held_(held), thoughts_(thoughts) {}

  std::size_t decide(const Brief& /*brief*/, std::uint64_t seed, std::stop_token stop) override {
    begun_.store(true);
    while (held_.load() && !stop.stop_requested()) {
      std::this_thread::yield();
    }
    seed_ = seed;
    ++thoughts_;
    return 0;
  }

  /// He is in the middle of a thought, or was.
  [[nodiscard]] bool has_begun() const { return begun_.load(); }
  /// Of the latest thought that the conductor has taken.
  [[nodiscard]] std::uint64_t seed() const { return seed_; }

 private:
  const std::atomic<bool>& held_;
  std::atomic<int>& thoughts_;
  std::atomic<bool> begun_ = false;
  std::uint64_t seed_ = 0;
};

/// Cannot think.
class ThrowingBot final : public Controller {
 public:
  std::size_t decide(const Brief& /*brief*/, std::uint64_t /*seed*/, std::stop_token /*stop*/) override {
    throw std::out_of_range("no such punch");
  }
};

TEST(Conductor, answers_with_the_first_choice_for_a_bot_whose_thinking_throws_and_says_so) {
  Conductor conductor(plan(std::make_unique<ThrowingBot>(), std::make_unique<ChanceBot>()));
  EXPECT_FALSE(conductor.take_thrown());
  play_out(conductor);
  EXPECT_EQ(conductor.match().need().kind, NeedKind::finished);
  const std::optional<Fault> thrown = conductor.take_thrown();
  ASSERT_TRUE(thrown);
  EXPECT_EQ(one_line(*thrown), "unexpected: no such punch");
  EXPECT_FALSE(conductor.take_thrown()) << "once";
}

void answer_for_people(Conductor& conductor) {
  for (const Need& question : conductor.questions()) {
    ASSERT_TRUE(conductor.pick(question.seat, conductor.match().legal(question)[0]));
  }
}

/// Red, a person, and a bot that is held from now on are asked for their picks together.
void advance_to_secret_against_bot(Conductor& conductor, std::atomic<bool>& held) {
  while (conductor.match().pickers().size() < 2) {
    conductor.advance_and_wait();
    answer_for_people(conductor);
  }
  held.store(true);
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
}

/// Two people and a bot at a place where the people have answered and the bot, held from now on, has not.
void advance_to_bot_after_people(Conductor& conductor, std::atomic<bool>& held) {
  while (conductor.match().pickers().empty() || conductor.match().pickers()[0].seat != 2 || !conductor.can_undo()) {
    ASSERT_NE(conductor.advance_and_wait(), Conductor::Step::finished);
    answer_for_people(conductor);
  }
  held.store(true);
  ASSERT_EQ(conductor.advance(), Conductor::Step::bots);
}

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
  EXPECT_FALSE(conductor.pick(1 - asked, "wait")) << "the other seat is not asked";
  EXPECT_FALSE(conductor.pick(asked, "jab")) << "not an answer to this";
  EXPECT_TRUE(conductor.pick(asked, "wait"));
  EXPECT_EQ(conductor.match().script().choices, std::vector<std::string>{"wait"});
}

TEST(Conductor, opens_secret_picks_only_when_both_are_in) {
  Conductor conductor(two_people());
  advance_to_secret(conductor);
  const Needs questions = conductor.questions();
  const Script before = conductor.match().script();
  const std::size_t events = conductor.match().event_count();
  ASSERT_TRUE(conductor.pick(questions[1].seat, "block"));
  EXPECT_TRUE(conductor.is_sealed(questions[1].seat));
  EXPECT_EQ(conductor.advance(), Conductor::Step::people);
  EXPECT_EQ(conductor.match().script(), before);
  EXPECT_EQ(conductor.match().event_count(), events);
  ASSERT_TRUE(conductor.pick(questions[0].seat, "swing"));
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

TEST(Conductor, lets_nobody_answer_for_a_bot_that_is_asked) {
  std::atomic<bool> held = true;
  Conductor conductor(plan(std::make_unique<ChanceBot>(&held), std::make_unique<ChanceBot>(&held)));
  ASSERT_EQ(advance_to_question(conductor), Conductor::Step::bots);
  const Need asked = conductor.match().need();
  const Script before = conductor.match().script();
  const Result<void> answered = conductor.pick(asked.seat, conductor.match().legal(asked)[0]);
  ASSERT_FALSE(answered);
  EXPECT_EQ(answered.error().code, FaultCode::wrong_question);
  EXPECT_FALSE(conductor.is_sealed(asked.seat));
  EXPECT_EQ(conductor.match().script(), before);
}

TEST(Conductor, keeps_held_picks_sealed_until_they_are_let_go) {
  Conductor conductor(two_people());
  advance_to_secret(conductor);
  const Script before = conductor.match().script();
  conductor.hold_picks(true);
  for (const Need& question : conductor.questions()) {
    ASSERT_TRUE(conductor.pick(question.seat, conductor.match().legal(question)[0]));
  }
  EXPECT_EQ(conductor.advance(), Conductor::Step::bots) << "as if somebody were still asked";
  EXPECT_EQ(conductor.match().script(), before);
  EXPECT_TRUE(conductor.is_sealed(red) && conductor.is_sealed(blue));
  conductor.hold_picks(false);
  EXPECT_EQ(conductor.advance(), Conductor::Step::moved);
  EXPECT_EQ(conductor.match().script().choices.size(), before.choices.size() + 2);
}

TEST(Conductor, takes_back_to_the_last_die_when_all_people_agree) {
  Conductor conductor(two_people());
  ASSERT_EQ(advance_to_question(conductor), Conductor::Step::people);
  EXPECT_FALSE(conductor.can_undo()) << "the last thing was a die";
  const std::string before = conductor.match().answer();
  const Script script = conductor.match().script();
  ASSERT_TRUE(conductor.pick(conductor.questions()[0].seat, "wait"));
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
  Conductor conductor(three_people());
  advance_to_question(conductor);
  const int asked = conductor.questions()[0].seat;
  ASSERT_TRUE(conductor.pick(asked, conductor.match().legal(conductor.questions()[0])[0]));
  EXPECT_FALSE(conductor.agree_to_undo(red));
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(asked, "wait"));
  EXPECT_FALSE(conductor.agree_to_undo(blue));
  EXPECT_FALSE(conductor.agree_to_undo(2)) << "red has to agree anew";
  EXPECT_TRUE(conductor.agree_to_undo(red));
}

TEST(Conductor, forgets_who_agreed_when_a_bot_moves_on) {
  std::atomic<bool> held = false;
  ConductorPlan table = three_people();
  table.bots.resize(2);
  table.bots.push_back(std::make_unique<ChanceBot>(&held));
  Conductor conductor(std::move(table));
  advance_to_bot_after_people(conductor, held);
  ASSERT_TRUE(conductor.can_undo());
  EXPECT_FALSE(conductor.agree_to_undo(0)) << "the second person has not agreed";
  ASSERT_TRUE(conductor.agreed_to_undo(0));
  held.store(false);
  ASSERT_EQ(conductor.advance_and_wait(), Conductor::Step::moved);
  EXPECT_FALSE(conductor.agreed_to_undo(0));
}

TEST(Conductor, forgets_who_agreed_when_somebody_seals_a_pick) {
  Conductor conductor(two_people());
  advance_to_secret(conductor);
  const Needs asked = conductor.questions();
  ASSERT_TRUE(conductor.pick(asked[0].seat, conductor.match().legal(asked[0])[0]));
  EXPECT_FALSE(conductor.agree_to_undo(asked[1].seat)) << "who has sealed his pick has not agreed";
  ASSERT_TRUE(conductor.agreed_to_undo(asked[1].seat));
  ASSERT_TRUE(conductor.pick(asked[1].seat, conductor.match().legal(asked[1])[0]));
  EXPECT_FALSE(conductor.agreed_to_undo(asked[1].seat)) << "he has gone on";
}

TEST(Conductor, forgets_who_agreed_when_another_comes_back_to_his_seat) {
  ConductorPlan table = three_people();
  table.bots.resize(2);
  table.bots.push_back(std::make_unique<ChanceBot>());
  Conductor conductor(std::move(table));
  while (!conductor.can_undo()) {
    ASSERT_NE(conductor.advance_and_wait(), Conductor::Step::finished);
    answer_for_people(conductor);
  }
  EXPECT_FALSE(conductor.agree_to_undo(red)) << "blue has not agreed";
  ASSERT_TRUE(conductor.agreed_to_undo(red));
  conductor.take_back(2);
  EXPECT_FALSE(conductor.agreed_to_undo(red)) << "he agreed among others";
}

TEST(Conductor, asks_a_bot_nothing_that_its_man_has_answered) {
  Conductor conductor(two_people());
  advance_to_secret(conductor);
  const Needs asked = conductor.questions();
  ASSERT_TRUE(conductor.pick(asked[0].seat, conductor.match().legal(asked[0])[0]));
  conductor.hand_over(asked[0].seat, std::make_unique<ChanceBot>());
  EXPECT_EQ(conductor.advance_and_wait(), Conductor::Step::people) << "the other one alone is awaited";
  EXPECT_TRUE(conductor.is_sealed(asked[0].seat));
  ASSERT_TRUE(conductor.pick(asked[1].seat, conductor.match().legal(asked[1])[0]));
  EXPECT_EQ(conductor.advance(), Conductor::Step::moved);
}

TEST(Conductor, forgets_what_a_bot_is_thinking_when_all_is_taken_back) {
  std::atomic<bool> held = false;
  std::atomic<int> thoughts = 0;
  ConductorPlan table = without_rushing();
  table.bots.resize(1);
  auto bot = std::make_unique<NotingBot>(held, thoughts);
  const NotingBot& noting = *bot;
  table.bots.push_back(std::move(bot));
  Conductor conductor(std::move(table));
  advance_to_secret_against_bot(conductor, held);
  while (!noting.has_begun()) {
    std::this_thread::yield();
  }
  const int before = thoughts.load();
  ASSERT_TRUE(conductor.pick(red, conductor.match().legal(conductor.questions()[0])[0]));
  ASSERT_TRUE(conductor.agree_to_undo(red));
  EXPECT_EQ(thoughts.load(), before + 1) << "the bot was stopped in the middle of its thought";
  ASSERT_EQ(conductor.advance(), Conductor::Step::people);
  EXPECT_FALSE(conductor.is_sealed(blue)) << "what it thought then answers nothing now";
  held.store(false);
  ASSERT_EQ(conductor.advance_and_wait(), Conductor::Step::people);
  EXPECT_TRUE(conductor.is_sealed(blue));
}

TEST(Conductor, gives_every_thought_the_stream_that_it_always_had) {
  std::atomic<bool> held = false;
  std::atomic<int> thoughts = 0;
  auto bot = std::make_unique<NotingBot>(held, thoughts);
  const NotingBot& noting = *bot;
  constexpr std::uint64_t seed = 9;
  Conductor conductor(plan(nullptr, std::move(bot), seed));
  int checked = 0;
  while (checked < 20) {
    const std::size_t place = conductor.match().script().dice.size() + conductor.match().script().choices.size();
    const int before = thoughts.load();
    ASSERT_NE(conductor.advance_and_wait(), Conductor::Step::finished);
    if (thoughts.load() > before) {
      ++checked;
      EXPECT_EQ(noting.seed(), random_stream(seed, place * 5 + blue + 1).bits());
    }
    answer_for_people(conductor);
  }
}

TEST(Conductor, takes_back_a_sealed_pick_without_showing_it) {
  Conductor conductor(without_rushing());
  advance_to_secret(conductor);
  const int first = conductor.questions()[0].seat;
  ASSERT_FALSE(conductor.can_undo());
  ASSERT_TRUE(conductor.pick(first, "swing"));
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
  ASSERT_TRUE(conductor.pick(questions[0].seat, "jab"));
  ASSERT_TRUE(conductor.pick(questions[1].seat, "block"));
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

TEST(Conductor, gives_a_bots_seat_back_at_once_where_it_is_not_asked) {
  Conductor conductor(plan(nullptr, std::make_unique<ChanceBot>()));
  conductor.take_back(blue);
  EXPECT_FALSE(conductor.is_bot(blue));
  advance_to_secret(conductor);
  EXPECT_EQ(conductor.questions().size(), 2U) << "he is asked beside red";
}

TEST(Conductor, lets_the_bot_answer_what_it_is_asked_before_its_seat_is_taken_back) {
  std::atomic<bool> held = false;
  Conductor conductor(plan(nullptr, std::make_unique<ChanceBot>(&held)));
  advance_to_secret_against_bot(conductor, held);
  conductor.take_back(blue);
  EXPECT_TRUE(conductor.is_leaving(blue));
  EXPECT_TRUE(conductor.is_bot(blue));
  EXPECT_EQ(conductor.questions().size(), 1U) << "nothing of blue's question is shown to a person";
  EXPECT_FALSE(conductor.pick(blue, conductor.match().legal(conductor.match().pickers()[1])[0]));
  held.store(false);
  answer_for_people(conductor);
  while (conductor.advance_and_wait() != Conductor::Step::moved) {
  }
  EXPECT_FALSE(conductor.is_bot(blue));
  advance_to_secret(conductor);
  EXPECT_EQ(conductor.questions().size(), 2U);
}

TEST(Conductor, keeps_what_a_bot_has_sealed_when_its_seat_is_taken_back) {
  Conductor conductor(plan(nullptr, std::make_unique<ChanceBot>()));
  while (conductor.match().pickers().size() < 2) {
    conductor.advance_and_wait();
    answer_for_people(conductor);
  }
  ASSERT_EQ(conductor.advance_and_wait(), Conductor::Step::people);
  ASSERT_TRUE(conductor.is_sealed(blue));
  conductor.take_back(blue);
  EXPECT_TRUE(conductor.is_sealed(blue));
  EXPECT_TRUE(conductor.is_bot(blue)) << "nobody takes back a pick that is not his";
}

TEST(Conductor, keeps_the_bot_where_a_person_changes_his_mind_about_its_seat) {
  std::atomic<bool> held = false;
  Conductor conductor(plan(nullptr, std::make_unique<ChanceBot>(&held)));
  advance_to_secret_against_bot(conductor, held);
  conductor.take_back(blue);
  conductor.hand_over(blue, std::make_unique<ChanceBot>());
  EXPECT_FALSE(conductor.is_leaving(blue));
  held.store(false);
  answer_for_people(conductor);
  while (conductor.advance_and_wait() != Conductor::Step::moved) {
  }
  EXPECT_TRUE(conductor.is_bot(blue));
}

TEST(Conductor, hands_a_seat_over_where_no_bot_sat_before) {
  Conductor conductor(three_people());
  conductor.hand_over(2, std::make_unique<ChanceBot>());
  EXPECT_TRUE(conductor.is_bot(2));
  EXPECT_FALSE(conductor.is_bot(0));
  EXPECT_FALSE(conductor.is_bot(1));
}

TEST(Conductor, lets_nobody_take_back_who_has_no_seat) {
  Conductor conductor(two_people());
  ASSERT_EQ(advance_to_question(conductor), Conductor::Step::people);
  ASSERT_TRUE(conductor.pick(conductor.questions()[0].seat, "wait"));
  ASSERT_TRUE(conductor.can_undo());
  EXPECT_FALSE(conductor.agree_to_undo(conductor.match().seats()));
  EXPECT_FALSE(conductor.agreed_to_undo(conductor.match().seats()));
  EXPECT_FALSE(conductor.agree_to_undo(-1));
}

TEST(Conductor, gives_a_seat_that_was_handed_over_back_to_its_owner) {
  Conductor conductor(two_people());
  conductor.hand_over(blue, std::make_unique<ChanceBot>());
  ASSERT_TRUE(conductor.is_bot(blue));
  conductor.take_back(blue);
  EXPECT_FALSE(conductor.is_bot(blue));
}

}  // namespace
}  // namespace fc
