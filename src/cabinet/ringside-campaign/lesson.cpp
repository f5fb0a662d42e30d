#include "cabinet/ringside-campaign/lesson.h"

#include <string>
#include <utility>

#include "bots/ringside-campaign/manager.h"
#include "bots/ringside-campaign/quick_result.h"
#include "core/die.h"
#include "library/ringside-campaign/game.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

constexpr int managers = 2;
/// Who has boxed in the final is rested when the fourth week begins.
constexpr Options options{.stable_size = 3, .formation = Formation::draft, .weeks = 5, .bout = {}};
constexpr int weeks_to_learn = 2;
/// Of the dice and bouts before. With this one everybody is rested, and the better man of both sides meets for the title.
constexpr std::uint64_t seed = 4;

/// Answers as computers do, and writes it down.
void answer(const Setup& setup, State& state, Random& random, Script& script) {
  const Need need = Rules::need(setup, state);
  if (need.kind == NeedKind::roll) {
    script.dice.push_back(throw_die(random, need.die));
    Rules::play_roll(setup, state, script.dice.back(), NoEvents());
    return;
  }
  const Choice choice = need.kind == NeedKind::bout ? quick_result(setup, state, random) : managers_choice(setup, state);
  script.choices.emplace_back(Rules::notation(choice));
  Rules::play_choice(setup, state, choice, NoEvents());
}

}  // namespace

std::optional<Script> lesson_of(const Catalogue& catalogue) {
  Script script{.game = std::string(Rules::slug), .setup = write_setup(managers, options), .dice = {}, .choices = {}};
  const Result<Setup> setup = read_setup(catalogue, script.setup);
  if (!setup) {
    return std::nullopt;
  }
  Random random(seed);
  State state = Rules::opening(*setup);
  while (state.phase != Phase::finished && (state.weeks_left > weeks_to_learn || !is_asked(state, Decision::office))) {
    answer(*setup, state, random, script);
  }
  const bool begins_well = is_asked(state, Decision::office) && state.asked.seat == 0;
  return begins_well ? std::optional(std::move(script)) : std::nullopt;
}

}  // namespace fc::ringside_campaign
