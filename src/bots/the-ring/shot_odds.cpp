#include "bots/the-ring/segment_odds.h"

#include <algorithm>

#include "rules/the-ring/shots.h"

namespace fc::the_ring {
namespace {

/// Columns of the Finisher Table as they are reached: after hard, after a stagger, after so many knockdowns.
constexpr std::size_t after_hard = 0;
constexpr std::size_t after_stagger = 1;
constexpr std::size_t after_first_down = 2;
constexpr std::size_t column_count_here = 5;
constexpr std::size_t most_rolls = 2;

constexpr Shot column_of(std::size_t column) {
  return column == after_hard ? Shot::hard : column == after_stagger ? Shot::stagger : Shot::knockdown;
}
constexpr Harm harm_of(std::size_t column) {
  return column == after_hard ? Harm::none : column == after_stagger ? Harm::staggered : Harm::floored;
}
constexpr std::size_t downs_in(std::size_t column) { return column < after_first_down ? 0 : column - after_first_down + 1; }
constexpr std::size_t one_more_down(std::size_t column) {
  return std::min(std::max(column + 1, after_first_down), column_count_here - 1);
}

/// Where an attack stands: by column and finisher rolls left.
using Standing = std::array<std::array<Part, most_rolls + 1>, column_count_here>;

}  // namespace

ShotOdds::ShotOdds(const Setup& setup, const State& state, Corner by)
    : setup_(&setup), state_(state), by_(by), on_(other(by)), down_before_(state.boxer(other(by)).down) {
  state_.attack.by = by;
  state_.attack.finishing = true;
  cut_ = possible_cut();
  attack_stops_ = doctor_stops();
  again_ = {outcomes(false, 0), outcomes(true, 0)};
  for (std::size_t downs = 1; downs <= most_downs; ++downs) {
    up_again_[downs] = gets_up(downs, false);
  }
}

const Happenings& ShotOdds::shot(int outside, bool target_outside) {
  auto& known = known_[static_cast<std::size_t>(2 * outside + (target_outside ? 1 : 0))];
  if (!known) {
    known = shot_of(outside, target_outside);
  }
  return *known;
}

double ShotOdds::doctor_stops() const {
  return chance_above(stoppage_rating(*setup_, state_, on_) - city_rules(*setup_, state_).doctor);
}

CutOdds ShotOdds::possible_cut() const {
  const CutRules& rules = setup_->charts.cuts;
  const Cuts& cuts = state_.boxer(on_).cuts;
  CutOdds odds{.opens = chance_above(opening_rating(*setup_, state_, on_)), .stops = 0};
  double looked_at = 0;
  for (int total = lowest_total; total <= highest_total; ++total) {
    const CutRow* row = &at_total(rules.rows, total);
    int points = row->points;
    if (row->deepens && cuts.empty()) {
      row = &rules.without_cut;
      points = row->points;
    } else if (row->deepens) {
      points = cuts[deepest_cut(cuts)].points + 1;
    } else if (const std::size_t place = find_cut(cuts, row->location); place < cuts.size()) {
      points += cuts[place].points;
    }
    looked_at += row->check || points >= rules.check_points ? chance_of_total(total) : 0;
  }
  odds.stops = odds.opens * looked_at * doctor_stops();
  return odds;
}

ShotOdds::Outcomes ShotOdds::outcomes(bool after_a_down, int outside) const {
  constexpr int light_gloves = 6;
  State thought = state_;
  thought.boxer(on_).down = static_cast<std::uint16_t>(after_a_down ? std::max(1, down_before_) : 0);
  const int lower = after_down(thought.boxer(on_));
  Outcomes outcomes{};
  const auto add = [&](PureShot pure, int row, double chance) {
    HardShotRead read{};
    read.pure_shot = pure;
    read.row = row;
    outcomes[place_of(read_cell(*setup_, thought, read).shot)] += chance;
  };
  for (int total = lowest_total; total <= highest_total; ++total) {
    const double chance = chance_of_total(total);
    if (total == lowest_total && thought.gloves == light_gloves) {
      add(PureShot::two, total, chance);
    } else if (total == highest_total && lower < 0) {
      add(PureShot::twelve_holds, total, chance / 2);
      add(PureShot::twelve_lower, std::max(lowest_total, total + lower), chance / 2);
    } else if (total == highest_total) {
      add(PureShot::twelve, total, chance);
    } else {
      add(PureShot::no, std::clamp(total + lower - outside, lowest_total, highest_total), chance);
    }
  }
  return outcomes;
}

double ShotOdds::gets_up(std::size_t downs, bool on_outside) const {
  State thought = state_;
  const int down = down_before_ + static_cast<int>(downs);
  thought.boxer(on_).down = static_cast<std::uint16_t>(down);
  constexpr int third = 3;
  if (setup_->options.three_knockdowns && down >= third) {
    return 0;
  }
  const int more = count_terms(*setup_, thought).sum() + (on_outside ? 1 : 0);
  const CountRows& rows = setup_->charts.knockout[place_of(count_portion(*setup_, thought))];
  double up = 0;
  for (int total = lowest_total; total <= highest_total; ++total) {
    const CountCell& cell = rows.rows[static_cast<std::size_t>(row_of(total + more))];
    up += cell.count == Count::up ? chance_of_total(total) : 0;
  }
  return up;
}

void ShotOdds::finish_from(const Part& start, std::size_t column, double weight, Happenings& into) const {
  constexpr int steps = 6;
  constexpr double negligible = 1e-7;
  const Charts& charts = setup_->charts;
  const double goes_down = by_ == Corner::red ? 1 : -1;
  double& won = into.won[fc::index_of(by_)];
  Standing now{};
  now[column][charts.shot_rolls[place_of(column_of(column))]].add(start, weight);
  for (int step = 0; step < steps; ++step) {
    Standing next{};
    const auto go_on = [&](Part part, std::size_t to, std::size_t rolls, int points, int stm) {
      part.score(by_, points);
      part.lose_stamina(on_, stm);
      next[to][std::min(rolls, most_rolls)].add(part, 1);
    };
    /// A blow of the Hard Shot cards: what it scores, and where the attack goes on.
    const auto blow = [&](Part part, std::size_t from, std::size_t rolls, Shot shot, bool earns) {
      const int points = charts.shot_points[place_of(shot)];
      const int stm = charts.shot_stamina[place_of(shot)];
      if (shot != Shot::knockdown) {
        const std::size_t to = shot == Shot::stagger ? std::max(from, after_stagger) : from;
        const std::size_t earned = earns ? charts.shot_rolls[place_of(shot)] : 0U;
        return go_on(part, to, std::max(rolls, earned), points, stm);
      }
      const std::size_t to = one_more_down(from);
      const double up = up_again_[downs_in(to)];
      won += part.chance * (1 - up);
      part.downs += goes_down * part.chance;
      Part risen;
      risen.add(part, up);
      go_on(risen, to, std::max(rolls, std::size_t{charts.shot_rolls[place_of(Shot::knockdown)]}), points, stm);
    };
    for (std::size_t from = 0; from < column_count_here; ++from) {
      into.of(on_, harm_of(from)).add(now[from][0], 1);
      for (std::size_t rolls = 1; rolls <= most_rolls; ++rolls) {
        const Part& here = now[from][rolls];
        if (here.chance < negligible || step + 1 == steps) {
          into.of(on_, harm_of(from)).add(here, 1);
          continue;
        }
        for (int total = lowest_total; total <= highest_total; ++total) {
          const int row = row_of(total + state_.boxer(by_).now.ki);
          const FinisherCell& cell = charts.finisher[place_of(column_of(from))][static_cast<std::size_t>(row)];
          Part part;
          part.add(here, chance_of_total(total));
          switch (cell.kind) {
            case FinisherKind::points: go_on(part, from, rolls - 1, cell.number, 0); break;
            case FinisherKind::possible_cut: {
              won += part.chance * cut_.stops;
              Part left;
              left.add(part, 1 - cut_.stops);
              go_on(left, from, rolls - 1, 1, 0);
              break;
            }
            case FinisherKind::hard_shot:
              for (std::size_t shot = 0; shot < shot_count; ++shot) {
                const bool has_been_down = down_before_ > 0 || downs_in(from) > 0;
                Part share;
                share.add(part, again_[has_been_down ? 1 : 0][shot]);
                if (share.chance > 0) {
                  blow(share, from, rolls - 1, static_cast<Shot>(shot), true);
                }
              }
              break;
            case FinisherKind::stagger: blow(part, from, rolls - 1, Shot::stagger, false); break;
            case FinisherKind::knockdown: blow(part, from, rolls - 1, Shot::knockdown, true); break;
            case FinisherKind::tko: {
              constexpr int otherwise = 2;  // points
              const BoxerState& target = state_.boxer(on_);
              const int holds = target.now.kod - referee_rules(*setup_, state_).stop - (target.tired ? 1 : 0);
              if (holds <= cell.number) {
                won += part.chance;
              } else {
                go_on(part, from, rolls - 1, otherwise, 0);
              }
              break;
            }
          }
        }
      }
    }
    now = next;
  }
}

Happenings ShotOdds::shot_of(int outside, bool target_outside) const {
  const Charts& charts = setup_->charts;
  const Outcomes outcomes_now = outcomes(down_before_ > 0, outside);
  Happenings happenings;
  for (std::size_t place = 0; place < shot_count; ++place) {
    const auto shot = static_cast<Shot>(place);
    Part part{.chance = outcomes_now[place]};
    if (part.chance == 0) {
      continue;
    }
    if (shot == Shot::knockdown) {
      const double up = gets_up(1, target_outside);
      happenings.won[fc::index_of(by_)] += part.chance * (1 - up);
      part.chance *= up;
      part.downs = by_ == Corner::red ? part.chance : -part.chance;
    }
    part.score(by_, charts.shot_points[place]);
    part.lose_stamina(on_, charts.shot_stamina[place]);
    if (shot == Shot::none) {
      happenings.calm().add(part, 1);
    } else {
      finish_from(part,
                  shot == Shot::hard      ? after_hard
                  : shot == Shot::stagger ? after_stagger
                                          : after_first_down,
                  1, happenings);
    }
  }
  return happenings;
}

}  // namespace fc::the_ring
