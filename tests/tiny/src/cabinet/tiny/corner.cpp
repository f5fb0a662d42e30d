#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "bots/tiny/game.h"
#include "cabinet/program/corner_of.h"
#include "library/tiny/game.h"
#include "overlay/tiny/game.h"
#include "trials/tiny/simulator.h"

namespace fc::tiny {
namespace {

/// The rows of the set-up, in this order in `BoutPlan::options`.
enum Row : std::size_t { row_boxers, row_rounds, row_options };
constexpr FieldKind boxers_row{.key = "boxers", .range = std::pair(fewest_boxers, static_cast<int>(most_boxers))};
constexpr FieldKind rounds_row{.key = "rounds", .range = std::pair(1, most_rounds)};
constexpr cabinet::FieldRows<Options> rows_of_options{Rules::slug, option_fields, row_options};

constexpr int usual_rounds = 3;
constexpr std::array<std::string_view, 3> weights{"feather", "middle", "heavy"};

class GameCorner final : public cabinet::PlainCorner<Rules, Catalogue> {
 public:
  explicit GameCorner(const Game& game);

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override;
  [[nodiscard]] std::optional<cabinet::WhatIf> what_if(const cabinet::WhatIfAsked& asked, const Words& words) const override;
  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override;
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const cabinet::BoutPlan& plan) const override;
  void set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const override;
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override;
  [[nodiscard]] std::span<const StandIn> stand_ins() const override { return offered; }
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override { return make_controller(stand_in); }
  [[nodiscard]] std::string rulebook_page(const Match& /*match*/) const override { return "tiny.basics"; }

 private:
  /// The first in the roster whom no seat brings.
  [[nodiscard]] const std::string& somebody_free(const cabinet::BoutPlan& plan) const;
};

GameCorner::GameCorner(const Game& game)
    : PlainCorner(game,
                  cabinet::Roster({{.label = "tiny.roster.weight",
                                    .values = {"tiny.weight.feather", "tiny.weight.middle", "tiny.weight.heavy"}}}),
                  own_settings) {
  set_analyst(make_analyst(game));
  for (const BoxerEntry& entry : catalogue().boxers) {
    const auto weight = std::ranges::find(weights, entry.weight) - weights.begin();
    enter({.id = entry.id,
           .name = entry.name,
           .note = "tiny.weight." + entry.weight,
           .traits = {std::uint64_t{1} << static_cast<unsigned>(weight)}});
  }
}

overlay::BoxerCardModel GameCorner::card(std::string_view id, const Words& words) const {
  const BoxerEntry* const entry = catalogue().find(id);
  return entry == nullptr ? overlay::BoxerCardModel()
                          : boxer_card(entry->name, std::string(words["tiny.weight." + entry->weight]), entry->boxer);
}

const std::string& GameCorner::somebody_free(const cabinet::BoutPlan& plan) const {
  std::size_t place = 0;
  while (std::ranges::find(plan.entrants, roster()[place].id) != plan.entrants.end()) {
    ++place;
  }
  return roster()[place].id;
}

std::optional<cabinet::WhatIf> GameCorner::what_if(const cabinet::WhatIfAsked& asked, const Words& /*words*/) const {
  auto start = sim_start(asked.plan);
  if (!start) {
    return std::nullopt;
  }
  const std::size_t seats = asked.plan.entrants.size();
  const auto rounds = static_cast<std::size_t>(rounds_row.value_at(asked.plan.options[row_rounds]));
  return cabinet::WhatIf{.simulator = std::make_unique<Simulator>(
                             trials::SeatedSim<Rules>{std::move(*start), std::vector(seats, bot_of(asked.level))}),
                         .wins = {Simulator::wins.begin(), Simulator::wins.begin() + static_cast<std::ptrdiff_t>(seats)},
                         .lengths_label = "tiny.desk.rounds",
                         .lengths = Simulator::figure_table.lengths.first(rounds)};
}

cabinet::BoutPlan GameCorner::plan(Random& random) const {
  cabinet::BoutPlan plan;
  const auto count = static_cast<std::uint32_t>(roster().size());
  const std::uint32_t first = random.below(count);
  plan.entrants = {roster()[first].id, roster()[(first + 1 + random.below(count - 1)) % count].id};
  plan.options = {0, rounds_row.place_of_value(usual_rounds)};
  rows_of_options.choose(plan, {});
  return plan;
}

std::vector<overlay::OptionRow> GameCorner::option_rows(const cabinet::BoutPlan& plan) const {
  std::vector<overlay::OptionRow> rows{field_row(plan, row_boxers, boxers_row), field_row(plan, row_rounds, rounds_row)};
  rows_of_options.show(plan, rows);
  return rows;
}

void GameCorner::set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const {
  plan.options[row] = value;
  const auto boxers = static_cast<std::size_t>(boxers_row.value_at(plan.options[row_boxers]));
  plan.entrants.resize(std::min(plan.entrants.size(), boxers));
  while (plan.entrants.size() < boxers) {
    plan.entrants.push_back(somebody_free(plan));
  }
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  return script_of(write_setup(plan.entrants, rounds_row.value_at(plan.options[row_rounds]), rows_of_options.chosen(plan)));
}

}  // namespace

}  // namespace fc::tiny

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::tiny::Rules>(const Game& game) {
  return std::make_unique<tiny::GameCorner>(game);
}
