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

class Brawler final : public SeatControllerOf<Rules> {
 public:
  explicit Brawler(Level level) : level_(level) {}

 private:
  std::size_t decide_seat(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& /*stop*/) override {
    Random random(seed);
    switch (static_cast<Decision>(brief.need().topic)) {
      case Decision::target: return answer_index(brief, weakest(brief));
      case Decision::pace: return answer_index(brief, rushes(brief) ? Choice::rush : Choice::wait);
      case Decision::punch: return level_ == Level::novice ? answer_index(brief, Choice::swing) : any_answer(brief, random);
      case Decision::guard: break;
    }
    return any_answer(brief, random);
  }

  [[nodiscard]] bool rushes(const BriefOf<Rules>& brief) const {
    const State& known = brief.view().known;
    return level_ == Level::novice || known.fighters[known.target].hearts <= 2;
  }

  Level level_;
};

/// The first answer to every question, but for the guard: `windmill`.
class Windmill final : public SeatControllerOf<Rules> {
 private:
  std::size_t decide_seat(const BriefOf<Rules>& brief, std::uint64_t /*seed*/, const std::stop_token& /*stop*/) override {
    switch (static_cast<Decision>(brief.need().topic)) {
      case Decision::target:
      case Decision::pace: break;
      case Decision::punch: return answer_index(brief, Choice::swing);
      case Decision::guard: return answer_index(brief, Choice::duck);
    }
    return 0;
  }
};

}  // namespace

std::unique_ptr<Controller> make_controller(const StandIn& stand_in) {
  if (!stand_in.level) {
    return std::make_unique<Windmill>();
  }
  if (*stand_in.level == Level::uniform) {
    return std::make_unique<UniformOf<Rules>>();
  }
  return std::make_unique<Brawler>(*stand_in.level);
}

}  // namespace fc::tiny
