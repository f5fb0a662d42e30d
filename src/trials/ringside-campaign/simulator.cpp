#include "trials/ringside-campaign/simulator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>

#include "bots/ringside-campaign/game.h"
#include "bots/ringside-campaign/worth.h"
#include "core/result.h"
#include "match/match_of.h"
#include "rules/ringside-campaign/ladder.h"
#include "rules/ringside-campaign/stables.h"
#include "trials/players_of.h"

namespace fc::ringside_campaign {
namespace {

using trials::Figure;
using trials::if_any;
using trials::mean_of;
using trials::share_of;

constexpr std::size_t leaders = 3;

/// Those by arena, by way to end, by place, by level and by seat are in a row each.
enum Counter : std::size_t {
  bouts,
  fought,
  at_arena,
  title_bouts = at_arena + arena_count,
  title_changes,
  ended,  ///< KO, TKO, decision, draw
  answers = ended + 4,
  retired,
  sold,
  traded,
  moved,
  all_weeks,
  empty_weeks,
  income,        ///< dollars of all managers from purses
  title_income,  ///< of them from title bouts
  // How near quick results are to bouts that are played: what they give, in millionths, beside what came.
  fit_bouts,
  fit_million,  ///< a million a bout
  fit_better,   ///< chance of the better man
  fit_better_won,
  fit_stops,
  fit_stopped,
  fit_kos,
  fit_rounds_given,  ///< in which it is stopped, thousandths
  fit_rounds,
  fit_went,  ///< men who went the distance; damage: thousandths of what a fresh man has
  fit_went_damage,
  fit_winners,
  fit_winners_damage,
  fit_losers,  ///< who were knocked out
  fit_losers_damage,
  leader_pop,  ///< half points
  place_held = leader_pop + leaders,
  place_cash = place_held + most_managers,
  level_seats = place_cash + most_managers,
  level_wins = level_seats + all_bots.size(),
  level_cash = level_wins + all_bots.size(),
  seat_held = level_cash + all_bots.size(),
  seat_wins = seat_held + most_managers,
  seat_cash = seat_wins + most_managers,
  counter_count = seat_cash + most_managers,
};

/// In the order of Counter. "bouts" are campaigns: what is simulated.
constexpr auto counter_names = trials::joined(
    std::array<std::string_view, leader_pop>{
        "bouts",          "bouts_fought",     "at_the_pits",     "at_low_class",  "at_middle_class",
        "at_high_class",  "at_the_best",      "title_bouts",     "title_changes", "kos",
        "tkos",           "decisions",        "draws",           "answers",       "retired",
        "sold",           "traded",           "moved",           "weeks",         "empty_weeks",
        "income",         "title_income",     "fit_bouts",       "fit_million",   "fit_better",
        "fit_better_won", "fit_stops",        "fit_stopped",     "fit_kos",       "fit_rounds_given",
        "fit_rounds",     "fit_went",         "fit_went_damage", "fit_winners",   "fit_winners_damage",
        "fit_losers",     "fit_losers_damage"},
    trials::numbered<"pop_", leaders>, trials::numbered<"managers_", most_managers>,
    trials::numbered<"cash_", most_managers>,
    std::array<std::string_view, 3 * all_bots.size()>{"seats_uniform", "seats_novice", "seats_contender", "seats_champion",
                                                      "wins_uniform", "wins_novice", "wins_contender", "wins_champion",
                                                      "cash_uniform", "cash_novice", "cash_contender", "cash_champion"},
    trials::numbered<"held_m", most_managers>, trials::numbered<"wins_m", most_managers>,
    trials::numbered<"cash_m", most_managers>);
static_assert(counter_names.size() == counter_count);

/// How often each seat was the richest, and what it had, in turns.
constexpr std::array<Figure, 2 * most_managers> figures_of_seats = [] {
  std::array<Figure, 2 * most_managers> made{};
  for (std::size_t seat = 0; seat < most_managers; ++seat) {
    const std::string_view held = trials::numbered<"held_m", most_managers>[seat];
    const std::string_view wins = trials::numbered<"wins_m", most_managers>[seat];
    const std::string_view cash = trials::numbered<"cash_m", most_managers>[seat];
    made[2 * seat] = {wins, trials::numbered<"m", most_managers, " is the richest">[seat], wins, held, true, true};
    made[2 * seat + 1] = {cash, trials::numbered<"dollars of m", most_managers>[seat], cash, held, false, true};
  }
  return made;
}();

/// In brackets: what a year of four sensible managers with four men each was measured to be, with the tolerance of the mean
/// of 50 campaigns. Source: rules/ringside-campaign/rules.md, 9.2.
constexpr std::array other_figures{
    share_of("wins_uniform", "a uniform bot is the richest", "seats_uniform", if_any),
    share_of("wins_novice", "a novice is the richest", "seats_novice", if_any),
    share_of("wins_contender", "a contender is the richest", "seats_contender", if_any),
    share_of("wins_champion", "a champion is the richest", "seats_champion", if_any),
    mean_of("cash_uniform", "dollars of a uniform bot", "seats_uniform", if_any),
    mean_of("cash_novice", "dollars of a novice", "seats_novice", if_any),
    mean_of("cash_contender", "dollars of a contender", "seats_contender", if_any),
    mean_of("cash_champion", "dollars of a champion", "seats_champion", if_any),
    mean_of("cash_1", "richest, dollars [141k ±12k]", "managers_1"),
    mean_of("cash_2", "second, dollars [89k ±9k]", "managers_2"),
    mean_of("cash_3", "third, dollars [48k ±7k]", "managers_3", if_any),
    mean_of("cash_4", "fourth, dollars [22k ±5k]", "managers_4", if_any),
    mean_of("cash_5", "fifth, dollars", "managers_5", if_any),
    mean_of("cash_6", "sixth, dollars", "managers_6", if_any),
    mean_of("cash_7", "seventh, dollars", "managers_7", if_any),
    mean_of("cash_8", "eighth, dollars", "managers_8", if_any),
    mean_of("bouts_fought", "bouts [128.9 ±2.5]"),
    mean_of("at_the_pits", "at The Pits [44.5 ±2]"),
    mean_of("at_low_class", "at Low Class [29.0 ±2]"),
    mean_of("at_middle_class", "at Middle Class [22.6 ±2]"),
    mean_of("at_high_class", "at High Class [18.8 ±2]"),
    mean_of("at_the_best", "at The Best [14.0 ±0.7]"),
    mean_of("title_bouts", "title bouts [13.0 ±0.7]"),
    mean_of("title_changes", "new champions [4.4 ±1.2]"),
    share_of("empty_weeks", "weeks without a bout", "weeks"),
    share_of("title_income", "dollars of purses from title bouts", "income"),
    share_of("kos", "bouts end by KO", "bouts_fought"),
    share_of("tkos", "bouts end by TKO", "bouts_fought"),
    share_of("decisions", "bouts end by decision", "bouts_fought"),
    share_of("draws", "bouts are drawn", "bouts_fought"),
    mean_of("pop_1", "half POP of the first [72 ±5]"),
    mean_of("pop_2", "half POP, second [59 ±3]"),
    mean_of("pop_3", "half POP, third [50 ±3]"),
    mean_of("retired", "men retired"),
    mean_of("sold", "men sold"),
    mean_of("traded", "trades"),
    mean_of("moved", "bouts moved"),
    mean_of("answers", "dice and choices"),
    // In brackets: what quick results give whoever fights. Source: rules/ringside-campaign/rules.md, 9.1.
    share_of("fit_better", "quick results: the better man wins", "fit_million", if_any),
    share_of("fit_better_won", "played: the better man wins", "fit_bouts", if_any),
    share_of("fit_stops", "quick results: stopped", "fit_million", if_any),
    share_of("fit_stopped", "played: stopped", "fit_bouts", if_any),
    share_of("fit_kos", "played: of these by KO [69%]", "fit_stopped", if_any),
    mean_of("fit_rounds", "played: round of a stop", "fit_stopped", if_any),
    mean_of("fit_rounds_given", "quick results: thousandths of a round", "fit_stopped", if_any),
    mean_of("fit_went_damage", "played: damage over the distance [850]", "fit_went", if_any),
    mean_of("fit_winners_damage", "played: winner's damage by a stop [625]", "fit_winners", if_any),
    mean_of("fit_losers_damage", "played: knocked-out man's damage [975]", "fit_losers", if_any),
};
constexpr auto figures = trials::joined(figures_of_seats, other_figures);
constexpr std::size_t ending_figures = 32;

/// Hears the events of one campaign.
class Listener {
 public:
  explicit Listener(std::span<std::int64_t> counts) : counts_(counts) {}

  void operator()(const BoutFought& event) {
    const auto way = static_cast<std::size_t>(event.result.method) - static_cast<std::size_t>(ringside::Method::ko);
    counts_[fought] += 1;
    counts_[at_arena + static_cast<std::size_t>(event.bout.arena)] += 1;
    counts_[ended + way] += 1;
    counts_[title_bouts] += event.bout.title ? 1 : 0;
    was_for_the_title_ = event.bout.title;
  }
  void operator()(const RankChanged& event) { counts_[title_changes] += was_for_the_title_ && event.after == 0 ? 1 : 0; }
  void operator()(const QuestionOpened& /*event*/) { was_for_the_title_ = false; }
  void operator()(const WeekBegan& /*event*/) { counts_[all_weeks] += 1; }
  void operator()(const NightBegan& event) { counts_[empty_weeks] += event.bouts == 0 ? 1 : 0; }
  void operator()(const PursePaid& event) {
    counts_[income] += event.share;
    counts_[title_income] += was_for_the_title_ ? event.share : 0;
  }
  void operator()(const Retired& /*event*/) { counts_[retired] += 1; }
  void operator()(const Sold& /*event*/) { counts_[sold] += 1; }
  void operator()(const Traded& /*event*/) { counts_[traded] += 1; }
  void operator()(const Moved& /*event*/) { counts_[moved] += 1; }
  template <class Other>
  void operator()(const Other& /*event*/) {}

 private:
  std::span<std::int64_t> counts_;
  bool was_for_the_title_ = false;
};

/// Both men are boxed by bots.
struct BotBoxes {
  bool bot = true;
  [[nodiscard]] std::optional<ringside::Choice> kept(ringside::Decision /*decision*/, const auto& /*legal*/) const {
    return std::nullopt;
  }
};

/// The awaited bout by the rules of Ringside.
Choice played(const Setup& setup, const State& state, const ringside::Charts& charts, const trials::Bots& boxers,
              Random& random) {
  const BilledBout& bout = state.night[0];
  ringside::Setup below{.boxers = {state.man(bout.red).boxer, state.man(bout.blue).boxer},
                        .damage = {},
                        .rounds = bout.rounds,
                        .options = setup.options.bout,
                        .charts = charts};
  for (const Corner corner : both_corners) {
    below.damage[index_of(corner)] = static_cast<std::int16_t>(carried_damage(setup, state, bout.man(corner)));
  }
  ringside::State end = ringside::Rules::opening(below);
  constexpr std::array<BotBoxes, 2> plans{};
  using Player = trials::PlannedPlayerOf<ringside::Rules, BotBoxes>;
  ringside::Rules::play_out(below, end, Player(Random(random.bits()), plans, boxers, below, end), NoEvents{});
  return Rules::result_of(setup, state, below, end);
}

/// Notes what came of a bout that was played beside what a quick result gives whoever fights.
void note_fit(const Setup& setup, const State& state, const BoutResult& result, std::span<std::int64_t> counts) {
  constexpr double million = 1e6;
  constexpr double thousand = 1e3;
  const BilledBout& bout = state.night[0];
  const double red = chance_to_beat(setup, state, bout.red, bout.blue);
  const Corner better = red >= 0.5 ? Corner::red : Corner::blue;
  const double decided = 1 - fast::draw_chance;
  counts[fit_bouts] += 1;
  counts[fit_million] += static_cast<std::int64_t>(million);
  counts[fit_better] += std::llround(million * decided * std::max(red, 1 - red));
  counts[fit_better_won] += result.outcome(better) == Outcome::won ? 1 : 0;
  counts[fit_stops] += std::llround(million * decided * fast::stop_chance(bout.rounds));
  const auto damage = [&](Corner corner) {
    const int fresh = fresh_endurance(bout.rounds, state.man(bout.man(corner)).boxer.endurance);
    return std::llround(thousand * result.damage[index_of(corner)] / std::max(1, fresh));
  };
  const bool knocked_out = result.method == ringside::Method::ko;
  if (!knocked_out && result.method != ringside::Method::tko) {
    counts[fit_went] += 2;
    counts[fit_went_damage] += damage(Corner::red) + damage(Corner::blue);
    return;
  }
  counts[fit_stopped] += 1;
  counts[fit_kos] += knocked_out ? 1 : 0;
  counts[fit_rounds] += result.round;
  double given = 0;  // of `last_round` in quick results
  for (int round = 1; round <= bout.rounds; ++round) {
    const double whole = bout.rounds;
    given += round * (std::pow(round / whole, 2) - std::pow((round - 1) / whole, 2));
  }
  counts[fit_rounds_given] += std::llround(thousand * given);
  counts[fit_winners] += 1;
  counts[fit_winners_damage] += damage(result.winner);
  if (knocked_out) {
    counts[fit_losers] += 1;
    counts[fit_losers_damage] += damage(other(result.winner));
  }
}

class CampaignSimulator final : public trials::SimulatorOf<CampaignSimulator, SimSetup> {
 public:
  explicit CampaignSimulator(SimSetup made) : SimulatorOf(std::move(made)) {
    for (const Level level : sim().levels) {
      managers_.push_back(make_controller(level));
    }
    for (std::unique_ptr<Controller>& boxer : boxers_) {
      boxer = sim().boxer ? sim().boxer() : nullptr;
    }
  }

  [[nodiscard]] std::span<const std::string_view> counters() const override { return counter_names; }

  [[nodiscard]] std::string players() const override {
    std::string words;
    for (std::size_t seat = 0; seat < sim().levels.size(); ++seat) {
      words += fmt::format("{}m{} {}{}", seat == 0 ? "" : ", ", seat + 1, bot_of(sim().levels[seat]).word,
                           sim().refuser == seat ? ", refuses while he leads" : "");
    }
    return words + (sim().charts ? "; bouts played" : "; quick results");
  }

  void play(std::uint64_t seed, std::uint64_t bout, std::span<std::int64_t> counts) override {
    Random random = random_stream(seed, bout);
    State state = sim().start;
    Listener listener(counts);
    while (state.phase != Phase::finished) {
      answer(state, random, listener, counts);
      counts[answers] += 1;
    }
    count_end(state, counts);
  }

 private:
  void answer(State& state, Random& random, Listener& listener, std::span<std::int64_t> counts) const {
    const Setup& setup = sim().setup;
    const Need need = state.asked;
    if (need.kind == NeedKind::roll) {
      Rules::play_roll(setup, state, throw_die(random, need.die), listener);
    } else if (need.kind == NeedKind::bout) {
      const Choice result =
          sim().charts ? played(setup, state, *sim().charts, boxers_, random) : quick_result(setup, state, random);
      if (sim().charts) {
        note_fit(setup, state, result.result, counts);
      }
      Rules::play_choice(setup, state, result, listener);
    } else {
      const BriefOf<Rules> brief(setup, state, need, Rules::legal(setup, state, need));
      const std::size_t index = managers_[need.seat]->decide(brief, random.bits(), {});
      FC_CHECK(index < brief.legal_count());
      const bool refuses = is_asked(state, Decision::answer) && need.seat == sim().refuser && leads(state, need.seat);
      Rules::play_choice(setup, state, refuses ? choice_of(Word::decline) : brief.legal()[index], listener);
    }
  }

  [[nodiscard]] bool leads(const State& state, Seat seat) const { return ranking_of(sim().setup, state)[0].seat == seat; }

  void count_end(const State& state, std::span<std::int64_t> counts) const {
    counts[bouts] += 1;
    std::size_t place = 0;
    for (const Ranked& ranked : ranking_of(sim().setup, state)) {
      const auto level = static_cast<std::size_t>(sim().levels[ranked.seat]);
      counts[place_held + place] += 1;
      counts[place_cash + place] += ranked.cash;
      counts[level_seats + level] += 1;
      counts[level_wins + level] += ranked.rank == 1 ? 1 : 0;
      counts[level_cash + level] += ranked.cash;
      counts[seat_held + ranked.seat] += 1;
      counts[seat_wins + ranked.seat] += ranked.rank == 1 ? 1 : 0;
      counts[seat_cash + ranked.seat] += ranked.cash;
      ++place;
    }
    std::vector<int> pops;
    each_man(sim().setup, state, [&](Person person) { pops.push_back(state.man(person).pop()); });
    std::ranges::sort(pops, std::greater<>());
    for (std::size_t leader = 0; leader < std::min(leaders, pops.size()); ++leader) {
      counts[leader_pop + leader] += pops[leader];
    }
  }

  std::vector<std::unique_ptr<Controller>> managers_;
  trials::Bots boxers_;
};

}  // namespace

trials::FigureTable figure_table() { return {.all = figures, .outcome_count = ending_figures}; }

std::unique_ptr<trials::Simulator> make_simulator(SimSetup sim) {
  return std::make_unique<CampaignSimulator>(std::move(sim));
}

}  // namespace fc::ringside_campaign
