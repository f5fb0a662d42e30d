#include <gtest/gtest.h>

#include <array>

#include "scene/prompt.h"

namespace fc::scene {
namespace {

Prompt list_of(std::size_t count) {
  Prompt prompt;
  prompt.options.resize(count);
  return prompt;
}

Prompt ring_of(std::initializer_list<Cell> cells) {
  Prompt prompt;
  for (const Cell cell : cells) {
    Option option;
    option.cell = cell;
    prompt.options.push_back(option);
  }
  return prompt;
}

TEST(PromptCursor, walks_a_list_round_its_end) {
  const Prompt prompt = list_of(3);
  EXPECT_FALSE(prompt.on_ring());
  EXPECT_EQ(step(prompt, 0, Direction::down), 1U);
  EXPECT_EQ(step(prompt, 2, Direction::right), 0U);
  EXPECT_EQ(step(prompt, 0, Direction::up), 2U);
}

TEST(PromptCursor, walks_the_ring_by_the_direction_on_the_screen) {
  const Prompt prompt = ring_of({{2, 4}, {3, 4}, {4, 2}, {4, 3}, {4, 4}});
  EXPECT_TRUE(prompt.on_ring());
  EXPECT_EQ(step(prompt, 1, Direction::right), 4U);
  EXPECT_EQ(step(prompt, 4, Direction::up), 3U);
  EXPECT_EQ(step(prompt, 4, Direction::down), 4U);
  EXPECT_EQ(step(prompt, 0, Direction::left), 0U);
}

TEST(PromptCursor, the_pointer_finds_the_square) {
  const Prompt prompt = ring_of({{2, 4}, {3, 4}});
  EXPECT_EQ(option_at(prompt, {3, 4}), 1U);
  EXPECT_FALSE(option_at(prompt, {0, 0}));
}

TEST(PromptCursor, the_square_under_the_cursor_shines_differently) {
  const Prompt prompt = ring_of({{2, 4}, {3, 4}});
  const auto shining = glows(prompt, 1);
  ASSERT_EQ(shining.size(), 2U);
  EXPECT_EQ(shining[0].kind, GlowKind::legal);
  EXPECT_EQ(shining[1].kind, GlowKind::focused);
}

TEST(PromptPlaces, without_places_every_option_stands_at_its_own) {
  const Prompt prompt = list_of(3);
  EXPECT_EQ(prompt.place_count(), 3U);
  EXPECT_EQ(prompt.option_at_place(2), 2U);
  EXPECT_FALSE(prompt.option_at_place(3));
}

TEST(PromptPlaces, a_place_may_hold_nothing) {
  Prompt prompt = list_of(2);
  prompt.places = {{"1", 0, 0}, {"2", std::nullopt, 0}, {"3", 1, 0}};
  EXPECT_EQ(prompt.place_count(), 3U);
  EXPECT_EQ(prompt.option_at_place(2), 1U);
  EXPECT_FALSE(prompt.option_at_place(1));
}

TEST(PromptPlaces, an_answer_is_put_together_from_pieces) {
  Prompt prompt = list_of(2);
  prompt.options[0].pieces = {2, 0, 1};
  prompt.options[1].pieces = {1, 1, 1};
  EXPECT_EQ(prompt.option_of(std::array<std::uint8_t, 3>{1, 1, 1}), 1U);
  EXPECT_FALSE(prompt.option_of(std::array<std::uint8_t, 3>{1, 1, 0}));
}

}  // namespace
}  // namespace fc::scene
