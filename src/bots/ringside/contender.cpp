#include "bots/ringside/contender.h"

#include "bots/ringside/mixes.h"
#include "bots/ringside/ring_sense.h"
#include "rules/ringside/rounds.h"

namespace fc::ringside {
namespace {

constexpr std::uint32_t hunch_percent = 10;        ///< how often a punch or guess is a hunch, every punch equally likely
constexpr int respected_counterpunch = 35;         ///< he does not rush a man with a better Counterpunch
constexpr int hiding_turn = turns_in_a_round - 2;  ///< from here on a lead in the round is worth hiding for
constexpr int safe_lead = 8;
constexpr int clear_edge = 15;  ///< he rushes a man who has so much less Endurance than he

Choice pick_punch(const SeatBrief& brief, Random& random) {
  const State& state = brief.view().seen;
  const bool in_clinch = state.tactic == Tactic::clinch;
  if (!in_clinch && random.below(100) < hunch_percent) {
    return choice_of(static_cast<Punch>(random.below(punch_count)));
  }
  const PunchGame game = solve_for_damage(brief.setup().charts.punch, brief.setup().boxer(state.thrower()), in_clinch);
  return choice_of((decision_of(brief) == Decision::punch ? game.thrown : game.expected).draw(random));
}

Choice choose_tactic(const SeatBrief& brief) {
  const State& state = brief.view().seen;
  const BoxerState& himself = state.boxer(state.defender());
  const BoxerState& rival = state.boxer(state.attacker);
  if (himself.trapped && !himself.clinch_barred) {
    return choice_of(Tactic::clinch);
  }
  const bool keeps_lead = state.turn >= hiding_turn && himself.damage >= rival.damage + safe_lead;
  return choice_of(keeps_lead ? Tactic::cover_up : Tactic::none);
}

bool rushes(const SeatBrief& brief) {
  const State& state = brief.view().seen;
  const BoxerState& himself = state.boxer(state.attacker);
  const BoxerState& rival = state.boxer(state.defender());
  return !rival.covering && rival.endurance + clear_edge <= himself.endurance &&
         brief.setup().boxer(state.defender()).counterpunch <= respected_counterpunch;
}

/// The legal square with the highest score; `stay` counts as the attacker's own. Of equals one at random.
template <class Score>
std::size_t best_square(const SeatBrief& brief, Random& random, Score score) {
  const State& state = brief.view().seen;
  FixedVector<std::size_t, 6> best;
  int highest = 0;
  for (std::size_t index = 0; index < brief.legal_count(); ++index) {
    const Choice choice = brief.legal()[index];
    const int here = score(is_move(choice) ? square_of(choice) : state.boxer(state.attacker).square);
    if (best.empty() || here > highest) {
      best.clear();
      highest = here;
    }
    if (here == highest) {
      best.push_back(index);
    }
  }
  return best[random.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace

std::size_t Contender::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const State& state = brief.view().seen;
  switch (decision_of(brief)) {
    case Decision::tactic: return answer_index(brief, choose_tactic(brief));
    case Decision::rush: return answer_index(brief, rushes(brief) ? answer::rush : answer::no_rush);
    case Decision::punch:
    case Decision::guess: return answer_index(brief, pick_punch(brief, random));
    case Decision::counterpunch: return answer_index(brief, answer::counterpunch);
    case Decision::clinch: return answer_index(brief, answer::hold_clinch);
    case Decision::move: return best_square(brief, random, [](Square square) { return openness(square); });
    case Decision::follow:
      return best_square(brief, random,
                         [&state](Square square) { return -hits_to_ropes(state.boxer(state.defender()).square, square); });
  }
  return any_answer(brief, random);
}

}  // namespace fc::ringside
