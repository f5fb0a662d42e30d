// Every game's men before the camera: both are in the picture at every moment of random bouts, and every square that
// somebody may choose; and when nothing moves any more, the camera does not.
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "scene/camera.h"
#include "scene/game_scene.h"
#include "scene/hall.h"
#include "scene/projection.h"
#include "tests/match/bouts.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc::scene {
namespace {

constexpr std::size_t most_events = 250;

class Filming : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    match_ = fc::test::must(fc::test::all_games().open(
        {.game = GetParam(), .setup = fc::test::some_setup(GetParam()), .dice = {}, .choices = {}}));
    scene_ = make_scene(*match_, std::vector<std::string>(static_cast<std::size_t>(match_->seats()), "somebody"));
  }

  /// Answers once, and tells what came of it. False: the bout is over or long enough.
  bool play_on(Random& random) {
    if (match_->event_count() >= most_events || !fc::test::answer_at_random(*match_, random)) {
      return false;
    }
    before_ = scene_->end_time();
    scene_->update(*match_, before_ + 0.4);
    return true;
  }

  /// A long game leaves them to the game below.
  static bool holds_bouts() {
    const std::string_view game = GetParam();
    return !game.ends_with("career") && !game.ends_with("campaign");
  }

  static Box shown(const Stage& stage) {
    return shown_by({stage.camera.zoom, stage.camera.look_x, stage.camera.look_y}).inset(-0.05F);
  }

  std::unique_ptr<Match> match_;
  std::unique_ptr<GameScene> scene_;
  double before_ = 0;
};

TEST_P(Filming, both_men_are_in_the_picture) {
  Random random(5);
  while (play_on(random)) {
    for (double clock = before_; clock < scene_->rest_time(); clock += 0.15) {
      const Stage stage = scene_->stage(clock, Motion::full);
      if (stage.camera.nearer > 0) {
        continue;  // somebody is down, and the other is far away in his corner
      }
      for (const Marker& man : stage.markers) {
        const Box him = film_of_man(stage.board, man.at, 0).overlap(shown_by({}));
        ASSERT_TRUE(shown(stage).contains(him)) << "at " << clock;
      }
    }
  }
}

TEST_P(Filming, a_blow_is_heard_from_where_it_lands_and_the_hall_is_never_silent) {
  Random random(9);
  int beside_the_middle = 0;
  while (play_on(random)) {
    const double end = scene_->rest_time() + 0.001;
    const std::vector<SoundCue> sounds = scene_->sounds({.from = before_, .to = end});
    for (const SoundCue& sound : sounds) {
      const Stage stage = scene_->stage(sound.start, Motion::reduced);
      ASSERT_EQ(sound.side, sound.from ? side_of(stage, *sound.from) : 0) << sound.sound.name();
      beside_the_middle += sound.side != 0 ? 1 : 0;
    }
    for (double clock = before_; clock < end; clock += 0.3) {
      if (holds_bouts()) {
        ASSERT_GT(scene_->murmur(clock), 0.05F) << "at " << clock;
        ASSERT_LE(scene_->murmur(clock), 1) << "at " << clock;
      } else {
        ASSERT_EQ(scene_->murmur(clock), 0) << "an office";
      }
    }
  }
  EXPECT_EQ(beside_the_middle > 0, holds_bouts());
}

TEST_P(Filming, every_square_that_may_be_chosen_is_in_the_picture) {
  const Words words = fc::test::must(Words::load(fc::test::data_folder(), "en"));
  Random random(6);
  while (play_on(random)) {
    for (const Need& need : match_->pickers()) {
      const Prompt prompt = scene_->prompt(*match_, need, words);
      if (!prompt.on_ring()) {
        continue;
      }
      Stage stage = scene_->stage(scene_->rest_time(), Motion::full);
      stage.glows = glows(prompt, prompt.first);
      show_choices(stage);
      const Projection near = Projection({-340, -241, 680, 482}, stage.board).through(stage.camera);
      for (const Option& option : prompt.options) {
        if (option.cell) {
          ASSERT_TRUE(shown(stage).contains(
              film_of_square(stage.board, option.cell->column, option.cell->row).overlap(shown_by({}))));
          const Pixel middle = near.project(centre_of(*option.cell));
          EXPECT_EQ(near.cell_at(middle), option.cell) << "a pointer picks what it points at";
        }
      }
    }
  }
}

/// A third more than where the camera stood when it knew but one near place.
TEST_P(Filming, at_rest_the_men_are_large) {
  if (!holds_bouts()) {
    GTEST_SKIP() << "its bouts are those of the game below";
  }
  constexpr float man = 1.75F;  // squares
  float all = 0;
  int rests = 0;
  Random random(4);
  while (play_on(random)) {
    const Stage stage = scene_->stage(scene_->rest_time(), Motion::full);
    const bool in_corners = std::ranges::any_of(
        stage.officials, [](const Official& official) { return official.likeness.attire == Attire::second; });
    if (stage.markers.size() != 2 || stage.camera.nearer > 0 || in_corners) {
      continue;
    }
    const Projection film({-340, -241, 680, 482}, stage.board);
    const float height = man * film.scale_at((stage.markers[0].at.y + stage.markers[1].at.y) / 2);
    all += height * stage.camera.zoom / 482;
    ++rests;
  }
  ASSERT_GT(rests, 0);
  // Where managers meet, the two men begin at the ends of the ring.
  const bool of_paths = test::some_setup(GetParam()).find("players") != std::string::npos;
  EXPECT_GT(all / static_cast<float>(rests), of_paths ? 0.29F : 0.48F);
}

/// The newspaper's picture is of that moment, at every speed.
TEST_P(Filming, every_bout_ends_with_a_hand_raised_by_the_referee) {
  if (!holds_bouts()) {
    GTEST_SKIP() << "its bouts are those of the game below";
  }
  constexpr int bouts = 40;
  for (int bout = 0; bout < bouts; ++bout) {
    SetUp();
    Random random(static_cast<std::uint64_t>(bout));
    while (fc::test::answer_at_random(*match_, random)) {
    }
    scene_->update(*match_, 0);
    const Stage last = scene_->stage(scene_->end_time(), Motion::full);
    if (last.markers.size() != 2 || last.markers[0].boxer >= 0) {
      continue;  // a season ends without men
    }
    const auto referee =
        std::ranges::find(last.officials, Attire::referee, [](const Official& one) { return one.likeness.attire; });
    ASSERT_NE(referee, last.officials.end()) << "bout " << bout;
    const Gesture& does = referee->likeness.gesture;
    EXPECT_TRUE(does.act == Act::raise_hand || does.act == Act::raise_both) << "bout " << bout;
    EXPECT_EQ(does.share, 1) << "bout " << bout;
    EXPECT_EQ(referee->alpha, 1) << "bout " << bout;
  }
}

TEST_P(Filming, the_camera_rests_when_everything_does) {
  Random random(7);
  while (play_on(random)) {
    const Camera rests = scene_->stage(scene_->rest_time(), Motion::full).camera;
    const Camera later = scene_->stage(scene_->rest_time() + 60, Motion::full).camera;
    ASSERT_EQ(rests.zoom, later.zoom);
    ASSERT_EQ(rests.look_x, later.look_x);
    ASSERT_EQ(rests.look_y, later.look_y);
  }
}

TEST_P(Filming, the_ropes_rest_when_the_men_do_and_never_swing_with_reduced_motion) {
  Random random(9);
  while (play_on(random)) {
    const Stage rests = scene_->stage(scene_->rest_time(), Motion::full);
    ASSERT_EQ(rests.ropes, pressed_by(rests.board, rests.markers));
    ASSERT_EQ(rests.ropes, scene_->stage(scene_->rest_time() + 60, Motion::full).ropes);
    for (double clock = before_; clock < scene_->rest_time(); clock += 0.2) {
      const Stage calm = scene_->stage(clock, Motion::reduced);
      ASSERT_EQ(calm.ropes, pressed_by(calm.board, calm.markers)) << "at " << clock;
    }
  }
}

TEST_P(Filming, with_reduced_motion_it_comes_as_near_but_does_not_ride_there) {
  Random random(8);
  while (play_on(random)) {
    const double rest = scene_->rest_time();
    const Camera calm = scene_->stage(rest, Motion::reduced).camera;
    const Camera rests = scene_->stage(rest, Motion::full).camera;
    ASSERT_EQ(calm.zoom, rests.zoom);
    ASSERT_EQ(calm.look_x, rests.look_x);
    ASSERT_EQ(calm.look_y, rests.look_y);
    for (double clock = before_; clock < rest; clock += 0.1) {
      const float nearer = scene_->stage(clock, Motion::reduced).camera.nearer;
      ASSERT_TRUE(nearer == 0 || nearer == 1) << nearer << " at " << clock;
    }
  }
}

TEST_P(Filming, with_reduced_motion_it_never_goes_wide_for_a_moment_between_two_near_pictures) {
  constexpr double frame = 1.0 / 30;
  constexpr double moment = 0.5;
  constexpr float wider = 0.85F;
  Random random(5);
  while (play_on(random)) {
    double wide_since = -1;
    float near_before = 0;
    float last = 0;
    for (double clock = before_; clock < scene_->rest_time(); clock += frame) {
      const float zoom = scene_->stage(clock, Motion::reduced).camera.zoom;
      if (zoom < wider * last) {
        wide_since = clock;
        near_before = last;
      } else if (wide_since >= 0 && zoom > last / wider) {
        EXPECT_TRUE(clock - wide_since >= moment || zoom < near_before * wider) << "wide at " << wide_since;
        wide_since = -1;
      }
      last = zoom;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, Filming, testing::ValuesIn(fc::test::listed_slugs), fc::test::name_of_game);

}  // namespace
}  // namespace fc::scene
