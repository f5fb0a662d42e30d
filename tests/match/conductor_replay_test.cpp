// A bout that was driven before: replay, going on after a kill, what is kept of it.
#include <unistd.h>

#include <filesystem>

#include "conductors.h"
#include "match/script.h"

namespace fc {
namespace {

using namespace test;

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
  for (int step = 0; step < 20; ++step) {
    begun.advance_and_wait();
  }
  const auto resumed = Conductor::resume(two_bots(4), begun.match().script());
  ASSERT_TRUE(resumed) << one_line(resumed.error());
  EXPECT_FALSE((*resumed)->replaying());
  EXPECT_EQ((*resumed)->match().answer(), begun.match().answer());
  EXPECT_EQ(play_out(**resumed), script);
}

TEST(Conductor, says_what_is_wrong_with_a_script_before_it_shows_any_of_it) {
  const Script script{.game = "tiny", .setup = "{}", .dice = {0, 10}, .choices = {"wait", "jab", "block"}};
  const auto bad = Conductor::replay(two_people(), script);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().where, "dice[1]");
}

TEST(Conductor, keeps_its_script_at_every_step) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("four-corners-conductor-" + std::to_string(getpid()) + ".json");
  ConductorPlan kept = two_bots(3);
  kept.recorder = std::make_unique<ScriptFile>(file);
  {
    Conductor conductor(std::move(kept));
    for (int step = 0; step < 20; ++step) {
      ASSERT_EQ(conductor.advance_and_wait(), Conductor::Step::moved);
      ASSERT_TRUE(conductor.flush());
      EXPECT_EQ(read_script(file), conductor.match().script());
    }
    EXPECT_FALSE(conductor.trouble());
  }
  std::filesystem::remove(file);
}

/// Counts how often it is given something.
class CountingRecorder final : public Recorder {
 public:
  explicit CountingRecorder(int& kept) : kept_(&kept) {}
  void keep(const Match& /*match*/) override { ++*kept_; }
  Result<void> flush() override { return {}; }
  std::optional<Fault> trouble() override { return std::nullopt; }

 private:
  int* kept_;
};

TEST(Conductor, keeps_nothing_of_a_replay_until_it_takes_over) {
  Conductor first(two_bots(9));
  Script script = play_out(first);
  script.dice.resize(script.dice.size() / 2);
  int kept = 0;
  ConductorPlan shown = two_bots(9);
  shown.recorder = std::make_unique<CountingRecorder>(kept);
  const auto again = Conductor::replay(std::move(shown), script);
  ASSERT_TRUE(again) << one_line(again.error());
  while ((*again)->advance() == Conductor::Step::moved) {
  }
  EXPECT_EQ(kept, 0) << "it is kept already";
  (*again)->take_over();
  ASSERT_EQ((*again)->advance_and_wait(), Conductor::Step::moved);
  EXPECT_EQ(kept, 1);
}

TEST(Conductor, keeps_no_sealed_pick) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("four-corners-sealed-" + std::to_string(getpid()) + ".json");
  ConductorPlan kept = two_people();
  kept.recorder = std::make_unique<ScriptFile>(file);
  {
    Conductor conductor(std::move(kept));
    advance_to_secret(conductor);
    const Script before = conductor.match().script();
    ASSERT_TRUE(conductor.pick(conductor.questions()[0].seat, "swing"));
    conductor.advance();
    ASSERT_TRUE(conductor.flush());
    EXPECT_EQ(read_script(file), before);
  }
  EXPECT_NE(read_script(file)->choices.back(), "swing");
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace fc
