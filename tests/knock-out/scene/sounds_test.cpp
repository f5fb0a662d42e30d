// A game of Knock Out to listen to: every sound at the moment at which its event is seen, and none of what is hidden.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "games.h"
#include "scene/blows/stance.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

using scene::SoundCue;

Choreography game_of(std::uint64_t seed) {
  auto [setup, steps, choreography] = test::told(seed);
  return choreography;
}

/// The first cue of such an event for which `wanted` is true.
template <class T, class Wanted>
std::optional<Cue> first(const Choreography& choreography, Wanted wanted) {
  for (const Cue& cue : choreography.timeline().all()) {
    if (const T* event = std::get_if<T>(&cue.event); event != nullptr && !cue.announced && wanted(*event)) {
      return cue;
    }
  }
  return std::nullopt;
}

std::vector<SoundCue> sounds_of(const Cue& cue) {
  std::vector<SoundCue> sounds = cue.row.sounds.all();
  for (SoundCue& sound : sounds) {
    sound.start += cue.start;
  }
  return sounds;
}

bool begins(const std::vector<SoundCue>& sounds, Sound sound, double start) {
  return std::ranges::any_of(sounds,
                             [&](const SoundCue& cue) { return cue.sound == sound && std::abs(cue.start - start) < 1e-4; });
}

/// The sounds of the first such event in some games.
template <class T, class Wanted>
void expect_in_some_game(Wanted wanted, Sound sound, double after) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    if (const std::optional<Cue> cue = first<T>(game_of(seed), wanted)) {
      EXPECT_TRUE(begins(sounds_of(*cue), sound, cue->start + after)) << sound.name();
      return;
    }
  }
  ADD_FAILURE() << "no game has such an event";
}

constexpr auto any = [](const auto&) { return true; };

TEST(KnockOutSounds, a_hook_thuds_at_its_blow_and_takes_the_crowds_breath) {
  const auto hook = [](const PunchesRevealed& event) { return event.hook; };
  expect_in_some_game<PunchesRevealed>(hook, Sound::thud, static_cast<double>(blow_seconds));
  expect_in_some_game<PunchesRevealed>(hook, Sound::gasp, static_cast<double>(blow_seconds) + 0.08);
}

TEST(KnockOutSounds, a_knockout_thuds_on_the_canvas_is_counted_and_rung) {
  const auto knockout = [](const FightEnded& event) { return event.knockout; };
  expect_in_some_game<FightEnded>(knockout, Sound::count, static_cast<double>(counted_at(first_counted)));
  expect_in_some_game<FightEnded>(knockout, Sound::count, static_cast<double>(counted_at(last_counted)));
  expect_in_some_game<FightEnded>(knockout, Sound::bell, static_cast<double>(knockout_called_seconds));
  expect_in_some_game<FightEnded>(knockout, Sound::thud, static_cast<double>(scene::floor_seconds));
}

TEST(KnockOutSounds, bets_and_money_are_heard_as_they_are_laid_and_paid) {
  expect_in_some_game<BetOffered>(any, Sound("knock-out/chip"), 0);
  expect_in_some_game<BetAccepted>(any, Sound("knock-out/chip"), 0);
  expect_in_some_game<BetPassed>(any, Sound("knock-out/chip"), 0);
  expect_in_some_game<BetSettled>(any, Sound("knock-out/chip"), 0);
  expect_in_some_game<NetPaid>([](const NetPaid& event) { return event.net != 0; }, Sound("knock-out/coins"), 0);
  expect_in_some_game<NetPaid>([](const NetPaid& event) { return event.net > 0; }, Sound("knock-out/won-bet"), 0);
  expect_in_some_game<PrizePaid>(any, Sound("knock-out/coins"), 0);
}

TEST(KnockOutSounds, cards_are_heard_when_they_turn_and_not_before) {
  const Choreography choreography = game_of(1);
  for (const Cue& cue : choreography.timeline().all()) {
    if (cue.announced) {
      const auto sounds = sounds_of(cue);
      const float breath = card_pace(std::get<PunchesRevealed>(cue.event).round).breath;
      ASSERT_FALSE(sounds.empty());
      EXPECT_TRUE(begins(sounds, Sound::card, cue.start + static_cast<double>(breath)));
      for (const scene::SoundCue& sound : sounds) {
        EXPECT_GE(sound.start, cue.start + static_cast<double>(breath)) << "nothing is told by ear before they turn";
      }
    }
  }
}

TEST(KnockOutSounds, one_stamp_falls_when_both_punches_are_in) {
  const Choreography choreography = game_of(2);
  for (const Cue& cue : choreography.timeline().all()) {
    const auto sounds = sounds_of(cue);
    if (const auto* seal = std::get_if<PunchSealed>(&cue.event)) {
      EXPECT_EQ(sounds.size(), seal->corner == Corner::blue ? 1U : 0U);
    }
    if (std::holds_alternative<TrainingSealed>(cue.event)) {
      EXPECT_TRUE(sounds.empty());
    }
  }
}

TEST(KnockOutSounds, no_event_waits_longer_with_its_sound_than_a_span_looks_back) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Choreography choreography = game_of(seed);
    std::size_t sounds = 0;
    for (const Cue& cue : choreography.timeline().all()) {
      for (const SoundCue& sound : sounds_of(cue)) {
        EXPECT_GE(sound.start, cue.start);
        EXPECT_LT(sound.start, cue.start + scene::longest_wait_for_sound);
        EXPECT_GT(sound.strength, 0);
        EXPECT_LE(sound.strength, 1);
        ++sounds;
      }
    }
    EXPECT_EQ(scene::sounds_of(choreography.timeline(), {.from = 0, .to = choreography.rest_time() + 1}).size(), sounds);
  }
}

}  // namespace
}  // namespace fc::knock_out
