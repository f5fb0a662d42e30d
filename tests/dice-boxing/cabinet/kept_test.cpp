// What a bout of DICE Boxing outlives: a kill, a pick taken back, visitors who leave.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>

#include "cabinet/bout/notices.h"
#include "tests/dice-boxing/cabinet/two_pads.h"

namespace fc::cabinet {
namespace {

class DiceBoxingKept : public TwoPads {
 protected:
  /// In a process of its own: two people box until it is killed. Tells `pipe` when the first picks are in and kept.
  [[noreturn]] void box_until_killed(int pipe, std::uint64_t seed) {
    begin(seed, 12, 4);
    Random hands(seed);
    bool told = false;
    for (;;) {
      if (bout() != nullptr && bout()->asks_in_secret()) {
        press(red_, picks.at(hands.below(picks.size())));
        press(blue_, picks.at(hands.below(picks.size())));
      } else {
        frames(1);
      }
      if (!told && bout() != nullptr && !bout()->script().dice.empty() && !kept_rows().empty()) {
        told = write(pipe, "!", 1) == 1;
      }
      if (HasFailure() || top_as<FrontPageScreen>() != nullptr) {
        _exit(1);
      }
    }
  }

  /// The two sit where they sat before.
  void come_back() {
    open(quiet_options(0));
    frames(2);
    ASSERT_TRUE(kept().unfinished());
    app().flow.resume_unfinished();
    frames(2);
    ASSERT_TRUE(red_.connect("xbox"));
    ASSERT_TRUE(blue_.connect("playstation"));
    frames(4);
    EXPECT_EQ(seats().people(), 2);
  }

  /// The next question, or the newspaper: a round may end the bout.
  void go_on() {
    frames_until([this] { return top_as<FrontPageScreen>() != nullptr || (bout() != nullptr && bout()->asks_in_secret()); });
  }

  [[nodiscard]] std::size_t dice() { return bout()->script().dice.size(); }

  /// From a bout, over its pause menu, to the question whether to take the last answer back.
  void ask_to_take_back() {
    press(red_, "start");
    ASSERT_NE(top_as<PauseNotice>(), nullptr);
    press(red_, "dpdown");
    press(red_, "a");
    ASSERT_NE(top_as<UndoNotice>(), nullptr);
  }
};

TEST_F(DiceBoxingKept, goes_on_wherever_it_was_killed) {
  constexpr std::array<useconds_t, 3> moments{3'000, 90'000, 500'000};
  for (std::size_t kill_number = 0; kill_number < moments.size(); ++kill_number) {
    SCOPED_TRACE(kill_number);
    std::filesystem::remove_all(folder_);
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
      box_until_killed(ends[1], 20 + kill_number);
    }
    ::close(ends[1]);
    char told = 0;
    ASSERT_EQ(read(ends[0], &told, 1), 1) << "the bout began";
    ::close(ends[0]);
    usleep(moments.at(kill_number));
    kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "it boxed until it was killed";

    open(quiet_options(0));
    const auto rows = kept_rows();
    ASSERT_EQ(rows.size(), 1U);
    const Script killed = kept_script(rows[0]);
    EXPECT_GE(killed.choices.size(), 2U) << "two secret picks were in";
    close();
    ASSERT_NO_FATAL_FAILURE(come_back());
    ASSERT_NO_FATAL_FAILURE(go_on());
    if (bout() != nullptr) {
      press(red_, picks[0]);
      press(blue_, picks[0]);
      ASSERT_NO_FATAL_FAILURE(go_on());
    }
    const Script now = kept_script(kept_rows().at(0));
    ASSERT_GT(now.dice.size(), killed.dice.size());
    EXPECT_TRUE(std::ranges::equal(killed.dice, std::span(now.dice).first(killed.dice.size()))) << "no die is thrown again";
    EXPECT_TRUE(std::ranges::equal(killed.choices, std::span(now.choices).first(killed.choices.size())));
    red_.disconnect();
    blue_.disconnect();
    close();
  }
}

TEST_F(DiceBoxingKept, takes_a_sealed_pick_back_to_the_last_die_when_both_agree) {
  ASSERT_NO_FATAL_FAILURE(begin(7, 12, 0));
  press(red_, picks[0]);
  press(blue_, picks[0]);
  ASSERT_NO_FATAL_FAILURE(go_on());
  ASSERT_NE(bout(), nullptr);
  const std::size_t thrown = dice();
  const std::size_t chosen = bout()->script().choices.size();
  ASSERT_GT(thrown, 0U);
  press(red_, picks[1]);
  ASSERT_NO_FATAL_FAILURE(ask_to_take_back());
  press(red_, "a");
  ASSERT_NE(top_as<UndoNotice>(), nullptr) << "one alone takes nothing back";
  press(blue_, "a");
  ASSERT_NE(bout(), nullptr);
  press(blue_, picks[2]);
  frames(30);
  EXPECT_EQ(bout()->script().choices.size(), chosen) << "red is asked again";
  EXPECT_EQ(dice(), thrown);
  press(red_, picks[0]);
  frames_until([this, chosen] { return bout() == nullptr || bout()->script().choices.size() == chosen + 2; });
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->script().choices[chosen], "none") << "the second pick counts";
  EXPECT_EQ(bout()->script().choices[chosen + 1], "cover-up");
}

TEST_F(DiceBoxingKept, is_shown_bout_after_bout) {
  Options options = quiet_options(0);
  options.game = "dice-boxing";
  options.demo = true;
  open(options);
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->script().game, "dice-boxing");
  frames(1);
  const std::uint64_t first = app().seed.bouts();
  frames_until([this, first] { return app().seed.bouts() >= first + 2; }, 20'000);
  EXPECT_TRUE(kept_text().empty()) << "demonstrations are not kept";
}

TEST_F(DiceBoxingKept, is_left_by_visitors_of_a_kiosk_and_comes_back_to_its_bots) {
  constexpr int two_minutes = 120 * 60;
  Options options = quiet_options(1);
  options.game = "dice-boxing";
  options.kiosk = true;
  open(options);
  frames(5);
  const auto demonstrating = [this] { return loop_->cabinet().top().is_attract_mode(); };
  ASSERT_TRUE(demonstrating());
  key("Return");
  focus_on("menu.title.play");
  key("Return");
  loop_->cabinet().focus().focus(overlay::focus_id("corner", 2));
  frames(1);
  key("Return");
  ASSERT_NE(top_as<SetupScreen>(), nullptr);
  loop_->cabinet().focus().focus(overlay::focus_id("start"));
  frames(1);
  key("Return");
  ASSERT_NE(top_as<TaleScreen>(), nullptr);
  key("Return");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->script().game, "dice-boxing");
  EXPECT_FALSE(demonstrating());
  frames(two_minutes + 60);
  EXPECT_TRUE(demonstrating());
  EXPECT_EQ(seats().people(), 0);
}

}  // namespace
}  // namespace fc::cabinet
