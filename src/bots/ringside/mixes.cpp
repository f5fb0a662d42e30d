#include "bots/ringside/outlook.h"

#include <algorithm>

#include "core/fixed_vector.h"
#include "core/result.h"
#include "rules/ringside/rounds.h"

namespace fc::ringside {
namespace {

constexpr std::uint64_t every_number = std::uint64_t{1} << 32U;

/// What an end of the bout is worth in points of damage: about half the punishment that decides an even bout.
constexpr int knockout_worth = 40;
/// Payoffs are whole numbers: this many to a point of damage.
constexpr int payoff_unit = 10;

int damage_of(const PunchChart& chart, const Boxer& thrower, std::size_t thrown, std::size_t expected) {
  return std::max(0, chart[thrown][expected] + thrower.punches[thrown]);
}

/// payoff(thrown, expected): whole numbers.
template <class Payoff>
PunchGame solve_picks(bool in_clinch, Payoff payoff) {
  FixedVector<std::size_t, punch_count> throwable;
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    if (!in_clinch || !is_hook(static_cast<Punch>(punch))) {
      throwable.push_back(punch);
    }
  }
  MatrixGame game{.rows = throwable.size(), .columns = punch_count, .payoff = {}};
  for (std::size_t row = 0; row < throwable.size(); ++row) {
    for (std::size_t expected = 0; expected < punch_count; ++expected) {
      game.payoff[row][expected] = payoff(throwable[row], expected);
    }
  }
  const Equilibrium best = solve(game);
  std::array<std::int64_t, punch_count> thrown{};
  std::array<std::int64_t, punch_count> expected{};
  for (std::size_t row = 0; row < throwable.size(); ++row) {
    thrown[throwable[row]] = best.row.weight[row];
  }
  std::copy_n(best.column.weight.begin(), punch_count, expected.begin());
  return {.value = best.value, .thrown = PunchOdds(thrown), .expected = PunchOdds(expected)};
}

/// Chance in per cent that the bout ends with a punch of this damage on a man with this Endurance. Source: E2, E4, E5.
double finish_chance(int damage, int endurance) {
  const int left = endurance - damage;
  if (left <= stoppage_endurance) {
    return 100.0;
  }
  const bool spent = left <= 0;
  const int knockdown = damage + (spent ? 10 : 0);
  const int counts_out = spent ? 5 : 1;  // faces of the d10 that reach 10
  return knockdown >= knockdown_from ? knockdown * counts_out / 10.0 : 0.0;
}

}  // namespace

PunchOdds::PunchOdds(const std::array<std::int64_t, punch_count>& weights) {
  double total = 0;
  for (const std::int64_t weight : weights) {
    total += static_cast<double>(weight);
  }
  FC_CHECK(total > 0);
  double sum = 0;
  std::size_t last = 0;
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    sum += static_cast<double>(weights[punch]);
    below_[punch] = static_cast<std::uint64_t>(sum / total * static_cast<double>(every_number));
    last = weights[punch] > 0 ? punch : last;
  }
  std::fill(below_.begin() + static_cast<std::ptrdiff_t>(last), below_.end(), every_number);
}

double PunchOdds::share(Punch punch) const {
  const std::size_t place = index_of(punch);
  const std::uint64_t before = place > 0 ? std::min(below_[place - 1], every_number) : 0;
  return static_cast<double>(std::min(below_[place], every_number) - before) / static_cast<double>(every_number);
}

Punch PunchOdds::draw(Random& random) const {
  const std::uint64_t number = random.bits() >> 32U;
  std::size_t punch = 0;
  while (number >= below_[punch]) {
    ++punch;
  }
  return static_cast<Punch>(punch);
}

PunchGame solve_for_damage(const PunchChart& chart, const Boxer& thrower, bool in_clinch) {
  return solve_picks(in_clinch, [&chart, &thrower](std::size_t thrown, std::size_t expected) {
    return damage_of(chart, thrower, thrown, expected);
  });
}

PunchGame solve_for_finish(const Setup& setup, const State& state) {
  const Boxer& thrower = setup.boxer(state.thrower());
  const int endurance = state.boxer(other(state.thrower())).endurance;
  return solve_picks(
      state.tactic == Tactic::clinch, [&setup, &thrower, endurance](std::size_t thrown, std::size_t expected) {
        const int damage = damage_of(setup.charts.punch, thrower, thrown, expected);
        return static_cast<int>(payoff_unit * (damage + knockout_worth * finish_chance(damage, endurance) / 100.0));
      });
}

bool finish_in_reach(const Setup& setup, const State& state) {
  const Boxer& thrower = setup.boxer(state.thrower());
  int hardest = 0;
  for (std::size_t thrown = 0; thrown < punch_count; ++thrown) {
    for (std::size_t expected = 0; expected < punch_count; ++expected) {
      hardest = std::max(hardest, damage_of(setup.charts.punch, thrower, thrown, expected));
    }
  }
  return state.boxer(other(state.thrower())).endurance <= hardest;
}

BoutMixes::BoutMixes(const Setup& setup) {
  for (const Corner corner : both_corners) {
    for (const bool in_clinch : {false, true}) {
      games_[fc::index_of(corner)][in_clinch ? 1 : 0] = solve_for_damage(setup.charts.punch, setup.boxer(corner), in_clinch);
    }
  }
}

}  // namespace fc::ringside
