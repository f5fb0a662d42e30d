#include "scene/overloaded.h"
#include "scene/ringside-campaign/choreography.h"

namespace fc::ringside_campaign {
namespace {

constexpr float tumbling = 0.5F;
constexpr float reading = 0.25F;  // a die that rests, before its consequences

/// Dice by the dozen: nine make a man.
bool is_one_of_many(const Rolled& roll) {
  switch (static_cast<Purpose>(roll.call.purpose)) {
    case Purpose::agility:
    case Purpose::punch:
    case Purpose::punch_again:
    case Purpose::endurance:
    case Purpose::counterpunch:
    case Purpose::draw: return true;
    case Purpose::names:
    case Purpose::draft_order:
    case Purpose::cut:
    case Purpose::experience:
    case Purpose::television:
    case Purpose::visitor:
    case Purpose::wear: break;
  }
  return false;
}

bool is_cut(const Rolled& roll) { return roll.call.purpose == static_cast<std::uint8_t>(Purpose::cut); }

}  // namespace

float seconds_to_settle(const Rolled& roll) {
  if (is_one_of_many(roll)) {
    return 0;
  }
  return is_cut(roll) ? 0.2F : tumbling;
}

float seconds_of(const Event& event) {
  return std::visit(scene::Overloaded{
                        [](const Rolled& roll) {
                          return is_one_of_many(roll) ? 0.03F : seconds_to_settle(roll) + (is_cut(roll) ? 0 : reading);
                        },
                        [](const ManMade&) { return 0.2F; },
                        [](const DraftOrdered&) { return 0.8F; },
                        [](const Picked&) { return 0.35F; },
                        [](const Nominated&) { return 0.4F; },
                        [](const BidMade&) { return 0.2F; },
                        [](const BidDropped&) { return 0.1F; },
                        [](const LotSold&) { return 0.7F; },
                        [](const CutSet&) { return 0.25F; },
                        [](const Seeded&) { return 0.8F; },
                        [](const MeetingBegan&) { return 0.9F; },
                        [](const PutOut&) { return 0.2F; },
                        [](const WeekBegan&) { return 0.3F; },
                        [](const WeekEnded&) { return 2.2F; },
                        [](const CampaignEnded&) { return 1.5F; },
                        [](const Retired&) { return 0.9F; },
                        [](const SignedOn&) { return 0.5F; },
                        [](const OfferAnswered& answer) { return answer.accepted ? 0.0F : 0.5F; },
                        [](const Sold&) { return 0.9F; },
                        [](const Traded&) { return 0.9F; },
                        [](const TitleAnswered&) { return 0.4F; },
                        [](const Stripped&) { return 1.2F; },
                        [](const Booked&) { return 0.5F; },
                        [](const PlacesContested&) { return 0.5F; },
                        [](const PlaceBid&) { return 0.25F; },
                        [](const PlacePaid&) { return 0.3F; },
                        [](const Moved&) { return 0.5F; },
                        [](const TakenOff&) { return 0.5F; },
                        [](const NightBegan& night) { return night.bouts == 0 ? 0.0F : 0.8F; },
                        [](const BoutFought&) { return 0.6F; },
                        [](const PursePaid&) { return 0.3F; },
                        [](const PopChanged&) { return 0.0F; },
                        [](const RankChanged&) { return 0.0F; },
                        [](const Learned&) { return 0.7F; },
                        [](const CamerasPlaced&) { return 0.5F; },
                        [](const VisitorCame&) { return 0.5F; },
                        [](const WalkedOver&) { return 0.9F; },
                        [](const Rematched&) { return 0.4F; },
                        [](const Worn&) { return 0.5F; },
                        [](const auto&) { return 0.0F; },
                    },
                    event);
}

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
