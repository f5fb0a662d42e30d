// A tour of Tiny on the command line.
#include "bots/tiny-tour/game.h"
#include "cli/commands_of.h"
#include "library/tiny-tour/game.h"

namespace fc::tiny_tour {
namespace {

constexpr cli::OwnOption managers_option{"--managers", "how many travel along (2)"};
using Simulator = trials::SeatedSimulator<Rules, make_controller, most_managers, most_stops>;

class Commands final : public cli::CommandsOfTable<Rules, Catalogue, Simulator> {
 public:
  explicit Commands(const Game& game)
      : CommandsOfTable(game, {.seats = managers_option,
                               .fewest = fewest_managers,
                               .most = most_managers,
                               .refusal = "two to four travel along",
                               .title = "managers on a tour of Tiny",
                               .length = "stops",
                               .options = {},
                               .offered = offered}) {}

  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override {
    const auto cells = [](const tiny::BoxerEntry& entry) -> std::vector<Json> {
      return {entry.id, entry.name, tiny::weights[entry.weight]};
    };
    return cli::boxers_of_class(request, tiny::weights, {"id", "name", "weight"}, boxers_of_roster(), cells);
  }
  [[nodiscard]] cli::BenchResult bench() const override {
    const Setup setup = cli::sound_setup(catalogue(), seated(most_managers, most_stops).dump());
    return cli::measured_by_chance<Rules>(setup, [](const State& end, cli::Fingerprint& fingerprint) {
      for (const std::int16_t points : end.points) {
        fingerprint.add(points);
      }
    });
  }
};

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
