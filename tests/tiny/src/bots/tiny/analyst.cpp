#include <cmath>

#include "bots/analyst_of.h"
#include "bots/tiny/game.h"
#include "rules/tiny/rules.h"

namespace fc::tiny {
namespace {

/// V by the hearts that are left, where a turn begins; see `Lookahead`.
class HeartCount {
 public:
  HeartCount(const Setup& setup, std::span<const double> /*weights*/) : setup_(&setup) {}

  [[nodiscard]] std::optional<double> settled(const State& state) const {
    if (state.phase != Phase::finished) {
      return std::nullopt;
    }
    const int winner = turns::leader(*setup_, state);
    return winner < 0 ? 0.5 : winner == 0 ? 1.0 : 0.0;
  }
  [[nodiscard]] static bool is_anchor(const State& state) {
    return state.phase == Phase::target || state.phase == Phase::pace;
  }
  [[nodiscard]] static double chance(const State& state) {
    return 1 / (1 + std::exp(0.6 * (state.fighters[1].hearts - state.fighters[0].hearts)));
  }
  [[nodiscard]] static bool falls_in_runs(const State& /*state*/) { return false; }
  [[nodiscard]] static std::array<double, most_picks> shares(const State&, const Need&, const Choices& legal) {
    std::array<double, most_picks> even{};
    std::fill_n(even.begin(), legal.size(), 1 / static_cast<double>(legal.size()));
    return even;
  }
  static int round_of(const State& state) { return state.phase == Phase::start ? 0 : state.round; }

 private:
  const Setup* setup_;
};

}  // namespace

std::unique_ptr<Analyst> make_analyst(const Game& game) {
  return std::make_unique<AnalystOf<Rules, HeartCount>>(game, std::vector<double>());
}

}  // namespace fc::tiny
