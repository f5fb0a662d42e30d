// Statistics of how people decide: derived once from the script of each finished bout, and summed by person. Questions and
// answers are keys of the game's texts.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "library/whole_file.h"
#include "records/bouts.h"
#include "records/tallies.h"

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

}  // namespace fc::records
