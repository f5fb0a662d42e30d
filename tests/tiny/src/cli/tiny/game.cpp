#include "cli/tiny/game.h"

#include <algorithm>
#include <array>
#include <functional>
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
State play_by_chance(const Setup& setup, std::uint64_t bout) {
  Random random = random_stream(1, bout);
  return play_out(setup, Rules::opening(setup), random, [&random](const State&, const Need&, const Choices& legal) {
    return random.below(static_cast<std::uint32_t>(legal.size()));
  });
}

class Commands final : public cli::CommandsOf<Rules, Catalogue> {
 public:
  explicit Commands(const Game& game) : CommandsOf(game) {}

  [[nodiscard]] trials::FigureTable figures() const override { return figure_table(); }
  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override;
  [[nodiscard]] std::vector<std::string> names(const Script& script) const override {
    return names_in(catalogue(), script.setup);
  }
  [[nodiscard]] cli::BenchResult bench() const override;

 private:
  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const override;
  [[nodiscard]] std::string title_of(const Setup& setup, const std::string& /*json*/) const override {
    return std::to_string(setup.boxers.size()) + " boxers of Tiny";
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override {
    FC_TRY(auto seats, cli::stand_ins_of(request, offered, start.setup.boxers.size()));
    return make_simulator({std::move(start), std::move(seats)});
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
  const std::string_view weight_class = request.weight_class;
  cli::BoxerTable table{.head = {"id", "name", "weight", "reach", "hearts"}, .rows = {}, .json = {}};
  Json list = Json::array();
  for (const BoxerEntry& entry : catalogue().boxers) {
    if (weight_class.empty() || weight_class == entry.weight) {
      table.rows.push_back(
          {entry.id, entry.name, entry.weight, std::to_string(entry.boxer.reach), std::to_string(entry.boxer.hearts)});
      list.push_back({{"id", entry.id}, {"name", entry.name}, {"weight", entry.weight}});
    }
  }
  if (table.rows.empty()) {
    return fault(FaultCode::unknown_value, "--class", "must be feather, middle or heavy");
  }
  table.json = list.dump();
  return table;
}

cli::BenchResult Commands::bench() const {
  constexpr int bouts = 200;
  Setup setup;
  for (std::size_t seat = 0; seat < most_boxers; ++seat) {
    setup.boxers.push_back(catalogue().boxers[seat].boxer);
  }
  cli::Fingerprint fingerprint;
  for (std::uint64_t bout = 0; bout < bouts; ++bout) {
    const State end = play_by_chance(setup, bout);
    fingerprint.add(turns::leader(setup, end));
    fingerprint.add(end.round);
  }
  const auto work = [&setup] {
    std::uint64_t rounds = 0;
    for (std::uint64_t bout = 0; bout < bouts; ++bout) {
      rounds += static_cast<std::uint64_t>(play_by_chance(setup, bout).round);
    }
    return rounds;
  };
  const std::array<std::uint32_t, 10> bounds{10, 2, 2, 2, 10, 5, 2, 2, 2, 10};
  const auto draws = [&bounds] { return cli::draw_alone(bounds); };
  const std::array<std::function<std::uint64_t()>, 2> works{work, draws};
  const std::vector<double> times = cli::best_times(works, 1e6);
  return {.bout_nanoseconds = times[0] / bouts,
          .draws_nanoseconds = times[1],
          .draws = static_cast<double>(bounds.size()),
          .parts = {},
          .state_bytes = sizeof(State),
          .signature = fingerprint.hex()};
}

}  // namespace

Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game) { return std::make_unique<Commands>(game); }

std::span<const cli::OwnOption> own_options() { return {&ring_option, 1}; }

std::array<std::string_view, 2> examples() {
  return {"tiny --bouts 10", "tiny --in-the-ring 3 --option rushing=false --bouts 10"};
}

}  // namespace fc::tiny
