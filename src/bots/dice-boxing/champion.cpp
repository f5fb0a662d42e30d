#include "bots/dice-boxing/champion.h"

#include <algorithm>
#include <array>

#include "bots/dice-boxing/instinct.h"
#include "bots/matrix_game.h"

namespace fc::dice_boxing {
namespace {

/// Dice of one rollout, and both men's sensible plans for the rounds after this one.
class Rollout {
 public:
  Rollout(const Setup& setup, const State& state, std::uint64_t seed) : setup_(setup), state_(state), random_(seed) {}

  /// 2 if red wins, 1 if nobody does, 0 if blue wins.
  int play(Strategy red, Strategy blue) {
    Rules::play_choice(setup_, state_, Choice{red}, NoEvents{});
    Rules::play_choice(setup_, state_, Choice{blue}, NoEvents{});
    while (state_.phase != Phase::finished) {
      if (state_.strategies_are_in()) {
        Rules::play_roll(setup_, state_, throw_die(random_, percentile), NoEvents{});
      } else {
        const Corner corner = state_.phase == Phase::strategy_red ? Corner::red : Corner::blue;
        Rules::play_choice(setup_, state_, Choice{draw(sensible(setup_, state_, corner), random_)}, NoEvents{});
      }
    }
    return state_.end.has_winner ? (state_.end.winner == Corner::red ? 2 : 0) : 1;
  }

 private:
  const Setup& setup_;
  State state_;
  Random random_;
};

/// Red's chances in thousandths, his strategies down, blue's across.
MatrixGame chances(const Setup& setup, const State& state, int rollouts, std::uint64_t seed, const std::stop_token& stop) {
  constexpr std::size_t cells = strategy_count * strategy_count;
  std::array<std::array<std::int32_t, strategy_count>, strategy_count> scored{};
  std::int32_t played = 0;
  // The same dice for every pair: what is compared differs by the plans alone.
  for (Random seeds(seed); static_cast<std::size_t>(played) * cells < static_cast<std::size_t>(rollouts); ++played) {
    if (played > 0 && stop.stop_requested()) {
      break;
    }
    const std::uint64_t dice = seeds.bits();
    for (std::size_t red = 0; red < strategy_count; ++red) {
      for (std::size_t blue = 0; blue < strategy_count; ++blue) {
        scored[red][blue] += Rollout(setup, state, dice).play(static_cast<Strategy>(red), static_cast<Strategy>(blue));
      }
    }
  }
  MatrixGame game{.rows = strategy_count, .columns = strategy_count};
  constexpr std::int32_t scale = widest_spread_of_six;
  for (std::size_t red = 0; red < strategy_count; ++red) {
    for (std::size_t blue = 0; blue < strategy_count; ++blue) {
      game.payoff[red][blue] = scored[red][blue] * scale / (2 * std::max(played, 1));
    }
  }
  return game;
}

Strategy draw(const Mix& mix, Random& random) {
  auto ticket = static_cast<std::int64_t>(random.bits() % static_cast<std::uint64_t>(mix.total));
  std::size_t place = 0;
  while (ticket >= mix.weight[place]) {
    ticket -= mix.weight[place++];
  }
  return static_cast<Strategy>(place);
}

}  // namespace

std::size_t Champion::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) {
  Random random(seed);
  const bool red = static_cast<Corner>(brief.need().seat) == Corner::red;
  State state = brief.view().seen;
  // What the other man has picked is not known: both pick anew.
  state.phase = Phase::strategy_red;
  const Equilibrium best = solve(chances(brief.setup(), state, rollouts_, random.bits(), stop));
  return answer_index(brief, Choice{draw(red ? best.row : best.column, random)});
}

}  // namespace fc::dice_boxing
