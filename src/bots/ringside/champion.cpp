#include "bots/ringside/champion.h"

namespace fc::ringside {

Champion::Study::Study(const Setup& bout) : setup(bout), instinct(bout), outlook(bout, instinct) {}

std::size_t Champion::decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) {
  const Study& known = study(brief.setup());
  Random random(seed);
  const Decision decision = decision_of(brief);
  if (decision == Decision::punch || decision == Decision::guess) {
    return answer_index(brief, pick_punch(brief, known.instinct, random));
  }
  const std::size_t instinctive = answer_index(brief, known.instinct.answer(brief.view().seen, random));
  return best_answer(brief, instinctive, known.instinct, known.outlook, effort_, random.bits(), stop);
}

const Champion::Study& Champion::study(const Setup& setup) {
  if (study_ == nullptr || !(study_->setup == setup)) {
    study_ = std::make_unique<Study>(setup);
  }
  return *study_;
}

Choice Champion::pick_punch(const SeatBrief& brief, const Instinct& instinct, Random& random) {
  const State& state = brief.view().seen;
  const PunchGame game = finish_in_reach(brief.setup(), state)
                             ? solve_for_finish(brief.setup(), state)
                             : instinct.mixes().game(state.thrower(), state.tactic == Tactic::clinch);
  return choice_of((decision_of(brief) == Decision::punch ? game.thrown : game.expected).draw(random));
}

}  // namespace fc::ringside
