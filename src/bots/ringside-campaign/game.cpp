#include "bots/ringside-campaign/game.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "bots/ringside-campaign/worth.h"
#include "bots/seat_controller.h"
#include "core/result.h"
#include "rules/ringside-campaign/booking.h"
#include "rules/ringside-campaign/rules.h"
#include "rules/ringside-campaign/sequence.h"

namespace fc::ringside_campaign {
namespace {

std::size_t contender(const BriefOf<Rules>& brief, std::uint64_t /*seed*/, const std::stop_token& /*stop*/) {
  return answer_index(brief, managers_choice(brief.setup(), brief.view(), patient_taste));
}

/// Half of the time anybody's guess.
std::size_t novice(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& stop) {
  Random random(seed);
  constexpr int careless_in = 2;
  return random.below(careless_in) == 0 ? any_answer(brief, random) : contender(brief, seed, stop);
}

/// An offer in front of him.
bool accepts(const Setup& setup, const State& state, const Taste& taste) {
  switch (state.offer.kind) {
    case OfferKind::sale: return desk::accepts_sale(setup, state);
    case OfferKind::trade: return desk::accepts_trade(setup, state);
    default: return desk::accepts_bout(setup, state, taste);
  }
}

}  // namespace

Choice managers_choice(const Setup& setup, const State& state, const Taste& taste) {
  FC_CHECK(state.asked.kind == NeedKind::choice);
  const Choices legal = answers(setup, state, state.asked);
  switch (static_cast<Decision>(state.asked.topic)) {
    case Decision::pick:
    case Decision::sign: return desk::strongest_of(setup, state, legal);
    case Decision::nominate: return desk::nominate(setup, state, legal);
    case Decision::bid: return desk::bid(setup, state, legal);
    case Decision::office: return desk::office(setup, state, state.asked.seat, legal);
    case Decision::sale_to: return desk::buyer(setup, state, legal);
    case Decision::sale_sum: return desk::price(setup, state, legal);
    case Decision::trade_for: return desk::man_to_trade_for(setup, state, legal);
    case Decision::book: return desk::book(setup, state, state.asked.seat, taste);
    case Decision::opponent: return desk::opponent(setup, state, legal, taste);
    case Decision::arena: return desk::venue(setup, state, legal, taste);
    case Decision::rounds: return desk::rounds(setup, state, legal);
    case Decision::answer: return choice_of(accepts(setup, state, taste) ? Word::accept : Word::decline);
    case Decision::dispute_bid: return desk::bid_for_place(setup, state, legal);
    case Decision::withdraw: return choice_of(state.offer.arena == Arena::pits ? Word::withdraw : Word::keep);
    case Decision::opening_bid:      // the lowest
    case Decision::trade_sum:        // even
    case Decision::title_vacant:     // sign
    case Decision::title_challenge:  // challenge
    case Decision::title_defence:    // defend
      break;
  }
  return legal[0];
}

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<Rules>(level, novice, contender, [] {
    return decided_by<Rules>(
        [champion = Champion()](const BriefOf<Rules>& brief, std::uint64_t, const std::stop_token&) mutable {
          return answer_index(brief, champion.answer(brief.setup(), brief.view()));
        });
  });
}

namespace {

/// A new man must promise so much of the old one's career, and a man for sale of his price.
constexpr double wanted_gain = 1.15;

/// A trade that the other manager should take.
struct Deal {
  Person own = nobody;
  Person other = nobody;
  Money sum = 0;  ///< above 0 he pays it, below 0 the other does
  double gain = 0;
};

/// One question in a campaign's weeks.
class Desk {
 public:
  Desk(const Setup& setup, const State& state, const Outlook& outlook)
      : setup_(setup),
        state_(state),
        seat_(state.asked.seat),
        legal_(answers(setup, state, state.asked)),
        plans_(setup, state, outlook) {}

  /// Nothing: as the sensible manager does.
  [[nodiscard]] std::optional<Choice> answer() const {
    switch (static_cast<Decision>(state_.asked.topic)) {
      case Decision::office: return office();
      case Decision::trade_for: return man_to_trade_for();
      case Decision::trade_sum: return money_in_a_trade();
      case Decision::book: return book();
      case Decision::opponent: return opponent();
      case Decision::arena: return venue();
      case Decision::answer: return choice_of(accepts() ? Word::accept : Word::decline);
      default: return std::nullopt;
    }
  }

 private:
  [[nodiscard]] Choice office() const {
    const double newcomer = plans_.future_of_a_new_man();
    const auto* const retires = std::ranges::find_if(legal_, [&](const Choice& choice) {
      const Person person = person_of(setup_, choice.man);
      return choice.word == Word::retire && person != state_.ladder.champion &&
             newcomer > wanted_gain * plans_.future_now(person);
    });
    if (retires != legal_.end()) {
      return *retires;
    }
    const std::optional<Deal> deal =
        sales::may_trade(setup_, state_, seat_) && state_.manager(seat_).offers == 0 ? best_deal() : std::nullopt;
    return deal ? choice_of(Word::trade, id_of(setup_, deal->own)) : choice_of(Word::done);
  }

  [[nodiscard]] std::optional<Choice> man_to_trade_for() const {
    const std::optional<Deal> deal = best_deal_for(state_.offer.man);
    return deal ? std::optional(choice_of(Word::man, id_of(setup_, deal->other))) : std::nullopt;
  }

  [[nodiscard]] std::optional<Choice> money_in_a_trade() const {
    const std::optional<Deal> deal = deal_of(state_.offer.man, state_.offer.other);
    if (!deal || deal->sum == 0) {
      return std::nullopt;
    }
    return deal->sum > 0 ? choice_of(Word::add, deal->sum) : choice_of(Word::ask, -deal->sum);
  }

  [[nodiscard]] Choice book() const {
    const std::optional<PlannedBout> best = next_bout(seat_);
    return best ? choice_of(Word::man, id_of(setup_, best->prospect.own)) : choice_of(Word::pass);
  }

  /// The best pairing of his men, but for as many as he was refused this week.
  [[nodiscard]] std::optional<PlannedBout> next_bout(Seat seat) const {
    std::vector<PlannedBout> bouts;
    const bookings::FreeMen free = bookings::free_men(setup_, state_);
    for (const bookings::FreeMan& own : free) {
      for (const bookings::FreeMan& rival : free) {
        const bool may = own.owner == seat && bookings::may_meet(setup_, state_, own, rival);
        if (const auto bout = may ? plans_.best_bout(own.man, rival.man) : std::nullopt) {
          bouts.push_back(*bout);
        }
      }
    }
    std::ranges::stable_sort(bouts, std::greater(), &PlannedBout::advantage);
    const std::size_t refused = state_.manager(seat).declined;
    return refused < bouts.size() ? std::optional(bouts[refused]) : std::nullopt;
  }

  [[nodiscard]] std::optional<Choice> opponent() const {
    std::optional<PlannedBout> best = next_bout(state_.offer.by);
    if (!best || best->prospect.own != state_.offer.man) {
      best = plans_.best_bout(state_.offer.man);
    }
    return best ? std::optional(choice_of(Word::man, id_of(setup_, best->prospect.other))) : std::nullopt;
  }

  [[nodiscard]] std::optional<Choice> venue() const {
    const std::optional<PlannedBout> best = plans_.best_bout(state_.offer.man, state_.offer.other);
    return best ? std::optional(choice_of(Word::venue, best->prospect.venue)) : std::nullopt;
  }

  [[nodiscard]] bool accepts() const {
    const Offer& offer = state_.offer;
    if (offer.kind == OfferKind::sale) {
      return *offer.sum * wanted_gain <= plans_.future_if_joining(offer.man);
    }
    if (offer.kind == OfferKind::trade) {
      return plans_.future_if_joining(offer.man) + *offer.sum >= wanted_gain * plans_.future_now(offer.other);
    }
    const int at = offer.title ? title_venue : static_cast<int>(*offer.arena);
    const Prospect prospect{.own = offer.other, .other = offer.man, .venue = at};
    if (would_walk_over(setup_, state_, prospect)) {
      return true;
    }
    // Of the advantage of the best bout that he could book himself.
    constexpr double champions_share_of_best = 0.3;
    const double advantage = plans_.advantage_of(prospect, offer.rounds);
    const std::optional<PlannedBout> own = plans_.best_bout(offer.other);
    return advantage > 0 && advantage >= champions_share_of_best * (own ? own->advantage : 0);
  }

  /// The least sum that makes a sensible manager take the trade: above 0 one that is paid to him, below 0 one that he pays;
  /// nothing if it takes more than there is.
  [[nodiscard]] std::optional<Money> sum_of(Person own, Person other) const {
    constexpr double others_gain = 1.1;  // source: rules/ringside-campaign/rules.md, 6.3
    const double wanted = others_gain * worth_now(setup_, state_, other) - worth_of(setup_, state_, own, usual_cut);
    const Sums& sums = setup_.tables.sums;
    if (wanted > 0) {
      const auto* const enough = std::ranges::find_if(sums, [wanted](Money sum) { return sum >= wanted; });
      return enough == sums.end() || *enough > state_.manager(seat_).cash ? std::nullopt : std::optional(*enough);
    }
    Money most = 0;
    for (const Money sum : sums) {
      most = sum <= -wanted && sum <= state_.manager(state_.man(other).owner).cash ? sum : most;
    }
    return -most;
  }

  [[nodiscard]] std::optional<Deal> deal_of(Person own, Person other) const {
    constexpr double least_gain = 2000;  // dollars that make a letter worth its ink
    const std::optional<Money> sum = sum_of(own, other);
    if (!sum) {
      return std::nullopt;
    }
    const double gain = plans_.future_if_joining(other) - plans_.future_now(own) - *sum;
    const double others = plans_.future_if_joining(own) - plans_.future_now(other) + *sum;
    const Deal deal{.own = own, .other = other, .sum = *sum, .gain = gain - rivalry_of(setup_) * others};
    return deal.gain >= least_gain ? std::optional(deal) : std::nullopt;
  }

  [[nodiscard]] std::optional<Deal> best_deal_for(Person own) const {
    std::optional<Deal> best;
    each_man(setup_, state_, [&](Person other) {
      const std::optional<Deal> deal = state_.man(other).owner == seat_ ? std::nullopt : deal_of(own, other);
      best = deal && (!best || deal->gain > best->gain) ? deal : best;
    });
    return best;
  }

  [[nodiscard]] std::optional<Deal> best_deal() const {
    std::optional<Deal> best;
    for (const Person own : state_.manager(seat_).stable) {
      const std::optional<Deal> deal = best_deal_for(own);
      best = deal && (!best || deal->gain > best->gain) ? deal : best;
    }
    return best;
  }

  const Setup& setup_;
  const State& state_;
  Seat seat_;
  Choices legal_;
  Planner plans_;
};

}  // namespace

Choice Champion::answer(const Setup& setup, const State& state) {
  FC_CHECK(state.asked.kind == NeedKind::choice);
  if (state.phase == Phase::forming) {
    return managers_choice(setup, state);
  }
  if (state.meeting > 0) {
    // At the next meeting everybody is rested again: any bout is money.
    return managers_choice(setup, state, {.share_of_best = 0});
  }
  outlook_.look(setup, state, state.asked.seat);
  const std::optional<Choice> choice = Desk(setup, state, outlook_).answer();
  return choice ? *choice : managers_choice(setup, state);
}

}  // namespace fc::ringside_campaign
