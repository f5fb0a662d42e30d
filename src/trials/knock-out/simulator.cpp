#include "trials/knock-out/simulator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "bots/knock-out/game.h"
#include "core/result.h"
#include "library/knock-out/game.h"
#include "match/controller.h"
#include "match/match_of.h"
#include "rules/knock-out/seasons.h"

namespace fc::knock_out {
namespace {

using trials::if_any;
using trials::mean_of;
using trials::share_of;

/// Games of so many fights are told apart; two seasons of five managers reach 22 in 10,000 games of chance.
constexpr std::size_t counted_fights = 24;

/// Those by seat and by manager are most_players in a row, those by level as many as there are levels.
enum Counter : std::size_t {
  bouts,
  seasons_two,
  fights_one,
  fights_two,
  fights,
  cards_played,  ///< by one boxer
  knockouts,
  challenger_wins,
  bets,
  accepted,
  bonus_pot,
  ious,
  managers,
  unused_cards,
  laurels,
  title_fights,
  answers,
  seat_games,
  seat_wins = seat_games + most_players,
  seat_money = seat_wins + most_players,
  level_games = seat_money + most_players,
  level_wins = level_games + all_bots.size(),
  manager_wins = level_wins + all_bots.size(),
  one_fight = manager_wins + most_players,
  counter_count = one_fight + counted_fights,
};

/// In the order of Counter.
constexpr auto counter_names = trials::joined(
    std::array<std::string_view, seat_games>{"bouts", "games_of_two_seasons", "fights_season_1", "fights_season_2", "fights",
                                             "cards_played", "knockouts", "challenger_wins", "bets", "accepted", "bonus_pot",
                                             "ious", "managers", "unused_cards", "laurels", "title_fights", "answers"},
    trials::numbered<"games_seat_", most_players>, trials::numbered<"wins_seat_", most_players>,
    trials::numbered<"money_seat_", most_players>,
    std::array<std::string_view, 2 * all_bots.size()>{"games_uniform", "games_novice", "games_contender", "games_champion",
                                                      "wins_uniform", "wins_novice", "wins_contender", "wins_champion"},
    trials::numbered<"wins_manager_", most_players>, trials::numbered<"games_of_", counted_fights, "_fights">);
static_assert(counter_names.size() == counter_count);

constexpr std::array figures{
    share_of("wins_seat_1", "seat 1 wins", "games_seat_1"),
    share_of("wins_seat_2", "seat 2 wins", "games_seat_2"),
    share_of("wins_seat_3", "seat 3 wins", "games_seat_3"),
    share_of("wins_seat_4", "seat 4 wins", "games_seat_4", if_any),
    share_of("wins_seat_5", "seat 5 wins", "games_seat_5", if_any),
    share_of("wins_uniform", "a uniform bot wins", "games_uniform", if_any),
    share_of("wins_novice", "a novice wins", "games_novice", if_any),
    share_of("wins_contender", "a contender wins", "games_contender", if_any),
    share_of("wins_champion", "a champion wins", "games_champion", if_any),
    mean_of("money_seat_1", "money, seat 1", "games_seat_1"),
    mean_of("money_seat_2", "money, seat 2", "games_seat_2"),
    mean_of("money_seat_3", "money, seat 3", "games_seat_3"),
    mean_of("money_seat_4", "money, seat 4", "games_seat_4", if_any),
    mean_of("money_seat_5", "money, seat 5", "games_seat_5", if_any),
    mean_of("ious", "IOUs"),
    mean_of("fights_season_1", "fights, season 1"),
    mean_of("fights_season_2", "fights, season 2", "games_of_two_seasons", if_any),
    mean_of("cards_played", "cards a boxer and fight", "fights"),
    share_of("knockouts", "fights end by K.O.", "fights"),
    share_of("challenger_wins", "challenger wins", "fights"),
    mean_of("bets", "bets a fight", "fights"),
    share_of("accepted", "bets accepted", "bets", if_any),
    mean_of("bonus_pot", "bonus pot at the end"),
    mean_of("unused_cards", "unused cards a manager", "managers"),
    mean_of("laurels", "laurels", "games_of_two_seasons", if_any),
    mean_of("title_fights", "title fights", "games_of_two_seasons", if_any),
    mean_of("answers", "answers a game"),
};
constexpr std::size_t outcome_count = 15;

/// Hears the events of one game.
class Listener {
 public:
  Listener(int start_seat, std::span<std::int64_t> counts) : counts_(counts), start_seat_(start_seat) {}

  void operator()(const SeasonBegan& event) { start_seat_ = event.season == 1 ? event.first_seat : start_seat_; }
  void operator()(const Challenged& event) {
    counts_[title_fights] += event.title_fight ? 1 : 0;
    in_fight_ = true;
  }
  void operator()(const BetOffered& /*event*/) { counts_[bets] += 1; }
  void operator()(const BetAccepted& /*event*/) { counts_[accepted] += 1; }
  void operator()(const FightEnded& event) {
    counts_[fights] += 1;
    counts_[cards_played] += event.rounds;
    counts_[knockouts] += event.knockout ? 1 : 0;
    counts_[challenger_wins] += event.winner == Corner::red ? 1 : 0;
  }
  void operator()(const SeasonEnded& /*event*/) { in_fight_ = false; }
  void operator()(const StandingChanged& event) {
    counts_[laurels] += !in_fight_ && event.after.title == Title::superchampion ? 1 : 0;
  }
  template <class Other>
  void operator()(const Other& /*event*/) {}

  [[nodiscard]] int start_seat() const { return start_seat_; }

 private:
  std::span<std::int64_t> counts_;
  int start_seat_;
  bool in_fight_ = false;
};

/// Every seat by its controller; no controller: by chance.
class SeatedPlayer {
 public:
  SeatedPlayer(const Setup& setup, const State& state, std::span<const std::unique_ptr<Controller>> seats,
               UniformPlayer& chance)
      : setup_(setup), state_(state), seats_(seats), chance_(chance) {}

  int die(const Die& die) { return chance_.die(die); }
  Choice choose(Decision decision, const Choices& legal) {
    const Need need = question(setup_, state_);
    if (seats_[need.seat] == nullptr) {
      return chance_.choose(decision, legal);
    }
    ++chance_.answered;
    const BriefOf<Rules> brief(setup_, Rules::view(setup_, state_, need.seat), need, legal);
    const std::size_t index = seats_[need.seat]->decide(brief, chance_.random.bits(), {});
    FC_CHECK(index < legal.size());
    return legal[index];
  }

 private:
  const Setup& setup_;
  const State& state_;
  std::span<const std::unique_ptr<Controller>> seats_;
  UniformPlayer& chance_;
};

class KnockOutSimulator final : public trials::SimulatorOf<KnockOutSimulator, SimSetup> {
 public:
  explicit KnockOutSimulator(SimSetup setup) : SimulatorOf(std::move(setup)) {
    for (const Level level : sim().levels) {
      seats_.push_back(level == Level::uniform ? nullptr : make_controller(level, sim().training_book, in_simulations));
      all_uniform_ = all_uniform_ && level == Level::uniform;
    }
  }

  [[nodiscard]] std::span<const std::string_view> counters() const override { return counter_names; }

  [[nodiscard]] std::string players() const override {
    std::string words;
    for (std::size_t seat = 0; seat < sim().levels.size(); ++seat) {
      words +=
          fmt::format("{}{} {}", seat == 0 ? "" : ", ", name_of(sim().setup.colours[seat]), bot_of(sim().levels[seat]).word);
    }
    return words;
  }

  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    UniformPlayer chance{random_stream(seed, bout)};
    State state = sim().start;
    Listener listener(sim().setup.start_seat, counts);
    if (all_uniform_) {
      chance = Rules::play_out(sim().setup, state, chance, listener);
    } else {
      SeatedPlayer player(sim().setup, state, seats_, chance);
      while (state.phase != Phase::finished) {
        Rules::play(sim().setup, state, player, listener);
      }
    }
    counts[answers] += chance.answered;
    count_outcome(state, std::max(0, listener.start_seat()), counts);
  }

 private:
  void count_outcome(const State& state, int start_seat, std::span<std::int64_t> counts) const {
    const auto players = static_cast<std::size_t>(sim().setup.players);
    counts[bouts] += 1;
    counts[managers] += sim().setup.players;
    counts[seasons_two] += state.season == 2 ? 1 : 0;
    counts[fights_one] += state.fights[0];
    counts[fights_two] += state.fights[1];
    if (const std::size_t all = std::size_t{state.fights[0]} + state.fights[1]; all > 0) {
      counts[one_fight + std::min(all, counted_fights) - 1] += 1;
    }
    counts[bonus_pot] += state.bonus_remainder;
    for (const Ranked& ranked : ranking_of(sim().setup, state)) {
      const Player& player = state.player(ranked.seat);
      const std::size_t seat = (ranked.seat + players - static_cast<std::size_t>(start_seat)) % players;
      const auto level = static_cast<std::size_t>(sim().levels[ranked.seat]);
      const int won = ranked.rank == 1 ? 1 : 0;
      counts[seat_games + seat] += 1;
      counts[seat_wins + seat] += won;
      counts[seat_money + seat] += player.money;
      counts[level_games + level] += 1;
      counts[level_wins + level] += won;
      counts[manager_wins + ranked.seat] += won;
      counts[bonus_pot] += player.bonus;
      counts[ious] += player.ious;
      counts[unused_cards] += count_of(player.cards);
    }
  }

  std::vector<std::unique_ptr<Controller>> seats_;  ///< null: by chance
  bool all_uniform_ = true;
};

}  // namespace

trials::FigureTable figure_table() {
  return {.all = figures,
          .outcome_count = outcome_count,
          .lengths = std::span(counter_names).subspan(one_fight, counted_fights)};
}

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) {
  return std::make_unique<KnockOutSimulator>(std::move(sim));
}

}  // namespace fc::knock_out
