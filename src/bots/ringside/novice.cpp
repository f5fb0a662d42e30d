#include "bots/ringside/novice.h"

namespace fc::ringside {
namespace {

constexpr std::uint32_t favourite_percent = 60;  ///< how often he throws or expects the best-rated punch
constexpr std::uint32_t fright_percent = 60;     ///< how often he hides without need
constexpr std::uint32_t hurt_hides_percent = 50;
constexpr std::uint32_t rush_percent = 20;
constexpr int hurt_endurance = 5;

bool happens(Random& random, std::uint32_t percent) { return random.below(100) < percent; }

/// The best-rated punch that counts here; of equals the first.
Punch favourite(const Boxer& boxer, bool in_clinch) {
  std::size_t best = index_of(Punch::uppercut);
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    const bool counts = !in_clinch || !is_hook(static_cast<Punch>(punch));
    if (counts && boxer.punches[punch] > boxer.punches[best]) {
      best = punch;
    }
  }
  return static_cast<Punch>(best);
}

/// A punch by habit, hooks left out in a clinch: the thrower's and the guesser's reasoning is the same.
Choice punch_by_habit(const Boxer& thrower, bool in_clinch, Random& random) {
  if (happens(random, favourite_percent)) {
    return choice_of(favourite(thrower, in_clinch));
  }
  auto punch = static_cast<Punch>(random.below(punch_count));
  while (in_clinch && is_hook(punch)) {
    punch = static_cast<Punch>(random.below(punch_count));
  }
  return choice_of(punch);
}

std::size_t choose_tactic(const SeatBrief& brief, Random& random) {
  const State& state = brief.view().seen;
  const BoxerState& himself = state.boxer(state.defender());
  if (himself.endurance <= hurt_endurance && happens(random, hurt_hides_percent)) {
    return answer_index(brief, choice_of(Tactic::cover_up));
  }
  return happens(random, fright_percent) ? any_answer(brief, random) : answer_index(brief, choice_of(Tactic::none));
}

}  // namespace

std::size_t Novice::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
  Random random(seed);
  const State& state = brief.view().seen;
  switch (decision_of(brief)) {
    case Decision::tactic: return choose_tactic(brief, random);
    case Decision::rush: return answer_index(brief, happens(random, rush_percent) ? answer::rush : answer::no_rush);
    case Decision::punch:
    case Decision::guess: {
      const Boxer& thrower = brief.setup().boxer(state.thrower());
      return answer_index(brief, punch_by_habit(thrower, state.tactic == Tactic::clinch, random));
    }
    case Decision::counterpunch: return answer_index(brief, answer::counterpunch);
    case Decision::clinch:
    case Decision::move:
    case Decision::follow: break;
  }
  return any_answer(brief, random);
}

}  // namespace fc::ringside
