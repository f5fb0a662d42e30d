#include "bots/tiny-tour/game.h"

#include "bots/seat_controller.h"
#include "rules/tiny-tour/rules.h"

namespace fc::tiny_tour {
namespace {

class Impresario final : public SeatControllerOf<Rules> {
 private:
  std::size_t decide_seat(const BriefOf<Rules>& brief, std::uint64_t /*seed*/, const std::stop_token& /*stop*/) override {
    std::size_t chosen = 0;
    for (std::size_t index = 0; decision_of(brief) == Decision::rival && index < brief.legal_count(); ++index) {
      chosen = points_of(brief, index) > points_of(brief, chosen) ? index : chosen;
    }
    return chosen;
  }

  static int points_of(const BriefOf<Rules>& brief, std::size_t index) {
    return brief.view().points[static_cast<std::size_t>(brief.legal()[index].number)];
  }
};

}  // namespace

std::unique_ptr<Controller> make_controller(const StandIn& stand_in) {
  if (stand_in.level == Level::uniform) {
    return std::make_unique<UniformOf<Rules>>();
  }
  return std::make_unique<Impresario>();
}

}  // namespace fc::tiny_tour
