#include "bots/knock-out/game.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "bots/knock-out/bets.h"

namespace fc::knock_out {
namespace {

/// Hands less likely than this hardly move the odds but cost time.
constexpr float unlikely = 0.01F;
/// What he lets a livelier bet cost, as a share of its stake.
constexpr double zest_for_bets = 0.03;
/// How far he trusts, by betting round, that the bets now on the tables move the fighters: a later bet may turn their purses
/// round. Fitted to how fights between champions and contenders end.
constexpr std::array<double, bet_rounds> trust{0.4, 0.5, 0.7};
/// In the first betting round the end of the bets is too far to be foreseen.
constexpr int first_round_to_look_ahead = 2;
/// So many chips of fighters he foresees.
constexpr int fighters_chips_ahead = 2;
/// Looking ahead, hands with less than this share of the likeliest one's chance are left out, and so few passes do.
constexpr float far_less_likely = 0.1F;
constexpr int passes_ahead = 5;

PerEnding sum_of(PerEnding left, const PerEnding& right) {
  std::transform(left.begin(), left.end(), right.begin(), left.begin(), std::plus<>());
  return left;
}

/// Of offers on the same ending only the dearest and the cheapest are weighed: what lies between is between in worth too.
Choices worth_weighing(const Setup& setup, const Choices& legal) {
  std::array<std::array<std::optional<Choice>, 2>, 4> extreme{};
  Choices choices;
  const auto stake = [&setup](Choice choice) {
    const Offer offer = offer_of(choice);
    return sequence::stake_of(setup, offer.cell, offer.type);
  };
  for (const Choice choice : legal) {
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

/// What he adds to a placement's worth because it stirs the table.
double appeal_of(const Setup& setup, const Fight& fight, int seat, Choice choice) {
  return zest_for_bets * stake_in_play(setup, fight, choice) * liveliness(fight, seat, choice);
}

Range without_far_less_likely(Range range) {
  const float least = far_less_likely * *std::ranges::max_element(range);
  std::ranges::replace_if(
      range, [least](float chance) { return chance < least; }, 0.0F);
  return range;
}

/// How the bets may go on: what is bet by then, who has chips left, and how the fight is likely to end.
struct Line {
  State state;
  ChipsLeft left;
  PerEnding odds{};
};

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
    for (const Corner corner : both_corners) {
      Range& range = picture_.fight.sides[fc::index_of(corner)].range;
      drop_unlikely(range, corner);
      likely_[fc::index_of(corner)] = without_far_less_likely(range);
    }
    HiddenFight without_bets = picture_.fight;
    without_bets.terms.worth = picture_.bare_worth;
    unmoved_ = solve(without_bets);
    chances_ = believed(picture_.fight);
  }

  /// Expected lead after this placement, in thousands: half as the tables are then, half as he foresees them, since not
  /// everybody bets as he would.
  double value_of(Choice choice) {
    Line line{.state = state_, .left = left_};
    line.state.fight = with_placement(state_.fight, seat_, choice);
    line.odds = believed(with_bets(line.state.fight, line.left));
    const double now = lead_in(line, seat_);
    if (state_.fight.bet_round < first_round_to_look_ahead) {
      return now;
    }
    look_ahead(line);
    line.odds = solve(with_bets(line.state.fight, line.left));
    return (now + lead_in(line, seat_)) / 2;
  }

 private:
  /// The others' next chips as each of them lays his best, to his own next chip or to one more of a fighter than he
  /// foresees.
  void look_ahead(Line& line) {
    line.odds = odds_ahead(line);
    for (int fighters = 0; to_next_placement(setup_, line.state.fight);) {
      const int seat = bettor(setup_, line.state);
      fighters += line.state.fight.corner_of(seat) ? 1 : 0;
      if (seat == seat_ || fighters > fighters_chips_ahead || stop_.stop_requested()) {
        return;
      }
      --line.left.others;
      lay_best_chip(line, seat);
    }
  }

  /// seat: of another, whose hand is not known.
  void lay_best_chip(Line& line, int seat) {
    const bool fights = line.state.fight.corner_of(seat).has_value();
    Line best = line;
    double most = -1e30;
    for (const Choice choice : worth_weighing(setup_, Rules::legal(setup_, line.state, Rules::need(setup_, line.state)))) {
      Line after = line;
      after.state.fight = with_placement(line.state.fight, seat, choice);
      if (fights && choice != pass) {
        after.odds = odds_ahead(after);
      }
      const double value = lead_in(after, seat) + appeal_of(setup_, line.state.fight, seat, choice);
      if (value > most) {
        most = value;
        best = after;
      }
    }
    line = best;
  }

  [[nodiscard]] double lead_in(const Line& line, int seat) const {
    PerEnding worth = bets_of(line.state.fight, seat, line.left);
    for (std::size_t ending = 0; ending < endings; ++ending) {
      worth[ending] += picture_.leads[ending][static_cast<std::size_t>(seat)];
    }
    return expectation(line.odds, worth);
  }

  /// What others think of an offer lies between the odds without any bets and those that all bets make likely.
  [[nodiscard]] PerEnding bets_of(const Fight& fight, int seat, const ChipsLeft& left) const {
    PerEnding seen{};
    for (std::size_t ending = 0; ending < endings; ++ending) {
      seen[ending] = (picture_.naive[ending] + chances_[ending]) / 2;
    }
    return lead_from_all(setup_, fight, seat, seen, {.others = left.others, .own = seat == seat_ ? left.own : 0});
  }

  /// The fight as it is for both managers with these bets.
  [[nodiscard]] HiddenFight with_bets(const Fight& bets, const ChipsLeft& left) const {
    HiddenFight fight = picture_.fight;
    for (const Corner corner : both_corners) {
      const std::size_t side = fc::index_of(corner);
      fight.terms.worth[side] = sum_of(picture_.bare_worth[side], bets_of(bets, state_.fight.seat(corner), left));
    }
    return fight;
  }

  void drop_unlikely(Range& range, Corner corner) const {
    for (std::size_t hand = 0; hand < range.size(); ++hand) {
      const bool his_own = corner_ == corner && hand == hand_;
      range[hand] = range[hand] < unlikely && !his_own ? 0 : range[hand];
    }
  }

  PerEnding solve(const HiddenFight& fight) {
    const FightSolver& solver = study_.solved(fight, study_.effort().quick_passes(), stop_);
    return corner_ ? solver.chances(*corner_, hand_) : solver.chances();
  }

  /// What everybody may think of the line, roughly.
  PerEnding odds_ahead(const Line& line) {
    HiddenFight fight = with_bets(line.state.fight, line.left);
    for (std::size_t side = 0; side < 2; ++side) {
      fight.sides[side].range = likely_[side];
    }
    return study_.solved(fight, passes_ahead, stop_).chances();
  }

  /// Likely endings when both fight for these worths, the bets trusted as far as they go: a fighter's last bet is his word.
  PerEnding believed(const HiddenFight& fight) {
    PerEnding odds = solve(fight);
    const double moved = corner_ && left_.own == 0 ? 1 : trust[state_.fight.bet_round - 1U];
    std::transform(odds.begin(), odds.end(), unmoved_.begin(), odds.begin(),
                   [moved](double with_bets, double without) { return without + moved * (with_bets - without); });
    return odds;
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
  std::array<Range, 2> likely_{};  ///< hands that he reckons with when he looks ahead, by corner
  PerEnding unmoved_{};            ///< likely endings if nobody had bet, as far as bets do not tell of hands
  PerEnding chances_{};
};

}  // namespace

WeighedChoices weigh_placements(const SeatBrief& brief, FightStudy& study, const std::stop_token& stop) {
  Bettor bettor(brief, study, stop);
  WeighedChoices weighed;
  for (const Choice choice : worth_weighing(brief.setup(), brief.legal())) {
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
    return one.lead + appeal_of(brief.setup(), fight, brief.need().seat, one.choice);
  };
  return std::max_element(weighed.begin(), weighed.end(),
                          [&](const Weighed& left, const Weighed& right) { return appeal(left) < appeal(right); })
      ->choice;
}

}  // namespace fc::knock_out
