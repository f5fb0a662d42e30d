// The computer's players of Ringside, from the novice to the champion.
#include <memory>
#include <utility>

#include "bots/analyst_of.h"
#include "bots/ringside/fitted_chance.h"
#include "bots/ringside/game.h"
#include "bots/ringside/outlook.h"
#include "bots/seat_controller.h"
#include "core/result.h"
#include "rules/ringside/rounds.h"
#include "rules/ringside/rules.h"

namespace fc::ringside {
namespace {

using SeatBrief = BriefOf<Rules>;

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

/// The beginner, a man of habits and therefore easy to read: throws his best-rated punch far too often and expects the other
/// man's, hides when he is hurt or takes fright, rushes on a whim, and steps wherever his feet take him. He does know the
/// warning that hooks miss in a clinch.
std::size_t novice(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
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

/// The stylist fights by the textbook: knows the best mixes of punches but trusts his hunches now and then; stays out of
/// clinches unless he is trapped, seeks the open ring and drives the other man to the ropes; rushes only a man who is less
/// fresh than he and no great counterpuncher.
std::size_t contender(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& /*stop*/) {
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

/// The ring general has exact mixes for what is secret, rollouts for all the rest: throws and expects punches by the exact
/// equilibrium of the guessing game, of damage or of what finishes the bout when that is in reach. Tactic, rush, clinch and
/// steps are his instinct's unless rollouts prove another answer better.
class Champion final : public SeatControllerOf<Rules> {
 public:
  /// rollouts: at most so many for one decision.
  explicit Champion(int rollouts) : effort_{.rollouts = rollouts} {}

 private:
  /// What he has worked out about two boxers and the terms of their bout: nothing that depends on how a bout went.
  struct Study {
    explicit Study(const Setup& bout);

    Setup setup;
    Instinct instinct;
    Outlook outlook;
  };

  std::size_t decide_seat(const SeatBrief& brief, std::uint64_t seed, const std::stop_token& stop) override;
  /// Studies the pairing of the brief unless it is the last one studied.
  const Study& study(const Setup& setup);
  [[nodiscard]] static Choice pick_punch(const SeatBrief& brief, const Instinct& instinct, Random& random);

  Effort effort_;
  std::unique_ptr<Study> study_;
};

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

}  // namespace

std::unique_ptr<Controller> make_controller(Level level, int rollouts) {
  return controller_of<Rules>(level, novice, contender, [rollouts] { return std::make_unique<Champion>(rollouts); });
}

std::unique_ptr<Analyst> make_analyst(const Game& game, std::vector<double> weights) {
  return analyst_of<Rules, FittedChance>(game, std::move(weights), chance_terms.size());
}

namespace {

constexpr int covering_turn = 15;  ///< from here on a lead in the round is worth covering

Choice any_of(const Choices& choices, Random& random) {
  return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

/// A clinch whenever it is allowed; but a lead of the round is taken home on the back foot in its last turn. Where the
/// clinch is barred he covers up if he is spent, or leads late in the round.
Tactic instinctive_tactic(const State& state) {
  const BoxerState& himself = state.boxer(state.defender());
  const bool leads = himself.damage > state.boxer(state.attacker).damage;
  if (leads && state.turn == turns_in_a_round) {
    return himself.trapped ? Tactic::cover_up : Tactic::backpedal;
  }
  if (!himself.clinch_barred) {
    return Tactic::clinch;
  }
  return is_spent(himself) || (leads && state.turn >= covering_turn) ? Tactic::cover_up : Tactic::none;
}

}  // namespace

Choice Instinct::answer(const State& state, Random& random) const {
  const Square attacker = state.boxer(state.attacker).square;
  const BoxerState& defender = state.boxer(state.defender());
  const bool in_clinch = state.tactic == Tactic::clinch;
  switch (state.phase) {
    case Phase::tactic: return choice_of(instinctive_tactic(state));
    case Phase::rush: return answer::rush;
    case Phase::punch: return choice_of(mixes_.game(state.thrower(), in_clinch).thrown.draw(random));
    case Phase::guess: return choice_of(mixes_.game(state.thrower(), in_clinch).expected.draw(random));
    case Phase::ask_counterpunch: return answer::counterpunch;
    case Phase::clinch: return answer::hold_clinch;
    case Phase::move: return any_of(steps_after_miss(defender.square, attacker), random);
    case Phase::follow: return any_of(follow_ups(attacker, defender.square), random);
    default: FC_CHECK(false && "no choice is awaited");
  }
}

void play_on(const Setup& setup, const Instinct& instinct, State& state, Random& random) {
  switch (state.phase) {
    case Phase::count: return Rules::play_roll(setup, state, throw_die(random, d10), NoEvents{});
    case Phase::opening_red:
    case Phase::opening_blue:
    case Phase::hit:
    case Phase::knockdown:
    case Phase::counter:
    case Phase::counter_hit: return Rules::play_roll(setup, state, throw_die(random, d100), NoEvents{});
    default: return Rules::play_choice(setup, state, instinct.answer(state, random), NoEvents{});
  }
}

}  // namespace fc::ringside
