// Bouts for attacks on what is kept: of the tests' own games from their first bell on, or of the game that FC_GAME names
// from any place on. A real bout is too long to be recorded whole for every blow.
#pragma once

#include "book.h"
#include "tests/asked.h"
#include "tests/setups.h"

namespace fc::records {

/// A match that is played at random, and the random numbers with which it goes on.
struct Underway {
  std::unique_ptr<Match> match;
  Random random = Random(1);

  [[nodiscard]] Underway twin() const { return {.match = match->copy(), .random = random}; }
  /// False: it is over.
  bool answer() { return test::answer_at_random(*match, random); }
};

/// As many steps of a bout of FC_GAME are recorded.
inline constexpr int few_steps = 6;

inline Underway begun(const Script& opening, std::uint64_t seed) {
  return {.match = test::must(test::all_games().open(opening)), .random = Random(seed)};
}

/// How many steps it has still to go.
inline int steps_left(const Underway& bout) {
  Underway twin = bout.twin();
  int steps = 0;
  while (twin.answer()) {
    ++steps;
  }
  return steps;
}

/// Plays it on, and nothing of that is recorded.
inline void carry(Underway& bout, int steps) {
  while (steps-- > 0 && bout.answer()) {
  }
}

/// A game's bout before its first step; set-up and course follow from the seed.
inline Underway begun(const std::string& game, std::uint64_t seed) {
  const nlohmann::json setups = test::setups_of(game);
  return begun({.game = game, .setup = setups.at(seed % setups.size()).dump(), .dice = {}, .choices = {}}, seed);
}

/// A place in so many, drawn by the seed; one time in three the last.
inline int some_place(int places, std::uint64_t seed) {
  return std::min(static_cast<int>(Random(~seed).below(static_cast<std::uint32_t>(places + places / 2 + 1))), places - 1);
}

/// The game's bout at any place, or shortly before its end, where more is written than anywhere else.
inline Underway underway(const std::string& game, std::uint64_t seed) {
  Underway bout = begun(game, seed);
  carry(bout, some_place(std::max(1, steps_left(bout) - few_steps + 1), seed));
  return bout;
}

/// The game where it waits for one of its bouts; none: it is no long game.
inline std::optional<Underway> before_a_bout(const std::string& game, std::uint64_t seed) {
  Underway outer = begun(game, seed);
  std::vector<int> places;
  Underway twin = outer.twin();
  for (int step = 0; twin.match->need().kind != NeedKind::finished; ++step, twin.answer()) {
    if (twin.match->need().kind == NeedKind::bout) {
      places.push_back(step);
    }
  }
  if (places.empty()) {
    return std::nullopt;
  }
  carry(outer, places[static_cast<std::size_t>(some_place(static_cast<int>(places.size()), seed))]);
  return outer;
}

/// A person, and bots on all other seats.
inline std::vector<SeatRow> some_seats(const Match& match) {
  std::vector<SeatRow> seats(static_cast<std::size_t>(match.seats()), {.sitter = "bot", .profile = "champion"});
  seats.front() = {.sitter = "person", .profile = "Ann"};
  return seats;
}

}  // namespace fc::records
