#include "scene/ringside-campaign/sounds.h"

#include "scene/ringside-campaign/pace.h"

namespace fc::ringside_campaign {
namespace {

/// A drawer that springs open: money changes hands.
constexpr Sound till("ringside-campaign/till");
/// The auctioneer's hammer.
constexpr Sound hammer("ringside-campaign/hammer");

class Noises : private scene::SoundWriter {
 public:
  Noises(const Cue& cue, std::vector<scene::SoundCue>& sounds) : SoundWriter(cue.start, sounds) {}

  void operator()(const Rolled& roll) {
    if (seconds_to_settle(roll) > 0) {
      play(Sound::dice, 0.6F);
    }
  }
  void operator()(const ManMade&) { play(Sound::card, 0.5F); }
  void operator()(const Picked&) { play(Sound::card, 0.7F); }
  void operator()(const SignedOn&) { play(Sound::card, 0.7F); }
  void operator()(const Nominated&) { play(Sound::card, 0.6F); }
  void operator()(const BidMade&) { play(Sound::accept, 0.5F); }
  void operator()(const LotSold&) { play(hammer, 0.9F); }
  void operator()(const MeetingBegan&) { play(Sound::bell, 0.6F); }
  void operator()(const Retired&) { play(Sound::bell, 0.5F); }
  void operator()(const OfferMade&) { play(Sound::card, 0.6F); }
  void operator()(const OfferAnswered& event) {
    if (!event.accepted) {
      play(Sound::swish, 0.5F);
    }
  }
  void operator()(const Sold&) { play(till, 0.8F); }
  void operator()(const Traded&) { play(Sound::shuffle, 0.8F); }
  void operator()(const Stripped&) { play(Sound::gasp, 1); }
  void operator()(const Booked& event) { play(Sound::stamp, event.bout.title ? 1.0F : 0.7F); }
  void operator()(const Moved&) { play(Sound::shuffle, 0.6F); }
  void operator()(const TakenOff&) { play(Sound::gasp, 0.4F); }
  void operator()(const PlacePaid&) { play(till, 0.6F); }
  void operator()(const NightBegan& event) {
    if (event.bouts > 0) {
      play(Sound::bell, 0.9F);
    }
  }
  void operator()(const BoutFought& event) {
    play(Sound::stamp, 0.9F);
    const bool stopped = event.result.method == ringside::Method::ko || event.result.method == ringside::Method::tko;
    play(Sound::cheer, event.bout.title ? 1.0F : stopped ? 0.7F : 0.45F, 0.1F);
  }
  void operator()(const PursePaid&) { play(till, 0.5F); }
  void operator()(const Learned& event) { play(event.ability ? Sound::accept : Sound::thud, 0.6F); }
  void operator()(const CamerasPlaced& event) { play(event.arena ? Sound::accept : Sound::thud, 0.5F); }
  void operator()(const VisitorCame&) { play(Sound::card, 0.7F); }
  void operator()(const WalkedOver&) {
    play(Sound::gasp, 0.7F);
    play(till, 0.6F, 0.4F);
  }
  void operator()(const Rematched&) { play(Sound::cheer, 0.5F); }
  void operator()(const Worn& event) {
    if (event.ability) {
      play(Sound::thud, 0.7F);
    }
  }
  void operator()(const WeekEnded&) { play(Sound::card, 0.5F); }
  void operator()(const CampaignEnded&) { play(Sound::cheer, 1); }
  /// Everything else is only seen.
  template <class Other>
  void operator()(const Other&) {}
};

}  // namespace

void add_sounds(const Cue& cue, std::vector<scene::SoundCue>& sounds) { std::visit(Noises(cue, sounds), cue.event); }

}  // namespace fc::ringside_campaign
