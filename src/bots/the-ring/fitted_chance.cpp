#include "bots/the-ring/fitted_chance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "bots/lookahead.h"
#include "bots/the-ring/outlook.h"
#include "rules/the-ring/damage.h"
#include "rules/the-ring/rules.h"
#include "rules/the-ring/scoring.h"
#include "rules/the-ring/shots.h"

namespace fc::the_ring {
namespace {

/// A turn begins: nothing of its roll has fallen.
bool turn_begins(const State& state) {
  return state.phase == Phase::basic && state.thrown.empty() && !state.attack.second_roll;
}

TimeLeft time_left(const Setup& setup, const State& state) {
  double segments = state.round == 0 ? 4 : 5 - state.segment;
  if (state.phase == Phase::judge || state.phase == Phase::corner) {
    segments = 0;
  } else if (turn_begins(state) && !state.attack.other_follows) {
    segments -= 0.5;
  }
  const double part = segments / 4;
  return {part, setup.rounds - std::max<int>(1, state.round) + part, 2.5};
}

/// Turns of this segment that are still to come and whose strategies are known.
int turns_known(const State& state) { return !turn_begins(state) ? 0 : state.attack.other_follows ? 2 : 1; }

/// Segments of this round of which nothing is known yet.
int segments_unknown(const State& state) {
  if (state.round == 0) {
    return static_cast<int>(segments_in_a_round);
  }
  const bool over = state.phase == Phase::judge || state.phase == Phase::corner;
  const int behind_this = static_cast<int>(segments_in_a_round) - state.segment;
  return over ? 0 : behind_this + (turn_begins(state) ? 0 : 1);
}

/// How much better than this man's DEF the ratings of a card are.
struct Plus {
  double best = 0;
  double sum = 0;
};

Plus plus_over(const Ratings& own, int def) {
  constexpr double most = 2.5;
  Plus plus{.best = -9, .sum = 0};
  for (const int rating : {int{own.body}, int{own.ko}, int{own.box}, int{own.out}}) {
    const double better = std::min<double>(most, rating - def) + 0.15 * (rating - def);
    plus.best = std::max(plus.best, better);
    plus.sum += better / 4;
  }
  return plus;
}

int lead_of_middle(const State& state, Corner corner) {
  std::array<int, judge_count> leads{};
  const ScorecardSums cards = cards_of(state);
  for (std::size_t judge = 0; judge < judge_count; ++judge) {
    leads[judge] = cards[judge][fc::index_of(corner)] - cards[judge][fc::index_of(other(corner))];
  }
  std::ranges::sort(leads);
  return leads[judge_count / 2];
}

int sum_of_cards(const State& state, Corner corner) {
  int sum = 0;
  for (const auto& card : cards_of(state)) {
    sum += card[fc::index_of(corner)] - card[fc::index_of(other(corner))];
  }
  return sum;
}

/// What the place gives him: the local judge.
double at_home(const Setup& setup, const State& state, Corner corner) {
  const City city = state.city == City::none ? setup.city : state.city;
  if (city == City::none || !setup.is_title_bout()) {
    return 0;
  }
  return setup.charts.people.cities[place_of(city)].judging == Judging::home && setup.champion_corner() == corner ? 1 : 0;
}

double presses(const Setup& setup, const State& state, Corner corner) {
  const City city = state.city == City::none ? setup.city : state.city;
  if (city == City::none) {
    return 0;
  }
  const Judging judging = setup.charts.people.cities[place_of(city)].judging;
  const double side = judging == Judging::aggression ? 1 : judging == Judging::science ? -1 : 0;
  return side * state.boxer(corner).aggression / 4.0;
}

/// How many turns his strategy still holds, this one in full; 0 between turns.
double turns_in_force(const Setup& setup, const State& state, Corner corner) {
  if (!turn_begins(state) || state.boxer(corner).strategy == Strategy::none) {
    return 0;
  }
  const int this_segment = state.attack.roller == corner || state.attack.other_follows ? 1 : 0;
  switch (setup.options.changes) {
    case Changes::segment: break;
    case Changes::half: return this_segment + state.segment % 2;
    case Changes::round: return this_segment + 4 - state.segment;
  }
  return this_segment;
}

/// The last terms, that `RoundAhead` tells.
constexpr std::size_t terms_of_round = 8;

FittedChance::Terms terms_of(const Setup& setup, const State& state, Corner corner, const TimeLeft& time) {
  const BoxerState& me = state.boxer(corner);
  const BoxerState& him = state.boxer(other(corner));
  const BoxerCard& card = setup.card(corner);
  const Ratings& now = me.now;
  const Plus plus = plus_over(now, him.now.def);
  const Plus tired_plus = plus_over(card.tired, him.now.def);
  const double power = shot_difference(state, corner);
  const double counter = std::min(7, std::max<int>(now.box, now.out));
  // Of the rounds that are left, the part in which he is likely to be tired.
  const double lasts = std::clamp((me.stm + 1) / (1.7 * time.rounds + 1), 0.0, 1.5);
  const double will_tire = me.tired ? 0 : std::max(0.0, 1 - lasts) * time.to_go;
  const double points = me.points - him.points;
  const double lead = std::tanh(points / (1 + 3 * std::sqrt(time.part)));
  const double downs = him.down;
  const bool begins = turn_begins(state);
  const double rolls = begins && state.attack.roller == corner ? 1 : 0;
  const bool chose = begins && me.strategy != Strategy::none;
  const double chosen = chose ? std::clamp(plus_of(setup, state, corner, me.strategy), -3, 4) : 0;
  const double turns = turns_in_force(setup, state, corner);
  const double holds = turns * time.narrow;
  const Strategy strategy = me.strategy;
  const double last_chin = now.chin[now.chin.size() - 1];
  const double held = setup.options.changes == Changes::round ? 1 : setup.options.changes == Changes::half ? 0.5 : 0;
  double cut_points = 0;
  double open_cuts = 0;
  for (const Cut& cut : me.cuts) {
    cut_points += cut.points;
    open_cuts += cut.open ? 1 : 0;
  }
  const double middle = lead_of_middle(state, corner) / 2.0;
  const double cards = sum_of_cards(state, corner) / 6.0;
  return {0,
          0,
          0,
          0,
          plus.best * time.growth,
          plus.best * time.late,
          plus.sum * time.growth,
          plus.sum * time.late,
          plus.best * time.rounds / 10,
          power * time.growth,
          power * time.late,
          now.kod * time.growth,
          now.kod * time.late,
          now.ki * time.growth,
          now.speed * time.growth,
          now.def * time.growth,
          counter * time.growth,
          counter * time.late,
          (tired_plus.best - plus.best) * will_tire,
          (card.tired.pow - now.pow) * will_tire,
          cards * time.narrow,
          cards * time.late,
          cards,
          middle * time.narrow,
          middle * time.late,
          points / 4 * time.narrow,
          points / 4 * time.late,
          lead * time.narrow,
          lead * time.late,
          downs * time.narrow,
          downs * time.late,
          (him.staggered ? 1 : 0) * time.part * time.narrow,
          (him.hurt() ? 1 : 0) * time.part,
          (him.hurt() ? 1 : 0) * time.part * (power + now.ki),
          me.stm / 10.0 * time.to_go,
          lasts * time.to_go,
          me.tired ? 1.0 : 0.0,
          (me.tired ? 1 : 0) * time.to_go,
          card.cut[0] * time.growth,
          open_cuts * time.to_go,
          cut_points / 4 * time.to_go,
          me.warnings * time.to_go,
          me.round_deducted * time.narrow,
          rolls * time.narrow,
          rolls * time.late,
          rolls * chosen * time.narrow,
          rolls * chosen * time.late,
          rolls * (chose && me.strategy == Strategy::load_up ? power : 0) * time.to_go,
          at_home(setup, state, corner) * time.growth,
          presses(setup, state, corner) * time.narrow,
          setup.is_title_bout() && setup.champion_corner() == corner ? time.growth : 0,
          me.downs * time.to_go / 3.0,
          turns * chosen * time.narrow,
          turns * chosen * time.late,
          turns * chosen * chosen * time.narrow / 4,
          strategy == Strategy::load_up ? turns * (power + now.ki) * time.to_go : 0,
          strategy == Strategy::load_up ? turns * chosen * time.to_go : 0,
          strategy == Strategy::body ? holds : 0,
          strategy == Strategy::body ? turns * time.to_go : 0,
          strategy == Strategy::load_up ? holds : 0,
          strategy == Strategy::work_on_cut ? holds : 0,
          strategy == Strategy::work_on_cut ? turns * time.to_go : 0,
          strategy == Strategy::outside ? holds : 0,
          strategy == Strategy::tie_up ? holds : 0,
          is_boxing(strategy) ? turns * counter * time.narrow / 4 : 0,
          time.rounds / 10,
          time.late,
          time.part,
          now.body / 4.0,
          now.ko / 4.0,
          now.box / 4.0,
          now.out / 4.0,
          now.def / 4.0,
          now.pow / 4.0,
          now.chin[0] / 4.0,
          last_chin / 4.0,
          now.speed / 4.0,
          me.stm / 10.0,
          me.staggered ? 1.0 : 0.0,
          me.down / 2.0,
          points / 6,
          chose && strategy == Strategy::body ? 1.0 : 0.0,
          chose && strategy == Strategy::load_up ? 1.0 : 0.0,
          chose && strategy == Strategy::box ? 1.0 : 0.0,
          chose && strategy == Strategy::outside ? 1.0 : 0.0,
          chose && strategy == Strategy::tie_up ? 1.0 : 0.0,
          chose && strategy == Strategy::work_on_cut ? 1.0 : 0.0,
          turns / 4,
          chosen / 4.0,
          !him.cuts.empty() ? 1.0 : 0.0,
          setup.options.three_knockdowns ? me.down / 2.0 : 0.0,
          held,
          0,
          0,
          0,
          0,
          0,
          0,
          0,
          0};
}

/// The same bout with changed corners.
Setup mirrored(Setup setup) {
  std::swap(setup.cards[0], setup.cards[1]);
  std::swap(setup.cut_man[0], setup.cut_man[1]);
  setup.champion = setup.champion == Champion::red    ? Champion::blue
                   : setup.champion == Champion::blue ? Champion::red
                                                      : Champion::none;
  setup.options.solitaire = setup.options.solitaire == Solitaire::red    ? Solitaire::blue
                            : setup.options.solitaire == Solitaire::blue ? Solitaire::red
                                                                         : setup.options.solitaire;
  return setup;
}

double odds_of_red(const Setup& setup) {
  constexpr double nearly_sure = 1e-4;
  return log_odds(chance_of_red(setup), nearly_sure);
}

}  // namespace

FittedChance::FittedChance(const Setup& setup, std::span<const double> weights)
    : setup_(&setup), round_(setup), weights_(weights), odds_((odds_of_red(setup) - odds_of_red(mirrored(setup))) / 2) {}

std::optional<double> FittedChance::settled(const State& state) const {
  if (state.phase != Phase::finished && !is_stoppage(state.end.method)) {
    return std::nullopt;
  }
  return !state.end.has_winner ? 0.5 : state.end.winner == Corner::red ? 1.0 : 0.0;
}

bool FittedChance::is_anchor(const State& state) const {
  return stage_of(state.phase) == Stage::pre_bout || state.phase == Phase::strategy_red || turn_begins(state);
}

MenTerms<chance_terms.size()> FittedChance::men(const State& state) const {
  const TimeLeft time = time_left(*setup_, state);
  MenTerms<chance_terms.size()> men{terms_of(*setup_, state, Corner::red, time),
                                    terms_of(*setup_, state, Corner::blue, time)};
  const auto share = [&men](std::size_t term, double of_red) {
    men[0][term] = of_red / 2;
    men[1][term] = -of_red / 2;
  };
  const double part = time.rounds / setup_->rounds;
  share(0, odds_ * part);
  share(1, odds_ * std::sqrt(part));
  share(2, odds_ * time.late);
  share(3, odds_ * part * (state.boxers[0].tired || state.boxers[1].tired ? 1 : 0));
  const RoundTerms round = round_.look(state, turns_known(state), segments_unknown(state));
  std::size_t term = chance_terms.size() - terms_of_round;
  for (const Corner corner : both_corners) {
    const double hard = round.hard[fc::index_of(corner)];
    auto& man = men[fc::index_of(corner)];
    man[term] = hard * 5;
    man[term + 1] = hard * shot_difference(state, corner);
    man[term + 2] = hard * state.boxer(corner).now.ki;
    man[term + 3] = round.drained[fc::index_of(corner)];
  }
  share(term + 4, round.judged * time.narrow);
  share(term + 5, round.judged * time.narrow / (1 + 8 * time.part));
  share(term + 6, round.judged * time.late);
  share(term + 7, round.decision);
  return men;
}

std::string_view FittedChance::aspect_of(std::size_t term) {
  const auto aspect = std::ranges::find_if(
      chance_aspects, [term](const auto& each) { return chance_terms.at(term).starts_with(each.first); });
  return aspect == chance_aspects.end() ? std::string_view() : aspect->second;
}

double FittedChance::figure_of_aspect(const State& state, std::size_t seat, std::string_view aspect) const {
  if (aspect == "rating") {
    return plus_of(*setup_, state, static_cast<Corner>(seat), state.boxers[seat].strategy);
  }
  const Need need = Rules::need(*setup_, state);
  if (!is_anchor(state) && need.kind == NeedKind::roll) {  // who moves first, or whether a hold holds
    double mean = 0;
    for (int face = need.die.lowest; face <= need.die.highest; ++face) {
      State next = state;
      Rules::play_roll(*setup_, next, face, NoEvents{});
      mean += figure_of_aspect(next, seat, aspect) / need.die.faces();
    }
    return mean;
  }
  if (!turn_begins(state)) {  // a hold holds: nobody hits, but the round stands as it stood
    return aspect == "points" ? std::numeric_limits<double>::quiet_NaN() : 0;
  }
  const RoundTerms round = round_.look(state, turns_known(state), segments_unknown(state));
  const std::size_t other = 1 - seat;
  const double side = seat == 0 ? 1 : -1;
  return aspect == "hard"     ? round.hard[seat] - round.hard[other]
         : aspect == "drain"  ? round.drained[other] - round.drained[seat]
         : aspect == "points" ? side * round.judged
                              : 0;
}

double FittedChance::chance(const State& state) const { return chance_by(men(state), weights_); }

double chance_of_red(const Setup& setup) {
  Setup neutral = setup;
  neutral.city = setup.city == City::none ? neutral_city : setup.city;
  neutral.referee = setup.referee == Referee::none ? neutral_referee : setup.referee;
  neutral.options.training_camp = false;
  State state = Rules::opening(neutral);
  return Outlook(neutral, state).of_red(state);
}

}  // namespace fc::the_ring
