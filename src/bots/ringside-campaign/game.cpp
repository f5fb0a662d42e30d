#include "bots/ringside-campaign/game.h"

#include "bots/ringside-campaign/manager.h"
#include "bots/seat_controller.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

/// One decision in `careless_in` is anybody's guess; 0: none is.
template <int careless_in>
class Manages final : public SeatControllerOf<Rules> {
 private:
  std::size_t decide_seat(const BriefOf<Rules>& brief, std::uint64_t seed, const std::stop_token& /*stop*/) override {
    Random random(seed);
    if (careless_in > 0 && random.below(careless_in) == 0) {
      return any_answer(brief, random);
    }
    return answer_index(brief, managers_choice(brief.setup(), brief.view()));
  }
};

using Novice = Manages<2>;
using Contender = Manages<4>;
using Champion = Manages<0>;

}  // namespace

std::unique_ptr<Controller> make_controller(Level level) {
  return controller_of<UniformOf<Rules>, Novice, Contender>(level, [] { return std::make_unique<Champion>(); });
}

}  // namespace fc::ringside_campaign
