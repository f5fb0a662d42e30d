#include "cli/tiny-tour/game.h"

#include <array>
#include <functional>
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
constexpr std::array<std::string_view, 3> counter_names{"bouts", "stops", "drawn"};
constexpr std::array figures{trials::Figure{"drawn", "drawn", "drawn", "bouts", true},
                             trials::Figure{"stops", "stops", "stops", "bouts"}};

/// One tour from where it stands; what comes of its bouts is drawn. decide(state, need, legal): an index.
template <class Decide>
State play_out(const Setup& setup, State state, Random& random, Decide decide) {
  for (Need need = Rules::need(setup, state); need.kind != NeedKind::finished; need = Rules::need(setup, state)) {
    if (need.kind == NeedKind::roll) {
      static_cast<void>(Rules::roll(setup, state, throw_die(random, need.die), NoEvents{}));
    } else if (need.kind == NeedKind::bout) {
      static_cast<void>(Rules::choose(setup, state, Rules::any_result(setup, state, random), NoEvents{}));
    } else {
      const Choices legal = Rules::legal(setup, state, need);
      static_cast<void>(Rules::choose(setup, state, legal[decide(state, need, legal)], NoEvents{}));
    }
  }
  return state;
}

State play_by_chance(const Setup& setup, std::uint64_t tour) {
  Random random = random_stream(1, tour);
  return play_out(setup, Rules::opening(setup), random, [&random](const State&, const Need&, const Choices& legal) {
    return random.below(static_cast<std::uint32_t>(legal.size()));
  });
}

/// A tour and who decides, by seat.
struct SimSetup : trials::SimStart<Rules> {
  std::vector<StandIn> seats;
};

class Tours final : public trials::SimulatorOf<Tours, SimSetup> {
 public:
  explicit Tours(SimSetup setup) : SimulatorOf(std::move(setup)) {
    for (const StandIn& seat : sim().seats) {
      bots_.push_back(make_controller(seat));
    }
  }

  [[nodiscard]] std::span<const std::string_view> counters() const override { return counter_names; }
  [[nodiscard]] std::string players() const override {
    std::string words;
    for (const StandIn& seat : sim().seats) {
      words.append(words.empty() ? "" : ", ").append(seat.word);
    }
    return words;
  }
  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    Random random = random_stream(seed, bout);
    const Setup& setup = sim().setup;
    const State end = play_out(setup, sim().start, random, [&](const State& state, const Need& need, const Choices& legal) {
      const BriefOf<Rules> brief(setup, Rules::view(setup, state, need.seat), need, legal);
      return bots_[need.seat]->decide(brief, random.bits(), {});
    });
    ++counts[0];
    counts[1] += end.stop;
    counts[2] += leader(setup, end) < 0 ? 1 : 0;
  }

 private:
  std::vector<std::unique_ptr<Controller>> bots_;
};

class Commands final : public cli::CommandsOf<Rules, Catalogue> {
 public:
  explicit Commands(const Game& game) : CommandsOf(game) {}

  [[nodiscard]] trials::FigureTable figures() const override { return {.all = tiny_tour::figures, .outcome_count = 1}; }
  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override;
  [[nodiscard]] std::vector<std::string> names(const Script& script) const override {
    return names_in(catalogue(), script.setup);
  }
  [[nodiscard]] cli::BenchResult bench() const override;

 private:
  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const override;
  [[nodiscard]] std::string title_of(const Setup& setup, const std::string& /*json*/) const override {
    return std::to_string(seats_of(setup)) + " managers on a tour of Tiny";
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override {
    FC_TRY(auto seats, cli::stand_ins_of(request, offered, start.setup.boxers.size()));
    return std::make_unique<Tours>(SimSetup{std::move(start), std::move(seats)});
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
  cli::BoxerTable table{.head = {"id", "name", "weight"}, .rows = {}, .json = {}};
  Json list = Json::array();
  for (const tiny::BoxerEntry& entry : catalogue().below->boxers) {
    if (request.weight_class.empty() || request.weight_class == entry.weight) {
      table.rows.push_back({entry.id, entry.name, entry.weight});
      list.push_back({{"id", entry.id}, {"name", entry.name}});
    }
  }
  if (table.rows.empty()) {
    return fault(FaultCode::unknown_value, "--class", "must be feather, middle or heavy");
  }
  table.json = list.dump();
  return table;
}

cli::BenchResult Commands::bench() const {
  constexpr int tours = 200;
  const Result<Setup> setup = read_setup(catalogue(), some_tour(most_managers, most_stops));
  FC_CHECK(setup.has_value());
  cli::Fingerprint fingerprint;
  for (std::uint64_t tour = 0; tour < tours; ++tour) {
    for (const std::int16_t points : play_by_chance(*setup, tour).points) {
      fingerprint.add(points);
    }
  }
  const auto work = [&setup] {
    std::uint64_t points = 0;
    for (std::uint64_t tour = 0; tour < tours; ++tour) {
      points += static_cast<std::uint64_t>(play_by_chance(*setup, tour).points[0]);
    }
    return points;
  };
  const std::array<std::uint32_t, 5> bounds{3, 2, 3, 9, 10};
  const auto draws = [&bounds] { return cli::draw_alone(bounds); };
  const std::array<std::function<std::uint64_t()>, 2> works{work, draws};
  const std::vector<double> times = cli::best_times(works, 1e6);
  return {.bout_nanoseconds = times[0] / tours,
          .draws_nanoseconds = times[1],
          .draws = static_cast<double>(bounds.size()),
          .parts = {},
          .state_bytes = sizeof(State),
          .signature = fingerprint.hex()};
}

}  // namespace

Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game) { return std::make_unique<Commands>(game); }

std::span<const cli::OwnOption> own_options() { return {&managers_option, 1}; }

std::array<std::string_view, 2> examples() {
  return {"tiny-tour --bouts 10", "tiny-tour --managers 3 --rounds 2 --bouts 10"};
}

}  // namespace fc::tiny_tour
