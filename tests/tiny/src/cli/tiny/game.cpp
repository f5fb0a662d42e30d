// Tiny on the command line.
#include <array>
#include <utility>

#include "bots/tiny/game.h"
#include "cli/commands_of.h"
#include "cli/measure.h"
#include "cli/requests.h"
#include "library/tiny/game.h"
#include "trials/tiny/simulator.h"

namespace fc::tiny {
namespace {

using cli::SimRequest;

constexpr cli::OwnOption ring_option{"--in-the-ring", "how many boxers meet (2)"};

class Commands final : public cli::CommandsOf<Rules, Catalogue> {
 public:
  explicit Commands(const Game& game) : CommandsOf(game) {}

  [[nodiscard]] trials::FigureTable figures() const override { return Simulator::figure_table; }
  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override;
  [[nodiscard]] cli::BenchResult bench() const override;

 private:
  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const override;
  [[nodiscard]] std::string title_of(const Setup& setup, const std::string& /*json*/) const override {
    return std::to_string(setup.boxers.size()) + " boxers of Tiny";
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override {
    FC_TRY(auto seats, cli::stand_ins_of(request, offered, start.setup.boxers.size()));
    return std::make_unique<Simulator>(trials::SeatedSim<Rules>{std::move(start), std::move(seats)});
  }
};

/// The first boxers of the roster, as many as asked for.
Result<std::string> Commands::setup_json(const SimRequest& request) const {
  const std::string_view word = request.own_word(ring_option.name);
  const int boxers = word.empty() ? fewest_boxers : word.size() == 1 ? word[0] - '0' : 0;
  if (boxers < fewest_boxers || boxers > static_cast<int>(most_boxers)) {
    return cli::refused(std::string(ring_option.name), "two to six get into the ring");
  }
  Json setup;
  for (int seat = 0; seat < boxers; ++seat) {
    setup["boxers"].push_back(catalogue().boxers[static_cast<std::size_t>(seat)].id);
  }
  setup["rounds"] = request.rounds.value_or(3);
  FC_TRY(setup["options"], cli::options_json(request.options, option_facts()));
  return setup.dump();
}

Result<cli::BoxerTable> Commands::boxers(const cli::BoxersRequest& request) const {
  std::vector<std::vector<Json>> cells;
  for (const BoxerEntry& entry : catalogue().boxers) {
    if (request.weight_class.empty() || request.weight_class == entry.weight) {
      cells.push_back({entry.id, entry.name, entry.weight, entry.boxer.reach, entry.boxer.hearts});
    }
  }
  if (cells.empty()) {
    return fault(FaultCode::unknown_value, "--class", "must be feather, middle or heavy");
  }
  return cli::listed_boxers({"id", "name", "weight", "reach", "hearts"}, cells);
}

cli::BenchResult Commands::bench() const {
  Setup setup;
  for (std::size_t seat = 0; seat < most_boxers; ++seat) {
    setup.boxers.push_back(catalogue().boxers[seat].boxer);
  }
  return cli::measured_by_chance<Rules>(setup, [&setup](const State& end, cli::Fingerprint& fingerprint) {
    fingerprint.add(turns::leader(setup, end));
    fingerprint.add(end.round);
  });
}

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
