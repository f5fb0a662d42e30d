// A bout of The Ring to listen to: every sound at the moment at which its event is seen.
#include <gtest/gtest.h>

#include <algorithm>

#include "bouts.h"
#include "scene/the-ring/choreography.h"
#include "tests/scene/heard.h"

namespace fc::the_ring {
namespace {

using scene::SoundCue;
using test::line_of;

/// From the start of its cue on.
std::vector<SoundCue> sounds_of(const Event& event, int count = 0, const Setup& setup = test::olson_against_sandy()) {
  return row_of(setup, Cue{{.event = event, .pose = {}}, count}).sounds.all();
}

bool has(const std::vector<SoundCue>& sounds, Sound sound) {
  return std::ranges::find(sounds, sound, &SoundCue::sound) != sounds.end();
}

TEST(TheRingSounds, every_blow_of_a_line_thuds_when_it_meets) {
  // "Jab, Left hook, Cross 2".
  std::vector<SoundCue> sounds = sounds_of(line_of(1, 52, 1, {.score = 2}));
  for (const SoundCue& sound : sounds) {
    EXPECT_EQ(sound.from, Corner::blue) << sound.sound.name();
  }
  std::erase_if(sounds, [](const SoundCue& sound) { return sound.sound != Sound::thud; });
  ASSERT_EQ(sounds.size(), 3U);
  for (std::size_t blow = 0; blow < sounds.size(); ++blow) {
    EXPECT_EQ(sounds[blow].sound, Sound::thud);
    EXPECT_NEAR(sounds[blow].start, static_cast<double>(first_blow + between_blows * static_cast<float>(blow)), 1e-4);
  }
}

TEST(TheRingSounds, a_swing_at_air_is_only_air) {
  const std::vector<SoundCue> sounds = sounds_of(line_of(3, 42, 0, {.own_stm = 1}));
  ASSERT_EQ(sounds.size(), 1U);
  EXPECT_EQ(sounds[0].sound, Sound::swish);
}

TEST(TheRingSounds, a_hard_shot_is_heard_by_what_it_does) {
  HardShotRead read{.by = Corner::red};
  float before = 0;
  for (const Shot shot : {Shot::hard, Shot::stagger, Shot::knockdown}) {
    read.shot = shot;
    const std::vector<SoundCue> sounds = sounds_of(read);
    EXPECT_TRUE(has(sounds, Sound::thud));
    EXPECT_GT(sounds[0].strength, before);
    before = sounds[0].strength;
    EXPECT_EQ(has(sounds, Sound::gasp), shot != Shot::hard);
  }
  read.shot = Shot::none;
  EXPECT_FALSE(has(sounds_of(read), Sound::thud));
}

TEST(TheRingSounds, dice_that_fall_together_make_one_noise) {
  std::size_t noises = 0;
  for (const int more : {2, 1, 0}) {
    Rolled roll{};
    roll.call.purpose = static_cast<std::uint8_t>(Purpose::basic_column);
    roll.call.more_dice = static_cast<std::uint8_t>(more);
    noises += sounds_of(roll).size();
  }
  EXPECT_EQ(noises, 1U);
}

TEST(TheRingSounds, the_referee_is_heard_at_every_number_that_he_calls) {
  constexpr int last = 9;
  Rolled roll{};
  roll.call.purpose = static_cast<std::uint8_t>(Purpose::knockout);
  const std::vector<SoundCue> sounds = sounds_of(roll, last);
  scene::test::expect_every_number_called(sounds, last, [](double clock) { return counting.counted_at(clock, last); });
}

TEST(TheRingSounds, the_anthem_is_played_for_a_title_and_for_nothing_else) {
  auto setup = test::olson_against_sandy();
  const RefereeSet set{.referee = Referee::hale, .by_champion = false};
  EXPECT_FALSE(has(sounds_of(set, 0, setup), anthem_first));
  setup.champion = Champion::red;
  const std::vector<SoundCue> sounds = sounds_of(set, 0, setup);
  ASSERT_EQ(sounds.size(), 2U);
  EXPECT_EQ(sounds[0].sound, anthem_first);
  EXPECT_EQ(sounds[1].sound, anthem_second);
  EXPECT_NEAR(sounds[1].start - sounds[0].start, static_cast<double>(bar_seconds), 1e-4);
  EXPECT_LE(sounds[1].start + static_cast<double>(bar_seconds), static_cast<double>(anthem_seconds) + 1e-4);
}

TEST(TheRingSounds, a_sealed_pick_is_silent) {
  EXPECT_TRUE(sounds_of(PickSealed{Corner::red}).empty());
  EXPECT_TRUE(sounds_of(PickSealed{Corner::blue}).empty());
}

TEST(TheRingSounds, the_crowd_waits_for_the_verdict_when_the_cards_are_read) {
  BoutEnded end{};
  end.end = {.method = Method::split, .has_winner = true};
  const std::vector<SoundCue> read = sounds_of(end);
  scene::test::expect_cheer_at_the_verdict(read);
  EXPECT_TRUE(has(sounds_of(BoutStopped{.method = Method::ko, .winner = Corner::red}), Sound::cheer));
}

TEST(TheRingSounds, no_event_waits_longer_with_its_sound_than_a_span_looks_back) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    auto [setup, steps, choreography] = test::told(seed);
    for (const Cue& cue : choreography.timeline().all()) {
      scene::test::expect_in_reach_of_a_span(cue.row.sounds.all());
    }
  }
}

}  // namespace
}  // namespace fc::the_ring
