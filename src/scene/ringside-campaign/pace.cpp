#include "scene/ringside-campaign/pace.h"

#include "scene/overloaded.h"

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

}  // namespace fc::ringside_campaign
