// A Ringside bout to listen to: every sound at the moment at which its event is seen.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>

#include "bouts.h"
#include "scene/ringside/choreography.h"
#include "tests/scene/heard.h"

namespace fc::ringside {
namespace {

using scene::SoundCue;

/// From the start of its cue on.
std::vector<SoundCue> sounds_of(const Event& event) { return row_of(Cue{{.event = event, .pose = {}}}).sounds.all(); }

TEST(RingsideSounds, a_knockdown_is_gasped_at_and_thuds_when_the_man_meets_the_canvas) {
  const std::vector<SoundCue> sounds =
      sounds_of(KnockedDown{.corner = Corner::red, .card_damage = 3, .saved_by_bell = false});
  ASSERT_EQ(sounds.size(), 3U);
  EXPECT_EQ(sounds[0], (SoundCue{.start = 0, .sound = Sound::gasp, .strength = 0.9F}));
  EXPECT_EQ(sounds[1].sound, Sound::thud);
  EXPECT_NEAR(sounds[1].start, 0.36, 1e-4);
  EXPECT_EQ(sounds[1].from, Corner::red);
  EXPECT_EQ(sounds[2].sound, Sound::boards);
}

TEST(RingsideSounds, a_punch_thuds_by_its_damage_and_moves_the_crowd_when_it_is_great) {
  PunchLanded punch{};
  punch.thrown = Punch::left_hook;
  punch.damage = 1;
  const std::vector<SoundCue> light = sounds_of(punch);
  punch.damage = 7;
  scene::test::expect_to_thud_by_weight(light, sounds_of(punch));
}

TEST(RingsideSounds, the_referee_is_heard_at_every_number_that_he_calls) {
  Rolled roll{};
  roll.call.purpose = static_cast<std::uint8_t>(Purpose::count);
  roll.call.die = d10;
  roll.value = 6;
  scene::test::expect_every_number_called(sounds_of(roll), roll.value,
                                          [&roll](double clock) { return counted_at(roll, clock); });
}

TEST(RingsideSounds, other_dice_clatter) {
  Rolled roll{};
  roll.call.purpose = static_cast<std::uint8_t>(Purpose::opening);
  roll.call.die = d100;
  roll.value = 70;
  EXPECT_EQ(sounds_of(roll), (std::vector{SoundCue{.start = 0, .sound = Sound::dice, .strength = 0.7F}}));
}

/// The one sound of an event that has no other.
void expect_sound(const Event& event, Sound sound) {
  const std::vector<SoundCue> sounds = sounds_of(event);
  ASSERT_EQ(sounds.size(), 1U);
  EXPECT_EQ(sounds[0].sound, sound);
  EXPECT_EQ(sounds[0].start, 0);
}

TEST(RingsideSounds, a_miss_cuts_the_air) { expect_sound(SwingMissed{Corner::red}, Sound::swish); }

TEST(RingsideSounds, a_tactic_is_heard_and_none_is_not) {
  expect_sound(TacticChosen{Corner::red, Tactic::cover_up}, Sound::leather);
  expect_sound(TacticChosen{Corner::red, Tactic::clinch}, Sound::leather);
  expect_sound(TacticChosen{Corner::blue, Tactic::backpedal}, Sound::shuffle);
  EXPECT_TRUE(sounds_of(TacticChosen{Corner::blue, Tactic::none}).empty());
  expect_sound(RushDecided{Corner::blue, true}, Sound::shuffle);
  EXPECT_TRUE(sounds_of(RushDecided{Corner::blue, false}).empty());
}

TEST(RingsideSounds, a_clinch_is_heard_while_it_holds_and_when_it_is_broken) {
  expect_sound(ClinchHeld{Corner::red}, Sound::leather);
  expect_sound(ClinchEnded{Corner::red, ClinchEnd::broken}, Sound::shuffle);
  EXPECT_TRUE(sounds_of(ClinchEnded{Corner::red, ClinchEnd::missed}).empty()) << "the miss is heard";
}

TEST(RingsideSounds, a_sealed_pick_is_silent) {
  EXPECT_TRUE(sounds_of(PickSealed{.corner = Corner::red, .guesses = true}).empty());
  EXPECT_TRUE(sounds_of(PickSealed{.corner = Corner::blue, .guesses = false}).empty());
}

TEST(RingsideSounds, frame_by_frame_a_bout_sounds_as_in_one_span) {
  auto [setup, steps, choreography] = test::told(3);
  const double end = choreography.rest_time() + 1;
  std::vector<SoundCue> whole = scene::sounds_of(choreography.timeline(), {.from = 0, .to = end});
  std::vector<SoundCue> pieces;
  for (double clock = 0; clock < end; clock += 1.0 / 60) {
    const auto frame = scene::sounds_of(choreography.timeline(), {.from = clock, .to = std::min(end, clock + 1.0 / 60)});
    pieces.insert(pieces.end(), frame.begin(), frame.end());
  }
  std::ranges::stable_sort(whole, {}, &SoundCue::start);
  std::ranges::stable_sort(pieces, {}, &SoundCue::start);
  EXPECT_GT(whole.size(), 20U);
  EXPECT_EQ(whole.size(), pieces.size());
  EXPECT_TRUE(std::ranges::equal(whole, pieces, {}, &SoundCue::start, &SoundCue::start));
}

TEST(RingsideSounds, no_event_waits_longer_with_its_sound_than_a_span_looks_back) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto setup = test::some_setup(seed);
    for (const Event& event : test::whole(test::play(setup, seed)).events) {
      scene::test::expect_in_reach_of_a_span(sounds_of(event));
    }
  }
}

}  // namespace
}  // namespace fc::ringside
