// A DICE Boxing bout to listen to: every sound at the moment at which its event is seen.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>

#include "bouts.h"
#include "scene/dice-boxing/choreography.h"
#include "tests/scene/heard.h"

namespace fc::dice_boxing {
namespace {

using scene::SoundCue;

/// From the start of its cue on.
std::vector<SoundCue> sounds_of(const Event& event, int count = 0) {
  return row_of(Cue{{.event = event, .pose = {}}, count}).sounds.all();
}

Rolled roll_of(Purpose purpose, int value) {
  Rolled roll{};
  roll.call.purpose = static_cast<std::uint8_t>(purpose);
  roll.call.die = percentile;
  roll.value = value;
  return roll;
}

PunchScored punch_for(std::uint8_t points) {
  return {.corner = Corner::red, .hit = {.type = PunchType::hook, .points = points}, .face = 3, .points = points};
}

TEST(DiceBoxingSounds, a_punch_thuds_by_its_points_and_moves_the_crowd_when_it_is_great) {
  scene::test::expect_to_thud_by_weight(sounds_of(punch_for(1)), sounds_of(punch_for(5)));
}

TEST(DiceBoxingSounds, the_pin_clicks_when_a_routine_roll_rests_on_its_bar) {
  const Rolled roll = roll_of(Purpose::control, 54);
  const std::vector<SoundCue> sounds = sounds_of(roll);
  ASSERT_EQ(sounds.size(), 1U);
  EXPECT_EQ(sounds[0].sound, pin_sound);
  EXPECT_NEAR(sounds[0].start, static_cast<double>(seconds_to_settle(roll, 0)), 1e-4);
}

TEST(DiceBoxingSounds, the_dice_of_the_special_charts_clatter) {
  for (const Purpose purpose : {Purpose::special, Purpose::foul, Purpose::cut, Purpose::doctor, Purpose::unique}) {
    const std::vector<SoundCue> sounds = sounds_of(roll_of(purpose, 7));
    ASSERT_EQ(sounds.size(), 1U);
    EXPECT_EQ(sounds[0].sound, Sound::dice);
  }
}

TEST(DiceBoxingSounds, three_judges_dice_make_one_noise) {
  std::size_t noises = 0;
  for (const int more : {2, 1, 0}) {
    Rolled roll = roll_of(Purpose::judge, 42);
    roll.call.more_dice = static_cast<std::uint8_t>(more);
    noises += sounds_of(roll).size();
  }
  EXPECT_EQ(noises, 1U);
}

TEST(DiceBoxingSounds, the_referee_is_heard_at_every_number_that_he_calls) {
  constexpr int last = 8;
  scene::test::expect_every_number_called(sounds_of(roll_of(Purpose::knockdown, 30), last), last,
                                          [](double clock) { return counting.counted_at(clock, last); });
}

TEST(DiceBoxingSounds, a_sealed_pick_is_silent) {
  EXPECT_TRUE(sounds_of(PickSealed{Corner::red}).empty());
  EXPECT_TRUE(sounds_of(PickSealed{Corner::blue}).empty());
}

TEST(DiceBoxingSounds, the_crowd_waits_for_the_verdict_when_the_cards_are_read) {
  BoutEnded end{};
  end.end = {.method = Method::decision, .reason = EndReason::cards, .has_winner = true, .on_cards = true};
  scene::test::expect_cheer_at_the_verdict(sounds_of(end));
  end.end = {.method = Method::ko, .reason = EndReason::count, .has_winner = true};
  for (const SoundCue& sound : sounds_of(end)) {
    EXPECT_EQ(sound.start, 0);
  }
}

TEST(DiceBoxingSounds, no_event_waits_longer_with_its_sound_than_a_span_looks_back) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto setup = test::some_setup(seed);
    for (const Event& event : test::whole(test::play(setup, seed)).events) {
      scene::test::expect_in_reach_of_a_span(sounds_of(event, counts_to(setup, event)));
    }
  }
}

}  // namespace
}  // namespace fc::dice_boxing
