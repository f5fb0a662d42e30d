// A tour of Tiny on the command line.
#include <array>
#include <utility>

#include "bots/tiny-tour/game.h"
#include "cli/commands_of.h"
#include "cli/measure.h"
#include "cli/requests.h"
#include "library/tiny-tour/game.h"

namespace fc::tiny_tour {
namespace {

using cli::SimRequest;

constexpr cli::OwnOption managers_option{"--managers", "how many travel along (2)"};
using Simulator = trials::SeatedSimulator<Rules, make_controller, most_managers, most_stops>;

class Commands final : public cli::CommandsOf<Rules, Catalogue> {
 public:
  explicit Commands(const Game& game) : CommandsOf(game) {}

  [[nodiscard]] trials::FigureTable figures() const override { return Simulator::figure_table; }
  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override;
  [[nodiscard]] cli::BenchResult bench() const override;

 private:
  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const override;
  [[nodiscard]] std::string title_of(const Setup& setup, const std::string& /*json*/) const override {
    return std::to_string(seats_of(setup)) + " managers on a tour of Tiny";
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override {
    FC_TRY(auto seats, cli::stand_ins_of(request, offered, start.setup.boxers.size()));
    return std::make_unique<Simulator>(trials::SeatedSim<Rules>{std::move(start), std::move(seats)});
  }
  /// With the first boxers of the roster.
  [[nodiscard]] std::string some_tour(int managers, int stops) const {
    std::vector<std::string> ids;
    for (int seat = 0; seat < managers; ++seat) {
      ids.push_back(catalogue().below->boxers[static_cast<std::size_t>(seat)].id);
    }
    return write_setup(ids, stops);
  }
};

Result<std::string> Commands::setup_json(const SimRequest& request) const {
  const std::string_view word = request.own_word(managers_option.name);
  const int managers = word.empty() ? fewest_managers : word.size() == 1 ? word[0] - '0' : 0;
  if (managers < fewest_managers || managers > most_managers) {
    return cli::refused(std::string(managers_option.name), "two to four travel along");
  }
  FC_TRY(cli::options_json(request.options, option_facts()));
  return some_tour(managers, request.rounds.value_or(3));
}

Result<cli::BoxerTable> Commands::boxers(const cli::BoxersRequest& request) const {
  std::vector<std::vector<Json>> cells;
  for (const tiny::BoxerEntry& entry : catalogue().below->boxers) {
    if (request.weight_class.empty() || request.weight_class == entry.weight) {
      cells.push_back({entry.id, entry.name, entry.weight});
    }
  }
  if (cells.empty()) {
    return fault(FaultCode::unknown_value, "--class", "must be feather, middle or heavy");
  }
  return cli::listed_boxers({"id", "name", "weight"}, cells);
}

cli::BenchResult Commands::bench() const {
  const Result<Setup> setup = read_setup(catalogue(), some_tour(most_managers, most_stops));
  FC_CHECK(setup.has_value());
  return cli::measured_by_chance<Rules>(*setup, [](const State& end, cli::Fingerprint& fingerprint) {
    for (const std::int16_t points : end.points) {
      fingerprint.add(points);
    }
  });
}

}  // namespace

}  // namespace fc::tiny_tour

template <>
fc::cli::CommandsEntry fc::cli::commands<fc::tiny_tour::Rules>() {
  using namespace tiny_tour;
  return {.slug = Rules::slug,
          .open = &opened<Commands>,
          .own_options = {&managers_option, 1},
          .option_facts = &option_facts,
          .examples = {"tiny-tour --bouts 10", "tiny-tour --managers 3 --rounds 2 --bouts 10"}};
}
