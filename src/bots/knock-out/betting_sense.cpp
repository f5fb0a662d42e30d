#include "bots/knock-out/betting_sense.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "bots/knock-out/bets.h"

namespace fc::knock_out {
namespace {

/// Hands less likely than this hardly move the odds but cost time.
constexpr float unlikely = 0.01F;
/// What he lets a livelier bet cost, as a share of its stake.
constexpr double zest = 0.03;
/// How far he trusts, by betting round, that the bets now on the tables move the fighters: a later bet may turn their purses
/// round. Fitted to how fights between champions and contenders end.
constexpr std::array<double, bet_rounds> trust{0.4, 0.5, 0.7};

PerEnding sum_of(PerEnding left, const PerEnding& right) {
  std::transform(left.begin(), left.end(), right.begin(), left.begin(), std::plus<>());
  return left;
}

/// Weighs placements of one seat, one after the other.
class Bettor {
 public:
  Bettor(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop)
      : setup_(brief.setup()),
        state_(brief.view().seen),
        seat_(brief.need().seat),
        study_(study),
        stop_(stop),
        picture_(study.picture(setup_, brief.view(), stop)),
        left_(chips_after(setup_, state_, seat_)) {
    corner_ = state_.fight.corner_of(seat_);
    if (corner_) {
      hand_ = hand_table.index(state_.fight.of(*corner_).training);
    }
    for (const Corner corner : {Corner::red, Corner::blue}) {
      drop_unlikely(picture_.fight.sides[fc::index_of(corner)].range, corner);
    }
    HiddenFight without_bets = picture_.fight;
    without_bets.terms.worth = picture_.bare_worth;
    unmoved_ = solve(without_bets);
    chances_ = believed(picture_.fight);
  }

  [[nodiscard]] bool fights() const { return corner_.has_value(); }

  /// Expected lead after this placement, in thousands.
  double value_of(Choice choice) {
    const Fight after = with_placement(state_.fight, seat_, choice);
    PerEnding odds = chances_;
    if (moves_a_fighter(choice)) {
      HiddenFight fight = picture_.fight;
      for (const Corner corner : {Corner::red, Corner::blue}) {
        const std::size_t side = fc::index_of(corner);
        fight.terms.worth[side] = sum_of(picture_.bare_worth[side], bets_of(after, state_.fight.seat(corner)));
      }
      odds = believed(fight);
    }
    PerEnding worth = bets_of(after, seat_);
    for (std::size_t ending = 0; ending < endings; ++ending) {
      worth[ending] += picture_.leads[ending][static_cast<std::size_t>(seat_)];
    }
    return expectation(odds, worth);
  }

 private:
  /// What others think of an offer lies between the odds without any bets and those that all bets make likely.
  [[nodiscard]] PerEnding bets_of(const Fight& fight, int seat) const {
    PerEnding seen{};
    for (std::size_t ending = 0; ending < endings; ++ending) {
      seen[ending] = (picture_.naive[ending] + chances_[ending]) / 2;
    }
    return lead_from_all(setup_, fight, seat, seen, {.others = left_.others, .own = seat == seat_ ? left_.own : 0});
  }

  void drop_unlikely(Range& range, Corner corner) const {
    for (std::size_t hand = 0; hand < range.size(); ++hand) {
      const bool his_own = corner_ == corner && hand == hand_;
      range[hand] = range[hand] < unlikely && !his_own ? 0 : range[hand];
    }
  }

  PerEnding solve(const HiddenFight& fight) {
    const FightSolver& solver = study_.solved(fight, study_.effort().glance(), stop_);
    return corner_ ? solver.chances(*corner_, hand_) : solver.chances();
  }

  /// Likely endings when both fight for these worths, the bets trusted as far as they go: a fighter's last bet is his word.
  PerEnding believed(const HiddenFight& fight) {
    PerEnding odds = solve(fight);
    const double moved = corner_ && left_.own == 0 ? 1 : trust[state_.fight.bet_round - 1U];
    std::transform(odds.begin(), odds.end(), unmoved_.begin(), odds.begin(),
                   [moved](double with_bets, double without) { return without + moved * (with_bets - without); });
    return odds;
  }

  [[nodiscard]] bool moves_a_fighter(Choice choice) const {
    if (choice == pass) {
      return false;
    }
    if (is_accept(choice)) {
      const Bet& bet = state_.fight.bet_at(accept_of(choice));
      return fights() || state_.fight.corner_of(bet.offerer).has_value();
    }
    return fights();
  }

  const Setup& setup_;
  const State& state_;
  int seat_;
  FightStudy& study_;
  const std::stop_token& stop_;
  Picture picture_;
  ChipsLeft left_;
  std::optional<Corner> corner_;
  HandIndex hand_ = no_hand;
  PerEnding unmoved_{};  ///< likely endings if nobody had bet, as far as bets do not tell of hands
  PerEnding chances_{};
};

/// Of offers on the same ending only the dearest and the cheapest are weighed: what lies between is between in worth too.
Choices worth_weighing(const SeatBrief& brief) {
  const Setup& setup = brief.setup();
  std::array<std::array<std::optional<Choice>, 2>, 4> extreme{};
  Choices choices;
  const auto stake = [&setup](Choice choice) {
    const Offer offer = offer_of(choice);
    return sequence::stake_of(setup, offer.cell, offer.type);
  };
  for (const Choice choice : brief.legal()) {
    if (!is_offer(choice)) {
      choices.push_back(choice);
      continue;
    }
    const Offer offer = offer_of(choice);
    auto& [cheapest, dearest] = extreme[fc::index_of(offer.table) + (offer.type == BetType::ko ? 2 : 0)];
    cheapest = !cheapest || stake(choice) < stake(*cheapest) ? choice : *cheapest;
    dearest = !dearest || stake(choice) > stake(*dearest) ? choice : *dearest;
  }
  for (const auto& [cheapest, dearest] : extreme) {
    if (cheapest) {
      choices.push_back(*cheapest);
    }
    if (dearest && dearest != cheapest) {
      choices.push_back(*dearest);
    }
  }
  return choices;
}

}  // namespace

WeighedChoices weigh_placements(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop) {
  Bettor bettor(brief, study, stop);
  WeighedChoices weighed;
  for (const Choice choice : worth_weighing(brief)) {
    weighed.push_back({.choice = choice, .lead = bettor.value_of(choice)});
    if (stop.stop_requested()) {
      break;
    }
  }
  return weighed;
}

Choice best_placement(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop) {
  const Fight& fight = brief.view().seen.fight;
  const WeighedChoices weighed = weigh_placements(brief, study, stop);
  const auto appeal = [&](const Weighed& one) {
    return one.lead +
           zest * stake_in_play(brief.setup(), fight, one.choice) * liveliness(fight, brief.need().seat, one.choice);
  };
  return std::max_element(weighed.begin(), weighed.end(),
                          [&](const Weighed& left, const Weighed& right) { return appeal(left) < appeal(right); })
      ->choice;
}

}  // namespace fc::knock_out
