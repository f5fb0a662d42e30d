#include "scene/knock-out/effects.h"

#include <algorithm>
#include <array>

#include "scene/blows/poise.h"
#include "scene/knock-out/readout.h"

namespace fc::knock_out {
namespace {

constexpr Sound chip_set_down("knock-out/chip");
constexpr Sound coins("knock-out/coins");
constexpr Sound won_bet("knock-out/won-bet");  ///< of the band
/// Chips that land, higher and higher from bet to bet.
constexpr std::array stacks{Sound("knock-out/stack-1"), Sound("knock-out/stack-2"), Sound("knock-out/stack-3"),
                            Sound("knock-out/stack-4"), Sound("knock-out/stack-5"), Sound("knock-out/stack-6")};

/// What one event sounds like.
class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds), cue_(cue) {}

  /// The cards turn; the sign falls into its place; one card strikes the other.
  void announce(const PunchesRevealed& event) {
    const CardPace pace = card_pace(event.round);
    play(Sound::card, 0.9F, pace.breath);
    play(Sound::stamp, 0.6F, pace.breath + pace.sign_after());
    if (event.hook) {
      play(Sound::gasp, 0.8F, pace.breath + pace.sign_after());
    }
    if (event.steps > 0) {
      play_at(other(event.mover), Sound::swish, 0.6F, pace.breath + pace.strikes_after());
    }
  }

  void operator()(const Rolled&) { play(Sound::dice, 0.7F); }
  void operator()(const SeasonBegan&) { play(Sound::bell, 0.6F); }
  void operator()(const Challenged& event) {
    play(Sound::bell, 0.8F);
    play(Sound::cheer, event.title_fight ? 0.7F : 0.3F, 0.3F);
  }
  /// Both stamps fall with the second one.
  void operator()(const PunchSealed& event) {
    if (event.corner == Corner::blue) {
      play(Sound::stamp, 0.8F);
    }
  }
  void operator()(const BetOffered&) { chip(0.8F); }
  void operator()(const BetAccepted&) { chip(0.9F); }
  void operator()(const BetPassed&) { chip(0.35F); }
  void operator()(const PunchesRevealed& event) { event.steps == 0 ? touch() : drive(event); }
  void operator()(const FightEnded& event) {
    if (!event.knockout) {
      play(Sound::bell, 0.9F);
      play(Sound::cheer, 0.6F, 0.3F);
      return;
    }
    fall(other(event.winner), 1, scene::floor_seconds);
    play(Sound::gasp, 1, scene::floor_seconds);
    for (int number = first_counted; number <= last_counted; ++number) {
      play_at(other(event.winner), Sound::count, 0.7F + 0.1F * static_cast<float>(number - first_counted),
              counted_at(number));
    }
    play(Sound::bell, 1, knockout_called_seconds);
    play(Sound::cheer, 1, knockout_called_seconds);
  }
  void operator()(const PrizePaid&) { play(coins, 0.8F); }
  void operator()(const StandingChanged& event) {
    if (event.after.out) {
      play(Sound::gasp, 0.6F);
    } else if (event.after.title > event.before.title) {
      play(Sound::cheer, 1);
    } else {
      play(Sound::card, 0.6F);
      play(event.after.rank > event.before.rank ? Sound::cheer : Sound::gasp, 0.35F);
    }
  }
  void operator()(const BetSettled& event) {
    play(chip_set_down, 0.7F);
    if (event.amount > 0) {
      const std::size_t bet = cue_.pose.shown.settlement->bets.size() - 1;
      play(stacks.at(std::min(bet, stacks.size() - 1)), 0.7F, chips_arrive * cue_.duration);
    }
  }
  void operator()(const NetPaid& event) {
    if (event.net != 0) {
      play(coins, 0.5F);
    }
    if (event.net > 0) {
      play(won_bet, 0.8F);
    }
  }
  void operator()(const IouGiven&) { play(Sound::card, 0.7F); }
  void operator()(const CardsPaid&) { play(coins, 0.4F); }
  void operator()(const BonusPaid&) { play(coins, 0.9F); }
  void operator()(const IousRepaid&) { play(coins, 0.6F); }
  void operator()(const SeasonEnded&) { play(Sound::bell, 0.8F); }
  void operator()(const GameEnded&) { play(Sound::cheer, 1); }
  /// Everything else is only seen.
  template <class Other>
  void operator()(const Other&) {}

 private:
  /// After the last one: no more bets.
  void chip(float strength) {
    play(chip_set_down, strength);
    if (cue_.pose.shown.now.phase != Phase::bet) {
      play(Sound::count, 0.7F, cue_.duration - last_chip_seconds);
    }
  }

  /// Fists meet in the middle.
  void touch() {
    play(Sound::thud, 0.2F, blow_seconds);
    play(Sound::glove, 0.5F, blow_seconds);
  }
  void drive(const PunchesRevealed& event) {
    const auto steps = static_cast<float>(event.steps);
    land(thrown_with(event.mover == Corner::red ? event.blue : event.red, event.hook).punch, event.mover,
         event.hook ? 1 : 0.3F + 0.14F * steps, blow_seconds);
    if (event.hook || event.steps >= dramatic_steps) {
      play(Sound::gasp, event.hook ? 1 : 0.5F, blow_seconds + 0.08F);
    }
    for (int step = 1; step <= cue_.pose.markers[fc::index_of(event.mover)].walk.steps; ++step) {
      play_at(event.mover, Sound::thud, 0.12F + 0.04F * static_cast<float>(step), driven_step_lands(step));
    }
  }

  static constexpr int dramatic_steps = 3;

  const Cue& cue_;
};

}  // namespace

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) {
  Noises noises(cue, sounds);
  if (cue.announced) {
    noises.announce(std::get<PunchesRevealed>(cue.event));
  } else {
    std::visit(noises, cue.event);
  }
}

}  // namespace fc::knock_out
