#include "cli/ringside-campaign/game.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "cli/commands_of.h"
#include "cli/requests.h"
#include "core/result.h"
#include "library/ringside-campaign/game.h"
#include "rules/ringside-campaign/stables.h"
#include "trials/ringside-campaign/simulator.h"

namespace fc::ringside_campaign {
namespace {

using cli::SimRequest;

constexpr std::array<cli::OwnOption, 4> options_of_campaigns{{
    {"--managers", "how many managers there are (4)"},
    {"--weeks", "weeks after the tournament (52)"},
    {"--played", "bouts are boxed by their own rules, by bots of this level, instead of quick results", false,
     cli::OwnUse::sim_and_odds},
    {"--refuses", "a manager, by number, who declines all that is offered to him while he leads"},
}};

/// A number of a manager up to so many, counted from 1.
Result<int> manager_in(std::string_view option, std::string_view word, int most) {
  const std::optional<int> number = cli::number_in(word);
  if (!number || *number < 1 || *number > most) {
    return fault(FaultCode::out_of_range, std::string(option),
                 fmt::format("must be 1 to {}, not {}", most, described(Json(word))));
  }
  return *number;
}

Result<int> managers_of(const SimRequest& request) {
  constexpr int usual_managers = 4;
  const std::string_view word = request.own_word("--managers");
  return word.empty() ? usual_managers : manager_in("--managers", word, most_managers);
}

/// The length of the campaign where the request says it; the set-up checks its bounds.
Result<void> set_weeks(const SimRequest& request, Json& options) {
  const std::string_view word = request.own_word("--weeks");
  if (word.empty()) {
    return {};
  }
  const std::optional<int> weeks = cli::number_in(word);
  if (!weeks) {
    return fault(FaultCode::wrong_type, "--weeks", "must be a number, not " + described(Json(word)));
  }
  options["weeks"] = *weeks;
  return {};
}

/// What a campaign does not know.
Result<void> check_request(const SimRequest& request) {
  return cli::check_without_corners(request,
                                    "a campaign has managers, not corners: --managers 1 to 8, --bots with a level for each",
                                    "the managers agree on the rounds of every bout");
}

class CampaignCommands final : public cli::CommandsOf<Rules, Catalogue> {
 public:
  explicit CampaignCommands(const Game& game) : CommandsOf(game) {}

  [[nodiscard]] trials::FigureTable figures() const override { return figure_table(); }
  [[nodiscard]] cli::BenchResult bench() const override { return ringside_campaign::bench(catalogue()); }
  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override;
  [[nodiscard]] std::vector<std::string> names(const Script& script) const override;

 private:
  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const override;
  [[nodiscard]] std::string title_of(const Setup& setup, const std::string& /*json*/) const override {
    return fmt::format("{} managers, {} men each, {} weeks; [a year of 4 x 4 contenders]", seats_of(setup),
                       setup.options.stable_size, setup.options.weeks);
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override {
    FC_TRY(auto levels, cli::levels_of(request, static_cast<std::size_t>(seats_of(start.setup))));
    SimSetup sim{std::move(start), std::move(levels)};
    if (const std::string_view word = request.own_word("--refuses"); !word.empty()) {
      FC_TRY(const int manager, manager_in("--refuses", word, seats_of(sim.setup)));
      sim.refuser = static_cast<Seat>(manager - 1);
    }
    if (const std::string_view word = request.own_word("--played"); !word.empty()) {
      FC_TRY(const StandIn boxer, cli::find_stand_in(all_bots, word, "--played"));
      sim.charts = catalogue().below->charts;
      FC_CHECK(request.bot_of != nullptr);
      sim.boxer = [bot_of = request.bot_of, level = *boxer.level] { return bot_of(ringside::Rules::slug, level); };
    }
    return make_simulator(std::move(sim));
  }
};

Result<std::string> CampaignCommands::setup_json(const SimRequest& request) const {
  FC_TRY(check_request(request));
  FC_TRY(const int managers, managers_of(request));
  FC_TRY(Json options, cli::options_json(request.options, option_facts()));
  FC_TRY(set_weeks(request, options));
  const Json setup{{"managers", managers}, {"options", std::move(options)}};
  return compact_json(setup);
}

std::vector<std::string> CampaignCommands::names(const Script& script) const {
  std::vector<std::string> names;
  const Result<Setup> setup = read_setup(catalogue(), script.setup);
  for (int seat = 0; setup && seat < seats_of(*setup); ++seat) {
    names.push_back(fmt::format("m{}", seat + 1));
  }
  return names;
}

/// The men of the pool; men made by dice are nobody yet.
Result<cli::BoxerTable> CampaignCommands::boxers(const cli::BoxersRequest& request) const {
  if (!request.weight_class.empty()) {
    return cli::refused("--class", "they are all heavyweights");
  }
  std::vector<std::vector<Json>> cells;
  for (std::size_t man = 0; man < history_men; ++man) {
    const NameEntry& entry = catalogue().people[man];
    cells.push_back({entry.id.text(), entry.name, strength(catalogue().below->boxers[man].boxer)});
  }
  return cli::listed_boxers({"id", "name", "strength"}, cells);
}

}  // namespace

}  // namespace fc::ringside_campaign

template <>
fc::cli::CommandsEntry fc::cli::commands<fc::ringside_campaign::Rules>() {
  using namespace ringside_campaign;
  return {
      .slug = Rules::slug,
      .open = &opened<CampaignCommands>,
      .own_options = options_of_campaigns,
      .option_facts = &option_facts,
      .examples = {"ringside-campaign --managers 4 --option stable_size=4 --bots contender --bouts 20",
                   "ringside-campaign --managers 2 --weeks 12 --option formation=auction --option bout.tactics=false --bots "
                   "champion,contender --bouts 5"}};
}
