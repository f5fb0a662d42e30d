#include "trials/dice-boxing-career/simulator.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "bots/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {
namespace {

using trials::if_any;
using trials::mean_of;
using trials::share_of;

constexpr int top_ten = 10;

/// Those by way to retire are in a row.
enum Counter : std::size_t {
  careers,
  title_won,      ///< at least once
  top_ten_ever,   ///< reached
  first_title,    ///< in which fight, added up over those who won one
  first_top_ten,  ///< after which fight
  fights,
  wins,
  losses,
  draws,
  ko_wins,
  titles,
  defences,
  best_rank,
  tourneys,
  tourneys_won,
  left_as_champion,
  retired,  ///< choice, losses, chart, max fights
  answers = retired + retirement_count - 1,
  counter_count,
};

/// In the order of Counter. "bouts" are careers: what is simulated.
constexpr std::array<std::string_view, counter_count> counter_names{"bouts",
                                                                    "title_won",
                                                                    "top_ten",
                                                                    "first_title",
                                                                    "first_top_ten",
                                                                    "fights",
                                                                    "wins",
                                                                    "losses",
                                                                    "draws",
                                                                    "ko_wins",
                                                                    "titles",
                                                                    "defences",
                                                                    "best_rank",
                                                                    "tourneys",
                                                                    "tourneys_won",
                                                                    "left_as_champion",
                                                                    "retired_choice",
                                                                    "retired_losses",
                                                                    "retired_by_chart",
                                                                    "last_fight_over",
                                                                    "answers"};

constexpr std::array figures{
    share_of("title_won", "wins the title"),
    share_of("top_ten", "reaches the top ten"),
    share_of("retired_losses", "retires beaten too often"),
    share_of("retired_by_chart", "retires by the chart", "bouts", if_any),
    share_of("retired_choice", "retires by choice", "bouts", if_any),
    share_of("last_fight_over", "boxes to the last fight"),
    share_of("left_as_champion", "leaves as the champion", "bouts", if_any),
    mean_of("fights", "fights"),
    mean_of("wins", "fights won"),
    mean_of("losses", "fights lost"),
    mean_of("draws", "fights drawn"),
    share_of("ko_wins", "of a hundred wins, by KO or TKO", "wins", if_any),
    mean_of("first_title", "first title in fight", "title_won", if_any),
    mean_of("first_top_ten", "top ten from fight", "top_ten", if_any),
    mean_of("titles", "titles won"),
    mean_of("defences", "defences a title", "titles", if_any),
    mean_of("best_rank", "best rank", "bouts", if_any),
    share_of("tourneys", "enters the tourney", "bouts", if_any),
    share_of("tourneys_won", "tourneys won", "tourneys", if_any),
    mean_of("answers", "dice and choices"),
};
constexpr std::size_t ending_figures = 7;

/// Hears the events of one career.
class Listener {
 public:
  Listener(const State& state, std::span<std::int64_t> counts) : state_(state), counts_(counts) {}

  void operator()(const BestRankReached& event) {
    if (event.rank <= top_ten && is_below_top_ten_) {
      is_below_top_ten_ = false;
      counts_[first_top_ten] += state_.fights();
    }
  }
  void operator()(const TitleWon& event) {
    counts_[titles] += 1;
    if (event.titles == 1) {
      counts_[first_title] += state_.fights();
    }
  }
  void operator()(const TitleDefended& /*event*/) { counts_[defences] += 1; }
  void operator()(const TourneyEnded& event) {
    counts_[tourneys] += 1;
    counts_[tourneys_won] += event.wins == tourney_length ? 1 : 0;
  }
  template <class Other>
  void operator()(const Other& /*event*/) {}

 private:
  const State& state_;
  std::span<std::int64_t> counts_;
  bool is_below_top_ten_ = true;
};

class CareerSimulator final : public trials::SimulatorOf<CareerSimulator, SimSetup> {
 public:
  explicit CareerSimulator(SimSetup made)
      : SimulatorOf(std::move(made)), setup_(sim().setup), is_whole_(sim().start == Rules::opening(setup_)) {}

  [[nodiscard]] std::span<const std::string_view> counters() const override { return counter_names; }

  [[nodiscard]] std::string players() const override {
    return fmt::format("{}{}; bouts without strategies", bot_of(sim().level).word,
                       sim().to_the_end ? ", to the bitter end" : "");
  }

  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    Random random = random_stream(seed, bout);
    State state = sim().start;
    if (is_whole_) {
      setup_.seed = static_cast<std::uint32_t>(sim().setup.seed + bout);
      state = Rules::opening(setup_);
    }
    Listener listener(state, counts);
    while (state.phase != Phase::finished) {
      answer(state, random, listener);
      counts[answers] += 1;
    }
    count_end(state, counts);
  }

 private:
  void answer(State& state, Random& random, Listener& listener) const {
    const Need need = state.asked;
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(setup_, state, throw_die(random, need.die), listener);
    } else if (need.kind == NeedKind::bout) {
      Rules::play_choice(setup_, state, choice_of(fought(setup_, state, random)), listener);
    } else {
      const auto choose = sim().to_the_end ? choice_to_the_end : choice_at;
      Rules::play_choice(setup_, state, choose(sim().level, setup_, state, random), listener);
    }
  }

  static void count_end(const State& state, std::span<std::int64_t> counts) {
    // What he had before the simulation began counts too.
    counts[careers] += 1;
    counts[title_won] += state.titles > 0 ? 1 : 0;
    counts[top_ten_ever] += state.best != no_rank && state.best <= top_ten ? 1 : 0;
    counts[left_as_champion] += state.is_champion() ? 1 : 0;
    counts[fights] += state.fights();
    counts[wins] += state.record.wins;
    counts[losses] += state.record.losses;
    counts[draws] += state.record.draws;
    counts[ko_wins] += state.record.ko_wins;
    counts[best_rank] += state.best == no_rank ? 0 : state.best;
    counts[retired + place_of(state.retired) - 1] += 1;
  }

  Setup setup_;  ///< with the seed of the career that is played
  bool is_whole_;
};

}  // namespace

trials::FigureTable figure_table() { return {.all = figures, .outcome_count = ending_figures}; }

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) { return std::make_unique<CareerSimulator>(std::move(sim)); }

}  // namespace fc::dice_boxing_career
