// The computer's players of The Ring, from the novice to the champion.
#include <algorithm>
#include <utility>

#include "bots/analyst_of.h"
#include "bots/mixing.h"
#include "bots/the-ring/fitted_chance.h"
#include "bots/the-ring/game.h"
#include "bots/the-ring/outlook.h"

namespace fc::the_ring {
namespace {

/// The higher the rating, the more often; nothing else counts.
Leaning by_the_card(const Ratings& now) {
  const auto square = [](int rating) {
    constexpr int highest = 9;
    const int high = std::clamp(rating, 1, highest);
    return static_cast<std::uint8_t>(high * high);
  };
  Leaning leaning{};
  leaning[place_of(Strategy::body)] = square(now.body);
  leaning[place_of(Strategy::load_up)] = square(now.ko);
  leaning[place_of(Strategy::box)] = square(now.box);
  leaning[place_of(Strategy::outside)] = square(now.out);
  return leaning;
}

/// The beginner does what his card says he is best at: the higher a rating, the oftener its strategy. He holds on every
/// other time when he is hurt, and goes for any cut now and then; he never looks at the other man's card, at the score or at
/// the clock.
std::size_t novice(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  constexpr std::uint32_t ways = 6;
  Random random(seed);
  if (decision_of<Rules>(brief) != Decision::strategy) {
    return any_answer(brief, random);
  }
  const State& state = brief.view().seen;
  const auto corner = static_cast<Corner>(brief.need().seat);
  const std::uint32_t way = random.below(ways);
  if (state.boxer(corner).hurt() && way < ways / 2) {
    return answer_index(brief, choice_of(Strategy::tie_up));
  }
  if (may_work_on_cut(state, corner) && way < ways / 3) {
    return answer_index(brief, choice_of(Strategy::work_on_cut));
  }
  const Leaning leaning = by_the_card(state.boxer(corner).now);
  return answer_index(brief, choice_of(static_cast<Strategy>(draw_place(leaning, random))));
}

/// The ring-wise man mixes by `sensible`: ratings against DEF, what he risks, harm, stamina, cuts, score and rounds left.
std::size_t contender(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  if (decision_of<Rules>(brief) != Decision::strategy) {
    return sensible_answer(brief);
  }
  Random random(seed);
  const auto corner = static_cast<Corner>(brief.need().seat);
  const Leaning leaning = sensible(brief.setup(), brief.view().seen, corner);
  return answer_index(brief, choice_of(static_cast<Strategy>(draw_place(leaning, random))));
}

/// Red's chances if this answer is given before the bout.
double chance_after(const Setup& setup, State state, const Choice& choice) {
  constexpr double granted = 5.0 / 6;
  switch (choice.decision) {
    case Decision::city: state.city = static_cast<City>(choice.value); break;
    case Decision::referee: state.referee = static_cast<Referee>(choice.value); break;
    default: {
      const double light = Outlook(setup, state).of_red(state);
      if (choice == choice_of(Gloves::six_ounce)) {
        return light;
      }
      constexpr int heavy = 8;
      state.gloves = heavy;
      return granted * Outlook(setup, state).of_red(state) + (1 - granted) * light;
    }
  }
  return Outlook(setup, state).of_red(state);
}

std::size_t best_privilege(const SeatBrief& brief) {
  const bool is_red = brief.need().seat == static_cast<std::uint8_t>(Corner::red);
  std::array<double, 2> chances{};
  for (std::size_t answer = 0; answer < chances.size(); ++answer) {
    const double red = chance_after(brief.setup(), brief.view().seen, brief.legal()[answer]);
    chances[answer] = is_red ? red : 1 - red;
  }
  return chances[1] > chances[0] ? 1 : 0;
}

/// The ring general mixes his strategies by the exact equilibrium of the chances that `study_segment` gives all pairs, and
/// takes the city, the gloves and the referee with which the bout looks best.
std::size_t ring_general(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  switch (decision_of<Rules>(brief)) {
    case Decision::city:
    case Decision::gloves:
    case Decision::referee: return best_privilege(brief);
    case Decision::strategy: {
      Random random(seed);
      const SegmentPlan plan = study_segment(brief.setup(), brief.view().seen);
      return answer_index(brief, choice_of(static_cast<Strategy>(draw_pick(plan.mixes[brief.need().seat], random))));
    }
    case Decision::cut_target:
    case Decision::retaliate: break;
  }
  return sensible_answer(brief);
}

}  // namespace

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<Rules>(level, novice, contender, [] { return decided_by<Rules>(ring_general); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights) {
  return analyst_of<Rules, FittedChance>(game, std::move(weights),
                                         chance_terms.size() + weights_of_units(chance_terms.size()));
}

}  // namespace fc::the_ring
