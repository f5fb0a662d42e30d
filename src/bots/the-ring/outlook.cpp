#include "bots/the-ring/outlook.h"

#include <algorithm>
#include <cmath>

#include "bots/the-ring/segment_odds.h"
#include "rules/the-ring/damage.h"
#include "rules/the-ring/questions.h"
#include "rules/the-ring/rounds.h"

namespace fc::the_ring {
namespace {

/// Chance that a normal deviate is below.
double below(double deviate) { return std::erfc(-deviate / std::sqrt(2.0)) / 2; }

/// The middle judge's card, red's less blue's, with the chances of all it may show.
class MiddleCard {
 public:
  explicit MiddleCard(int card) { chances_[place_of(card)] = 1; }

  void add(const RoundOdds& round) {
    std::array<double, count> next{};
    for (int card = -widest; card <= widest; ++card) {
      const double chance = chances_[place_of(card)];
      for (int points = -widest_round; chance > 0 && points <= widest_round; ++points) {
        next[place_of(card + points)] += chance * round[static_cast<std::size_t>(points + widest_round)];
      }
    }
    chances_ = next;
  }
  /// By some points, or with some chance by one.
  void shift(double points) {
    if (points == 0) {
      return;
    }
    const double sure = std::trunc(points);
    const double one_more = std::abs(points - sure);
    RoundOdds odds{};
    const double side = points < 0 ? -1 : 1;
    const auto at = [&odds](double where) -> double& {
      return odds[static_cast<std::size_t>(std::lround(std::clamp(where, -3.0, 3.0)) + widest_round)];
    };
    at(sure) += 1 - one_more;
    at(sure + side) += one_more;
    add(odds);
  }
  /// A draw is half a win.
  [[nodiscard]] double of_red() const {
    double red = chances_[place_of(0)] / 2;
    for (int card = 1; card <= widest; ++card) {
      red += chances_[place_of(card)];
    }
    return red;
  }

 private:
  static constexpr int widest = 24;  ///< nobody comes back from there
  static constexpr std::size_t count = 2 * widest + 1;

  static constexpr std::size_t place_of(int card) {
    return static_cast<std::size_t>(std::clamp(card, -widest, widest) + widest);
  }

  std::array<double, count> chances_{};
};

/// Between even men, with so many rounds to go.
Worth worth_at_first(const Setup& setup, const State& state) {
  const double left = setup.rounds - std::max<int>(1, state.round) + 1;
  const double card = 0.4 / std::sqrt(0.8 * left + 0.3);
  Worth worth{.point = 0.2 * card, .card = card};
  for (std::size_t corner = 0; corner < 2; ++corner) {
    const BoxerState& boxer = state.boxers[corner];
    const double lasts = boxer.stm + 1.0;
    worth.stm[corner] = boxer.tired ? 0 : 0.02 * std::min(1.0, left * left / (lasts * lasts));
  }
  return worth;
}

}  // namespace

Prospect prospect_of(const State& state) {
  Prospect prospect{.round = std::max<int>(1, state.round),
                    .segments = state.round == 0              ? 4
                                : state.phase == Phase::judge ? 0
                                                              : 5 - state.segment,
                    .margin = static_cast<double>(state.boxers[0].points - state.boxers[1].points),
                    .downs = static_cast<double>(state.boxers[1].down - state.boxers[0].down),
                    .presses = static_cast<double>(state.boxers[0].aggression - state.boxers[1].aggression)};
  for (std::size_t corner = 0; corner < 2; ++corner) {
    const BoxerState& boxer = state.boxers[corner];
    prospect.harms[corner] = boxer.down > 0 ? Harm::floored : boxer.staggered ? Harm::staggered : Harm::none;
    prospect.tired[corner] = boxer.tired ? 1 : 0;
    prospect.stm[corner] = boxer.stm;
  }
  // The middle one of three judges decides: with two for red his card is red's.
  FixedVector<int, judge_count> leads;
  for (const auto& [red, blue] : cards_of(state)) {
    leads.push_back(red - blue);
  }
  std::ranges::sort(leads);
  prospect.card = leads[judge_count / 2];
  if (state.phase != Phase::corner) {
    prospect.deducted = state.boxers[1].round_deducted - state.boxers[0].round_deducted;
  }
  return prospect;
}

Outlook::Outlook(const Setup& setup, const State& state, const OutlookTerms& terms)
    : setup_(&setup),
      terms_(terms),
      city_(state.city == City::none ? neutral_city : state.city),
      paces_(setup, state, worth_at_first(setup, state)) {
  // Men who are not even think of other things: with what it looks like now, look again.
  paces_ = PaceBook(setup, state, worth_from(prospect_of(state)));
}

Worth Outlook::worth_from(const Prospect& now) {
  const auto changed = [&](auto change) {
    Prospect thought = now;
    change(thought);
    return of_red(thought);
  };
  const double red = of_red(now);
  const auto slope = [&](double Prospect::*what) {
    return (changed([what](Prospect& thought) { thought.*what += 1; }) -
            changed([what](Prospect& thought) { thought.*what -= 1; })) /
           2;
  };
  Worth worth{.point = slope(&Prospect::margin), .card = slope(&Prospect::deducted), .won = {1 - red, red}, .stm = {}};
  for (const std::size_t corner : {0U, 1U}) {
    const double without = changed([corner](Prospect& thought) { thought.stm[corner] -= 1; });
    worth.stm[corner] = std::max(0.0, corner == 0 ? red - without : without - red);
  }
  return worth;
}

RoundOdds Outlook::seen(double margin, double spread, int downs) const {
  const double width = std::sqrt(spread + terms_.judges);
  const double side = downs < 0 ? -1 : 1;
  const auto ahead = [&](double points) { return below((side * margin - points) / width); };
  RoundOdds odds{};
  /// Of the man with more knockdowns, or red.
  const auto at = [&odds, side](int points) -> double& {
    return odds[static_cast<std::size_t>(widest_round + (side < 0 ? -points : points))];
  };
  const int more = std::min(widest_round, std::abs(downs));
  if (more == 0) {
    constexpr double half_a_point = 0.25;
    constexpr double clearly = 9.75;
    at(2) = ahead(clearly);
    at(1) = ahead(half_a_point) - at(2);
    at(-2) = 1 - ahead(-clearly);
    at(-1) = 1 - ahead(-half_a_point) - at(-2);
    at(0) = 1 - at(1) - at(2) - at(-1) - at(-2);
    return odds;
  }
  constexpr double behind = -3.25;
  constexpr double far_behind = -7.25;
  const int usual = std::min(widest_round, more + 1);
  at(usual) += ahead(behind);
  at(more) += 1 - ahead(behind);
  if (more == 1) {
    at(0) = 1 - ahead(far_behind);
    at(1) -= at(0);
  }
  return odds;
}

RoundOdds Outlook::round_odds(const Prospect& now, const Pace& pace) const {
  const double margin = now.margin + now.segments * pace.margin + locally(now, pace.presses);
  const double spread = now.spread + now.segments * pace.spread;
  const double falls = std::min(0.9, now.segments * pace.floors);
  const double red_scores = std::clamp((now.segments * pace.downs + falls) / 2, 0.0, falls);
  const int downs = static_cast<int>(std::lround(now.downs));
  RoundOdds odds{};
  const auto add = [&odds](const RoundOdds& part, double weight) {
    for (std::size_t place = 0; place < odds.size(); ++place) {
      odds[place] += weight * part[place];
    }
  };
  add(seen(margin, spread, downs), 1 - falls);
  if (falls > 0) {
    add(seen(margin, spread, downs + 1), red_scores);
    add(seen(margin, spread, downs - 1), falls - red_scores);
  }
  return odds;
}

double Outlook::locally(const Prospect& prospect, double presses) const {
  const double tallies = prospect.presses + prospect.segments * presses;
  const double pressed = std::clamp(tallies / (1 + 0.5 * prospect.segments), -1.0, 1.0);
  switch (setup_->charts.people.cities[place_of(city_)].judging) {
    case Judging::home: return setup_->champion == Champion::blue ? -terms_.local : terms_.local;
    case Judging::aggression: return terms_.local * pressed;
    case Judging::science: return -terms_.local * pressed;
    case Judging::none: break;
  }
  return 0;
}

Pace Outlook::pace_of(const Prospect& prospect) {
  Pace pace;
  for (const bool red : {false, true}) {
    for (const bool blue : {false, true}) {
      const double weight =
          (red ? prospect.tired[0] : 1 - prospect.tired[0]) * (blue ? prospect.tired[1] : 1 - prospect.tired[1]);
      if (weight > 0) {
        pace.add(paces_.pace({red, blue}, prospect.harms), weight);
      }
    }
  }
  return pace;
}

double Outlook::of_red(Prospect now) {
  double standing = 1;
  double red = 0;
  MiddleCard cards(now.card);
  for (; now.round <= setup_->rounds; ++now.round) {
    const Pace pace = pace_of(now);
    const double hazard = terms_.stops * now.segments * (pace.won[0] + pace.won[1]);
    if (hazard > 0) {
      const double stands = std::exp(-hazard);
      red += standing * (1 - stands) * pace.won[0] / (pace.won[0] + pace.won[1]);
      standing *= stands;
    }
    cards.add(round_odds(now, pace));
    cards.shift(now.deducted + now.segments * pace.deducted);
    for (std::size_t corner = 0; corner < 2; ++corner) {
      if (now.tired[corner] < 1) {
        now.stm[corner] -= now.segments * pace.stm[corner];
        now.tired[corner] = std::max(now.tired[corner], std::clamp(0.5 - now.stm[corner] / (2 * terms_.tires), 0.0, 1.0));
      }
    }
    now.segments = static_cast<int>(segments_in_a_round);
    now.harms = {};
    now.margin = 0;
    now.spread = 0;
    now.downs = 0;
    now.presses = 0;
    now.deducted = 0;
  }
  return red + standing * cards.of_red();
}

double Outlook::of_red(const State& state) {
  if (state.phase == Phase::finished || is_stoppage(state.end.method)) {
    return state.end.has_winner ? (state.end.winner == Corner::red ? 1 : 0) : 0.5;
  }
  return of_red(prospect_of(state));
}

namespace {

/// Segments until both choose anew, if nobody is hurt.
int segments_held(const Setup& setup, const State& state) {
  int held = 1;
  int next = state.segment + 1;
  while (next <= static_cast<int>(segments_in_a_round) && !chooses_by_option(setup.options.changes, next)) {
    ++held;
    ++next;
  }
  return held;
}

/// A prospect, a segment later: what happens in `part`, which has some chance.
Prospect after(Prospect prospect, const Part& part, Harms harms, double presses) {
  const double margin = part.margin / part.chance;
  --prospect.segments;
  prospect.presses += presses;
  prospect.margin += margin;
  prospect.spread += std::max(0.0, part.squares / part.chance - margin * margin);
  prospect.downs += part.downs / part.chance;
  prospect.deducted += part.deducted / part.chance;
  for (std::size_t corner = 0; corner < 2; ++corner) {
    prospect.harms[corner] = std::max(prospect.harms[corner], harms[corner]);
    prospect.stm[corner] -= part.stm[corner] / part.chance;
    prospect.tired[corner] = std::max(prospect.tired[corner], std::clamp(1 - prospect.stm[corner], 0.0, 1.0));
  }
  return prospect;
}

/// Red's chance if these happenings come again and again until the next choice, or until somebody is hurt.
double chance_of(Outlook& outlook, const Happenings& happenings, Prospect now, int held, double presses) {
  constexpr double negligible = 1e-6;
  double reached = 1;
  double red = 0;
  for (int segment = 0; segment < held; ++segment) {
    red += reached * happenings.won[0];
    for (std::size_t place = 1; place < harms_count; ++place) {
      const Part& part = happenings.parts[place];
      if (part.chance > negligible) {
        red += reached * part.chance * outlook.of_red(after(now, part, harms_at(place), presses));
      }
    }
    reached *= happenings.parts[0].chance;
    now = after(now, happenings.parts[0], {}, presses);
  }
  return red + reached * outlook.of_red(now);
}

/// How often his two dice and markers make a Solitaire boxer choose each strategy.
Mix solitaire_mix(const Setup& setup, const State& state, Corner corner) {
  Mix mix;
  for (int first = 1; first <= die_faces; ++first) {
    for (int second = 1; second <= die_faces; ++second) {
      ++mix.weight[place_of(read_solitaire(setup, state, corner, first + second).strategy)];
      ++mix.total;
    }
  }
  return mix;
}

/// The one strategy that is best for a corner against the other man's mix.
Mix best_answer(const SegmentPlan& plan, Corner corner, const std::array<bool, most_picks>& may) {
  const auto worth = [&plan, corner](std::size_t pick) {
    return corner == Corner::red ? plan.chances.against_row(plan.mixes[1], pick)
                                 : -plan.chances.against_column(plan.mixes[0], pick);
  };
  std::size_t best = 0;
  for (std::size_t pick = 1; pick < strategy_count; ++pick) {
    best = may[pick] && worth(pick) > worth(best) ? pick : best;
  }
  Mix mix;
  mix.weight[best] = 1;
  mix.total = 1;
  return mix;
}

}  // namespace

SegmentPlan study_segment(const Setup& setup, const State& state) {
  const Prospect now = prospect_of(state);
  const int held = segments_held(setup, state);
  Outlook outlook(setup, state);
  SegmentOdds odds(setup, state);
  KeptPicks kept = all_picks(strategy_count);
  for (const Corner corner : both_corners) {
    kept[fc::index_of(corner)][place_of(Strategy::work_on_cut)] = may_work_on_cut(state, corner);
  }
  SegmentPlan plan;
  for (std::size_t red = 0; red < strategy_count; ++red) {
    for (std::size_t blue = 0; blue < strategy_count; ++blue) {
      if (kept[0][red] && kept[1][blue]) {
        const Happenings happenings = odds.segment(static_cast<Strategy>(red), static_cast<Strategy>(blue));
        const double presses = red < blue ? 1 : red > blue ? -1 : 0;
        plan.chances.chance[red][blue] = std::clamp(chance_of(outlook, happenings, now, held, presses), 0.0, 1.0);
      }
    }
  }
  plan.mixes = best_mixes(plan.chances, kept);
  for (const Corner corner : both_corners) {
    if (setup.is_solitaire(corner)) {
      plan.mixes[fc::index_of(corner)] = solitaire_mix(setup, state, corner);
    }
  }
  for (const Corner corner : both_corners) {
    // The markers lie open: who is not hidden from is answered, not mixed against.
    if (setup.is_solitaire(other(corner)) && !setup.is_solitaire(corner)) {
      plan.mixes[fc::index_of(corner)] = best_answer(plan, corner, kept[fc::index_of(corner)]);
    }
  }
  return plan;
}

}  // namespace fc::the_ring
