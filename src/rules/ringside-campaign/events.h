// The events of a campaign, told in order, each after the state has changed. Popularity is in half points, money in dollars.
// Source: rules/ringside-campaign/rules.md, 3.
#pragma once

#include <array>
#include <cstdint>
#include <variant>

#include "core/need.h"
#include "rules/ringside-campaign/state.h"

namespace fc::ringside_campaign {

// Forming, and men who come and go.

/// A man made by dice is complete. seat: his manager's; no_seat: he is in the pool.
struct ManMade {
  Person man;
  Seat seat;
};
struct DraftOrdered {
  FixedVector<Seat, most_managers> order;
};
struct Picked {
  Seat seat;
  Person man;
};
struct NominationPassed {
  Seat seat;
};
struct Nominated {
  Seat seat;
  Person man;
};
struct BidMade {
  Seat seat;
  Person man;
  Money bid;
};
struct BidDropped {
  Seat seat;
  Person man;
};
struct LotSold {
  Seat seat;
  Person man;
  Money bid;
};
/// A man's cut is rolled, in per cent. before: 0 if it is his first with this manager.
struct CutSet {
  Person man;
  int before;
  int after;
};

// Tournament and calendar.

/// All men are seeded; the seeds are in the state.
struct Seeded {
  int men;
};
struct MeetingBegan {
  int meeting;
  int week;
  Seat first;
  bool is_final;
};
/// A man is out of the tournament.
struct PutOut {
  Person man;
  int meeting;
};
struct WeekBegan {
  int week;
  Seat first;
};
/// arena: none if the cameras stay away.
struct CamerasPlaced {
  std::optional<Arena> arena;
};
struct VisitorCame {
  Visitor visitor;
};
struct WeekEnded {
  int week;
};
struct CampaignEnded {};

// Front office and title.

struct OfficeClosed {
  Seat seat;
};
/// rank: when he retired, see `rank_of`.
struct Retired {
  Seat seat;
  Person man;
  int rank;
};
struct SignedOn {
  Seat seat;
  Person man;
};
/// An offer is complete and the other manager is asked. kind: sale, trade or bout.
struct OfferMade {
  Offer offer;
};
struct OfferAnswered {
  Offer offer;
  bool accepted;
};
struct Sold {
  Seat from;
  Seat to;
  Person man;
  Money sum;
};
/// sum: what `by` pays; negative: what he is paid.
struct Traded {
  Seat by;
  Person man;
  Seat to;
  Person other;
  Money sum;
};
/// The answer of a contender who is asked to fight for the vacant title or to challenge, or of a champion asked to defend.
struct TitleAnswered {
  OfferKind kind;
  Seat seat;
  Person man;
  bool willing;
};
/// The champion refused to defend and lost the title.
struct Stripped {
  Person man;
};

// Bill, disputes and the night.

struct BookingPassed {
  Seat seat;
};
struct Booked {
  BilledBout bout;
};
/// A refused offer counted as a walkover: the man of `by` takes the other's rank, unless it was a title bout, and `to` pays.
struct WalkedOver {
  Offer offer;
  Money forfeit;
};
struct PlacesContested {
  Arena arena;
  int places;
  int bouts;
};
/// bid: none if the bout gives way.
struct PlaceBid {
  Seat seat;
  Person red;
  std::optional<Money> bid;
};
struct PlacePaid {
  Seat seat;
  Person red;
  Money bid;
};
struct Moved {
  BilledBout bout;
  Arena from;
};
struct MoveAnswered {
  Seat seat;
  bool kept;
};
struct TakenOff {
  BilledBout bout;
};
/// The night begins; the bill in the state is in its order.
struct NightBegan {
  int week;
  int bouts;
};
/// forms: of both men before the bout, by corner, see `form_of`; the printed odds are based on them.
struct BoutFought {
  BilledBout bout;
  BoutResult result;
  std::array<std::int16_t, 2> forms{};
};
/// The bout just fought counts as a rematch. meeting: its number among the meetings of these two in a row, 2 or 3.
struct Rematched {
  BilledBout bout;
  int meeting;
};
/// share: what the manager gets of it.
struct PursePaid {
  Person man;
  Seat seat;
  Money purse;
  Money share;
};
struct PopChanged {
  Person man;
  int before;
  int after;
};
/// Ranks as `rank_of` says.
struct RankChanged {
  Person man;
  int before;
  int after;
};
/// ability: none if the one that the die names has had its full gain.
struct Learned {
  Person man;
  std::optional<Ability> ability;
};
/// ability: none if the die names none, or if it is as low as it can be.
struct Worn {
  Person man;
  std::optional<Ability> ability;
};

using Event =
    std::variant<Rolled, QuestionOpened, ManMade, DraftOrdered, Picked, NominationPassed, Nominated, BidMade, BidDropped,
                 LotSold, CutSet, Seeded, MeetingBegan, PutOut, WeekBegan, WeekEnded, CampaignEnded, OfficeClosed, Retired,
                 SignedOn, OfferMade, OfferAnswered, Sold, Traded, TitleAnswered, Stripped, BookingPassed, Booked,
                 PlacesContested, PlaceBid, PlacePaid, Moved, MoveAnswered, TakenOff, NightBegan, BoutFought, PursePaid,
                 PopChanged, RankChanged, Learned, CamerasPlaced, VisitorCame, WalkedOver, Rematched, Worn>;

}  // namespace fc::ringside_campaign
