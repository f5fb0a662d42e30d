#include "bots/tiny/game.h"

#include <algorithm>
#include <cmath>

#include "bots/analyst_of.h"
#include "bots/seat_controller.h"
#include "rules/tiny/rules.h"

namespace fc::tiny {
namespace {

/// reckless: a novice.
template <bool reckless>
std::size_t brawl(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const State& known = brief.view().known;
  const auto hearts = [&known](Choice man) { return known.fighters[place_of(man)].hearts; };
  switch (decision_of(brief)) {
    case Decision::target: return answer_index(brief, *std::ranges::min_element(brief.legal(), {}, hearts));
    case Decision::pace: return answer_index(brief, reckless || hearts(at(known.target)) <= 2 ? Choice::rush : Choice::wait);
    case Decision::punch: return reckless ? answer_index(brief, Choice::swing) : any_answer(brief, random);
    case Decision::guard: break;
  }
  return any_answer(brief, random);
}

std::size_t turn_round(const BriefOf<Rules>& brief, std::uint64_t /*seed*/, const std::stop_token& /*stop*/) {
  const Decision decision = decision_of(brief);
  return decision == Decision::punch || decision == Decision::guard ? 1 : 0;
}

/// V by the hearts that are left, where a turn begins; see `Lookahead`.
class HeartCount {
 public:
  HeartCount(const Setup& setup, std::span<const double> /*weights*/) : setup_(&setup) {}

  [[nodiscard]] std::optional<double> settled(const State& state) const {
    const int winner = leader(*setup_, state);
    return state.phase != Phase::finished ? std::nullopt : std::optional(winner < 0 ? 0.5 : winner == 0 ? 1.0 : 0.0);
  }
  static bool is_anchor(const State& state) { return state.phase == Phase::target || state.phase == Phase::pace; }
  static double chance(const State& state) {
    return 1 / (1 + std::exp(0.6 * (state.fighters[1].hearts - state.fighters[0].hearts)));
  }
  static int round_of(const State& state) { return state.phase == Phase::start ? 0 : state.round; }

 private:
  const Setup* setup_;
};

}  // namespace

std::unique_ptr<Controller> make_controller(const StandIn& stand_in) {
  return stand_in == windmill ? decided_by<Rules>(turn_round)
                              : controller_of<Rules>(*stand_in.level, brawl<true>, brawl<false>,
                                                     [] { return decided_by<Rules>(brawl<false>); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game) {
  return std::make_unique<AnalystOf<Rules, HeartCount>>(game, std::vector<double>());
}

}  // namespace fc::tiny
