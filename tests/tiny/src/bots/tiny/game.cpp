#include "bots/tiny/game.h"

#include "bots/seat_controller.h"
#include "rules/tiny/rules.h"

namespace fc::tiny {
namespace {

/// The one to go for: who has the fewest hearts left.
Choice weakest(const BriefOf<Rules>& brief) {
  Choice chosen = brief.legal()[0];
  const auto hearts = [&brief](Choice choice) {
    return brief.view().known.fighters[static_cast<std::size_t>(choice)].hearts;
  };
  for (const Choice choice : brief.legal()) {
    chosen = hearts(choice) < hearts(chosen) ? choice : chosen;
  }
  return chosen;
}

/// Goes for the weakest. A novice rushes and swings; the others rush only who is nearly down.
std::size_t brawl(Level level, const BriefOf<Rules>& brief, std::uint64_t seed) {
  Random random(seed);
  const State& known = brief.view().known;
  switch (static_cast<Decision>(brief.need().topic)) {
    case Decision::target: return answer_index(brief, weakest(brief));
    case Decision::pace: {
      const bool rushes = level == Level::novice || known.fighters[known.target].hearts <= 2;
      return answer_index(brief, rushes ? Choice::rush : Choice::wait);
    }
    case Decision::punch: return level == Level::novice ? answer_index(brief, Choice::swing) : any_answer(brief, random);
    case Decision::guard: break;
  }
  return any_answer(brief, random);
}

/// The first answer to every question, but for the punch and the guard: `windmill`.
std::size_t turn_round(const BriefOf<Rules>& brief, std::uint64_t /*seed*/, const std::stop_token& /*stop*/) {
  const auto decision = static_cast<Decision>(brief.need().topic);
  return decision == Decision::punch || decision == Decision::guard ? 1 : 0;
}

}  // namespace

std::unique_ptr<Controller> make_controller(const StandIn& stand_in) {
  if (!stand_in.level) {
    return decided_by<Rules>(turn_round);
  }
  if (*stand_in.level == Level::uniform) {
    return std::make_unique<UniformOf<Rules>>();
  }
  return decided_by<Rules>([level = *stand_in.level](const BriefOf<Rules>& brief, std::uint64_t seed,
                                                     const std::stop_token&) { return brawl(level, brief, seed); });
}

}  // namespace fc::tiny
