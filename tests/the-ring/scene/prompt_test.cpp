// The questions of The Ring as they are asked.
#include "scene/the-ring/game.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "bouts.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

const Names asked_names{"Olson", "Sandy"};

class Questions : public testing::Test {
 protected:
  scene::Prompt ask() {
    return make_prompt(setup_, Rules::view(setup_, state_, no_seat), Rules::need(setup_, state_), asked_names, english_);
  }

  the_ring::Setup setup_ = test::olson_against_sandy();
  State state_ = Rules::opening(setup_);
  Words english_ = test::words_in("en");
};

TEST_F(Questions, name_a_strategy_with_its_rating_against_the_other_mans_defence) {
  state_.boxers[0].now.box = 5;
  state_.boxers[1].now.def = 4;
  const scene::Prompt prompt = ask();
  EXPECT_EQ(prompt.title, "Olson: what for segment 1 of round 1?");
  ASSERT_EQ(prompt.options.size(), 5U);
  EXPECT_EQ(prompt.options[2].label, "Box");
  EXPECT_EQ(prompt.options[2].notation, "box");
  EXPECT_TRUE(prompt.options[2].explanation.starts_with("Box 5 v DEF 4: +1. ")) << prompt.options[2].explanation;
}

TEST_F(Questions, warn_of_a_counterpuncher_and_of_a_clinch_that_cannot_hold) {
  state_.boxers[0].now.def = 0;
  state_.boxers[1].now.box = 7;
  scene::Prompt prompt = ask();
  EXPECT_EQ(prompt.options[1].warning, "Sandy counters on 7 or less with two dice.");
  EXPECT_EQ(prompt.options[4].warning, "No die is low enough: you cannot hold.");
  state_.boxers[0].now.def = 3;
  state_.boxers[1].now.box = 4;
  prompt = ask();
  EXPECT_TRUE(prompt.options[1].warning.empty());
  EXPECT_TRUE(prompt.options[4].explanation.starts_with("Holds on 1 to 3")) << prompt.options[4].explanation;
}

TEST(TheRingPrompts, every_question_of_many_bouts_is_worded_in_both_languages) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    std::array<int, decision_count> asked{};
    for (std::uint64_t seed = 0; seed < 120 && !testing::Test::HasFailure(); ++seed) {
      auto setup = test::some_setup(seed);
      setup.options.solitaire = Solitaire::none;
      for (const test::Step& step : test::play(setup, seed)) {
        const Need need = Rules::need(setup, step.after);
        if (need.kind != NeedKind::choice) {
          continue;
        }
        ++asked.at(need.topic);
        const scene::Prompt prompt = make_prompt(setup, Rules::view(setup, step.after, need.seat), need, asked_names, words);
        EXPECT_GE(prompt.options.size(), 2U);
        EXPECT_EQ(prompt.title.find("the-ring."), std::string::npos) << prompt.title;
        for (const scene::Option& option : prompt.options) {
          for (const std::string& text : {option.label, option.explanation, option.warning}) {
            EXPECT_EQ(text.find("the-ring."), std::string::npos) << text;
            EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
          }
          EXPECT_FALSE(option.label.empty());
          EXPECT_FALSE(option.explanation.empty() && option.warning.empty());
        }
      }
    }
    EXPECT_EQ(std::ranges::count(asked, 0), 0);
  }
}

}  // namespace
}  // namespace fc::the_ring
