#include "bots/tiny-tour/game.h"
#include "cabinet/program/corner_of.h"
#include "cabinet/tiny-tour/secretary.h"
#include "library/tiny-tour/game.h"

namespace fc::tiny_tour {
namespace {

constexpr cabinet::PlainRows rows{.seats = {.key = "managers", .range = std::pair(fewest_managers, most_managers)},
                                  .lengths = {.key = "stops", .range = std::pair(1, most_stops)},
                                  .usual_length = 3};

class GameCorner final : public cabinet::PlainCorner<Rules, Catalogue> {
 public:
  explicit GameCorner(const Game& game) : PlainCorner(game, rows) {
    for (const tiny::BoxerEntry& entry : catalogue().below->boxers) {
      enter({.id = entry.id, .name = entry.name, .note = entry.weight_key()});
    }
  }

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override {
    const tiny::BoxerEntry* const entry = catalogue().below->find(id);
    return entry == nullptr ? overlay::BoxerCardModel()
                            : overlay::card_of(tiny::Rules::slug, tiny::rating_fields, entry->boxer, entry->name,
                                               words[entry->weight_key()]);
  }
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override {
    return script_of(write_setup(plan.entrants, length_in(plan)));
  }
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override { return make_controller(stand_in); }
  [[nodiscard]] std::unique_ptr<cabinet::Secretary> secretary() const override { return make_secretary(); }
};

}  // namespace
}  // namespace fc::tiny_tour

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::tiny_tour::Rules>(const Game& game) {
  return std::make_unique<tiny_tour::GameCorner>(game);
}
