// Tiny on the command line.
#include "bots/tiny/game.h"
#include "cli/commands_of.h"
#include "cli/measure.h"
#include "library/tiny/game.h"
#include "trials/tiny/simulator.h"

namespace fc::tiny {
namespace {

constexpr cli::OwnOption ring_option{"--in-the-ring", "how many boxers meet (2)"};

class Commands final : public cli::CommandsOfTable<Rules, Catalogue, Simulator> {
 public:
  explicit Commands(const Game& game)
      : CommandsOfTable(game, {.seats = ring_option,
                               .fewest = fewest_boxers,
                               .most = most_boxers,
                               .refusal = "two to six get into the ring",
                               .title = "boxers of Tiny",
                               .length = "rounds",
                               .options = option_facts(),
                               .offered = offered}) {}

  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override {
    std::vector<std::vector<Json>> cells;
    for (const BoxerEntry& entry : catalogue().boxers) {
      if (request.weight_class.empty() || request.weight_class == weights[entry.weight]) {
        cells.push_back({entry.id, entry.name, weights[entry.weight], entry.boxer.reach, entry.boxer.hearts});
      }
    }
    if (cells.empty()) {
      return fault(FaultCode::unknown_value, "--class", "must be feather, middle or heavy");
    }
    return cli::listed_boxers({"id", "name", "weight", "reach", "hearts"}, cells);
  }
  [[nodiscard]] cli::BenchResult bench() const override {
    const Setup setup = cli::sound_setup(catalogue(), seated(most_boxers, 3).dump());
    return cli::measured_by_chance<Rules>(setup, [&setup](const State& end, cli::Fingerprint& fingerprint) {
      fingerprint.add(leader(setup, end));
      fingerprint.add(end.round);
    });
  }
};

}  // namespace
}  // namespace fc::tiny

template <>
fc::cli::CommandsEntry fc::cli::commands<fc::tiny::Rules>() {
  using namespace tiny;
  return {.slug = Rules::slug,
          .open = &opened<Commands>,
          .own_options = {&ring_option, 1},
          .option_facts = &option_facts,
          .examples = {"tiny --bouts 10", "tiny --in-the-ring 3 --option rushing=false --bouts 10"}};
}
