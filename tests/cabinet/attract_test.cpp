// The trailer of a kiosk: which moment of a bout is shown, in which order scenes come, and that any press leads in.
#include "cabinet/attract/highlights.h"
#include "cabinet/attract/reel_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet_test_table.h"
#include "core/sound.h"
#include "tests/asked.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <set>
#include <utility>

namespace fc::cabinet {
namespace {

TEST(Drama, is_greatest_around_the_heaviest_cue) {
  const std::vector<DramaCue> cues{{10, 1}, {11, 1}, {12, 1}, {50, 6}, {80, 2}};
  const auto stretch = most_dramatic(cues, 100);
  ASSERT_TRUE(stretch);
  EXPECT_EQ(stretch->peak, 50);
  EXPECT_EQ(stretch->from, 50 - seconds_before_peak);
  EXPECT_EQ(stretch->to, 50 + seconds_behind_peak);
  EXPECT_EQ(stretch->drama, 6);
}

TEST(Drama, of_moments_as_heavy_takes_the_one_with_more_around_it_then_the_later) {
  const std::vector<DramaCue> more_around{{10, 4}, {11, 1}, {40, 4}};
  EXPECT_EQ(most_dramatic(more_around, 60)->peak, 10);
  const std::vector<DramaCue> alike{{10, 4}, {40, 4}};
  EXPECT_EQ(most_dramatic(alike, 60)->peak, 40);
}

TEST(Drama, stays_inside_the_bout) {
  const std::vector<DramaCue> cues{{1, 3}};
  const auto stretch = most_dramatic(cues, 2);
  ASSERT_TRUE(stretch);
  EXPECT_EQ(stretch->from, 0);
  EXPECT_EQ(stretch->to, 2);
  EXPECT_FALSE(most_dramatic({}, 2));
}

TEST(Drama, holds_the_picture_at_the_peak_and_at_the_end) {
  const Stretch stretch{.from = 10, .peak = 14, .to = 18};
  EXPECT_EQ(clock_at(stretch, 0), 10);
  EXPECT_EQ(clock_at(stretch, 4), 14);
  EXPECT_EQ(clock_at(stretch, 4 + peak_held_seconds), 14);
  EXPECT_EQ(clock_at(stretch, 4 + peak_held_seconds + 1), 15);
  EXPECT_EQ(clock_at(stretch, shown_seconds(stretch) - result_seconds), 18);
  EXPECT_EQ(clock_at(stretch, shown_seconds(stretch)), 18);
}

TEST(Drama, a_count_counts_if_it_comes_far) {
  std::vector<scene::SoundCue> sounds;
  for (int stroke = 1; stroke <= 3; ++stroke) {
    sounds.push_back({.start = 10.0 + stroke, .sound = Sound::count});
  }
  EXPECT_TRUE(long_counts(sounds).empty());
  for (int stroke = 1; stroke <= 9; ++stroke) {
    sounds.push_back({.start = 50.0 + stroke, .sound = Sound::count});
  }
  const auto counts = long_counts(sounds);
  ASSERT_EQ(counts.size(), 1U);
  EXPECT_EQ(counts.front().clock, 59);
}

TEST(Drama, ends_no_stretch_in_a_count) {
  std::vector<scene::SoundCue> sounds;
  for (int stroke = 1; stroke <= 10; ++stroke) {
    sounds.push_back({.start = 51.0 + 0.5 * stroke, .sound = Sound::count});
  }
  const Stretch cut{.from = 45.5, .peak = 50, .to = 54};
  const Stretch whole = with_whole_count(cut, sounds, 100);
  EXPECT_GT(whole.to, 56) << "he is counted out";
  EXPECT_LE(shown_seconds(whole), longest_scene_seconds);
  EXPECT_LT(whole.from, whole.peak);
  EXPECT_EQ(whole.peak, 50);
  EXPECT_EQ(with_whole_count(cut, sounds, 56.5).to, 56.5) << "no longer than the bout";
  const Stretch before{.from = 40, .peak = 44, .to = 48};
  EXPECT_EQ(with_whole_count(before, sounds, 100).to, 48);
  const Stretch early{.from = 0, .peak = 0.5, .to = 54};
  EXPECT_LE(with_whole_count(early, sounds, 100).from, 0.5) << "a stretch begins before its peak";
}

TEST(Reel, shows_every_game_in_every_turn_and_no_strip_twice_in_a_row) {
  Random random(1);
  for (std::size_t games = 1; games <= 6; ++games) {
    for (const bool more : {false, true}) {
      const auto turn = turn_of_reel(games, more, more, random);
      EXPECT_EQ(turn.front().kind, ReelKind::poster);
      EXPECT_EQ(turn.back().kind, ReelKind::invitation) << "it ends in the dark";
      EXPECT_EQ(std::ranges::count(turn, ReelKind::hall, &ReelScene::kind), more ? 1 : 0);
      EXPECT_EQ(std::ranges::count(turn, ReelKind::visitor, &ReelScene::kind), more ? 1 : 0);
      std::set<std::size_t> shown;
      bool was_bout = false;
      int bright = 0;
      for (const ReelScene& scene : turn) {
        bright = scene.kind == ReelKind::invitation ? 0 : bright + 1;
        EXPECT_LE(bright, 4) << "with 12 seconds each, the same light stands nowhere for a minute";
        const bool bout = scene.kind == ReelKind::bout || scene.kind == ReelKind::visitor;
        EXPECT_FALSE(bout && was_bout);
        was_bout = bout;
        if (scene.kind == ReelKind::bout) {
          shown.insert(scene.game);
        }
      }
      EXPECT_EQ(shown.size(), games);
      EXPECT_LE(std::ranges::count(turn, ReelKind::invitation, &ReelScene::kind) * 4, std::ssize(turn) + 1)
          << "mostly something is seen";
    }
  }
}

class Attract : public CabinetTable {
 protected:
  void open_kiosk(std::uint64_t seed = 1) {
    Options options = quiet_options(1);
    options.kiosk = true;
    options.seed = seed;
    open(options);
    frames(1);
  }
  [[nodiscard]] ReelScreen* reel() { return dynamic_cast<ReelScreen*>(&loop_->cabinet().top()); }
};

TEST_F(Attract, shows_of_each_game_a_moment_that_holds_its_heaviest_cue) {
  open_kiosk();
  for (const auto& game : app().games.all()) {
    if (!game->demonstrates()) {
      continue;
    }
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      Random random(seed);
      HighlightWish wish;
      wish.game = game.get();
      wish.scripts = {bout_for_show(*game, random)};
      wish.seeds = {seed};
      const auto found = best_moment(wish, app().language.words());
      ASSERT_NE(found, nullptr) << game->slug();
      const auto cues = drama_of(*found->track, app().language.words());
      const DramaCue heaviest = std::ranges::max(cues, {}, &DramaCue::weight);
      EXPECT_TRUE(std::ranges::any_of(cues, [&](const DramaCue& cue) {
        return cue.weight == heaviest.weight && cue.clock == found->stretch.peak;
      })) << game->slug();
      EXPECT_LE(found->stretch.from, found->stretch.peak);
      EXPECT_LE(found->stretch.peak, found->stretch.to);
      EXPECT_LE(found->stretch.to, found->track->end());
      EXPECT_LE(shown_seconds(found->stretch), longest_scene_seconds + 0.01);
    }
  }
}

TEST_F(Attract, says_that_a_man_is_down_as_he_meets_the_canvas) {
  open_kiosk();
  for (const auto& game : app().games.all()) {
    if (!game->demonstrates()) {
      continue;
    }
    int falls = 0;
    for (std::uint64_t seed = 1; seed <= 6 && falls < 3; ++seed) {
      Random random(seed);
      const auto found = best_moment({.game = game.get(), .scripts = {bout_for_show(*game, random)}, .seeds = {seed}},
                                     app().language.words());
      ASSERT_NE(found, nullptr) << game->slug();
      for (const Bookmark& mark : found->track->bookmarks()) {
        if (mark.kind != overlay::TimeLineMark::Kind::down) {
          continue;
        }
        ++falls;
        const scene::GameScene& scene = found->track->scene();
        const auto has_begun_to_fall = [&](double clock) {
          const scene::Stage stage = scene.stage(clock, scene::Motion::full);
          return std::ranges::any_of(stage.markers,
                                     [](const scene::Marker& man) { return man.likeness.gesture.act == scene::Act::fall; });
        };
        constexpr double look = 1.0 / 60;
        double fell = mark.clock - 1;
        while (!has_begun_to_fall(fell) && fell < mark.clock + 1) {
          fell += look;
        }
        const auto said = [&](double clock) {
          const auto lines = scene.commentary(clock, app().language.words(), 1);
          return lines.empty() ? -1 : lines.back().time;
        };
        EXPECT_LT(said(fell + 0.25), fell - look)
            << game->slug() << " seed " << seed << " at " << fell << ": he still stands";
        EXPECT_GT(said(fell + 0.6), fell + 0.25) << game->slug() << " seed " << seed << " at " << fell << ": he lies";
      }
    }
    EXPECT_GT(falls, 0) << game->slug();
  }
}

TEST_F(Attract, ends_early_where_it_is_to) {
  open_kiosk();
  std::stop_source ending;
  ending.request_stop();
  Random random(1);
  HighlightWish wish;
  wish.game = app().games.all().front().get();
  wish.scripts = {bout_for_show(*wish.game, random)};
  EXPECT_EQ(best_moment(wish, app().language.words(), ending.get_token()), nullptr);
}

TEST_F(Attract, begins_with_the_poster_and_shows_no_scene_for_long_and_no_bout_twice) {
  open_kiosk();
  ASSERT_NE(reel(), nullptr);
  EXPECT_EQ(reel()->scene().kind, ReelKind::poster);
  std::set<std::string> bouts;
  std::set<ReelKind> kinds;
  for (int scenes = 0; scenes < 60; ++scenes) {
    const auto before = std::pair(reel()->scene(), reel()->highlight());
    double seconds = 0;
    for (; before == std::pair(reel()->scene(), reel()->highlight()); seconds += 0.25) {
      ASSERT_LE(seconds, 12.5) << "nothing stands for long";
      reel()->update(0.25);
    }
    EXPECT_GE(seconds, 6);
    kinds.insert(reel()->scene().kind);
    if (const Highlight* const moment = reel()->highlight()) {
      const Script& script = moment->track->match().script();
      std::string told = script.setup;
      for (const int die : script.dice) {
        told += "," + std::to_string(die);
      }
      EXPECT_TRUE(bouts.insert(std::move(told)).second);
    }
  }
  EXPECT_TRUE(kinds.contains(ReelKind::bout));
  EXPECT_TRUE(kinds.contains(ReelKind::lesson));
  EXPECT_GE(bouts.size(), 20U);
}

/// A press on every kind of device, at the first moment of a scene, in its middle and at its end. By virtual frames: the
/// wall's time would measure the machine.
TEST_F(Attract, shows_of_a_bout_the_ring_as_wide_as_the_picture_and_names_the_men_in_it) {
  open_kiosk();
  std::set<std::string_view> games;
  const auto shows_another = [&] {
    return reel()->highlight() != nullptr && games.insert(reel()->highlight()->game->slug()).second;
  };
  for (int second = 0; second < 120; ++second) {
    if (!shows_another()) {
      frames(60);
      continue;
    }
    frames(1);
    EXPECT_EQ(reel()->layout_shape().side, 0);
    const ReplayTrack& track = *reel()->highlight()->track;
    const scene::Names men = track.scene().men(reel()->highlight()->stretch.peak, app().language.words());
    EXPECT_NE(men[0], "") << reel()->highlight()->game->slug();
    EXPECT_NE(men[1], men[0]) << reel()->highlight()->game->slug();
  }
  EXPECT_GE(games.size(), 2U);
}

TEST_F(Attract, never_stands_still_while_it_tells_how_a_game_is_played) {
  constexpr int half_a_second = 30;  // frames
  open_kiosk();
  frames_until([this] { return reel()->scene().kind == ReelKind::lesson; }, 60 * 60);
  frames(2 * half_a_second);  // its first picture is there
  std::set<std::uint64_t> pictures;
  int looks = 0;
  for (; reel()->scene().kind == ReelKind::lesson; ++looks) {
    pictures.insert(picture());
    frames(half_a_second);
  }
  EXPECT_GE(looks, 15);
  EXPECT_EQ(static_cast<int>(pictures.size()), looks);
}

TEST_F(Attract, any_press_of_any_scene_leads_within_a_tenth_of_a_second_to_the_two_ways_in) {
  constexpr int tenth_of_a_second = 6;  // frames
  const std::array<platform::TimedPress, 7> presses{{
      {.device = "keyboard", .press = "Return"},
      {.device = "pad1", .press = "b"},
      {.device = "mouse", .press = "right", .x = 20, .y = 20},
      {.device = "keyboard", .press = "Z"},
      {.device = "pad1", .press = "dpleft"},
      {.device = "touch", .press = "tap", .x = 300, .y = 100},
      {.device = "pad1", .press = "righttrigger"},
  }};
  keep_won_bouts(1, std::time(nullptr));
  open_kiosk();
  std::size_t turn = 0;
  for (const ReelKind kind :
       {ReelKind::poster, ReelKind::bout, ReelKind::visitor, ReelKind::lesson, ReelKind::hall, ReelKind::invitation}) {
    for (const int steps_into_it : {0, 30, 59}) {
      SCOPED_TRACE("scene " + std::to_string(static_cast<int>(kind)) + ", step " + std::to_string(steps_into_it));
      app().flow.to_demonstration();
      frames(1);
      for (int steps = 0; steps < 2000 && reel()->scene().kind != kind; ++steps) {
        reel()->update(0.1);
      }
      ASSERT_EQ(reel()->scene().kind, kind);
      for (int step = 0; step < steps_into_it; ++step) {
        reel()->update(0.1);
      }
      ASSERT_EQ(reel()->scene().kind, kind) << "it lasts for 6 seconds";
      platform::TimedPress press = presses.at(turn++ % presses.size());
      press.hold = 1;
      platform::TimedInput input({std::move(press)});
      ASSERT_TRUE(input.connect());
      frames(1);
      for (int frame = 0; frame < tenth_of_a_second && top_as<TitleScreen>() == nullptr; ++frame) {
        input.play(frame, loop_->window().handle());
        frames(1);
      }
      ASSERT_NE(top_as<TitleScreen>(), nullptr);
      input.play(tenth_of_a_second, loop_->window().handle());
      frames(1);
      EXPECT_EQ(focus().focused(), overlay::focus_id("menu.title.first_bout"));
      focus_on("menu.title.play");
    }
  }
}

/// How long every place of the picture has shown the same bright colour.
class Phosphor {
 public:
  void look(const std::vector<std::uint32_t>& pixels, double seconds) {
    places_.resize(pixels.size());
    for (std::size_t at = 0; at < pixels.size(); ++at) {
      const std::array<int, 3> now{static_cast<int>(pixels[at] >> 16U & 0xFFU), static_cast<int>(pixels[at] >> 8U & 0xFFU),
                                   static_cast<int>(pixels[at] & 0xFFU)};
      Place& place = places_[at];
      const bool same = std::ranges::equal(now, place.colour, [](int a, int b) { return std::abs(a - b) <= alike; });
      place = same ? Place{place.colour, place.seconds + seconds} : Place{now, 0};
      if (std::ranges::max(now) >= bright && place.seconds > longest_) {
        longest_ = place.seconds;
        where_ = at;
      }
    }
  }
  [[nodiscard]] double longest() const { return longest_; }
  [[nodiscard]] std::size_t where() const { return where_; }

 private:
  static constexpr int alike = 12;
  static constexpr int bright = 100;
  struct Place {
    std::array<int, 3> colour{};
    double seconds = 0;
  };
  std::vector<Place> places_;
  double longest_ = 0;
  std::size_t where_ = 0;
};

/// Two minutes; ten by FC_ATTRACT_SECONDS=600 before the program's name.
TEST_F(Attract, burns_nothing_into_a_screen) {
  constexpr double between_looks = 1.5;
  constexpr double longest_allowed = 60;
  const double until = test::asked_or("FC_ATTRACT_SECONDS", 120.0);
  keep_won_bouts(1, std::time(nullptr));
  open_kiosk();
  app().kiosk.set("price", &OperatorSettings::price, 1);  // what a seat costs is said on every scene
  Phosphor phosphor;
  while (loop_->clock().seconds() < until) {
    loop_->let_pass(between_looks);
    frames(1);
    phosphor.look(pixels(), between_looks);
  }
  const auto width = static_cast<std::size_t>(loop_->window().size().width);
  EXPECT_LE(phosphor.longest(), longest_allowed) << "at " << phosphor.where() % width << ", " << phosphor.where() / width;
  RecordProperty("longest_seconds", static_cast<int>(phosphor.longest()));
}

TEST_F(Attract, no_two_turns_of_an_hour_are_alike) {
  constexpr int turns_an_hour = 40;  // of about 90 seconds
  RunSeed seed(1);
  std::set<std::string> turns;
  for (int turn = 0; turn < turns_an_hour; ++turn) {
    std::string told;
    for (const ReelScene& scene : turn_of_reel(4, true, true, seed.shuffles())) {
      told += std::to_string(static_cast<int>(scene.kind)) + "." + std::to_string(scene.game) + " ";
    }
    turns.insert(told);
  }
  EXPECT_EQ(turns.size(), static_cast<std::size_t>(turns_an_hour)) << "by their order alone, whatever bouts they show";
}

}  // namespace
}  // namespace fc::cabinet
