#include "cli/dice-boxing/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "bots/dice-boxing/fitted_chance.h"
#include "bots/dice-boxing/game.h"
#include "cli/commands_of.h"
#include "cli/requests.h"
#include "library/checked_json.h"
#include "library/dice-boxing/game.h"
#include "library/dice-boxing/roster_search.h"
#include "rules/dice-boxing/card.h"
#include "trials/dice-boxing/simulator.h"

namespace fc::dice_boxing {
namespace {

using cli::find_word;
using cli::SimRequest;

constexpr std::array<cli::OwnOption, 7> sim_options{{
    {"--red-strategy", "the strategy that red keeps in every round", false, cli::OwnUse::sim_and_odds},
    {"--blue-strategy", "the strategy that blue keeps in every round", false, cli::OwnUse::sim_and_odds},
    {"--near-equal", "instead of two men: all nearly equal pairs of this class in turn"},
    {"--round-robin", "instead of two men: everybody of this class against everybody, in either corner"},
    {"--greats-against-clubs", "instead of two men: all-time greats of this class against men of control 35"},
    {"--control", "of the men of a field, as 36-59 (60-99; of a round robin: all)"},
    {"--grades", "A to D: everybody's grade in everything, instead of his own"},
}};

/// Those of all commands.
constexpr auto options_of_dice = trials::joined(sim_options, boxers_options);

/// "36-59": lowest and highest control.
Result<std::pair<int, int>> control_of(std::string_view word, int usual_low) {
  constexpr int usual_high = 99;
  if (word.empty()) {
    return std::pair(usual_low, usual_high);
  }
  std::pair<int, int> range;
  const char* const end = word.data() + word.size();
  const auto low = std::from_chars(word.data(), end, range.first);
  if (low.ec == std::errc() && low.ptr != end && *low.ptr == '-') {
    const auto high = std::from_chars(low.ptr + 1, end, range.second);
    if (high.ec == std::errc() && high.ptr == end && range.first <= range.second) {
      return range;
    }
  }
  return fault(FaultCode::unknown_value, "--control", fmt::format("must be LOW-HIGH, not {}", described(Json(word))));
}

constexpr std::string_view near_equal = "--near-equal";
constexpr std::string_view round_robin = "--round-robin";
constexpr std::string_view greats_against = "--greats-against-clubs";

/// The option that names a field; empty: two men are named.
std::string field_option(const SimRequest& request) {
  for (const std::string_view option : {near_equal, round_robin, greats_against}) {
    if (!request.own_word(option).empty()) {
      return std::string(option);
    }
  }
  return {};
}

/// Whoever is to box is named in one way alone, and `--control` stands only where it has a say.
Result<void> check_one_way(const SimRequest& request) {
  const std::string field = field_option(request);
  const auto beside = [&field](std::string_view option) {
    return fault(FaultCode::unknown_value, std::string(option), fmt::format("cannot stand beside {}; leave one out", field));
  };
  for (const std::string_view option : {near_equal, round_robin, greats_against}) {
    if (option != field && !request.own_word(option).empty()) {
      return beside(option);
    }
  }
  for (const Corner corner : both_corners) {
    if (!field.empty() && !request.corners[fc::index_of(corner)].boxer.empty()) {
      return beside(fmt::format("--{}", name_of(corner)));
    }
  }
  if (!request.own_word("--control").empty() && (field.empty() || field == greats_against)) {
    return fault(FaultCode::unknown_value, "--control", fmt::format("goes with {} or {} alone", near_equal, round_robin));
  }
  return {};
}

/// The pairings that take turns; none if two men were named.
Result<std::vector<Pairing>> field_of(const Catalogue& catalogue, const SimRequest& request) {
  constexpr int of_some_note = 60;
  FC_TRY(check_one_way(request));
  const std::string option = field_option(request);
  if (option.empty()) {
    return std::vector<Pairing>();
  }
  FC_TRY(const std::size_t place, find_word(class_names, request.own_word(option), option));
  const auto weight_class = static_cast<WeightClass>(place);
  const bool everybody = option == round_robin;
  FC_TRY(const auto range, control_of(request.own_word("--control"), everybody ? 0 : of_some_note));
  std::vector<Pairing> field = option == greats_against
                                   ? greats_against_clubs(catalogue, weight_class)
                                   : pairings_within(catalogue, weight_class, range.first, range.second,
                                                     everybody ? std::numeric_limits<int>::max() : nearly_equal);
  if (field.empty()) {
    return fault(FaultCode::out_of_range, option, "there is no such pair");
  }
  return field;
}

/// A card with all grades as asked for.
BoxerCard graded(BoxerCard card, std::optional<Grade> grade) {
  if (grade) {
    card.grades.fill(*grade);
  }
  return card;
}

Result<std::optional<Grade>> grade_of(const SimRequest& request) {
  const std::string_view word = request.own_word("--grades");
  if (word.empty()) {
    return std::optional<Grade>();
  }
  FC_TRY(const std::size_t grade, find_word(grade_names, word, "--grades"));
  return std::optional(static_cast<Grade>(grade));
}

class DiceCommands final : public cli::CommandsOfTwo<Rules, Catalogue, FittedChance> {
 public:
  DiceCommands(const Game& game, std::vector<double> weights)
      : CommandsOfTwo(game, make_analyst(game, std::move(weights)),
                      {.figures = figure_table(), .options = option_facts(), .terms = chance_terms}) {}

  [[nodiscard]] std::unique_ptr<Controller> bot(Level level) const override { return make_controller(level); }

 private:
  [[nodiscard]] Result<Json> who_boxes(const SimRequest& request) const override {
    FC_TRY(const auto field, field_of(catalogue(), request));
    if (field.empty()) {
      return CommandsOfTwo::who_boxes(request);
    }
    return Json{{"red", field[0].red->id}, {"blue", field[0].blue->id}};
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override;
};

Result<std::unique_ptr<trials::Simulator>> DiceCommands::simulator_at(trials::SimStart<Rules> start,
                                                                      const SimRequest& request) const {
  FC_TRY(const auto players, cli::kept_plans_of(request, &PlayerPlan::strategy, "strategy", strategy_names));
  FC_TRY(const auto grade, grade_of(request));
  FC_TRY(const auto field, field_of(catalogue(), request));
  SimSetup sim{std::move(start), players};
  std::vector<std::string> ids;
  const auto place_of_man = [&](const RosterEntry& man) {
    const auto found = std::ranges::find(ids, man.id);
    const auto place = static_cast<std::size_t>(found - ids.begin());
    if (found == ids.end()) {
      ids.push_back(man.id);
      sim.field.cards.push_back(graded(catalogue().card(man), grade));
    }
    return place;
  };
  for (const Pairing& pair : field) {
    const std::size_t red = place_of_man(*pair.red);
    sim.field.meetings.push_back({.red = red, .blue = place_of_man(*pair.blue)});
  }
  if (field_option(request) == round_robin) {
    sim.field.meetings = trials::round_robin(ids.size());
    sim.field.ids = std::move(ids);
  }
  if (!field.empty()) {
    sim.title = fmt::format("{} pairs, {} rounds", field.size(), int{sim.setup.options.rounds});
  } else if (grade) {
    for (BoxerCard& card : sim.setup.cards) {
      card = graded(card, grade);
    }
  }
  return make_simulator(std::move(sim));
}

}  // namespace

}  // namespace fc::dice_boxing

template <>
fc::cli::CommandsEntry fc::cli::commands<fc::dice_boxing::Rules>() {
  using namespace dice_boxing;
  return {.slug = Rules::slug,
          .open = &opened_fitted<DiceCommands, chance_terms>,
          .own_options = options_of_dice,
          .option_facts = &option_facts,
          .examples = {"dice-boxing --red muhammad-ali --blue joe-frazier --option rounds=15 --bots contender",
                       "dice-boxing --round-robin flyweight --bouts 58520"}};
}
