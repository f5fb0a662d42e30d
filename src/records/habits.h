// Statistics of how people decide: derived once from the script of each finished bout, and summed by person. Questions and
// answers are keys of the game's texts.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "library/whole_file.h"
#include "records/bouts.h"
#include "records/results.h"

namespace fc::records {

/// Increase it when games report habits differently: all bouts are then evaluated again.
inline constexpr int habits_version = 1;

/// Extracts the habits from a script. Faults: the script is invalid.
using TellHabits = std::function<Result<std::vector<Habit>>(const Script&)>;

/// Evaluates up to `most` bouts that are not yet evaluated, newest first. A script that its game refuses has no habits. Call
/// in one transaction. Returns how many it evaluated.
Result<int> tell_habits(const Database& database, const TellHabits& tell, int most);
/// Removes a bout's habits from the sums.
Result<void> forget_habits(const Database& database, BoutId bout);
/// Number of bouts not yet evaluated; at most 1,000 is returned.
Result<int> count_untold(const Database& database);

/// One answer to one kind of question, summed over all his bouts.
struct HabitSum {
  std::string game;      ///< slug
  std::string question;  ///< key
  std::string answer;    ///< key
  std::int64_t times = 0;
  std::int64_t guessed = 0;  ///< number of times an opponent had to guess it
  std::int64_t guessed_right = 0;
};
/// Sums of a person, grouped by question, most frequent answer first. game: slug; empty: all games.
Result<std::vector<HabitSum>> habits_of(const Database& database, const std::string& person, const std::string& game);

/// SQL of that query, for tests of its query plan.
const char* habits_command();

// Luck, reading and errors of people: computed once for each bout by the caller, stored, and summed by person, game and
// month.

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
