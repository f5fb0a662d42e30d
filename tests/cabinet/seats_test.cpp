#include "cabinet/program/seats.h"

#include <gtest/gtest.h>

namespace fc::cabinet {
namespace {

constexpr DeviceId pad1{.kind = DeviceKind::pad, .id = 7};
constexpr DeviceId pad2{.kind = DeviceKind::pad, .id = 9};
constexpr DeviceId keyboard{.kind = DeviceKind::keyboard, .id = 0};
constexpr DeviceId left_half{.kind = DeviceKind::keyboard_left, .id = 0};
constexpr DeviceId right_half{.kind = DeviceKind::keyboard_right, .id = 0};
constexpr DeviceId mouse{.kind = DeviceKind::mouse, .id = 0};
constexpr DeviceId finger{.kind = DeviceKind::touch, .id = 0};

TEST(Seats, are_bots_until_somebody_joins) {
  Seats seats;
  EXPECT_EQ(seats.people(), 0);
  EXPECT_EQ(seats.join(pad1), 0);
  EXPECT_EQ(seats.join(pad1), std::nullopt) << "he has a seat already";
  EXPECT_EQ(seats.join(pad2), 1);
  EXPECT_EQ(seats.join(keyboard), std::nullopt) << "no seat is free";
  EXPECT_EQ(seats.seats_of(pad2), std::vector<int>{1});
}

TEST(Seats, a_hand_that_joins_leaves_the_other_hand_to_the_first) {
  Seats seats;
  ASSERT_EQ(seats.join(keyboard), 0);
  EXPECT_EQ(seats.seats_of(left_half), std::vector<int>{0}) << "the whole keyboard is his";
  ASSERT_EQ(seats.join(right_half), 1);
  EXPECT_EQ(seats[0].device, left_half);
  EXPECT_EQ(seats.seats_of(left_half), std::vector<int>{0});
  EXPECT_EQ(seats.seats_of(right_half), std::vector<int>{1});
}

TEST(Seats, a_hand_that_came_alone_holds_the_whole_keyboard) {
  Seats seats(4);
  ASSERT_EQ(seats.join(left_half), 0);
  EXPECT_EQ(seats[0].device, keyboard);
  EXPECT_EQ(seats.join(left_half), std::nullopt) << "it sits already";
  EXPECT_EQ(seats.join(keyboard), std::nullopt);
  ASSERT_EQ(seats.join(right_half), 1) << "the other half may join";
  EXPECT_EQ(seats[0].device, left_half);
  EXPECT_EQ(seats.join(keyboard), std::nullopt) << "the keys between the halves are nobody's";
  EXPECT_EQ(seats.people(), 2);
}

TEST(Seats, whoever_has_the_left_keys_sits_left) {
  Seats seats(4);
  ASSERT_EQ(seats.join(keyboard), 0) << "with the arrows or Enter";
  seats[0].name = "Ann";
  EXPECT_EQ(seats.join(left_half), 0) << "she moves to the right";
  EXPECT_EQ(seats[0].device, left_half);
  EXPECT_EQ(seats[0].name, "");
  EXPECT_EQ(seats[1].device, right_half);
  EXPECT_EQ(seats[1].name, "Ann");
  EXPECT_EQ(seats.people(), 2);
  Seats chosen(2);
  chosen.place(1, keyboard);
  EXPECT_EQ(chosen.join(right_half), 1);
  EXPECT_EQ(chosen[0].device, left_half);
}

TEST(Seats, hands_that_take_their_chairs_share_the_keyboard) {
  Seats seats(3);
  seats.place(0, left_half);
  EXPECT_EQ(seats[0].device, keyboard);
  seats.place(2, right_half);
  EXPECT_EQ(seats[0].device, left_half);
  EXPECT_EQ(seats[2].device, right_half);
  seats.place(1, left_half);
  EXPECT_FALSE(seats[0].is_person()) << "the left half has moved";
  EXPECT_EQ(seats[1].device, left_half);
}

TEST(Seats, a_pad_that_comes_back_finds_its_seat) {
  Seats seats;
  seats.join(pad1);
  seats.join(pad2);
  EXPECT_EQ(seats.lose(pad1), 0);
  EXPECT_EQ(seats.first_lost(), 0);
  EXPECT_TRUE(seats.seats_of(pad1).empty());
  constexpr DeviceId same_pad_again{.kind = DeviceKind::pad, .id = 11};
  EXPECT_EQ(seats.give_back(same_pad_again), 0);
  EXPECT_EQ(seats.first_lost(), std::nullopt);
  EXPECT_EQ(seats.seats_of(same_pad_again), std::vector<int>{0});
}

TEST(Seats, the_other_hand_of_a_keyboard_takes_a_lost_seat) {
  Seats seats;
  seats.join(keyboard);
  seats.join(pad1);
  seats.lose(pad1);
  EXPECT_EQ(seats.give_back(keyboard), std::nullopt) << "that is the other man's";
  EXPECT_EQ(seats.give_back(left_half), 1);
  EXPECT_EQ(seats[0].device, right_half);
  EXPECT_EQ(seats[1].device, left_half);
  EXPECT_FALSE(seats.needs_curtain(0));
}

TEST(Seats, a_shared_device_acts_for_both_behind_the_curtain) {
  Seats seats;
  seats.join(pad1);
  EXPECT_FALSE(seats.needs_curtain(0));
  ASSERT_TRUE(seats.share(1, pad1));
  EXPECT_EQ(seats.seats_of(pad1), (std::vector<int>{0, 1}));
  EXPECT_TRUE(seats.needs_curtain(0));
  EXPECT_TRUE(seats.needs_curtain(1));
  seats.leave(0);
  EXPECT_EQ(seats.seats_of(pad1), std::vector<int>{1}) << "the other goes on with it";
  EXPECT_FALSE(seats.needs_curtain(1));
}

TEST(Seats, is_shared_with_the_hand_that_holds_the_device) {
  Seats seats(4);
  seats.join(pad1);
  seats.join(pad2);
  ASSERT_TRUE(seats.share(2, pad2));
  ASSERT_TRUE(seats.share(3, mouse));
  EXPECT_EQ(seats.seats_of(pad2), (std::vector<int>{1, 2}));
  EXPECT_EQ(seats.seats_of(pad1), (std::vector<int>{0, 3})) << "else with the first";
  seats.place(0, pad2);
  EXPECT_EQ(seats.seats_of(pad2), (std::vector<int>{0, 2, 3}));
  seats.lose(pad2);
  EXPECT_TRUE(seats.seats_of(pad2).empty());
}

TEST(Seats, of_who_is_absent_are_his_but_bots_decide) {
  Seats seats(3);
  seats.join(pad1);
  seats.join(pad2);
  seats[0].name = "Ann";
  seats.go_away(0);
  EXPECT_EQ(seats.people(), 1);
  EXPECT_TRUE(seats.stand_ins()[0]);
  EXPECT_EQ(seats.give_back(mouse), std::nullopt) << "no pad is missing";
  EXPECT_EQ(seats[0].sitter, Sitter::absent);
  seats.place(0, pad1);
  EXPECT_EQ(seats[0].name, "Ann");
  seats.go_away(0);
  seats.resize(3);
  EXPECT_EQ(seats[0].sitter, Sitter::bot) << "at another table";
}

TEST(Seats, that_are_shared_follow_the_device_wherever_it_goes) {
  Seats seats(4);
  seats.place(0, pad1);
  seats.place(1, pad2);
  ASSERT_TRUE(seats.share(2, pad2));
  seats.place(3, pad2);
  EXPECT_EQ(seats.seats_of(pad2), (std::vector<int>{2, 3}));
  EXPECT_EQ(seats.seats_of(pad1), (std::vector<int>{0}));
  seats.lose(pad2);
  ASSERT_TRUE(seats.share(3, pad1)) << "another device is taken for the one that is lost";
  EXPECT_EQ(seats.seats_of(pad1), (std::vector<int>{0, 2, 3})) << "nobody is left whom no device answers for";
}

TEST(Seats, nobody_can_share_what_nobody_has) {
  Seats seats;
  EXPECT_FALSE(seats.share(1, pad1));
}

TEST(Seats, whoever_points_among_others_needs_the_curtain) {
  Seats seats;
  seats.join(mouse);
  EXPECT_FALSE(seats.needs_curtain(0)) << "alone there is nobody to hide from";
  seats.join(pad1);
  EXPECT_TRUE(seats.needs_curtain(0));
  EXPECT_FALSE(seats.needs_curtain(1));
  EXPECT_EQ(seats.seats_of(finger), std::vector<int>{0}) << "pointing is pointing";
}

TEST(Seats, of_a_table_that_grows_and_shrinks_keep_their_people) {
  Seats seats(3);
  seats.place(2, pad1);
  seats.resize(5);
  EXPECT_EQ(seats.count(), 5);
  EXPECT_EQ(seats.seats_of(pad1), std::vector<int>{2});
  seats.place(4, pad2);
  seats.resize(3);
  EXPECT_EQ(seats.seats_of(pad1), std::vector<int>{2});
  EXPECT_EQ(seats.seats_of(pad2), std::vector<int>{0}) << "whose chair has gone takes the first bot's";
  seats.resize(1);
  ASSERT_TRUE(seats.seats_of(pad1).empty()) << "there is no chair for both";
  EXPECT_EQ(seats.seats_of(pad2), std::vector<int>{0});
}

TEST(Seats, let_nothing_stand_in_that_the_game_does_not_offer) {
  constexpr std::array<StandIn, 2> offered{bot_of(Level::contender), StandIn{.word = "solitaire", .level = {}}};
  Seats seats(3);
  seats[0].stand_in = bot_of(Level::champion);
  seats[1].stand_in = offered[1];
  seats.keep_to(offered);
  EXPECT_EQ(seats[0].stand_in, bot_of(Level::contender));
  EXPECT_EQ(seats[1].stand_in, offered[1]);
  EXPECT_EQ(seats[1].substitute(), bot_of(Level::contender)) << "it cannot join a bout that is under way";
}

TEST(Seats, tell_who_stands_in_where_no_person_sits) {
  Seats seats(2);
  seats[1].stand_in = bot_of(Level::novice);
  seats.join({.kind = DeviceKind::pad, .id = 1});
  EXPECT_EQ(seats.stand_ins(), (std::vector<std::optional<StandIn>>{std::nullopt, bot_of(Level::novice)}));
}

TEST(Seats, a_person_alone_may_use_whatever_lies_at_hand) {
  Seats seats(4);
  seats.place(2, pad1);
  EXPECT_TRUE(seats.acts_for(mouse, 2));
  seats.change_device(left_half);
  EXPECT_EQ(seats[2].device, keyboard);
  seats.place(0, pad2);
  EXPECT_FALSE(seats.acts_for(mouse, 2)) << "not any more when others sit here";
  seats.change_device(mouse);
  EXPECT_EQ(seats[2].device, keyboard);
}

TEST(Seats, taking_a_seat_leaves_the_old_one) {
  Seats seats;
  seats.join(pad1);
  seats.place(1, pad1);
  EXPECT_FALSE(seats[0].is_person());
  EXPECT_EQ(seats.seats_of(pad1), std::vector<int>{1});
}

TEST(Seats, who_looks_on_acts_for_nobody_until_he_sits_down) {
  constexpr DeviceId first{.kind = DeviceKind::pad, .id = 1};
  constexpr DeviceId second{.kind = DeviceKind::pad, .id = 2};
  Seats seats(2);
  seats.join(first);
  EXPECT_TRUE(seats.acts_for(second, 0)) << "he is alone and may take what is there";
  seats.look_on(second);
  EXPECT_FALSE(seats.acts_for(second, 0));
  seats.change_device(second);
  EXPECT_EQ(seats[0].device, first);
  seats.place(1, second);
  EXPECT_TRUE(seats.acts_for(second, 1));
  EXPECT_FALSE(seats.looks_on(second));
}

TEST(Seats, who_looks_on_still_does_with_a_pad_that_is_plugged_in_again) {
  constexpr DeviceId first{.kind = DeviceKind::pad, .id = 1};
  constexpr DeviceId second{.kind = DeviceKind::pad, .id = 2};
  constexpr DeviceId again{.kind = DeviceKind::pad, .id = 3};
  constexpr DeviceId third{.kind = DeviceKind::pad, .id = 4};
  Seats seats(2);
  seats.join(first);
  seats.look_on(second);
  EXPECT_FALSE(seats.lose(second)) << "he has no seat to lose";
  EXPECT_FALSE(seats.give_back(again));
  EXPECT_TRUE(seats.looks_on(again));
  EXPECT_FALSE(seats.acts_for(again, 0));
  EXPECT_EQ(seats.onlooker_now(second), again);
  EXPECT_FALSE(seats.give_back(third));
  EXPECT_TRUE(seats.acts_for(third, 0)) << "a new one may be taken by who plays alone";
  seats.lose(again);
  seats.lose(first);
  EXPECT_EQ(seats.give_back(third), 0) << "who plays comes first";
}

TEST(Seats, name_of_a_person_goes_where_the_person_goes) {
  constexpr DeviceId pad{.kind = DeviceKind::pad, .id = 1};
  Seats seats(3);
  seats.place(0, pad);
  seats[0].name = "Ann";
  seats.place(2, pad);
  EXPECT_EQ(seats[2].name, "Ann");
  EXPECT_EQ(seats[0].name, "");
  seats.lose(pad);
  seats.give_back({.kind = DeviceKind::pad, .id = 2});
  EXPECT_EQ(seats[2].name, "Ann") << "who comes back is the one who went";
  EXPECT_EQ(seats.names(), std::vector<std::string>{"Ann"});
  seats.leave(2);
  seats.join(pad);
  EXPECT_TRUE(seats.names().empty()) << "who sits down has no name yet";
}

}  // namespace
}  // namespace fc::cabinet
