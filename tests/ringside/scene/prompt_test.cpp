#include "scene/ringside/game.h"

#include <gtest/gtest.h>

#include <set>

#include "bouts.h"

namespace fc::ringside {
namespace {

using scene::Direction;
using scene::Prompt;

const Names names{"Ali", "Frazier"};

class RingsidePrompt : public testing::Test {
 protected:
  Prompt ask(const Rules::Setup& setup, const State& state) {
    const Need need = Rules::need(setup, state);
    return make_prompt(setup, Rules::view(setup, state, need.seat), need, names, words_);
  }

  Words words_ = test::words_in("en");
};

/// Options that direction presses reach from where the cursor starts.
std::set<std::size_t> reachable(const Prompt& prompt) {
  std::set<std::size_t> found{prompt.first};
  std::vector<std::size_t> open{prompt.first};
  while (!open.empty()) {
    const std::size_t from = open.back();
    open.pop_back();
    for (const Direction direction : {Direction::left, Direction::right, Direction::up, Direction::down}) {
      const std::size_t to = scene::step(prompt, from, direction);
      if (found.insert(to).second) {
        open.push_back(to);
      }
    }
  }
  return found;
}

TEST_F(RingsidePrompt, every_question_is_worded_and_every_answer_can_be_reached) {
  int asked = 0;
  for (std::uint64_t seed = 0; seed < 30 && !HasFailure(); ++seed) {
    const auto setup = test::some_setup(seed);
    for (const test::Step& step : test::play(setup, seed)) {
      const Need need = Rules::need(setup, step.after);
      if (need.kind != NeedKind::choice) {
        continue;
      }
      const Prompt prompt = ask(setup, step.after);
      EXPECT_EQ(prompt.options.size(), Rules::legal(setup, step.after, need).size());
      EXPECT_EQ(reachable(prompt).size(), prompt.options.size());
      EXPECT_EQ(prompt.title.find_first_of("{}"), std::string::npos) << prompt.title;
      EXPECT_EQ(prompt.title.find("ringside."), std::string::npos) << prompt.title;
      for (const scene::Option& option : prompt.options) {
        EXPECT_TRUE(Rules::parse(option.notation)) << option.notation;
        for (const std::string& text : {option.label, option.explanation, option.warning}) {
          EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
          EXPECT_EQ(text.find("ringside."), std::string::npos) << text;
        }
      }
      ++asked;
    }
  }
  EXPECT_GT(asked, 1000);
}

/// A state in the middle of the ring: red attacks from [2,2], blue defends on [3,3].
State mid_ring(const Setup& setup, Phase phase) {
  State state = Rules::opening(setup);
  state.has_attacker = true;
  state.phase = phase;
  return state;
}

TEST_F(RingsidePrompt, a_tactic_says_what_it_does_to_the_odds) {
  auto setup = test::some_setup(1);
  setup.boxers[0].agility = 60;
  setup.boxers[1].agility = 50;
  setup.boxers[1].counterpunch = 20;
  const Prompt prompt = ask(setup, mid_ring(setup, Phase::tactic));
  EXPECT_EQ(prompt.options[1].label, "Cover up");
  EXPECT_NE(prompt.options[1].explanation.find("over 60"), std::string::npos) << prompt.options[1].explanation;
  EXPECT_NE(prompt.options[1].explanation.find("over 80"), std::string::npos) << prompt.options[1].explanation;
  EXPECT_NE(prompt.options[2].explanation.find("over 75"), std::string::npos) << prompt.options[2].explanation;
}

TEST_F(RingsidePrompt, a_hook_in_a_clinch_carries_a_warning) {
  const auto setup = test::some_setup(1);
  State state = mid_ring(setup, Phase::punch);
  state.tactic = Tactic::clinch;
  const Prompt prompt = ask(setup, state);
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    EXPECT_EQ(prompt.options[punch].warning.empty(), !is_hook(static_cast<Punch>(punch)));
  }
}

TEST_F(RingsidePrompt, a_guess_looks_the_same_whatever_was_thrown) {
  const auto setup = test::some_setup(1);
  State state = mid_ring(setup, Phase::guess);
  state.thrown = Punch::left_hook;
  State otherwise = state;
  otherwise.thrown = Punch::combination;
  const Prompt first = ask(setup, state);
  const Prompt second = ask(setup, otherwise);
  EXPECT_TRUE(first.secret());
  for (std::size_t index = 0; index < first.options.size(); ++index) {
    EXPECT_EQ(first.options[index].explanation, second.options[index].explanation);
  }
}

TEST_F(RingsidePrompt, a_step_starts_straight_back_and_shows_the_way_to_the_ropes) {
  const auto setup = test::some_setup(1);
  const Prompt prompt = ask(setup, mid_ring(setup, Phase::move));
  EXPECT_TRUE(prompt.on_ring());
  EXPECT_EQ(prompt.options[prompt.first].notation, "move-4-4");
  EXPECT_EQ(prompt.options[prompt.first].label, "Straight back");
  const std::vector<scene::Glow>& hints = prompt.options[prompt.first].hints;
  ASSERT_EQ(hints.size(), 2U);
  EXPECT_EQ(hints[1].column, 5);
  EXPECT_EQ(hints[1].kind, scene::GlowKind::rope_line);
}

TEST_F(RingsidePrompt, small_frames_on_the_canvas_are_never_without_words) {
  const auto setup = test::some_setup(1);
  for (const Phase phase : {Phase::move, Phase::follow}) {
    const Prompt prompt = ask(setup, mid_ring(setup, phase));
    for (const scene::Option& option : prompt.options) {
      EXPECT_EQ(option.hints.empty(), option.explanation.find("mall frames") == std::string::npos) << option.explanation;
    }
  }
}

TEST_F(RingsidePrompt, staying_is_the_mans_own_square) {
  const auto setup = test::some_setup(1);
  const Prompt prompt = ask(setup, mid_ring(setup, Phase::follow));
  EXPECT_EQ(prompt.options[0].notation, "stay");
  EXPECT_EQ(scene::option_at(prompt, {2, 2}), 0U);
}

}  // namespace
}  // namespace fc::ringside
