#include <variant>

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

namespace {

using scene::EventRow;
using scene::Sounds;

/// A drawer that springs open: money changes hands.
constexpr Sound till("ringside-campaign/till");
/// The auctioneer's hammer.
constexpr Sound hammer("ringside-campaign/hammer");

struct Rows {
  EventRow operator()(const Rolled& roll) const {
    const float settles = seconds_to_settle(roll);
    return {.seconds = is_one_of_many(roll) ? 0.03F : settles + (is_cut(roll) ? 0 : reading),
            .sounds = {Sound::dice, settles > 0 ? 0.6F : 0}};
  }
  EventRow operator()(const ManMade&) const { return {.seconds = 0.2F, .sounds = {Sound::card, 0.5F}}; }
  EventRow operator()(const DraftOrdered&) const { return {.seconds = 0.8F}; }
  EventRow operator()(const Picked&) const { return {.seconds = 0.35F, .sounds = {Sound::card, 0.7F}}; }
  EventRow operator()(const Nominated&) const { return {.seconds = 0.4F, .sounds = {Sound::card, 0.6F}}; }
  EventRow operator()(const BidMade&) const { return {.seconds = 0.2F, .sounds = {Sound::accept, 0.5F}}; }
  EventRow operator()(const BidDropped&) const { return {.seconds = 0.1F}; }
  EventRow operator()(const LotSold&) const { return {.seconds = 0.7F, .sounds = {hammer, 0.9F}}; }
  EventRow operator()(const CutSet&) const { return {.seconds = 0.25F}; }
  EventRow operator()(const Seeded&) const { return {.seconds = 0.8F}; }
  EventRow operator()(const MeetingBegan&) const { return {.seconds = 0.9F, .sounds = {Sound::bell, 0.6F}}; }
  EventRow operator()(const PutOut&) const { return {.seconds = 0.2F}; }
  EventRow operator()(const WeekBegan&) const { return {.seconds = 0.3F}; }
  EventRow operator()(const WeekEnded&) const { return {.seconds = 2.2F, .sounds = {Sound::card, 0.5F}, .drama = true}; }
  EventRow operator()(const CampaignEnded&) const { return {.seconds = 1.5F, .sounds = {Sound::cheer, 1}}; }
  EventRow operator()(const Retired&) const { return {.seconds = 0.9F, .sounds = {Sound::bell, 0.5F}}; }
  EventRow operator()(const SignedOn&) const { return {.seconds = 0.5F, .sounds = {Sound::card, 0.7F}}; }
  EventRow operator()(const OfferMade&) const { return {.seconds = 0, .sounds = {Sound::card, 0.6F}}; }
  EventRow operator()(const OfferAnswered& event) const {
    return {.seconds = event.accepted ? 0 : 0.5F, .sounds = {Sound::swish, event.accepted ? 0 : 0.5F}};
  }
  EventRow operator()(const Sold&) const { return {.seconds = 0.9F, .sounds = {till, 0.8F}}; }
  EventRow operator()(const Traded&) const { return {.seconds = 0.9F, .sounds = {Sound::shuffle, 0.8F}}; }
  EventRow operator()(const TitleAnswered&) const { return {.seconds = 0.4F}; }
  EventRow operator()(const Stripped&) const { return {.seconds = 1.2F, .sounds = {Sound::gasp, 1}, .drama = true}; }
  EventRow operator()(const Booked& event) const {
    return {.seconds = 0.5F, .sounds = {Sound::stamp, event.bout.title ? 1.0F : 0.7F}};
  }
  EventRow operator()(const PlacesContested&) const { return {.seconds = 0.5F}; }
  EventRow operator()(const PlaceBid&) const { return {.seconds = 0.25F}; }
  EventRow operator()(const PlacePaid&) const { return {.seconds = 0.3F, .sounds = {till, 0.6F}}; }
  EventRow operator()(const Moved&) const { return {.seconds = 0.5F, .sounds = {Sound::shuffle, 0.6F}}; }
  EventRow operator()(const TakenOff&) const { return {.seconds = 0.5F, .sounds = {Sound::gasp, 0.4F}}; }
  EventRow operator()(const NightBegan& event) const {
    return {.seconds = event.bouts > 0 ? 0.8F : 0, .sounds = {Sound::bell, event.bouts > 0 ? 0.9F : 0}};
  }
  EventRow operator()(const BoutFought& event) const {
    const float cheer = event.bout.title ? 1 : event.result.is_stoppage() ? 0.7F : 0.45F;
    return {.seconds = 0.6F, .sounds = Sounds(Sound::stamp, 0.9F).play(Sound::cheer, cheer, 0.1F), .drama = true};
  }
  EventRow operator()(const PursePaid&) const { return {.seconds = 0.3F, .sounds = {till, 0.5F}}; }
  EventRow operator()(const Learned& event) const {
    return {.seconds = 0.7F, .sounds = {event.ability ? Sound::accept : Sound::thud, 0.6F}};
  }
  EventRow operator()(const CamerasPlaced& event) const {
    return {.seconds = 0.5F, .sounds = {event.arena ? Sound::accept : Sound::thud, 0.5F}};
  }
  EventRow operator()(const VisitorCame&) const { return {.seconds = 0.5F, .sounds = {Sound::card, 0.7F}}; }
  EventRow operator()(const WalkedOver&) const {
    return {.seconds = 0.9F, .sounds = Sounds(Sound::gasp, 0.7F).play(till, 0.6F, 0.4F)};
  }
  EventRow operator()(const Rematched&) const { return {.seconds = 0.4F, .sounds = {Sound::cheer, 0.5F}}; }
  EventRow operator()(const Worn& event) const {
    return {.seconds = 0.5F, .sounds = {Sound::thud, event.ability ? 0.7F : 0}};
  }
  /// What is a matter of course takes no time.
  template <class Other>
  EventRow operator()(const Other&) const {
    return {.seconds = 0};
  }
};

}  // namespace

EventRow row_of(const Event& event) { return std::visit(Rows(), event); }

}  // namespace fc::ringside_campaign
