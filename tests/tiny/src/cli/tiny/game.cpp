// Tiny on the command line.
#include "bots/tiny/game.h"
#include "cli/commands_of.h"
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
    const auto cells = [](const BoxerEntry& entry) -> std::vector<Json> {
      return {entry.id, entry.name, weights[entry.weight], entry.boxer.reach, entry.boxer.hearts};
    };
    return cli::boxers_of_class(request, weights, {"id", "name", "weight", "reach", "hearts"}, catalogue().boxers, cells);
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
