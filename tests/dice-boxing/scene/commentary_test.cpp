// What the man at the microphone says, in both languages.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "bouts.h"
#include "scene/dice-boxing/wording.h"

namespace fc::dice_boxing {
namespace {

const Names ali_and_tyson{"Ali", "Tyson"};

TEST(DiceBoxingCommentary, every_line_of_many_bouts_is_worded_in_both_languages) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    std::size_t lines = 0;
    for (std::uint64_t seed = 0; seed < 30 && !testing::Test::HasFailure(); ++seed) {
      const auto setup = test::some_setup(seed);
      const test::Step bout = test::whole(test::play(setup, seed));
      for (std::size_t at = 1; at < bout.events.size(); ++at) {
        const auto remark =
            remark_on(bout.events[at], bout.views[at - 1].seen, bout.views[at].seen, setup, ali_and_tyson, words);
        if (remark) {
          ++lines;
          EXPECT_EQ(remark->text.find_first_of("{}"), std::string::npos) << remark->text;
          EXPECT_EQ(remark->text.find("dice-boxing."), std::string::npos) << remark->text;
        }
      }
    }
    EXPECT_GT(lines, 1000U);
  }
}

TEST(DiceBoxingCommentary, does_not_tell_the_winner_before_the_cards_have_been_read) {
  const Words words = test::words_in("en");
  std::size_t decisions = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    const Cue& last = choreography.timeline().all().back();
    if (std::get<BoutEnded>(last.event).end.on_cards) {
      ++decisions;
      const auto just_ended = scene::test::said_until(choreography, last.start + 0.1, ali_and_tyson, words, 1);
      const auto read = scene::test::said_until(choreography, choreography.end_time(), ali_and_tyson, words, 1);
      ASSERT_FALSE(just_ended.empty());
      EXPECT_LT(just_ended.back().time, last.start);
      EXPECT_GT(read.back().time, last.start + 1);
    }
  }
  EXPECT_GT(decisions, 0U);
}

class Remarks : public testing::Test {
 protected:
  std::string on(const Event& event) {
    const auto remark = remark_on(event, before_, after_, setup_, ali_and_tyson, words_);
    return remark ? remark->text : "";
  }
  /// All variants of what is said of an event, as the round goes on.
  std::set<std::string> variants(const Event& event) {
    std::set<std::string> heard;
    for (after_.action = 1; after_.action <= actions_in_a_round; ++after_.action) {
      heard.insert(on(event));
    }
    return heard;
  }

  dice_boxing::Setup setup_ = test::ali_against_tyson();
  State before_ = Rules::opening(setup_);
  State after_ = before_;
  Words words_ = test::words_in("en");
};

TEST_F(Remarks, on_a_miss_are_many_and_none_comes_twice_running) {
  const PunchMissed miss{.corner = Corner::red, .free = FreePunch::none, .action = 1, .missed = 1};
  EXPECT_GE(variants(miss).size(), 6U);
  std::string last;
  for (after_.action = 1; after_.action <= actions_in_a_round; ++after_.action) {
    const std::string line = on(miss);
    EXPECT_NE(line, last);
    last = line;
  }
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
