#include "library/ringside-campaign/game.h"

#include <fmt/format.h>

#include "library/ringside-campaign/json_parts.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

constexpr std::array<std::string_view, ability_count> ability_words{"endurance", "agility", "counterpunch"};

std::string teller_of(Seat seat) { return seat == no_seat ? "the promoter" : seat_word(seat); }

std::string rank_word(int rank) {
  if (rank == 0) {
    return "champion";
  }
  return rank == no_rank ? "unranked" : fmt::format("number {}", rank);
}

/// 9 half points are "4.5".
std::string points(int half_points) {
  return fmt::format("{}{}{}", half_points < 0 ? "-" : "", half_points / (half_points < 0 ? -2 : 2),
                     half_points % 2 == 0 ? "" : ".5");
}

/// One line for each kind of event; one that is forgotten does not compile.
class Teller {
 public:
  explicit Teller(const Setup& setup) : setup_(setup) {}

  std::string operator()(const Rolled& event) const {
    const Need need{.kind = NeedKind::roll, .seat = event.call.seat, .topic = event.call.purpose};
    return fmt::format("{} rolls {} for {}", teller_of(event.call.seat), event.value, Rules::topic_name(need));
  }
  std::string operator()(const QuestionOpened& event) const {
    return fmt::format("{} for {}: {}", event.asked.kind == NeedKind::roll ? "a die is awaited" : "an answer is awaited",
                       Rules::topic_name(event.asked), teller_of(event.asked.seat));
  }
  std::string operator()(const ManMade& event) const {
    return event.seat == no_seat ? fmt::format("{} enters the pool", man(event.man))
                                 : fmt::format("{} joins {}", man(event.man), teller_of(event.seat));
  }
  std::string operator()(const DraftOrdered& event) const {
    std::string line = "the order of the draft:";
    for (const Seat seat : event.order) {
      line.append(" ").append(teller_of(seat));
    }
    return line;
  }
  std::string operator()(const Picked& event) const {
    return fmt::format("{} picks {}", teller_of(event.seat), man(event.man));
  }
  std::string operator()(const NominationPassed& event) const {
    return fmt::format("{} names nobody", teller_of(event.seat));
  }
  std::string operator()(const Nominated& event) const {
    return fmt::format("{} names {}", teller_of(event.seat), man(event.man));
  }
  std::string operator()(const BidMade& event) const {
    return fmt::format("{} bids {} for {}", teller_of(event.seat), event.bid, man(event.man));
  }
  std::string operator()(const BidDropped& event) const {
    return fmt::format("{} drops out for {}", teller_of(event.seat), man(event.man));
  }
  std::string operator()(const LotSold& event) const {
    return fmt::format("{} joins {} for {}", man(event.man), teller_of(event.seat), event.bid);
  }
  std::string operator()(const CutSet& event) const {
    return event.before == 0 ? fmt::format("the cut of {} is {}", man(event.man), event.after)
                             : fmt::format("the cut of {}: {} to {}", man(event.man), event.before, event.after);
  }
  std::string operator()(const Seeded& event) const { return fmt::format("{} men are seeded", event.men); }
  std::string operator()(const MeetingBegan& event) const {
    return fmt::format("meeting {}, week {}{}, {} is first", event.meeting, event.week, event.is_final ? ", the final" : "",
                       teller_of(event.first));
  }
  std::string operator()(const PutOut& event) const { return fmt::format("{} is out of the tournament", man(event.man)); }
  std::string operator()(const WeekBegan& event) const {
    return fmt::format("week {}, {} is first", event.week, teller_of(event.first));
  }
  std::string operator()(const WeekEnded& event) const { return fmt::format("week {} is over", event.week); }
  std::string operator()(const CampaignEnded& /*event*/) const { return "the campaign is over"; }
  std::string operator()(const OfficeClosed& event) const { return fmt::format("{} is done", teller_of(event.seat)); }
  std::string operator()(const Retired& event) const {
    return fmt::format("{} of {} retires, {}", man(event.man), teller_of(event.seat), rank_word(event.rank));
  }
  std::string operator()(const SignedOn& event) const {
    return fmt::format("{} signs {}", teller_of(event.seat), man(event.man));
  }
  std::string operator()(const OfferMade& event) const {
    return teller_of(event.offer.by) + " offers " + terms(event.offer);
  }
  std::string operator()(const OfferAnswered& event) const {
    return fmt::format("{} {} {}", teller_of(event.offer.to), event.accepted ? "accepts" : "declines", terms(event.offer));
  }
  std::string operator()(const Sold& event) const {
    return fmt::format("{} goes from {} to {} for {}", man(event.man), teller_of(event.from), teller_of(event.to),
                       event.sum);
  }
  std::string operator()(const Traded& event) const {
    return fmt::format("{} goes to {}, {} to {}, {} pays {}", man(event.man), teller_of(event.to), man(event.other),
                       teller_of(event.by), teller_of(event.sum < 0 ? event.to : event.by),
                       event.sum < 0 ? -event.sum : event.sum);
  }
  std::string operator()(const TitleAnswered& event) const {
    const std::string_view wish = event.kind == OfferKind::vacant      ? "fight for the vacant title"
                                  : event.kind == OfferKind::challenge ? "challenge the champion"
                                                                       : "defend the title";
    return fmt::format("{}: {} will {}{}", teller_of(event.seat), man(event.man), event.willing ? "" : "not ", wish);
  }
  std::string operator()(const Stripped& event) const { return fmt::format("{} is stripped of the title", man(event.man)); }
  std::string operator()(const BookingPassed& event) const { return fmt::format("{} passes", teller_of(event.seat)); }
  std::string operator()(const Booked& event) const { return "on the bill: " + bout(event.bout); }
  std::string operator()(const PlacesContested& event) const {
    return fmt::format("{} bouts contest {} places at {}", event.bouts, event.places, arena(event.arena));
  }
  std::string operator()(const PlaceBid& event) const {
    return event.bid ? fmt::format("{} bids {} for {}", teller_of(event.seat), *event.bid, man(event.red))
                     : fmt::format("{} gives way with {}", teller_of(event.seat), man(event.red));
  }
  std::string operator()(const PlacePaid& event) const {
    return fmt::format("{} pays {} for the place of {}", teller_of(event.seat), event.bid, man(event.red));
  }
  std::string operator()(const Moved& event) const {
    return fmt::format("moved from {}: {}", arena(event.from), bout(event.bout));
  }
  std::string operator()(const MoveAnswered& event) const {
    return fmt::format("{} {}", teller_of(event.seat), event.kept ? "keeps the bout" : "withdraws");
  }
  std::string operator()(const TakenOff& event) const { return "off the bill: " + bout(event.bout); }
  std::string operator()(const NightBegan& event) const {
    return fmt::format("fight night of week {}, {} bouts", event.week, event.bouts);
  }
  std::string operator()(const BoutFought& event) const {
    return bout(event.bout) + ": " + Rules::notation({.word = Word::result, .result = event.result});
  }
  std::string operator()(const PursePaid& event) const {
    return fmt::format("{} earns {}, {} of it for {}", man(event.man), event.purse, event.share, teller_of(event.seat));
  }
  std::string operator()(const PopChanged& event) const {
    return fmt::format("the popularity of {}: {} to {}", man(event.man), points(event.before), points(event.after));
  }
  std::string operator()(const RankChanged& event) const {
    return fmt::format("{}: {} to {}", man(event.man), rank_word(event.before), rank_word(event.after));
  }
  std::string operator()(const Learned& event) const {
    return event.ability ? fmt::format("{} gains 1 {}", man(event.man), ability_words[place_of(*event.ability)])
                         : fmt::format("{} gains nothing more", man(event.man));
  }
  std::string operator()(const CamerasPlaced& event) const {
    return event.arena ? fmt::format("cameras at {}", arena(*event.arena)) : "no cameras";
  }
  std::string operator()(const VisitorCame& event) const {
    return fmt::format("{} visits, {}", man(event.visitor.man), arena(event.visitor.arena));
  }
  std::string operator()(const WalkedOver& event) const {
    return fmt::format("{} walks over {}, {} pays {}", man(event.offer.man), man(event.offer.other),
                       teller_of(event.offer.to), event.forfeit);
  }
  std::string operator()(const Rematched& event) const {
    return fmt::format("{} and {}: meeting {} in a row", man(event.bout.red), man(event.bout.blue), event.meeting);
  }
  std::string operator()(const Worn& event) const {
    return event.ability ? fmt::format("{} loses 1 {}", man(event.man), ability_words[place_of(*event.ability)])
                         : fmt::format("{} wears well", man(event.man));
  }

 private:
  [[nodiscard]] std::string_view man(Person person) const { return id_word(setup_, person); }
  static std::string_view arena(Arena which) { return arena_words[place_of(which)]; }

  [[nodiscard]] std::string bout(const BilledBout& billed) const {
    return fmt::format("{} against {}, {}, {} rounds{}", man(billed.red), man(billed.blue), arena(billed.arena),
                       billed.rounds, billed.title ? ", for the title" : "");
  }
  [[nodiscard]] std::string terms(const Offer& offer) const {
    switch (offer.kind) {
      case OfferKind::sale: return fmt::format("{} for {}", man(offer.man), *offer.sum);
      case OfferKind::trade: return fmt::format("{} and {} for {}", man(offer.man), *offer.sum, man(offer.other));
      default:
        return fmt::format("{} against {}, {}, {} rounds{}", man(offer.man), man(offer.other), arena(*offer.arena),
                           offer.rounds, offer.title ? ", for the title" : "");
    }
  }

  const Setup& setup_;
};

}  // namespace

std::string event_line(const Setup& setup, const Event& event) { return std::visit(Teller(setup), event); }

}  // namespace fc::ringside_campaign
