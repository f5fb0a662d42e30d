#include "cli/the-ring/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "bots/the-ring/fitted_chance.h"
#include "bots/the-ring/game.h"
#include "cli/commands_of.h"
#include "cli/requests.h"
#include "library/checked_json.h"
#include "library/the-ring/game.h"
#include "rules/the-ring/names.h"
#include "trials/the-ring/simulator.h"

namespace fc::the_ring {
namespace {

using cli::find_word;
using cli::SimRequest;

constexpr std::string_view round_robin = "--round-robin";

constexpr std::array<cli::OwnOption, 6> sim_options{{
    {"--red-strategy", "the strategy that red keeps while it is legal", false, cli::OwnUse::sim_and_odds},
    {"--blue-strategy", "the strategy that blue keeps while it is legal", false, cli::OwnUse::sim_and_odds},
    {"--champion", "whose title is at stake: none, red, blue"},
    {"--city", "where the bout is, without dice: neutral, or a city"},
    {"--referee", "who is the referee, without dice: neutral, or a referee"},
    {round_robin, "instead of two men: everybody of the roster of this class against everybody, in either corner"},
}};

/// Those of all commands.
constexpr auto options_of_ring = trials::joined(sim_options, boxers_options);

/// The roster's men of a class; none if two men were named.
Result<std::vector<const Boxer*>> field_of(const Catalogue& catalogue, const SimRequest& request) {
  std::vector<const Boxer*> field;
  const std::string_view word = request.own_word(round_robin);
  if (word.empty()) {
    return field;
  }
  FC_TRY(const std::size_t place, find_word(class_names, word, std::string(round_robin)));
  for (const Boxer& boxer : catalogue.boxers) {
    if (boxer.source == Source::roster && boxer.card().weight_class == static_cast<WeightClass>(place)) {
      field.push_back(&boxer);
    }
  }
  if (field.size() < 2) {
    return fault(FaultCode::out_of_range, std::string(round_robin), "there is no such pair");
  }
  return field;
}

/// As `boxer_json`; one who has no id by his card.
Result<Json> boxer_of(const Catalogue& catalogue, const SimRequest& request, Corner corner) {
  const Boxer* const boxer = catalogue.find(request.corners[fc::index_of(corner)].boxer);
  return boxer != nullptr && !boxer->has_id() ? card_json(boxer->named_card) : cli::boxer_json(request, corner);
}

class RingCommands final : public cli::CommandsOfTwo<Rules, Catalogue, FittedChance> {
 public:
  RingCommands(const Game& game, std::vector<double> weights)
      : CommandsOfTwo(game, make_analyst(game, std::move(weights)),
                      {.figures = figure_table(), .options = option_facts(), .terms = chance_terms, .fits_units = true}) {}

  [[nodiscard]] std::unique_ptr<Controller> bot(Level level) const override { return make_controller(level); }

 private:
  [[nodiscard]] Result<Json> who_boxes(const SimRequest& request) const override;
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override;
};

/// Of a field its first two men.
Result<Json> RingCommands::who_boxes(const SimRequest& request) const {
  FC_TRY(const auto field, field_of(catalogue(), request));
  Json setup;
  if (!field.empty()) {
    setup["red"] = field[0]->id();
    setup["blue"] = field[1]->id();
  } else {
    FC_TRY(setup["red"], boxer_of(catalogue(), request, Corner::red));
    FC_TRY(setup["blue"], boxer_of(catalogue(), request, Corner::blue));
  }
  const auto take = [&](const char* option, const char* key, std::string_view neutral) {
    if (const std::string_view word = request.own_word(option); !word.empty()) {
      setup[key] = word == "neutral" ? neutral : word;
    }
  };
  take("--champion", "champion", "none");
  take("--city", "city", name_of(neutral_city));
  take("--referee", "referee", name_of(neutral_referee));
  return setup;
}

Result<std::unique_ptr<trials::Simulator>> RingCommands::simulator_at(trials::SimStart<Rules> start,
                                                                      const SimRequest& request) const {
  FC_TRY(const auto players,
         cli::kept_plans_of(request, &PlayerPlan::strategy, "strategy", std::span(strategy_names).first<strategy_count>()));
  FC_TRY(const auto field, field_of(catalogue(), request));
  SimSetup sim{std::move(start), players};
  for (const Boxer* const man : field) {
    sim.field.cards.push_back(man->card());
    sim.field.ids.push_back(man->id());
  }
  if (!field.empty()) {
    sim.field.meetings = trials::round_robin(field.size());
    sim.title = fmt::format("{} men, {} rounds", field.size(), int{sim.setup.rounds});
  }
  return make_simulator(std::move(sim));
}

}  // namespace

}  // namespace fc::the_ring

template <>
fc::cli::CommandsEntry fc::cli::commands<fc::the_ring::Rules>() {
  using namespace the_ring;
  return {
      .slug = Rules::slug,
      .open = &opened_fitted<RingCommands, chance_terms>,
      .own_options = options_of_ring,
      .option_facts = &option_facts,
      .examples = {"the-ring --red muhammad-ali --blue joe-frazier --champion blue --rounds 15 --bots contender --bouts 200",
                   "the-ring --round-robin heavyweight --option gloves=false --bouts 5000"}};
}
