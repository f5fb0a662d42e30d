// The computer's players of DICE Boxing, from the novice to the champion.
#include <algorithm>
#include <utility>

#include "bots/analyst_of.h"
#include "bots/dice-boxing/fitted_chance.h"
#include "bots/dice-boxing/game.h"
#include "bots/dice-boxing/outlook.h"
#include "bots/mixing.h"
#include "bots/seat_controller.h"
#include "rules/dice-boxing/rules.h"

namespace fc::dice_boxing {
namespace {

constexpr int last_rounds = 3;  ///< from here on who is behind must do something
constexpr int far_ahead = 4;    ///< points on three cards together

std::uint8_t& weight(Leaning& leaning, Strategy strategy) { return leaning[place_of(strategy)]; }

/// What is left of the bonus for going for the knockout.
int knockout_bonus(const Setup& setup, const State& state, Corner corner) {
  const int full = setup.charts.grades[place_of(setup.card(corner).grade(Strategy::knockout))].bonus;
  return std::max(0, full - state.boxer(corner).ko_uses);
}

}  // namespace

Leaning sensible(const Setup& setup, const State& state, Corner corner) {
  const BoxerState& me = state.boxer(corner);
  const BoxerState& him = state.boxer(other(corner));
  const int left = setup.options.rounds - state.round + 1;
  const int lead = lead_on_cards(state, corner);
  const int bonus = knockout_bonus(setup, state, corner);
  // No plan costs a man least, whatever he is good at; sticking and moving hardly more.
  constexpr std::array<std::uint8_t, grade_count> sticks{5, 4, 3, 2};
  constexpr std::array<std::uint8_t, grade_count> counters{4, 1, 0, 0};
  Leaning leaning{};
  weight(leaning, Strategy::none) = 5;
  weight(leaning, Strategy::stick_and_move) = sticks[place_of(setup.card(corner).grade(Strategy::stick_and_move))];
  weight(leaning, Strategy::counter_punch) = counters[place_of(setup.card(corner).grade(Strategy::counter_punch))];
  if (bonus > 0 && lead < 0 && left <= last_rounds && -lead > 2 * left) {
    weight(leaning, Strategy::knockout) = 5;
  }
  if (lead > far_ahead && left <= last_rounds && lead > 3 * left) {
    weight(leaning, Strategy::cover_up) = him.tired > 0 || me.tired > 0 ? 3 : 1;
  }
  return leaning;
}

Strategy draw(const Leaning& leaning, Random& random) { return static_cast<Strategy>(draw_place(leaning, random)); }

namespace {

/// In the order of Strategy.
constexpr Leaning on_a_good_night{6, 3, 0, 1, 1};
constexpr Leaning frightened{5, 1, 2, 1, 1};

using SeatBrief = BriefOf<Rules>;

/// The beginner, his heart in his fists: goes for the knockout far too often, covers up when he is hurt or takes fright, now
/// and then has no plan at all, and never looks at what he is good at.
std::size_t novice(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const BoxerState& me = brief.view().seen.boxer(static_cast<Corner>(brief.need().seat));
  const bool afraid = me.tired > 0 || me.knockdowns > 0;
  return answer_index(brief, Choice{draw(afraid ? frightened : on_a_good_night, random)});
}

/// The ring-wise man boxes by `sensible`: he mixes what he is good at with no plan, and changes it when cards, stamina or
/// time call for it.
std::size_t contender(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const auto corner = static_cast<Corner>(brief.need().seat);
  return answer_index(brief, Choice{draw(sensible(brief.setup(), brief.view().seen, corner), random)});
}

/// The ring general plays the round in his head with his five strategies against the other man's five, reckons the chances
/// of the bout from there (`study_round`), and mixes by the exact equilibrium of them. rollouts: rounds of all 25 pairs
/// together.
std::size_t champion(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop, int rollouts) {
  Random random(seed);
  State state = brief.view().seen;
  // What the other man has picked is not known: both pick anew.
  state.phase = Phase::strategy_red;
  const RoundPlan plan = study_round(brief.setup(), state, rollouts, random.bits(), stop);
  return answer_index(brief, Choice{static_cast<Strategy>(draw_pick(plan.mixes[brief.need().seat], random))});
}

}  // namespace

std::unique_ptr<Controller> make_controller(Level level, int rollouts) {
  return controller_of<Rules>(level, novice, contender, [rollouts] {
    return decided_by<Rules>([rollouts](const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) {
      return champion(brief, seed, stop, rollouts);
    });
  });
}

std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights) {
  return analyst_of<Rules, FittedChance>(game, std::move(weights), chance_terms.size());
}

}  // namespace fc::dice_boxing
