// A bout that is run without screen and devices: bots that think for long, and questions that the rules passed over.
#include "cabinet/bout/bout_run.h"

#include <gtest/gtest.h>

#include <chrono>
#include <latch>
#include <thread>

#include "cabinet/program/corner_game.h"
#include "tests/must.h"

namespace fc::cabinet {
namespace {

/// Thinks until it is let go.
class Brooder final : public Controller {
 public:
  explicit Brooder(std::latch& released) : released_(&released) {}
  std::size_t decide(const Brief&, std::uint64_t, std::stop_token) override {
    released_->wait();
    return 0;
  }

 private:
  std::latch* released_;
};

/// Always takes the first answer.
class Ready final : public Controller {
 public:
  std::size_t decide(const Brief&, std::uint64_t, std::stop_token) override { return 0; }
};

class BoutRunTest : public testing::Test {
 protected:
  void SetUp() override {
    game_ = games_.find("knock-out");
    ASSERT_NE(game_, nullptr);
  }

  /// A fight without bets between black, who has five cards, and green; black begins and must challenge green.
  [[nodiscard]] static Script fight(const std::string& greens_cards) {
    return {.game = "knock-out",
            .setup = R"({"players":["black","green","yellow"],"start":0,"options":{"betting":false},)"
                     R"("scenario":{"cards":{"black":[1,2,3,4,5],"green":)" +
                     greens_cards + R"(,"yellow":[1]}}})",
            .dice = {},
            .choices = {}};
  }

  /// bots: by seat, null for people.
  void open(const Script& script, std::vector<std::unique_ptr<Controller>> bots, bool waits_for_bots) {
    Result<std::unique_ptr<Match>> match = game_->open(script);
    ASSERT_TRUE(match) << one_line(match.error());
    ConductorPlan plan;
    plan.match = std::move(*match);
    plan.bots = std::move(bots);
    seats_ = Seats(plan.match->seats());
    for (int seat = 0; seat < seats_.count(); ++seat) {
      if (plan.bots[static_cast<std::size_t>(seat)] == nullptr) {
        seats_.place(seat, {.kind = DeviceKind::pad, .id = seat});
      }
    }
    run_ = std::make_unique<BoutRun>(*game_, std::make_unique<Conductor>(std::move(plan)), words_,
                                     RunPlan{.waits_for_bots = waits_for_bots, .ornaments = 7, .wake = {}});
  }

  void update(double seconds) { run_->update(seconds, 0, false, seats_, words_); }
  /// The question of a seat as it is shown; null if none is.
  [[nodiscard]] const AskedQuestion* shown(int seat) {
    for (const AskedQuestion& question : run_->questions(words_)) {
      if (question.prompt.need.seat == seat) {
        return &question;
      }
    }
    return nullptr;
  }
  /// The first answer of a person to what he is asked.
  void answer(int seat) {
    ASSERT_NE(shown(seat), nullptr);
    ASSERT_TRUE(run_->answer(seat, shown(seat)->prompt.options.at(0).notation));
  }
  /// Challenge and training: up to the first cards of the fight, of which green's three are alike or not.
  void go_to_the_first_punch() {
    update(0);
    answer(0);
    update(0);
    answer(0);
    if (const AskedQuestion* green = shown(1)) {
      green->passed_over ? run_->seal_passed_over(1) : answer(1);
    }
    update(0);
    ASSERT_NE(shown(0), nullptr);
    ASSERT_EQ(run_->match().topic_name(run_->match().need()), "punch");
  }

  CornerGames games_ = test::must(CornerGames::open(FC_SOURCE_DIR "/data"));
  CornerGame* game_ = nullptr;
  Words words_ = test::must(Words::load(FC_SOURCE_DIR "/data", "en"));
  Seats seats_;
  std::unique_ptr<BoutRun> run_;
};

std::vector<std::unique_ptr<Controller>> two_people_and_a_bot() {
  std::vector<std::unique_ptr<Controller>> bots(2);
  bots.push_back(std::make_unique<Ready>());
  return bots;
}

TEST_F(BoutRunTest, a_bot_that_broods_stops_no_frame) {
  std::latch released(1);
  std::vector<std::unique_ptr<Controller>> bots;
  for (int seat = 0; seat < 3; ++seat) {
    bots.push_back(std::make_unique<Brooder>(released));
  }
  open(fight("[2,3,4]"), std::move(bots), false);
  const auto began = std::chrono::steady_clock::now();
  for (int frame = 0; frame < 300; ++frame) {
    update(0.016);
  }
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(2)) << "300 frames, and nobody waited";
  EXPECT_TRUE(run_->thinking());
  EXPECT_TRUE(run_->match().script().choices.empty());
  released.count_down();
  for (int frame = 0; frame < 2000 && run_->match().script().choices.empty(); ++frame) {
    update(0.016);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_FALSE(run_->match().script().choices.empty()) << "and then the game goes on";
}

TEST_F(BoutRunTest, a_question_that_was_passed_over_looks_asked) {
  open(fight("[2,2,2]"), two_people_and_a_bot(), true);
  go_to_the_first_punch();
  const AskedQuestion* forced = shown(1);
  ASSERT_NE(forced, nullptr) << "green has nothing but twos, and nobody can tell";
  EXPECT_TRUE(forced->passed_over);
  EXPECT_TRUE(forced->by_person);
  EXPECT_FALSE(forced->sealed);
  const std::size_t places = forced->prompt.place_count();
  open(fight("[2,2,3]"), two_people_and_a_bot(), true);
  go_to_the_first_punch();
  ASSERT_NE(shown(1), nullptr);
  EXPECT_FALSE(shown(1)->passed_over);
  EXPECT_EQ(shown(1)->prompt.place_count(), places) << "the same places on screen";
}

TEST_F(BoutRunTest, the_others_pick_waits_for_the_one_that_was_passed_over) {
  open(fight("[2,2,2]"), two_people_and_a_bot(), true);
  go_to_the_first_punch();
  const std::size_t before = run_->match().script().choices.size();
  answer(0);
  update(0.1);
  EXPECT_EQ(run_->match().script().choices.size(), before) << "green still seems to choose";
  ASSERT_NE(shown(0), nullptr);
  EXPECT_TRUE(shown(0)->sealed);
  run_->seal_passed_over(1);
  update(0.1);
  EXPECT_GT(run_->match().script().choices.size(), before);
}

TEST_F(BoutRunTest, what_was_passed_over_stays_sealed_when_another_seat_goes_to_a_bot) {
  open(fight("[2,2,2]"), std::vector<std::unique_ptr<Controller>>(3), true);
  go_to_the_first_punch();
  const std::size_t before = run_->match().script().choices.size();
  run_->seal_passed_over(1);
  seats_.leave(0);
  run_->hand_over(0, bot_of(Level::novice));
  update(0.1);
  EXPECT_GT(run_->match().script().choices.size(), before) << "green is not asked again, as nobody is who has chosen";
}

TEST_F(BoutRunTest, what_was_passed_over_seals_itself_after_a_while) {
  open(fight("[2,2,2]"), two_people_and_a_bot(), true);
  go_to_the_first_punch();
  const std::size_t before = run_->match().script().choices.size();
  update(1.4);
  EXPECT_FALSE(shown(1)->sealed);
  update(2.7);
  EXPECT_TRUE(shown(1)->sealed);
  answer(0);
  update(0.1);
  EXPECT_GT(run_->match().script().choices.size(), before);
}

TEST_F(BoutRunTest, behind_the_curtain_what_was_passed_over_waits_for_its_press) {
  open(fight("[2,2,2]"), two_people_and_a_bot(), true);
  seats_.leave(1);
  seats_.share(1);
  go_to_the_first_punch();
  update(60);
  ASSERT_NE(shown(1), nullptr);
  EXPECT_FALSE(shown(1)->sealed);
}

TEST_F(BoutRunTest, a_bots_forced_card_seems_chosen_like_any_other) {
  const auto seconds_to_seal = [this](const std::string& greens_cards) {
    std::vector<std::unique_ptr<Controller>> bots(1);
    bots.push_back(std::make_unique<Ready>());
    bots.push_back(std::make_unique<Ready>());
    open(fight(greens_cards), std::move(bots), true);
    go_to_the_first_punch();
    double seconds = 0;
    while (shown(1) != nullptr && !shown(1)->sealed && seconds < 10) {
      update(0.05);
      seconds += 0.05;
    }
    return seconds;
  };
  const double forced = seconds_to_seal("[2,2,2]");
  EXPECT_GT(forced, 0.5);
  EXPECT_LT(forced, 2.5);
  EXPECT_DOUBLE_EQ(seconds_to_seal("[2,2,3]"), forced) << "both are drawn alike";
}

TEST_F(BoutRunTest, a_person_alone_among_bots_has_nobody_to_hide_from) {
  std::vector<std::unique_ptr<Controller>> bots(1);
  bots.push_back(std::make_unique<Ready>());
  bots.push_back(std::make_unique<Ready>());
  open(fight("[2,2,2]"), std::move(bots), true);
  seats_ = Seats(3);
  seats_.place(0, {.kind = DeviceKind::pad, .id = 0});
  go_to_the_first_punch();
  EXPECT_NE(shown(1), nullptr) << "the bot's forced card looks like a chosen one";
  EXPECT_FALSE(shown(1)->by_person);
  answer(0);
  const std::size_t before = run_->match().script().choices.size();
  update(0.01);
  EXPECT_GT(run_->match().script().choices.size(), before) << "but nobody waits for a bot that has no choice";
}

TEST_F(BoutRunTest, a_seat_given_to_a_bot_is_played_by_it) {
  open(fight("[2,3,4]"), two_people_and_a_bot(), true);
  update(0);
  ASSERT_NE(shown(0), nullptr) << "black is asked";
  run_->hand_over(0, bot_of(Level::uniform));
  seats_.leave(0);
  update(0);
  EXPECT_FALSE(run_->match().script().choices.empty());
}

}  // namespace
}  // namespace fc::cabinet
