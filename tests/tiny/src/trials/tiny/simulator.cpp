#include "trials/tiny/simulator.h"

#include <array>
#include <string>
#include <utility>

#include "bots/tiny/game.h"
#include "match/match_of.h"

namespace fc::tiny {
namespace {

enum Counter : std::size_t {
  bouts,
  rounds,
  drawn,
  first_seat_wins,
  first_round_end = first_seat_wins + most_boxers,
  counter_count = first_round_end + most_rounds,
};

constexpr std::array<std::string_view, counter_count> counter_names{
    "bouts",       "rounds",      "drawn",       "wins_seat_1", "wins_seat_2", "wins_seat_3",
    "wins_seat_4", "wins_seat_5", "wins_seat_6", "ended_in_1",  "ended_in_2",  "ended_in_3",
    "ended_in_4",  "ended_in_5",  "ended_in_6",  "ended_in_7",  "ended_in_8",  "ended_in_9"};

constexpr std::array figures{trials::Figure{"drawn", "drawn", "drawn", "bouts", true},
                             trials::Figure{"rounds", "rounds", "rounds", "bouts"}};

class Bouts final : public trials::SimulatorOf<Bouts, SimSetup> {
 public:
  explicit Bouts(SimSetup setup) : SimulatorOf(std::move(setup)) {
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
    const int winner = turns::leader(setup, end);
    ++counts[bouts];
    counts[rounds] += end.round;
    ++counts[winner < 0 ? std::size_t{drawn} : first_seat_wins + static_cast<std::size_t>(winner)];
    ++counts[first_round_end + static_cast<std::size_t>(end.round) - 1];
  }

 private:
  std::vector<std::unique_ptr<Controller>> bots_;
};

}  // namespace

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) { return std::make_unique<Bouts>(std::move(sim)); }

trials::FigureTable figure_table() {
  return {.all = figures, .outcome_count = 1, .lengths = std::span(counter_names).subspan(first_round_end, most_rounds)};
}

}  // namespace fc::tiny
