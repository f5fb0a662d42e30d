// Captions and commentary in both languages.
#include <gtest/gtest.h>

#include <set>

#include "bouts.h"
#include "scene/ringside/game.h"

namespace fc::ringside {
namespace {

const Names ali_and_frazier{"Ali", "Frazier"};

void expect_worded(const std::string& text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
  EXPECT_EQ(text.find("ringside."), std::string::npos) << text;
}

RollCall hit_call() {
  RollCall call{.purpose = static_cast<std::uint8_t>(Purpose::hit),
                .die = d100,
                .seat = 0,
                .success = Success::above,
                .target = 58,
                .parts = {}};
  call.parts.push_back({.reason = static_cast<std::uint8_t>(Reason::agility), .amount = 58});
  call.parts.push_back({.reason = static_cast<std::uint8_t>(Reason::covering), .amount = 10});
  call.parts.push_back({.reason = static_cast<std::uint8_t>(Reason::rush), .amount = -10});
  return call;
}

TEST(RingsideCaption, says_what_a_roll_needs_and_why) {
  EXPECT_EQ(roll_question(hit_call(), ali_and_frazier, test::words_in("en")),
            "HIT? Ali needs over 58 (Agility 58 +10 covering up \u201310 rush)");
}

TEST(RingsideCaption, says_what_came_of_it) {
  const Words words = test::words_in("en");
  EXPECT_TRUE(roll_result(hit_call(), 63, ali_and_frazier, words).ends_with(" 63. HIT."));
  EXPECT_TRUE(roll_result(hit_call(), 58, ali_and_frazier, words).ends_with(" 58. MISS."));
}

TEST(RingsideCaption, a_count_says_what_is_needed_and_never_that_it_is_over) {
  const RollCall call{.purpose = static_cast<std::uint8_t>(Purpose::count),
                      .die = d10,
                      .seat = 0,
                      .success = Success::at_least,
                      .target = 10,
                      .parts = {}};
  EXPECT_EQ(roll_question(call, ali_and_frazier, test::words_in("en")), "THE COUNT: Frazier must be up before 10");
  EXPECT_EQ(roll_question(call, ali_and_frazier, test::words_in("fr")),
            "LE COMPTE\u00a0: Frazier doit \u00eatre debout avant 10");
}

TEST(RingsideCaption, a_slow_count_adds_up) {
  RollCall call{.purpose = static_cast<std::uint8_t>(Purpose::count),
                .die = d10,
                .seat = 0,
                .success = Success::at_least,
                .target = 10,
                .bonus = 4,
                .parts = {}};
  call.parts.push_back({.reason = static_cast<std::uint8_t>(Reason::knockout), .amount = 10});
  const Words words = test::words_in("en");
  EXPECT_TRUE(roll_result(call, 3, ali_and_frazier, words).ends_with("3 + 4 = 7. UP AT 7."));
  EXPECT_TRUE(roll_result(call, 6, ali_and_frazier, words).ends_with("6 + 4 = 10. OUT!"));
}

TEST(RingsideWords, every_roll_and_line_of_many_bouts_is_worded_in_both_languages) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    for (std::uint64_t seed = 0; seed < 60 && !testing::Test::HasFailure(); ++seed) {
      auto [setup, steps, choreography] = test::told(seed);
      const auto lines = scene::test::said_until(choreography, choreography.end_time(), ali_and_frazier, words, 100000);
      EXPECT_GT(lines.size(), 5U);
      for (const scene::CommentaryLine& line : lines) {
        expect_worded(line.text);
      }
      for (const Cue& cue : choreography.timeline().all()) {
        if (const Rolled* roll = std::get_if<Rolled>(&cue.event)) {
          expect_worded(roll_result(roll->call, roll->value, ali_and_frazier, words));
        }
      }
    }
  }
}

TEST(RingsideWords, every_call_over_the_ring_is_worded_in_both_languages) {
  const auto setup = test::some_setup(4);
  std::set<std::string> keys;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Choreography choreography(setup);
    test::tell(choreography, test::play(setup, seed), 0);
    for (double clock = 0; clock < choreography.rest_time(); clock += 0.2) {
      for (const scene::Call& call : choreography.stage(clock, scene::Motion::full).calls) {
        keys.insert(call.key);
      }
    }
  }
  keys.erase("");
  EXPECT_GT(keys.size(), 12U);
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    for (const std::string& key : keys) {
      EXPECT_TRUE(words.has(key)) << key;
    }
  }
}

TEST(RingsideWords, a_topic_has_several_variants_and_none_comes_twice_running) {
  const Words words = test::words_in("en");
  const auto setup = test::some_setup(2);
  std::set<std::string> heard;
  std::string last;
  for (std::uint8_t turn = 1; turn <= 18; ++turn) {
    Cue cue;
    cue.event = SwingMissed{Corner::red};
    cue.pose.seen = Rules::opening(setup);
    cue.pose.seen.turn = turn;
    const auto line = commentary_line(setup, cue, cue.pose, ali_and_frazier, words);
    ASSERT_TRUE(line);
    EXPECT_NE(line->text, last);
    last = line->text;
    heard.insert(last);
  }
  EXPECT_GE(heard.size(), 4U);
}

TEST(RingsideWords, names_of_punches_tactics_and_answers_are_written) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    for (std::size_t punch = 0; punch < punch_count; ++punch) {
      EXPECT_TRUE(words.has(key_of(static_cast<Punch>(punch))));
      EXPECT_TRUE(words.has(key_in_sentence(static_cast<Punch>(punch))));
    }
    for (const Tactic tactic : {Tactic::none, Tactic::cover_up, Tactic::backpedal, Tactic::clinch}) {
      EXPECT_TRUE(words.has(key_of(tactic)));
    }
    for (const Choice choice : {answer::no_rush, answer::rush, answer::counterpunch, answer::no_counterpunch,
                                answer::hold_clinch, answer::break_clinch, answer::stay}) {
      EXPECT_TRUE(words.has(key_of(choice)));
    }
  }
}

}  // namespace
}  // namespace fc::ringside
