// A bout driven from outside: people and bots, sealed picks, undo, replay, going on after a kill.
#include "match/conductor.h"

#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <thread>

#include "bouts.h"

namespace fc {
namespace {

constexpr int red = 0;
constexpr int blue = 1;

/// Answers at random after its seed; may be held back.
class ChanceBot final : public Controller {
 public:
  explicit ChanceBot(const std::atomic<bool>* held = nullptr) : held_(held) {}

  std::size_t decide(const Brief& brief, std::uint64_t seed, std::stop_token stop) override {
    while (held_ != nullptr && held_->load() && !stop.stop_requested()) {
      std::this_thread::yield();
    }
    Random random(seed);
    return random.below(static_cast<std::uint32_t>(brief.legal_count()));
  }

 private:
  const std::atomic<bool>* held_;
};

ConductorPlan plan(std::unique_ptr<Controller> red_bot, std::unique_ptr<Controller> blue_bot, std::uint64_t seed = 1) {
  ConductorPlan made{.match = test::ringside_bout(), .bots = {}, .seed = seed, .recorder = nullptr};
  made.bots.push_back(std::move(red_bot));
  made.bots.push_back(std::move(blue_bot));
  return made;
}

ConductorPlan two_people(std::uint64_t seed = 1) {
  return plan(nullptr, nullptr, seed);
}
ConductorPlan two_bots(std::uint64_t seed = 1) {
  return plan(std::make_unique<ChanceBot>(), std::make_unique<ChanceBot>(), seed);
}

Script play_out(Conductor& conductor) {
  while (conductor.advance_and_wait() == Conductor::Step::moved) {
  }
  return conductor.match().script();
}

Conductor::Step advance_to_question(Conductor& conductor) {
  Conductor::Step step = conductor.advance();
  while (step == Conductor::Step::moved) {
    step = conductor.advance();
  }
  return step;
}

/// People answer with the first legal choice until somebody has to pick in secret.
void advance_to_secret(Conductor& conductor) {
  while (advance_to_question(conductor) == Conductor::Step::people && !conductor.questions()[0].secret) {
    const Need question = conductor.questions()[0];
    ASSERT_TRUE(conductor.pick(question.seat, conductor.match().legal(question)[0]));
  }
  ASSERT_EQ(conductor.questions().size(), 2U);
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

TEST(Conductor, replays_a_script_to_its_end) {
  Conductor first(two_bots(9));
  const Script script = play_out(first);
  const auto again = Conductor::replay(two_people(), script);
  ASSERT_TRUE(again) << one_line(again.error());
  EXPECT_TRUE((*again)->replaying());
  EXPECT_EQ(play_out(**again), script);
  EXPECT_EQ((*again)->match().answer(), first.match().answer());
}

TEST(Conductor, goes_on_by_hand_where_a_replay_stops) {
  Conductor first(two_bots(9));
  Script script = play_out(first);
  script.dice.resize(script.dice.size() / 2);
  const auto again = Conductor::replay(two_bots(9), script);
  ASSERT_TRUE(again) << one_line(again.error());
  while ((*again)->advance() == Conductor::Step::moved) {
  }
  EXPECT_EQ((*again)->advance(), Conductor::Step::replay_over);
  (*again)->take_over();
  play_out(**again);
  EXPECT_EQ((*again)->match().need().kind, NeedKind::finished);
}

TEST(Conductor, goes_on_from_a_save_as_if_it_had_never_stopped) {
  Conductor whole(two_bots(4));
  const Script script = play_out(whole);
  Conductor begun(two_bots(4));
  for (int step = 0; step < 60; ++step) {
    begun.advance_and_wait();
  }
  const auto resumed = Conductor::resume(two_bots(4), begun.match().script());
  ASSERT_TRUE(resumed) << one_line(resumed.error());
  EXPECT_FALSE((*resumed)->replaying());
  EXPECT_EQ((*resumed)->match().answer(), begun.match().answer());
  EXPECT_EQ(play_out(**resumed), script);
}

TEST(Conductor, says_what_is_wrong_with_a_script_before_it_shows_any_of_it) {
  Script script{.game = "ringside", .setup = "{}", .dice = {70, 40, 101}, .choices = {"cover-up", "no-rush"}};
  const auto bad = Conductor::replay(two_people(), script);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().where, "dice[2]");
}

TEST(Conductor, keeps_its_script_at_every_step) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("four-corners-conductor-" + std::to_string(getpid()) + ".json");
  ConductorPlan kept = two_bots(3);
  kept.recorder = std::make_unique<Recorder>(file);
  {
    Conductor conductor(std::move(kept));
    for (int step = 0; step < 20; ++step) {
      ASSERT_EQ(conductor.advance_and_wait(), Conductor::Step::moved);
      ASSERT_TRUE(conductor.flush());
      EXPECT_EQ(read_script(file), conductor.match().script());
    }
    EXPECT_FALSE(conductor.take_fault());
  }
  std::filesystem::remove(file);
}

TEST(Conductor, keeps_no_sealed_pick) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("four-corners-sealed-" + std::to_string(getpid()) + ".json");
  ConductorPlan kept = two_people();
  kept.recorder = std::make_unique<Recorder>(file);
  {
    Conductor conductor(std::move(kept));
    advance_to_secret(conductor);
    const Script before = conductor.match().script();
    ASSERT_TRUE(conductor.pick(conductor.questions()[0].seat, "left-hook"));
    conductor.advance();
    ASSERT_TRUE(conductor.flush());
    EXPECT_EQ(read_script(file), before);
  }
  EXPECT_NE(read_script(file)->choices.back(), "left-hook");
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace fc
