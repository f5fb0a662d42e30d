#include "cli/ringside/game.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "bots/ringside/fitted_chance.h"
#include "bots/ringside/game.h"
#include "cli/commands_of.h"
#include "cli/requests.h"
#include "library/checked_json.h"
#include "library/ringside/game.h"
#include "trials/ringside/simulator.h"

namespace fc::ringside {
namespace {

using cli::find_word;
using cli::SimRequest;

constexpr int usual_rounds = 12;
constexpr std::string_view weight_class_of_all = "heavyweight";

constexpr std::array<cli::OwnOption, 4> options_of_ringside{{
    {"--red-habit", "a way to play that red keeps to, as clinch or rush", false, cli::OwnUse::sim_and_odds},
    {"--blue-habit", "a way to play that blue keeps to", false, cli::OwnUse::sim_and_odds},
    {"--red-picks", "secret picks of red: uniform, optimal", false, cli::OwnUse::sim_and_odds},
    {"--blue-picks", "secret picks of blue: uniform, optimal", false, cli::OwnUse::sim_and_odds},
}};

Result<PlayerPlan> plan_of(const SimRequest& request, Corner corner, Level level) {
  constexpr std::array<std::string_view, 2> pick_words{"uniform", "optimal"};
  const std::string prefix = fmt::format("--{}-", name_of(corner));
  PlayerPlan plan;
  if (const std::string_view word = request.own_word(prefix + "habit"); !word.empty()) {
    FC_TRY(const auto habit, find_word(habit_words, word, prefix + "habit"));
    plan.habit = static_cast<Habit>(habit);
  }
  if (const std::string_view word = request.own_word(prefix + "picks"); !word.empty()) {
    FC_TRY(const auto picks, find_word(pick_words, word, prefix + "picks"));
    plan.optimal_picks = picks == 1;
  }
  FC_TRY(plan.bot, cli::thinking_bot_of(request, corner, level));
  return plan;
}

Result<std::array<PlayerPlan, 2>> plans_of(const SimRequest& request) {
  FC_TRY(const auto levels, cli::levels_of(request, 2));
  std::array<PlayerPlan, 2> plans;
  for (const Corner corner : both_corners) {
    FC_TRY(plans[index_of(corner)], plan_of(request, corner, levels[index_of(corner)]));
  }
  return plans;
}

class RingsideCommands final : public cli::CommandsOfTwo<Rules, Catalogue, FittedChance> {
 public:
  RingsideCommands(const Game& game, std::vector<double> weights)
      : CommandsOfTwo(game, make_analyst(game, std::move(weights)),
                      {.figures = figure_table(), .options = option_facts(), .terms = chance_terms}) {}

  [[nodiscard]] std::unique_ptr<Controller> bot(Level level) const override {
    constexpr int rollouts = 500;  // enough to keep a champion's rank
    return make_controller(level, rollouts);
  }

 private:
  [[nodiscard]] Result<Json> who_boxes(const SimRequest& request) const override {
    FC_TRY(Json setup, CommandsOfTwo::who_boxes(request));
    setup["rounds"] = usual_rounds;
    return setup;
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override {
    FC_TRY(const auto plans, plans_of(request));
    return make_simulator({std::move(start), plans});
  }
};

}  // namespace

Result<cli::BoxerTable> boxer_table(const Catalogue& catalogue, const cli::BoxersRequest& request) {
  if (!request.weight_class.empty() && request.weight_class != weight_class_of_all) {
    return fault(FaultCode::unknown_value, "--class", "Ringside has one class, heavyweight");
  }
  cli::BoxerTable table{.head = {"id", "name", "ag", "uc", "rj", "rh", "co", "lj", "lh", "cp", "end"},
                        .rows = {},
                        .json = "[",
                        .left_out = {}};
  for (const BoxerEntry& entry : catalogue.boxers) {
    std::vector<std::string> row{entry.id, entry.name, std::to_string(entry.boxer.agility)};
    for (const int punch : entry.boxer.punches) {
      row.push_back(std::to_string(punch));
    }
    row.push_back(std::to_string(entry.boxer.counterpunch));
    row.push_back(std::to_string(entry.boxer.endurance));
    table.rows.push_back(std::move(row));
    table.json.append(table.json.size() == 1 ? "" : ", ").append(to_json(entry));
  }
  table.json.push_back(']');
  return table;
}

}  // namespace fc::ringside

template <>
fc::cli::CommandsEntry fc::cli::commands<fc::ringside::Rules>() {
  using namespace ringside;
  return {
      .slug = Rules::slug,
      .open = &opened_fitted<RingsideCommands, chance_terms>,
      .own_options = options_of_ringside,
      .option_facts = &option_facts,
      .examples = {"ringside --red muhammad-ali --blue rocky-marciano --rounds 12 --bots contender --bouts 200",
                   "ringside --red joe-louis --blue jack-dempsey --option tactics=false --option scoring=ten-point-must"}};
}
