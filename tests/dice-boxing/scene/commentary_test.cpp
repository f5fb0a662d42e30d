// What the man at the microphone says, in both languages.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "bouts.h"
#include "scene/dice-boxing/game.h"
#include "tests/scene/commentary_lines.h"

namespace fc::dice_boxing {
namespace {

const Names ali_and_tyson{"Ali", "Tyson"};

TEST(DiceBoxingCommentary, every_line_of_many_bouts_is_worded_in_both_languages) {
  scene::test::expect_worded_lines<Rules>(
      30, 1000, test::some_setup, [](const auto& setup, const test::Step& bout, std::size_t at, const Words& words) {
        return remark_on(bout.events[at], bout.views[at - 1].seen, bout.views[at].seen, setup, ali_and_tyson, words);
      });
}

TEST(DiceBoxingCommentary, does_not_tell_the_winner_before_the_cards_have_been_read) {
  scene::test::expect_cards_before_the_winner(
      12, test::told, [](const State& state) { return state.end.on_cards; }, ali_and_tyson);
}

class Remarks : public testing::Test {
 protected:
  std::string on(const Event& event) {
    const auto remark = remark_on(event, before_, after_, setup_, ali_and_tyson, words_);
    return remark ? remark->text : "";
  }
  /// What is said of an event, again and again as the round goes on.
  std::vector<std::string> lines(const Event& event) {
    std::vector<std::string> heard;
    for (after_.action = 1; after_.action <= actions_in_a_round; ++after_.action) {
      heard.push_back(on(event));
    }
    return heard;
  }
  std::set<std::string> variants(const Event& event) {
    const std::vector<std::string> heard = lines(event);
    return {heard.begin(), heard.end()};
  }

  dice_boxing::Setup setup_ = test::ali_against_tyson();
  State before_ = Rules::opening(setup_);
  State after_ = before_;
  Words words_ = test::words_in("en");
};

TEST_F(Remarks, on_a_miss_are_many_and_none_comes_twice_running) {
  const PunchMissed miss{.corner = Corner::red, .free = FreePunch::none, .action = 1, .missed = 1};
  scene::test::expect_many_and_none_twice_running(lines(miss), 6);
}

TEST_F(Remarks, begin_otherwise_in_other_bouts) {
  std::set<std::string> heard;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    setup_ = test::some_setup(seed);
    heard.insert(on(RoundBegan{1}));
  }
  EXPECT_GE(heard.size(), 3U);
}

TEST_F(Remarks, grow_louder_with_the_points_of_a_punch) {
  std::map<int, std::set<std::string>> heard;
  for (const int points : {1, 3, 5}) {
    heard[points] = variants(PunchScored{.corner = Corner::red,
                                         .hit = {.type = PunchType::hook, .points = static_cast<std::uint8_t>(points)},
                                         .face = 3,
                                         .points = 9});
    for (const std::string& line : heard[points]) {
      EXPECT_NE(line.find("left hook"), std::string::npos) << line;
      EXPECT_FALSE(heard[points - 2].contains(line)) << line;
    }
  }
}

TEST_F(Remarks, tell_what_both_men_set_out_to_do_and_who_does_something_first) {
  StrategiesRevealed both{.strategies = {Strategy::none, Strategy::cover_up}, .uses = {}, .bonus = {}, .before = {}};
  for (const std::string& line : variants(both)) {
    EXPECT_LT(line.find("Tyson covers up"), line.find("Ali boxes as he is")) << line;
  }
  both.strategies = {Strategy::none, Strategy::none};
  for (const std::string& line : variants(both)) {
    EXPECT_EQ(line.find("Tyson"), std::string::npos) << line;
  }
}

TEST_F(Remarks, notice_that_somebody_goes_for_the_knockout_again) {
  StrategiesRevealed both{.strategies = {Strategy::knockout, Strategy::none}, .uses = {1, 0}, .bonus = {4, 0}, .before = {}};
  const std::set<std::string> first = variants(both);
  both.uses = {2, 0};
  for (const std::string& line : variants(both)) {
    EXPECT_FALSE(first.contains(line)) << line;
    EXPECT_NE(line.find("Ali"), std::string::npos) << line;
  }
}

TEST_F(Remarks, keep_the_judges_opinions_for_the_reading_of_the_cards) {
  EXPECT_EQ(on(JudgeDecided{.judge = 1, .face = 42, .lead = 3, .opinion = Opinion::favourite}), "");
  EXPECT_EQ(on(RoundScored{}), "");
}

TEST_F(Remarks, tell_what_a_knock_down_a_cut_and_a_warning_do) {
  const auto expect_told = [this](const Event& event, std::string_view effect) {
    for (const std::string& line : variants(event)) {
      EXPECT_TRUE(line.ends_with(effect)) << line;
    }
  };
  expect_told(GotUp{.corner = Corner::red, .letter = Letter::b, .knockdowns = 1, .points = 10},
              "Down once more in this round, and it is over.");
  expect_told(GotUp{.corner = Corner::red, .letter = Letter::c, .knockdowns = 1, .points = 10},
              "Control \u22125 until the bell.");
  expect_told(CutOpened{.corner = Corner::blue, .letter = CutLetter::b, .accidental = false},
              "Open, it gives the other man 1 punch number.");
  expect_told(Warned{.corner = Corner::blue, .warnings = 2},
              "That is warning number 2 for Tyson. From the second on each costs a point.");
  expect_told(PointDeducted{.corner = Corner::blue, .deductions = 1},
              "A point off Tyson on all three cards, number 1 in this bout. The third disqualifies.");
}

TEST_F(Remarks, say_nothing_of_a_sealed_pick) { EXPECT_EQ(on(PickSealed{Corner::red}), ""); }

TEST_F(Remarks, are_there_for_every_event_of_the_chart) {
  std::set<std::string> heard;
  for (std::size_t event = 0; event < unique_count; ++event) {
    heard.insert(on(UniqueHappened{.corner = Corner::red, .event = static_cast<UniqueEvent>(event)}));
  }
  EXPECT_EQ(heard.size(), unique_count);
}

TEST_F(Remarks, end_every_bout_with_its_own_words) {
  std::set<std::string> heard;
  const auto hear = [&](Method method, EndReason reason, bool has_winner, Verdict verdict = Verdict::none) {
    const End end{.method = method, .reason = reason, .verdict = verdict, .has_winner = has_winner};
    const std::string line = on(BoutEnded{.end = end, .round = 3, .cards = {}});
    EXPECT_EQ(line.find("dice-boxing."), std::string::npos) << line;
    heard.insert(line);
  };
  hear(Method::ko, EndReason::count, true);
  for (const EndReason reason : {EndReason::referee, EndReason::seriously_hurt, EndReason::three_knockdowns, EndReason::cut,
                                 EndReason::injury, EndReason::towel}) {
    hear(Method::tko, reason, true);
  }
  for (const EndReason reason : {EndReason::foul, EndReason::points}) {
    hear(Method::disqualification, reason, true);
  }
  for (const Verdict verdict : {Verdict::unanimous, Verdict::majority, Verdict::split}) {
    hear(Method::decision, EndReason::cards, true, verdict);
  }
  hear(Method::technical_decision, EndReason::cut, true);
  hear(Method::technical_draw, EndReason::accident, false);
  hear(Method::draw, EndReason::cards, false);
  EXPECT_EQ(heard.size(), 15U);
}

TEST_F(Remarks, tell_a_man_driven_into_his_own_corner) {
  RingMoved move{.corner = Corner::red,
                 .from = Position::center,
                 .to = Position::blue_corner,
                 .has_owner = true,
                 .action = 3,
                 .moves = 1};
  const std::set<std::string> home = variants(move);
  move.to = Position::far_neutral_corner;
  for (const std::string& line : variants(move)) {
    EXPECT_FALSE(home.contains(line)) << line;
    EXPECT_NE(line.find("in the far neutral corner"), std::string::npos) << line;
  }
}

}  // namespace
}  // namespace fc::dice_boxing
