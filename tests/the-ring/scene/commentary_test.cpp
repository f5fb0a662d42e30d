// What the man at the microphone says, in both languages.
#include "scene/the-ring/game.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "bouts.h"
#include "tests/scene/commentary_lines.h"

namespace fc::the_ring {
namespace {

using test::line_of;

const Names olson_and_sandy{"Olson", "Sandy"};

TEST(TheRingCommentary, every_line_of_many_bouts_is_worded_in_both_languages) {
  scene::test::expect_worded_lines<Rules>(
      60, 2000, test::some_setup, [](const auto& setup, const test::Step& bout, std::size_t at, const Words& words) {
        return remark_on(bout.events[at], at, bout.views[at - 1].seen, bout.views[at].seen, setup, olson_and_sandy, words);
      });
}

TEST(TheRingCommentary, does_not_tell_the_winner_before_the_cards_have_been_read) {
  scene::test::expect_cards_before_the_winner(
      40, test::told, [](const State& state) { return !is_stoppage(state.end.method); }, olson_and_sandy);
}

class Remarks : public testing::Test {
 protected:
  std::string on(const Event& event, std::size_t index = 0) {
    const auto remark = remark_on(event, index, state_, state_, setup_, olson_and_sandy, words_);
    return remark ? remark->text : "";
  }
  /// What is said of an event, again and again as the bout goes on.
  std::vector<std::string> lines(const Event& event) {
    std::vector<std::string> heard;
    for (std::size_t index = 0; index < 24; ++index) {
      heard.push_back(on(event, index));
    }
    return heard;
  }
  std::set<std::string> variants(const Event& event) {
    const std::vector<std::string> heard = lines(event);
    return {heard.begin(), heard.end()};
  }

  the_ring::Setup setup_ = test::olson_against_sandy();
  State state_ = Rules::opening(setup_);
  Words words_ = test::words_in("en");
};

TEST_F(Remarks, on_a_miss_are_many_and_none_comes_twice_running) {
  const EntryRead miss = line_of(1, 21, 0, {});
  scene::test::expect_many_and_none_twice_running(lines(miss), 6);
}

TEST_F(Remarks, name_the_punches_of_the_line) {
  bool named = false;
  for (const std::string& line : variants(line_of(2, 25, 0, {.score = 2, .cut = true}))) {
    named = named || line.find("Left hook") != std::string::npos;
    EXPECT_TRUE(line.find("Olson") != std::string::npos || line.find("Sandy") != std::string::npos) << line;
  }
  EXPECT_TRUE(named);
}

TEST_F(Remarks, go_downstairs_with_a_body_blow) {
  const std::set<std::string> body = variants(line_of(1, 23, 0, {.stm = 1}));
  const std::set<std::string> light = variants(line_of(1, 23, 1, {.score = 1}));
  for (const std::string& line : body) {
    EXPECT_FALSE(light.contains(line)) << line;
  }
}

TEST_F(Remarks, tell_who_presses_first) {
  const StrategiesRevealed both{.strategies = {Strategy::outside, Strategy::body},
                                .before = {Strategy::none, Strategy::none}};
  for (const std::string& line : variants(both)) {
    EXPECT_LT(line.find("Sandy goes to the body"), line.find("toes")) << line;
  }
  const StrategiesRevealed one{.strategies = {Strategy::box, Strategy::body}, .before = {Strategy::box, Strategy::box}};
  for (const std::string& line : variants(one)) {
    EXPECT_NE(line.find("Sandy"), std::string::npos) << line;
    EXPECT_NE(line.find("goes to the body"), std::string::npos) << line;
  }
  const StrategiesRevealed same{.strategies = {Strategy::box, Strategy::box}, .before = {Strategy::box, Strategy::box}};
  EXPECT_EQ(on(same), "");
}

TEST_F(Remarks, say_nothing_of_a_sealed_pick_and_nothing_of_what_a_judge_saw) {
  EXPECT_EQ(on(PickSealed{Corner::red}), "");
  EXPECT_EQ(on(JudgeScored{}), "");
  EXPECT_EQ(on(RoundScored{}), "");
}

TEST_F(Remarks, rise_early_late_and_between) {
  std::set<std::string> heard;
  for (const int count : {2, 6, 9}) {
    for (const std::string& line : variants(GotUp{.corner = Corner::blue, .count = count})) {
      EXPECT_TRUE(heard.insert(line).second) << line;
    }
  }
}

TEST_F(Remarks, end_every_bout_with_its_own_words_and_its_time) {
  std::set<std::string> heard;
  for (const Method method :
       {Method::ko, Method::tko, Method::tko_cut, Method::dq, Method::unanimous, Method::majority, Method::split}) {
    End end{.method = method, .has_winner = true, .winner = Corner::red, .seconds = 104};
    const std::string line = on(BoutEnded{.end = end, .round = 3, .cards = {}});
    EXPECT_TRUE(heard.insert(line).second) << line;
    EXPECT_EQ(line.find("1:44") != std::string::npos, is_stoppage(method)) << line;
    end.title = Title::lost;
    EXPECT_TRUE(on(BoutEnded{.end = end, .round = 3, .cards = {}}).ends_with("We have a new champion!"));
  }
  heard.insert(on(BoutEnded{.end = {.method = Method::draw_split}, .round = 12, .cards = {}}));
  EXPECT_EQ(heard.size(), 8U);
}

TEST_F(Remarks, have_words_for_every_foul_and_every_camp) {
  for (int legend = 1; legend <= legend_count; ++legend) {
    const std::string line =
        on(FoulRead{.by = Corner::red, .dice = 7, .rating = 1, .referee = 0, .total = 8, .legend = legend});
    EXPECT_FALSE(line.empty());
    EXPECT_EQ(line.find("the-ring."), std::string::npos) << line;
  }
  for (std::size_t result = 0; result < training_count; ++result) {
    const std::string line =
        on(TrainingRead{.corner = Corner::blue, .rating = 3, .total = 7, .result = static_cast<Training>(result)});
    EXPECT_NE(line.find("Sandy"), std::string::npos) << line;
  }
}

}  // namespace
}  // namespace fc::the_ring
