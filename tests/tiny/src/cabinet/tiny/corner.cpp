#include "bots/tiny/game.h"
#include "cabinet/program/corner_of.h"
#include "library/tiny/game.h"
#include "overlay/tiny/game.h"
#include "trials/tiny/simulator.h"

namespace fc::tiny {
namespace {

constexpr cabinet::PlainRows rows{.seats = {.key = "boxers", .range = std::pair(fewest_boxers, most_boxers)},
                                  .lengths = {.key = "rounds", .range = std::pair(1, most_rounds)},
                                  .usual_length = 3};

class GameCorner final : public cabinet::PlainCorner<Rules, Catalogue, Options, Simulator> {
 public:
  explicit GameCorner(const Game& game)
      : PlainCorner(game, rows, option_fields,
                    cabinet::Roster({{"tiny.roster.weight", cabinet::keys_of("tiny.weight.", weights)}}), own_settings) {
    set_analyst(make_analyst(game));
    for (const BoxerEntry& entry : catalogue().boxers) {
      enter({.id = entry.id, .name = entry.name, .note = entry.weight_key(), .traits = {std::uint64_t{1} << entry.weight}});
    }
  }

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override {
    const BoxerEntry* const entry = catalogue().find(id);
    return entry == nullptr
               ? overlay::BoxerCardModel()
               : overlay::card_of(Rules::slug, rating_fields, entry->boxer, entry->name, words[entry->weight_key()]);
  }
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override {
    return script_of(write_setup(plan.entrants, length_in(plan), options_in(plan)));
  }
  [[nodiscard]] std::span<const StandIn> stand_ins() const override { return offered; }
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override { return make_controller(stand_in); }
};

}  // namespace
}  // namespace fc::tiny

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::tiny::Rules>(const Game& game) {
  return std::make_unique<tiny::GameCorner>(game);
}
