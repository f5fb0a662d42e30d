#include "cabinet/bout/pick_table.h"

#include <gtest/gtest.h>

namespace fc::cabinet {
namespace {

/// Two of the first piece and one of the second make the only answers: both of the first, or one of each.
scene::Prompt pair_of_pieces() {
  scene::Prompt prompt;
  prompt.need = {.kind = NeedKind::choice, .secret = true};
  prompt.pieces = 2;
  prompt.places = {{.label = "1", .option = std::nullopt, .held = 2}, {.label = "2", .option = std::nullopt, .held = 1}};
  prompt.options.resize(2);
  prompt.options[0].pieces = {2, 0};
  prompt.options[1].pieces = {1, 1};
  return prompt;
}

TEST(PickTable, puts_an_answer_together_from_pieces) {
  PickTable table(1);
  const scene::Prompt prompt = pair_of_pieces();
  EXPECT_EQ(table.composed_option(0, prompt), std::nullopt);
  EXPECT_TRUE(table.take(0, prompt, 1));
  EXPECT_FALSE(table.take(0, prompt, 1)) << "there is only one of it";
  EXPECT_EQ(table.composed_option(0, prompt), std::nullopt);
  EXPECT_TRUE(table.take(0, prompt, 0));
  EXPECT_EQ(table.composed_option(0, prompt), 1U);
  EXPECT_FALSE(table.take(0, prompt, 0)) << "two are all he needs";
  EXPECT_EQ(table.composed_option(1, prompt), std::nullopt) << "each seat has its own pieces";
}

TEST(PickTable, puts_pieces_back) {
  PickTable table(1);
  const scene::Prompt prompt = pair_of_pieces();
  ASSERT_TRUE(table.take(0, prompt, 1));
  table.put_back(0);
  EXPECT_TRUE(table.take(0, prompt, 0));
  EXPECT_TRUE(table.take(0, prompt, 0));
  EXPECT_EQ(table.composed_option(0, prompt), 0U);
}

TEST(PickTable, a_place_beyond_the_prompts_places_holds_no_piece) {
  PickTable table(1);
  EXPECT_FALSE(table.take(0, pair_of_pieces(), 5));
  EXPECT_EQ(table.place_of(0, PickSlot{.place = 5}), 5U);
  EXPECT_EQ(table.place_of(0, PickSlot{}), std::nullopt);
}

TEST(PickTable, one_person_among_bots_needs_no_discretion_whatever_he_holds) {
  const PickTable table(1);
  for (const DeviceKind kind : {DeviceKind::pad, DeviceKind::keyboard, DeviceKind::mouse, DeviceKind::touch}) {
    Seats seats(4);
    seats.place(0, {.kind = kind, .id = 0});
    EXPECT_FALSE(is_discreet(table, seats, 0));
    seats.place(1, {.kind = DeviceKind::pad, .id = 5});
    EXPECT_TRUE(is_discreet(table, seats, 1)) << "another person looks on";
  }
}

}  // namespace
}  // namespace fc::cabinet
