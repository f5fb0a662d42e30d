#include "bots/the-ring/segment_odds.h"

#include <algorithm>

#include "rules/the-ring/damage.h"
#include "rules/the-ring/questions.h"
#include "rules/the-ring/rounds.h"

namespace fc::the_ring {
namespace {

/// A point off, for sure, in all of a part.
void deduct(Part& part, Corner corner) { part.deducted += corner == Corner::red ? -part.chance : part.chance; }

}  // namespace

SegmentOdds::SegmentOdds(const Setup& setup, const State& state)
    : setup_(&setup), state_(state), shots_{ShotOdds(setup, state, Corner::red), ShotOdds(setup, state, Corner::blue)} {}

Happenings SegmentOdds::lands_on(Corner by) {
  ShotOdds& shots = shots_[fc::index_of(by)];
  const Strategy own = state_.boxer(by).strategy;
  const bool target_outside = state_.boxer(other(by)).strategy == Strategy::outside;
  if (own != Strategy::work_on_cut) {
    return shots.shot((own == Strategy::outside ? 1 : 0) + (target_outside ? 1 : 0), target_outside);
  }
  Happenings attack = nothing_happens();
  attack.calm().chance = 1 - shots.attack_stops();
  attack.calm().score(by, setup_->charts.cuts.attack_points);
  attack.won[fc::index_of(by)] = shots.attack_stops();
  return attack;
}

Happenings SegmentOdds::foul(Corner roller) {
  const FoulRules& rules = setup_->charts.fouls;
  const BoxerState& fouler = state_.boxer(roller);
  const Corner victim = other(roller);
  const CutOdds& cut = shots_[fc::index_of(roller)].cut();
  Happenings happenings;
  for (int total = lowest_total; total <= highest_total; ++total) {
    const int row = std::clamp(total + setup_->card(roller).foul + referee_rules(*setup_, state_).fouls, 1, highest_row);
    const FoulRule& rule = rules.legend[static_cast<std::size_t>(rules.legend_at[static_cast<std::size_t>(row)])];
    Part part{.chance = chance_of_total(total)};
    part.lose_stamina(victim, rule.victim_stm);
    if (rule.cut) {
      happenings.won[fc::index_of(roller)] += part.chance * cut.stops;
      part.chance *= 1 - cut.stops;
    }
    const bool known = fouler.warnings > 0 || fouler.deducted > 0;
    const bool costs =
        rule.point || (rule.disqualify && !known) || (rule.warning && (fouler.warnings + 1) % rules.warnings_per_point == 0);
    if ((rule.disqualify && known) || (costs && fouler.deducted + 1 >= rules.points_to_disqualify)) {
      happenings.won[fc::index_of(victim)] += part.chance;
      continue;
    }
    if (costs) {
      deduct(part, roller);
    }
    happenings.calm().add(part, 1);
  }
  return happenings;
}

void SegmentOdds::carry_out(const Effects& effects, Corner to, Corner roller, double chance, Happenings& into) {
  const auto add_to = [&effects, to](Part& part) {
    part.score(to, effects.score);
    part.lose_stamina(other(to), effects.stm);
    part.lose_stamina(to, effects.own_stm);
  };
  if (effects.hard || effects.foul) {
    Happenings done = effects.hard ? lands_on(to) : foul(roller);
    std::ranges::for_each(done.parts, add_to);
    into.add(done, chance);
    return;
  }
  Part part{.chance = chance};
  add_to(part);
  if (!effects.cut) {
    into.calm().add(part, 1);
    return;
  }
  const CutOdds& cut = shots_[fc::index_of(to)].cut();
  into.calm().add(part, 1 - cut.opens);
  part.score(to, 1);
  into.calm().add(part, cut.opens - cut.stops);
  into.won[fc::index_of(to)] += chance * cut.stops;
}

Happenings SegmentOdds::turn(Corner roller) {
  constexpr double one = 1.0 / static_cast<double>(entry_count);
  Happenings happenings;
  double counters = 0;
  for (const Entry& entry : setup_->charts.basic) {
    const Reading reading = read_entry(*setup_, state_, roller, entry);
    if (reading.clause < 0) {
      happenings.calm().chance += one;
      continue;
    }
    const Effects& effects = entry[static_cast<std::size_t>(reading.clause)].effects;
    if (effects.counter) {
      counters += one;
    } else {
      carry_out(effects, reading.to, roller, one, happenings);
    }
  }
  if (counters == 0) {
    return happenings;
  }
  // What a second roll comes to: a counterpunch is nothing then.
  Happenings second = happenings;
  second.calm().chance += counters;
  const Corner puncher = other(roller);
  const Strategy strategy = state_.boxer(puncher).strategy;
  const double lands = strategy == Strategy::tie_up        ? 0
                       : strategy == Strategy::work_on_cut ? 1
                                                           : chance_up_to(counter_rating(*setup_, state_, puncher));
  if (lands > 0) {
    happenings.add(lands_on(puncher), counters * lands);
  }
  happenings.add(second, counters * (1 - lands));
  return happenings;
}

Happenings SegmentOdds::segment(Strategy red, Strategy blue) {
  state_.boxers[0].strategy = red;
  state_.boxers[1].strategy = blue;
  if (red == Strategy::tie_up && blue == Strategy::tie_up) {
    return nothing_happens();
  }
  if (red == Strategy::tie_up || blue == Strategy::tie_up) {
    const Corner holder = red == Strategy::tie_up ? Corner::red : Corner::blue;
    const int more = tie_up_hurt(state_, holder) + referee_rules(*setup_, state_).clinch;
    const double holds = std::clamp(def_of(state_, holder) - more, 0, die_faces) / double{die_faces};
    Happenings happenings = turn(other(holder));
    Happenings either;
    either.add(happenings, 1 - holds);
    either.calm().chance += holds;
    return either;
  }
  const Happenings reds = turn(Corner::red);
  const Happenings blues = turn(Corner::blue);
  int ahead = static_cast<int>(blue) - static_cast<int>(red);
  if (ahead == 0) {
    const std::array<int, 2> ratings = first_move_ratings(*setup_, state_);
    ahead = ratings[0] - ratings[1];
  }
  if (ahead > 0) {
    return one_after_the_other(reds, blues);
  }
  if (ahead < 0) {
    return one_after_the_other(blues, reds);
  }
  Happenings by_die;
  by_die.add(one_after_the_other(reds, blues), 1.0 / 2);
  by_die.add(one_after_the_other(blues, reds), 1.0 / 2);
  return by_die;
}

namespace {

/// Of one pair of strategies.
Pace pace_of(const Happenings& happenings, Strategy red, Strategy blue) {
  Pace pace{.won = happenings.won, .presses = red < blue ? 1.0 : red > blue ? -1.0 : 0.0};
  double squares = 0;
  for (std::size_t place = 0; place < harms_count; ++place) {
    const Part& part = happenings.parts[place];
    pace.margin += part.margin;
    squares += part.squares;
    pace.downs += part.downs;
    pace.deducted += part.deducted;
    pace.stm[0] += part.stm[0];
    pace.stm[1] += part.stm[1];
    const Harms harms = harms_at(place);
    pace.floors += part.chance * ((harms[0] == Harm::floored ? 1 : 0) + (harms[1] == Harm::floored ? 1 : 0));
  }
  pace.spread = squares - pace.margin * pace.margin;
  return pace;
}

double value_of(const Pace& pace, const Worth& worth) {
  return worth.won[0] * pace.won[0] - worth.won[1] * pace.won[1] + worth.point * pace.margin +
         worth.card * (pace.downs + pace.deducted) - worth.stm[0] * pace.stm[0] + worth.stm[1] * pace.stm[1];
}

/// What a man thinks of choosing: nobody ties up unhurt, or works on a cut that is not there.
bool thinks_of(const State& state, Corner corner, Strategy strategy) {
  switch (strategy) {
    case Strategy::tie_up: return state.boxer(corner).hurt();
    case Strategy::work_on_cut: return may_work_on_cut(state, corner);
    default: return true;
  }
}

}  // namespace

PaceBook::PaceBook(const Setup& setup, const State& state, const Worth& worth)
    : setup_(&setup), state_(state), worth_(worth) {
  // Before the bout nobody knows where it will be: somewhere neutral.
  state_.city = state.city == City::none ? neutral_city : state.city;
  state_.referee = state.referee == Referee::none ? neutral_referee : state.referee;
}

PaceBook::Page PaceBook::reckoned(TiredMen tired, Harms harms) const {
  State thought = state_;
  KeptPicks kept{};
  for (const Corner corner : both_corners) {
    const std::size_t index = fc::index_of(corner);
    BoxerState& boxer = thought.boxer(corner);
    boxer.tired = tired[index];
    boxer.staggered = harms[index] == Harm::staggered;
    boxer.down = harms[index] != Harm::floored ? 0 : std::max<std::uint16_t>(1, boxer.down);
    refresh(*setup_, thought, corner);
  }
  for (const Corner corner : both_corners) {
    for (std::size_t place = 0; place < strategy_count; ++place) {
      kept[fc::index_of(corner)][place] = thinks_of(thought, corner, static_cast<Strategy>(place));
    }
  }
  SegmentOdds odds(*setup_, thought);
  std::array<std::array<Pace, strategy_count>, strategy_count> paces{};
  ChanceMatrix chances{.picks = strategy_count, .chance = {}};
  for (std::size_t red = 0; red < strategy_count; ++red) {
    for (std::size_t blue = 0; blue < strategy_count; ++blue) {
      if (kept[0][red] && kept[1][blue]) {
        const auto reds = static_cast<Strategy>(red);
        const auto blues = static_cast<Strategy>(blue);
        paces[red][blue] = pace_of(odds.segment(reds, blues), reds, blues);
        chances.chance[red][blue] = std::clamp(0.5 + value_of(paces[red][blue], worth_), 0.0, 1.0);
      }
    }
  }
  Page page{.pace = {}, .mixes = best_mixes(chances, kept)};
  for (std::size_t red = 0; red < strategy_count; ++red) {
    for (std::size_t blue = 0; blue < strategy_count; ++blue) {
      const double share = page.mixes[0].share(red) * page.mixes[1].share(blue);
      if (share > 0) {
        page.pace.add(paces[red][blue], share);
      }
    }
  }
  return page;
}

const PaceBook::Page& PaceBook::page(TiredMen tired, Harms harms) {
  auto& page = pages_[harms_count * ((tired[0] ? 2U : 0U) + (tired[1] ? 1U : 0U)) + place_of_harms(harms)];
  if (!page) {
    page = reckoned(tired, harms);
  }
  return *page;
}

const Pace& PaceBook::pace(TiredMen tired, Harms harms) { return page(tired, harms).pace; }

const std::array<Mix, 2>& PaceBook::mixes(TiredMen tired, Harms harms) { return page(tired, harms).mixes; }

}  // namespace fc::the_ring
