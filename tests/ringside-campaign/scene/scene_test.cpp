// The campaign behind the face that the cabinet knows.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>

#include "library/ringside-campaign/game.h"
#include "match/match_of.h"
#include "scene/ringside-campaign/game.h"
#include "steps.h"
#include "tests/match/no_answer.h"

namespace fc::ringside_campaign {
namespace {

/// Answers so many questions at random.
void play_on(Match& match, Random& random, int answers) {
  for (int answered = 0; answered < answers && match.need().kind != NeedKind::finished; ++answered) {
    const Need need = match.need();
    if (need.kind == NeedKind::roll) {
      fc::test::must(match.roll(throw_die(random, need.die)));
    } else if (need.kind == NeedKind::bout) {
      fc::test::must(match.choose(match.any_result(random)));
    } else {
      const auto legal = match.legal(need);
      fc::test::must(match.choose(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
  }
}

class Campaign : public testing::Test {
 protected:
  static MatchOf<Rules> opened(const ringside_campaign::Setup& setup) {
    return {setup,
            {.game = "ringside-campaign", .setup = "{}", .dice = {}, .choices = {}},
            fc::test::no_answer<Rules>,
            standing_of,
            bout_setup};
  }

  ringside_campaign::Setup setup_ = test::setups()[1];
  MatchOf<Rules> match_ = opened(setup_);
  Scene scene_{setup_, test::managers_of(setup_)};
  Random random_{4};
  Words words_ = test::words_in("en");
};

TEST_F(Campaign, ends_every_answer_with_what_the_rules_say) {
  for (int answers = 0; answers < 600; ++answers) {
    play_on(match_, random_, 1);
    scene_.update(match_, scene_.end_time());
    ASSERT_EQ(scene_.readout(scene_.end_time()).now, match_.state());
  }
}

TEST_F(Campaign, a_continued_campaign_is_at_rest_at_once_and_has_its_history) {
  for (int answers = 0; answers < 900; ++answers) {
    play_on(match_, random_, 1);
    scene_.update(match_, scene_.end_time());
  }
  Scene continued(setup_, test::managers_of(setup_));
  continued.catch_up(match_, 1000);
  EXPECT_LE(continued.rest_time(), 1000 + 1e-6);
  EXPECT_EQ(continued.readout(1000).now, match_.state());
  EXPECT_GT(continued.chronicle(1000).bouts().size(), 5U);
  EXPECT_EQ(continued.chronicle(1000).bouts().size(), scene_.chronicle(scene_.end_time()).bouts().size());
  EXPECT_EQ(continued.chronicle(1000).news().size(), scene_.chronicle(scene_.end_time()).news().size());
}

TEST_F(Campaign, continued_in_the_middle_of_a_night_it_shows_what_was_before) {
  int nights = 0;
  for (int answers = 0; answers < 3000 && nights < 5; ++answers) {
    play_on(match_, random_, 1);
    scene_.update(match_, scene_.end_time());
    const Readout watched = scene_.readout(scene_.end_time());
    if (match_.need().kind != NeedKind::bout || watched.fought.size() < 2) {
      continue;
    }
    ++nights;
    Scene continued(setup_, test::managers_of(setup_));
    continued.catch_up(match_, 1000);
    const Readout shown = continued.readout(1000);
    ASSERT_EQ(shown.fought.size(), watched.fought.size());
    EXPECT_EQ(shown.before.cash, watched.before.cash);
    for (std::size_t place = 0; place < shown.fought.size(); ++place) {
      EXPECT_EQ(shown.fought[place].bout, watched.fought[place].bout);
      EXPECT_EQ(shown.fought[place].result, watched.fought[place].result);
      for (const Corner corner : {Corner::red, Corner::blue}) {
        const Earned& now = shown.fought[place].of(corner);
        const Earned& then = watched.fought[place].of(corner);
        EXPECT_EQ(now.share, then.share);
        EXPECT_EQ(now.pop_after, then.pop_after);
        EXPECT_EQ(now.rank_before, then.rank_before);
      }
    }
  }
  EXPECT_EQ(nights, 5);
}

TEST_F(Campaign, no_page_knows_a_bout_before_it_is_told) {
  int bouts = 0;
  for (int answers = 0; answers < 1500 && bouts < 20; ++answers) {
    const bool fights = match_.need().kind == NeedKind::bout;
    const double start = scene_.end_time();
    const std::size_t before = scene_.chronicle(start).bouts().size();
    play_on(match_, random_, 1);
    scene_.update(match_, start + 0.5);
    EXPECT_EQ(scene_.chronicle(start + 0.25).bouts().size(), before);
    EXPECT_EQ(scene_.chronicle(scene_.end_time()).bouts().size(), before + (fights ? 1 : 0));
    bouts += fights ? 1 : 0;
  }
  EXPECT_EQ(bouts, 20);
}

TEST_F(Campaign, a_bout_shows_what_it_brought_both_men) {
  int bouts = 0;
  for (int answers = 0; answers < 1500 && bouts < 20; ++answers) {
    const bool fights = match_.need().kind == NeedKind::bout;
    const State before = match_.state();
    play_on(match_, random_, 1);
    const double start = scene_.end_time();
    scene_.update(match_, start);
    if (!fights) {
      continue;
    }
    const auto cues = std::find_if(match_.events().rbegin(), match_.events().rend(),
                                   [](const Event& event) { return std::holds_alternative<BoutFought>(event); });
    ASSERT_NE(cues, match_.events().rend());
    const BoutFought& told = std::get<BoutFought>(*cues);
    ++bouts;
    // Read before the next week or meeting begins: the last cue of a bout has paid both men.
    const Readout shown = scene_.readout(start + 1.15);
    ASSERT_FALSE(shown.fought.empty());
    for (const Corner corner : {Corner::red, Corner::blue}) {
      const Earned& earned = shown.latest()->of(corner);
      const Man& man = before.man(told.bout.man(corner));
      EXPECT_EQ(earned.pop_before, man.pop());
      EXPECT_EQ(earned.seat, man.owner);
      EXPECT_EQ(earned.rank_before, rank_of(before.ladder, told.bout.man(corner)));
      EXPECT_EQ(earned.share, (earned.purse * man.cut + 50) / 100);
      EXPECT_GT(earned.purse, 0);
    }
  }
  EXPECT_EQ(bouts, 20);
}

TEST_F(Campaign, nothing_is_told_of_what_he_learns_before_the_die_is_read) {
  int learned = 0;
  for (int answers = 0; answers < 1500 && learned < 10; ++answers) {
    const bool waits =
        match_.need().kind == NeedKind::roll && match_.need().topic == static_cast<std::uint8_t>(Purpose::experience);
    const Person learner = match_.state().learner;
    play_on(match_, random_, 1);
    const double start = scene_.end_time();
    scene_.update(match_, start);
    if (!waits || learner == nobody) {
      continue;
    }
    const Readout tumbling = scene_.readout(start + 0.05);
    ASSERT_FALSE(tumbling.fought.empty());
    EXPECT_TRUE(tumbling.latest()->die);
    EXPECT_FALSE(tumbling.latest()->die_is_read);
    ++learned;
  }
  EXPECT_EQ(learned, 10);
}

TEST_F(Campaign, a_die_is_taken_up_before_the_next_bout_is_told) {
  int bouts = 0;
  for (int answers = 0; answers < 1500 && bouts < 10; ++answers) {
    const bool fights = match_.need().kind == NeedKind::bout;
    play_on(match_, random_, 1);
    const double start = scene_.end_time();
    scene_.update(match_, start);
    if (fights) {
      EXPECT_FALSE(scene_.readout(start + 0.05).roll);
      EXPECT_TRUE(scene_.stage(start + 0.05, scene::Motion::full).dice.empty());
      ++bouts;
    }
  }
  EXPECT_EQ(bouts, 10);
}

TEST_F(Campaign, what_is_a_matter_of_course_takes_no_time) {
  for (int answers = 0; answers < 900; ++answers) {
    const Need need = match_.need();
    const std::size_t told = match_.event_count();
    play_on(match_, random_, 1);
    const double start = scene_.end_time();
    scene_.update(match_, start);
    const auto news = std::span(match_.events()).subspan(told);
    const bool only_passes = std::ranges::all_of(news, [](const Event& event) {
      return std::holds_alternative<BookingPassed>(event) || std::holds_alternative<OfficeClosed>(event) ||
             std::holds_alternative<QuestionOpened>(event);
    });
    if (need.kind == NeedKind::choice && only_passes) {
      EXPECT_EQ(scene_.end_time(), start);
    }
    EXPECT_LT(scene_.end_time() - start, 6);
  }
}

TEST_F(Campaign, every_line_and_caption_is_worded_in_both_languages) {
  const std::array languages{test::words_in("en"), test::words_in("fr")};
  std::size_t lines = 0;
  for (int answers = 0; answers < 1500 && match_.need().kind != NeedKind::finished; ++answers) {
    const double start = scene_.end_time();
    play_on(match_, random_, 1);
    scene_.update(match_, start);
    for (const Words& words : languages) {
      for (const scene::CommentaryLine& line : scene_.commentary(scene_.end_time(), words, 6)) {
        ++lines;
        EXPECT_EQ(line.text.find("ringside-campaign."), std::string::npos) << line.text;
        EXPECT_EQ(line.text.find_first_of("{}"), std::string::npos) << line.text;
      }
      for (const double clock : {start + 0.01, scene_.end_time()}) {
        const scene::Caption caption = scene_.caption(clock, words);
        EXPECT_EQ(caption.text.find("ringside-campaign."), std::string::npos) << caption.text;
        EXPECT_EQ(caption.text.find_first_of("{}"), std::string::npos) << caption.text;
        EXPECT_EQ(caption.settled, caption.text.find(" … ") != std::string::npos) << caption.text;
      }
    }
  }
  EXPECT_GT(lines, 1000U);
}

TEST_F(Campaign, dice_do_not_lie_under_the_next_question) {
  int questions = 0;
  int rolls = 0;
  for (int answers = 0; answers < 600 && match_.need().kind != NeedKind::finished; ++answers) {
    const double start = scene_.end_time();
    play_on(match_, random_, 1);
    scene_.update(match_, start);
    for (double clock = start; clock < scene_.end_time(); clock += 0.1) {
      rolls += scene_.stage(clock, scene::Motion::full).dice.empty() ? 0 : 1;
    }
    if (match_.need().kind == NeedKind::choice) {
      ++questions;
      EXPECT_TRUE(scene_.stage(scene_.end_time(), scene::Motion::full).dice.empty());
    }
  }
  EXPECT_GT(questions, 300);
  EXPECT_GT(rolls, 20);
}

TEST_F(Campaign, a_skip_stops_at_results) {
  int stopped = 0;
  for (int answers = 0; answers < 900; ++answers) {
    const double start = scene_.end_time();
    play_on(match_, random_, 1);
    scene_.update(match_, start);
    for (double clock = start; clock < scene_.end_time();) {
      const double next = scene_.skip_time(clock);
      ASSERT_GT(next, clock);
      stopped += next < scene_.end_time() ? 1 : 0;
      clock = next;
    }
  }
  EXPECT_GT(stopped, 3);
}

TEST_F(Campaign, sounds_when_a_bout_is_over_and_when_it_is_booked) {
  int stamps = 0;
  for (int answers = 0; answers < 600; ++answers) {
    const double start = scene_.end_time();
    play_on(match_, random_, 1);
    scene_.update(match_, start);
    for (const scene::SoundCue& sound : scene_.sounds({.from = start, .to = scene_.end_time() + 0.001})) {
      stamps += sound.sound == Sound::stamp ? 1 : 0;
    }
  }
  EXPECT_GT(stamps, 5);
}

TEST(CampaignMemory, ten_years_are_opened_in_a_moment) {
  const auto setup = test::setup_of(4, R"({"stable_size":4,"weeks":520})");
  MatchOf<Rules> match(setup, {.game = "ringside-campaign", .setup = "{}", .dice = {}, .choices = {}},
                       fc::test::no_answer<Rules>, standing_of, bout_setup);
  Random random(9);
  play_on(match, random, 60000);
  EXPECT_EQ(match.need().kind, NeedKind::finished);
  EXPECT_LT(match.views().size(), 200U);
  Scene scene(setup, test::managers_of(setup));
  const auto began = std::chrono::steady_clock::now();
  scene.catch_up(match, 0);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  EXPECT_LT(took.count(), 3.0) << "far above what an unoptimised build on a busy machine needs";
  EXPECT_EQ(scene.readout(0).now, match.state());
  RecordProperty("milliseconds", std::to_string(took.count() * 1000));
  RecordProperty("events", std::to_string(match.event_count()));
}

}  // namespace
}  // namespace fc::ringside_campaign
