#include "bots/knock-out/season_outlook.h"

#include <algorithm>
#include <numeric>

#include "bots/knock-out/bets.h"

namespace fc::knock_out {
namespace {

/// The state plus what is not in it yet.
struct Season {
  State state;
  Random random;
};

/// How fights between equal decks end when the win is all (`FightSolver`), in per cent, by `Ending`.
constexpr std::array<std::uint32_t, endings> usual_endings{25, 39, 15, 21};
/// What a fight adds to the bonus pot among managers who know what they do.
constexpr Money usual_growth = 6'000;

constexpr std::uint64_t outlook_seed = 1994;

Ending usual_ending(Random& random) {
  auto percent = random.below(100);
  std::size_t ending = 0;
  while (percent >= usual_endings[ending]) {
    percent -= usual_endings[ending];
    ++ending;
  }
  return static_cast<Ending>(ending);
}

/// Takes as many cards as a fight of three rounds costs; which ones does not matter here.
void spend_cards(Player& player, int count) {
  for (std::uint8_t& cards : player.cards) {
    const int spent = std::min<int>(cards, count);
    cards = static_cast<std::uint8_t>(cards - spent);
    count -= spent;
  }
}

void end_with(const Setup& setup, State& state, Ending ending) {
  NoEvents nobody_listens;
  sequence::end_fight(setup, state, winner_of(ending), is_knockout(ending), nobody_listens);
}

void fight_on(const Setup& setup, Season& season) {
  State& state = season.state;
  const Choices challenges = challenges_of(setup, state, state.challenger);
  const Choice choice = challenges[season.random.below(static_cast<std::uint32_t>(challenges.size()))];
  NoEvents nobody_listens;
  sequence::challenge(setup, state, choice, nobody_listens);
  for (const Corner corner : both_corners) {
    spend_cards(state.player(state.fight.seat(corner)), fight_rounds);
  }
  state.bonus += usual_growth;
  end_with(setup, state, usual_ending(season.random));
}

void add_end(const Setup& setup, const State& start, std::uint64_t number, Fortunes& sum) {
  Season season{.state = start, .random = random_stream(outlook_seed, number)};
  while (season.state.phase != Phase::finished) {
    fight_on(setup, season);
  }
  for (int seat = 0; seat < setup.players; ++seat) {
    sum[static_cast<std::size_t>(seat)] += season.state.player(seat).money / thousand;
  }
}

}  // namespace

Fortunes leads(int players, const Fortunes& fortunes) {
  const double sum = std::accumulate(fortunes.begin(), fortunes.begin() + players, 0.0);
  Fortunes leads{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    leads[seat] = fortunes[seat] - (sum - fortunes[seat]) / (players - 1);
  }
  return leads;
}

State with_counted_cards(const Setup& setup, const View& view) {
  State state = view.seen;
  for (int seat = 0; seat < setup.players; ++seat) {
    state.player(seat).cards = counted_cards(view, seat);
  }
  return state;
}

Fortunes mean_fortunes(const Setup& setup, const State& state, int seasons, const std::stop_token& stop) {
  State start = state;
  start.fight = {};
  Fortunes sum{};
  int played = 0;
  while (played < seasons && (played == 0 || !stop.stop_requested())) {
    add_end(setup, start, static_cast<std::uint64_t>(played), sum);
    ++played;
  }
  for (double& fortune : sum) {
    fortune /= played;
  }
  return sum;
}

std::array<Fortunes, endings> fortunes_after(const Setup& setup, const State& state, int seasons,
                                             const std::stop_token& stop) {
  State fought = state;
  for (const Corner corner : both_corners) {
    const Fighter& fighter = state.fight.of(corner);
    spend_cards(fought.player(owner_of(fighter.boxer)), fight_rounds - static_cast<int>(fighter.played.size()));
  }
  fought.fight.tables = {};
  std::array<Fortunes, endings> fortunes{};
  for (std::size_t ending = 0; ending < endings; ++ending) {
    State after = fought;
    end_with(setup, after, static_cast<Ending>(ending));
    fortunes[ending] = mean_fortunes(setup, after, seasons, stop);
  }
  return fortunes;
}

}  // namespace fc::knock_out
