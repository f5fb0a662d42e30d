// Knock Out behind the face that the cabinet knows: captions, commentary and prompts in both languages.
#include <gtest/gtest.h>

#include <set>

#include "games.h"
#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/game.h"
#include "tests/match/no_answer.h"

namespace fc::knock_out {
namespace {

void expect_worded(const std::string& text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
  EXPECT_EQ(text.find("knock-out."), std::string::npos) << text;
}

TEST(KnockOutScene, a_continued_game_is_at_rest_and_shows_what_the_played_one_shows) {
  for (const std::size_t events : {3U, 30U, 60U, 200U}) {
    MatchOf<Rules> match(test::some_setup(3), {}, fc::test::no_answer<Rules>, standing_of);
    Random random(1);
    const auto names = test::names_of(match.setup());
    Scene played(match.setup(), names);
    while (match.event_count() < events && match.need().kind != NeedKind::finished) {
      test::play_on(match, random, match.event_count() + 1);
      played.update(match, played.end_time() + 0.5);
    }
    Scene continued(match.setup(), names);
    continued.catch_up(match, 100);
    EXPECT_LE(continued.rest_time(), 100 + 1e-6);
    const Readout left = played.readout(played.rest_time());
    const Readout right = continued.readout(100);
    EXPECT_TRUE(left.now == right.now);
    EXPECT_EQ(left.activity, right.activity);
    EXPECT_EQ(left.money, right.money);
    EXPECT_EQ(left.turn, right.turn);
    EXPECT_EQ(left.prizes.size(), right.prizes.size());
    EXPECT_EQ(left.seals.open, right.seals.open);
    const scene::Stage one = played.stage(played.rest_time(), scene::Motion::full);
    const scene::Stage two = continued.stage(100, scene::Motion::full);
    ASSERT_EQ(one.markers.size(), two.markers.size());
    for (std::size_t marker = 0; marker < one.markers.size(); ++marker) {
      EXPECT_EQ(one.markers[marker].at.x, two.markers[marker].at.x);
      EXPECT_EQ(one.markers[marker].fallen, two.markers[marker].fallen);
      EXPECT_EQ(one.markers[marker].owner, two.markers[marker].owner);
    }
    EXPECT_EQ(one.cards.size(), two.cards.size());
  }
}

TEST(KnockOutScene, caption_and_commentary_tell_the_first_die_when_it_rests) {
  const Words words = test::words_in("en");
  MatchOf<Rules> match(test::setup_of(R"({"players": ["black", "green", "yellow"]})"), {}, fc::test::no_answer<Rules>,
                       standing_of);
  Scene scene(match.setup(), {"Ann", "Ben", "Cleo"});
  EXPECT_TRUE(scene.caption(0, words).text.empty());
  ASSERT_TRUE(match.roll(2));
  scene.update(match, 0);
  EXPECT_EQ(scene.caption(0.2, words).text, "WHO BEGINS? 1 Ann, 2 Ben, 3 Cleo ...");
  EXPECT_EQ(scene.caption(1.2, words).text, "WHO BEGINS? 1 Ann, 2 Ben, 3 Cleo ... 2. Ben begins.");
  EXPECT_TRUE(scene.commentary(0.2, words, 4).empty());
  EXPECT_EQ(scene.commentary(1.2, words, 4).size(), 1U);
}

TEST(KnockOutScene, captions_and_commentary_of_many_games_are_worded_in_both_languages) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    std::set<std::size_t> told;
    for (std::uint64_t seed = 0; seed < 25 && !HasFailure(); ++seed) {
      const auto setup = test::some_setup(seed);
      const auto names = test::names_of(setup);
      Choreography choreography(setup);
      test::tell(choreography, test::play(setup, seed), 0);
      for (const Cue& cue : choreography.timeline().all()) {
        if (const auto line = commentary_line(setup, cue, names, words)) {
          expect_worded(line->text);
          told.insert(cue.event.index());
        }
        scene::Stage stage = choreography.stage(cue.start + 0.1, scene::Motion::full);
        scene::word_calls(stage, words);
        for (const scene::Call& call : stage.calls) {
          expect_worded(call.text);
        }
      }
    }
    // Punches are silent until they are revealed, and unused cards are counted without a word.
    EXPECT_EQ(told.size(), std::variant_size_v<Event> - 2) << language;
  }
}

/// What is said when a game ends at once, since nobody has the cards for a fight.
std::string last_words_of_game(std::string_view boxers) {
  const auto setup = test::setup_of(
      std::string(
          R"({"players": ["black", "green", "yellow"], "scenario": {"cards": {"black": [], "green": [], "yellow": []}, "boxers": )")
          .append(boxers)
          .append("}}"));
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, 1), 0);
  std::string last;
  for (const Cue& cue : choreography.timeline().all()) {
    if (const auto line = commentary_line(setup, cue, {"Ann", "Ben", "Cleo"}, test::words_in("en"))) {
      last = line->text;
    }
  }
  return last;
}

TEST(KnockOutScene, the_last_words_know_the_tie_breaks) {
  EXPECT_NE(last_words_of_game(R"({"rick-o-shea": {"class": "champion"}})").find("Ben"), std::string::npos)
      << "all are equally rich, and he has the dearest boxers";
  const std::string shared = last_words_of_game("{}");
  EXPECT_FALSE(shared.empty());
  for (const char* name : {"Ann", "Ben", "Cleo"}) {
    EXPECT_EQ(shared.find(name), std::string::npos) << shared;
  }
}

/// A second season in which a champion without a title challenges a superchampion.
Setup title_fight() {
  return test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0,
      "options": {"second_season": true, "betting": false}, "scenario": {"season": 2,
        "boxers": {"robin-zorres": {"class": "champion"}, "nick-hacker": {"out": true, "class": "amateur"},
                   "arnold-blackndecker": {"class": "champion", "title": "superchampion"},
                   "rick-o-shea": {"out": true, "class": "amateur"}},
        "cards": {"black": [4, 5, 5], "green": [2, 2, 3], "yellow": []}}})");
}

TEST(KnockOutScene, a_title_fight_says_what_is_at_stake_and_who_takes_it) {
  const Words words = test::words_in("en");
  const auto setup = title_fight();
  const std::vector<std::string> names{"Ann", "Ben", "Cleo"};
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, 1), 0);
  bool taken = false;
  for (const Cue& cue : choreography.timeline().all()) {
    if (std::holds_alternative<Challenged>(cue.event)) {
      const auto end = cue.start + static_cast<double>(cue.duration);
      const scene::Caption caption = caption_of(setup, choreography.readout(end), names, words);
      EXPECT_EQ(caption.text, "At stake: Arnold Blackndecker’s laurel. Who wins, wears it.");
      EXPECT_EQ(caption.ink, scene::Ink::gold);
    }
    const auto* change = std::get_if<StandingChanged>(&cue.event);
    if (change == nullptr || change->after.title <= change->before.title) {
      continue;
    }
    taken = true;
    const auto line = commentary_line(setup, cue, names, words);
    ASSERT_TRUE(line);
    EXPECT_NE(line->text.find("Robin Zorres"), std::string::npos) << line->text;
    EXPECT_NE(line->text.find("Arnold Blackndecker"), std::string::npos) << line->text;
    const scene::Stage stage = choreography.stage(cue.start + 0.3, scene::Motion::full);
    ASSERT_FALSE(stage.calls.empty());
    EXPECT_EQ(stage.calls.back().key, "knock-out.call.laurel");
    EXPECT_FALSE(stage.particles.empty()) << "confetti";
  }
  EXPECT_TRUE(taken) << "two steps and three are a K.O.";
}

TEST(KnockOutScene, a_debt_beyond_the_printed_ious_is_told_as_the_banks) {
  const auto setup =
      test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0, "options": {"strict_components": true}})");
  Cue cue{{.duration = 1, .event = NetPaid{.seat = 1, .net = -60'000, .forgiven = 12'000}, .pose = {}}};
  tell(setup, Rules::view(setup, Rules::opening(setup), no_seat), cue);
  ASSERT_TRUE(cue.pose.shown.settlement);
  ASSERT_EQ(cue.pose.shown.settlement->nets.size(), 1U);
  EXPECT_EQ(cue.pose.shown.settlement->nets[0].forgiven, 12'000);
  const auto line = commentary_line(setup, cue, test::names_of(setup), test::words_in("en"));
  ASSERT_TRUE(line);
  EXPECT_NE(line->text.find("12,000"), std::string::npos) << line->text;
  EXPECT_NE(line->text.find("bank"), std::string::npos) << line->text;
}

TEST(KnockOutScene, neighbouring_bets_are_not_told_in_the_same_words) {
  const Words words = test::words_in("en");
  const auto setup = test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0})");
  Choreography choreography(setup);
  test::tell(choreography, test::play(setup, 2), 0);
  std::string last;
  for (const Cue& cue : choreography.timeline().all()) {
    if (const auto line = commentary_line(setup, cue, test::names_of(setup), words)) {
      EXPECT_NE(line->text, last);
      last = line->text;
    }
  }
  EXPECT_FALSE(last.empty());
}

TEST(KnockOutPrompt, every_option_of_every_question_is_worded_and_speaks_the_referees_words) {
  for (const std::string_view language : {"en", "fr"}) {
    const Words words = test::words_in(language);
    for (std::uint64_t seed = 0; seed < 4 && !HasFailure(); ++seed) {
      MatchOf<Rules> match(test::some_setup(seed), {}, fc::test::no_answer<Rules>, standing_of);
      const Scene scene(match.setup(), test::names_of(match.setup()));
      Random random(seed);
      while (match.need().kind != NeedKind::finished) {
        for (const Need& need : match.pickers()) {
          const scene::Prompt prompt = scene.prompt(match, need, words);
          const auto legal = match.legal(need);
          expect_worded(prompt.title);
          ASSERT_EQ(prompt.options.size(), legal.size());
          EXPECT_LT(prompt.first, legal.size());
          for (std::size_t index = 0; index < legal.size(); ++index) {
            EXPECT_EQ(prompt.options[index].notation, legal[index]);
            expect_worded(prompt.options[index].label);
            expect_worded(prompt.options[index].explanation);
          }
        }
        test::play_on(match, random, match.event_count() + 1);
      }
    }
  }
}

TEST(KnockOutPrompt, a_challenge_names_both_prizes) {
  const Words words = test::words_in("en");
  const MatchOf<Rules> match(test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0})"), {},
                             fc::test::no_answer<Rules>, standing_of);
  const Scene scene(match.setup(), {"Ann", "Ben", "Cleo"});
  const scene::Prompt prompt = scene.prompt(match, match.need(), words);
  EXPECT_EQ(prompt.options[0].label, "Robin Zorres against Arnold Blackndecker");
  EXPECT_EQ(prompt.options[0].explanation,
            "He wins: +16,000, and is champion. He loses: still +8,000, but is amateur, or out by K.O. Level after three "
            "rounds, he loses. Ben holds 12 cards.");
}

TEST(KnockOutPrompt, who_has_three_cards_left_is_told_to_train_three) {
  const Words words = test::words_in("en");
  MatchOf<Rules> match(test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0,
                                          "scenario": {"cards": {"green": [1, 4, 5]}}})"),
                       {}, fc::test::no_answer<Rules>, standing_of);
  ASSERT_TRUE(match.choose("challenge:robin-zorres:arnold-blackndecker"));
  const Need asked{.kind = NeedKind::choice, .seat = 1, .topic = static_cast<std::uint8_t>(Decision::train), .secret = true};
  const scene::Prompt prompt = Scene(match.setup(), {"Ann", "Ben", "Cleo"}).prompt(match, asked, words);
  EXPECT_EQ(prompt.title, "Ben: train 3 cards for Arnold Blackndecker");
  EXPECT_EQ(prompt.pieces, 3);
}

TEST(KnockOutPrompt, a_training_is_put_together_from_four_cards) {
  const Words words = test::words_in("en");
  MatchOf<Rules> match(test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0})"), {},
                       fc::test::no_answer<Rules>, standing_of);
  ASSERT_TRUE(match.choose("challenge:robin-zorres:arnold-blackndecker"));
  const Scene scene(match.setup(), {"Ann", "Ben", "Cleo"});
  const scene::Prompt prompt = scene.prompt(match, match.need(), words);
  EXPECT_EQ(prompt.pieces, 4);
  ASSERT_EQ(prompt.place_count(), 5U);
  EXPECT_EQ(prompt.places[0].held, 2);
  EXPECT_EQ(prompt.places[2].held, 3);
  const auto answer = prompt.option_of(std::array<std::uint8_t, 5>{1, 0, 0, 2, 1});
  ASSERT_TRUE(answer);
  EXPECT_EQ(prompt.options[*answer].notation, "train:1,4,4,5");
}

TEST(KnockOutPrompt, a_bet_says_what_it_pays_and_needs_and_warns_of_betting_against_oneself) {
  const Words words = test::words_in("en");
  MatchOf<Rules> match(test::setup_of(R"({"players": ["black", "green", "yellow"], "start": 0})"), {},
                       fc::test::no_answer<Rules>, standing_of);
  for (const char* choice : {"challenge:robin-zorres:arnold-blackndecker", "train:1,4,4,5", "train:1,4,4,5"}) {
    ASSERT_TRUE(match.choose(choice));
  }
  const Scene scene(match.setup(), {"Ann", "Ben", "Cleo"});
  const scene::Prompt duty = scene.prompt(match, match.need(), words);
  EXPECT_EQ(duty.options[0].notation, "bet:offer:red:1:win");
  EXPECT_EQ(
      duty.options[0].explanation,
      "If somebody takes it: +4,000 or –4,000, worth it above 1 chance in 2. If nobody does, the bank: +2,000 or –4,000, "
      "above 2 in 3.");
  EXPECT_TRUE(duty.options[0].warning.empty());
  EXPECT_FALSE(duty.options[2].warning.empty()) << "his own boxer knocked out";
  EXPECT_FALSE(duty.options[12].warning.empty()) << "the other boxer wins";
}

}  // namespace
}  // namespace fc::knock_out
