// A reporter's notes become a caption and a line for every round.
#include "scene/corners/story_book.h"

#include <gtest/gtest.h>

#include "random_play.h"

namespace fc::scene {
namespace {

const Names names{"Muhammad Ali", "Joe Frazier"};

TEST(StoryBook, tells_every_round_and_what_turned_it) {
  const Words words = test::words_in("en");
  StoryBook book(names, words);
  book.begin(1);
  book.bell(12, 7);
  book.begin(2);
  book.down(Corner::red);
  book.down(Corner::red);
  book.bell(3, 9);
  book.begin(3);
  book.bell(4, 4);
  book.begin(4);
  book.cut(Corner::blue);
  book.stopped(Corner::red);
  const Papers papers = book.write();
  ASSERT_EQ(papers.rounds.size(), 4U);
  EXPECT_EQ(papers.rounds[0].text, "1. Ali, 12 to 7.");
  EXPECT_FALSE(papers.rounds[0].turns);
  EXPECT_EQ(papers.rounds[1].text, "2. Frazier, 9 to 3. Ali down 2 times.");
  EXPECT_TRUE(papers.rounds[1].turns);
  EXPECT_EQ(papers.rounds[2].text, "3. Level, 4 to 4.");
  EXPECT_EQ(papers.rounds[3].text, "4. Ali ends it. Frazier cut.");
  EXPECT_FALSE(papers.blow) << "nobody hit anybody";
}

TEST(StoryBook, of_several_as_hard_prints_the_last) {
  const Words words = test::words_in("en");
  StoryBook book(names, words);
  book.begin(1);
  const auto hit = [&](float weight, std::size_t event) {
    book.hit({.weight = weight, .clock = static_cast<double>(event), .event = event, .key = "menu.front_page.round.cut"});
  };
  hit(0.5F, 1);
  hit(0.8F, 2);
  book.begin(2);
  hit(0.8F, 3);
  hit(0.3F, 4);
  const Papers papers = book.write();
  ASSERT_TRUE(papers.blow);
  EXPECT_EQ(papers.blow->event, 3U);
  EXPECT_EQ(papers.blow->clock, 3 + photograph_after);
  EXPECT_EQ(papers.blow->caption, "Round 2: Ali cut.");
}

TEST(StoryBook, a_surname_says_who_it_is) {
  EXPECT_EQ(surname_of("Muhammad Ali"), "Ali");
  EXPECT_EQ(surname_of("Floyd Mayweather Jr"), "Mayweather Jr");
  EXPECT_EQ(surname_of("Kid 7"), "Kid 7");
  EXPECT_EQ(surname_of("Purple"), "Purple");
}

}  // namespace
}  // namespace fc::scene
