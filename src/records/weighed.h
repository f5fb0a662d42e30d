// Luck, reading and errors of people: computed once for each bout by the caller, stored, and summed by person, game and
// month.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "records/bouts.h"

namespace fc::records {

/// Increase it when the computation changes: all bouts are then computed again.
inline constexpr int weighing_version = 2;

/// Win chances are stored as integers; this value is a certain win.
inline constexpr std::int64_t whole_chance = 1'000'000;

/// Figures of one person, in parts of `whole_chance`, from his point of view: luck of dice, and reading of opponents.
struct WeighedFigures {
  std::int64_t decisions = 0;
  std::int64_t expected = 0;  ///< his win chance at the first bell
  std::int64_t result = 0;
  std::int64_t luck = 0;
  std::int64_t reading = 0;
  std::int64_t errors = 0;  ///< chances lost by his own mistakes, 0 or more

  friend bool operator==(const WeighedFigures&, const WeighedFigures&) = default;
};

/// Figures of one seat of a bout.
struct WeighedSeat {
  int seat = 0;
  WeighedFigures figures{};
};

/// Stores the figures of a bout. Seats without a person are skipped; an empty list marks the bout as done. A bout that was
/// deleted, or is done already, is left alone.
Result<void> weigh(const Database& database, BoutId bout, const std::vector<WeighedSeat>& seats);
/// Removes a bout from the sums.
Result<void> forget_weighed(const Database& database, BoutId bout);
/// The newest bouts still to be computed, at most `most`.
Result<std::vector<BoutId>> unweighed(const Database& database, int most);
/// Number of bouts still to be computed; at most 10,000 is returned.
Result<int> count_unweighed(const Database& database);
/// Whether a person sat in this bout.
Result<bool> has_people(const Database& database, BoutId bout);

/// Sum of the bouts of one month and game.
struct WeighedSum {
  std::string game;  ///< slug
  int month = 0;     ///< year * 100 + month
  std::int64_t bouts = 0;
  WeighedFigures figures{};
};
/// Sums of a person, by game, latest month first. game: slug; empty: all games.
Result<std::vector<WeighedSum>> weighed_of(const Database& database, const std::string& person, const std::string& game);
/// Figures of a person's latest bouts of a game, newest first.
Result<std::vector<WeighedFigures>> weighed_bouts(const Database& database, const std::string& person,
                                                  const std::string& game, int most);

}  // namespace fc::records
