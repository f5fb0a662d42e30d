// The questions of a campaign as they are asked.
#include "scene/ringside-campaign/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "rules/ringside-campaign/stables.h"
#include "steps.h"

namespace fc::ringside_campaign {
namespace {

constexpr std::size_t decisions = static_cast<std::size_t>(Decision::withdraw) + 1;

void expect_worded(const std::string& text) {
  EXPECT_EQ(text.find("ringside-campaign."), std::string::npos) << text;
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
  EXPECT_EQ(text.find("  "), std::string::npos) << text;
}

TEST(CampaignPrompts, every_question_of_many_campaigns_is_worded_in_both_languages) {
  const std::array words{test::words_in("en"), test::words_in("fr")};
  std::array<int, decisions> asked{};
  std::uint64_t seed = 1;
  for (const auto& setup : test::setups()) {
    test::play(setup, seed++, [&](const State& state, const test::Step& /*step*/) {
      const Need need = Rules::need(setup, state);
      if (need.kind != NeedKind::choice || testing::Test::HasFailure()) {
        return;
      }
      // Every wording of a rare question, some of those that come every week.
      if (asked.at(need.topic)++ > 300) {
        return;
      }
      for (const Words& language : words) {
        const scene::Prompt prompt = make_prompt(setup, state, need, test::managers(), language);
        ASSERT_GE(prompt.options.size(), 2U);
        ASSERT_LT(prompt.first, prompt.options.size());
        expect_worded(prompt.title);
        for (const scene::Option& option : prompt.options) {
          EXPECT_FALSE(option.label.empty());
          EXPECT_FALSE(option.explanation.empty()) << option.label;
          for (const std::string& text : {option.label, option.explanation, option.warning}) {
            expect_worded(text);
          }
        }
      }
    });
  }
  for (std::size_t topic = 0; topic < decisions; ++topic) {
    EXPECT_GT(asked.at(topic), 0) << Rules::topic_name(ask(static_cast<Decision>(topic), 0));
  }
}

/// The first question of that kind in a campaign, as it is asked; `met` says whether the state will do.
template <class Met>
scene::Prompt first_of(const Setup& setup, Decision decision, Met met) {
  const Words english = test::words_in("en");
  scene::Prompt found;
  test::play(setup, 5, [&](const State& state, const test::Step& /*step*/) {
    if (found.options.empty() && is_asked(state, decision) && met(state)) {
      found = make_prompt(setup, state, Rules::need(setup, state), test::managers(), english);
    }
  });
  return found;
}

TEST(CampaignPrompts, a_bid_says_what_is_left_for_the_empty_places) {
  const auto setup = test::setup_of(2, R"({"formation":"auction","stable_size":3,"weeks":1})");
  const scene::Prompt prompt = first_of(setup, Decision::opening_bid, [](const State&) { return true; });
  ASSERT_EQ(prompt.options.size(), 6U);
  EXPECT_EQ(prompt.options[0].label, "$100");
  EXPECT_EQ(prompt.options[0].explanation, "You then have $9,900 for 2 more men.");
  EXPECT_EQ(prompt.options[5].label, "$5,000");
}

TEST(CampaignPrompts, an_arena_says_purses_and_shares) {
  const auto setup = test::setup_of(2, R"({"stable_size":4,"weeks":20})");
  int at_the_pits = 0;
  const Words english = test::words_in("en");
  test::play(setup, 6, [&](const State& state, const test::Step& /*step*/) {
    if (!is_asked(state, Decision::arena)) {
      return;
    }
    const scene::Prompt prompt = make_prompt(setup, state, Rules::need(setup, state), test::managers(), english);
    const int pop = state.man(state.offer.man).pop() + state.man(state.offer.other).pop();
    if (prompt.options[0].notation == "pits") {
      ++at_the_pits;
      const std::string won = std::to_string(70 + 5 * std::max(0, pop));
      EXPECT_TRUE(prompt.options[0].explanation.starts_with("Purse $" + won + ", lost $")) << prompt.options[0].explanation;
    }
  });
  EXPECT_GT(at_the_pits, 0);
}

TEST(CampaignPrompts, a_tired_man_is_warned_of) {
  const auto setup = test::setup_of(3, R"({"stable_size":3,"weeks":20})");
  const scene::Prompt prompt = first_of(setup, Decision::book, [&](const State& state) {
    const auto legal = Rules::legal(setup, state, state.asked);
    return std::ranges::any_of(legal, [&](const Choice& choice) {
      return choice.word == Word::man && carried_damage(setup, state, person_of(setup, choice.man)) > 0;
    });
  });
  ASSERT_GE(prompt.options.size(), 2U);
  EXPECT_EQ(prompt.first, 1U) << "passing is not what a newcomer should press";
  EXPECT_TRUE(std::ranges::any_of(prompt.options, [](const scene::Option& option) {
    return option.warning.find(" damage; rested in ") != std::string::npos;
  }));
}

TEST(CampaignFigures, popularity_is_set_in_points) {
  EXPECT_EQ(points_text(9), "4½");
  EXPECT_EQ(points_text(-3), "–1½");
  EXPECT_EQ(points_text(1), "½");
  EXPECT_EQ(points_text(0), "0");
}

TEST(CampaignFigures, money_is_set_as_the_language_prints_it) {
  EXPECT_EQ(money_text(245000, test::words_in("en")), "$245,000");
  EXPECT_EQ(money_text(1200, test::words_in("fr")), "1\u00a0200\u00a0$");
  EXPECT_EQ(signed_money_text(-70, test::words_in("en")), "–$70");
}

}  // namespace
}  // namespace fc::ringside_campaign
