#include <algorithm>
#include <string>
#include <utility>

#include "bots/tiny-tour/game.h"
#include "cabinet/program/corner_of.h"
#include "cabinet/tiny-tour/secretary.h"
#include "library/tiny-tour/game.h"
#include "overlay/tiny/game.h"

namespace fc::tiny_tour {
namespace {

/// The rows of the set-up, in this order in `BoutPlan::options`.
enum Row : std::size_t { row_managers, row_stops };
constexpr FieldKind managers_row{.key = "managers", .range = std::pair(fewest_managers, most_managers)};
constexpr FieldKind stops_row{.key = "stops", .range = std::pair(1, most_stops)};

class GameCorner final : public cabinet::PlainCorner<Rules, Catalogue> {
 public:
  explicit GameCorner(const Game& game) : PlainCorner(game) {
    for (const tiny::BoxerEntry& entry : catalogue().below->boxers) {
      enter({.id = entry.id, .name = entry.name, .note = "tiny.weight." + entry.weight, .traits = {}});
    }
  }

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override {
    const tiny::BoxerEntry* const entry = catalogue().below->find(id);
    return entry == nullptr
               ? overlay::BoxerCardModel()
               : tiny::boxer_card(entry->name, std::string(words["tiny.weight." + entry->weight]), entry->boxer);
  }
  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override {
    constexpr int usual_stops = 3;
    cabinet::BoutPlan plan;
    const auto count = static_cast<std::uint32_t>(roster().size());
    const std::uint32_t first = random.below(count);
    plan.entrants = {roster()[first].id, roster()[(first + 1 + random.below(count - 1)) % count].id};
    plan.options = {0, stops_row.place_of_value(usual_stops)};
    return plan;
  }
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const cabinet::BoutPlan& plan) const override {
    return {field_row(plan, row_managers, managers_row), field_row(plan, row_stops, stops_row)};
  }
  void set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const override {
    plan.options[row] = value;
    const auto managers = static_cast<std::size_t>(managers_row.value_at(plan.options[row_managers]));
    plan.entrants.resize(std::min(plan.entrants.size(), managers));
    for (std::size_t place = 0; plan.entrants.size() < managers; ++place) {
      if (std::ranges::find(plan.entrants, roster()[place].id) == plan.entrants.end()) {
        plan.entrants.push_back(roster()[place].id);
      }
    }
  }
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override {
    return script_of(write_setup(plan.entrants, stops_row.value_at(plan.options[row_stops])));
  }
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override { return make_controller(stand_in); }
  [[nodiscard]] std::unique_ptr<cabinet::Secretary> secretary() const override { return make_secretary(); }
  [[nodiscard]] std::string rulebook_page(const Match& /*match*/) const override { return "tiny-tour.basics"; }
};

}  // namespace

}  // namespace fc::tiny_tour

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::tiny_tour::Rules>(const Game& game) {
  return std::make_unique<tiny_tour::GameCorner>(game);
}
