// What people like to do: told once from the script of every bout that is over, kept, and summed up by person. Knows no
// game's words: questions and answers are keys of the game's texts.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "library/whole_file.h"
#include "records/bouts.h"
#include "records/tallies.h"

namespace fc::records {

/// Rises when games tell more or other habits: then all bouts are told anew.
inline constexpr int habits_version = 1;

/// Tells the habits of a script; the faults are those of the script.
using TellHabits = std::function<Result<std::vector<Habit>>(const Script&)>;

/// Tells at most so many bouts that were not told yet, the newest first. A script that its game refuses tells nothing. To be
/// done in one transaction. Returns how many it told.
Result<int> tell_habits(const Database& database, const TellHabits& tell, int most);
/// Takes what a bout told out of the sums.
Result<void> forget_habits(const Database& database, BoutId bout);
/// How many bouts are not told yet; more than 1,000 are told as 1,000.
Result<int> count_untold(const Database& database);

/// One answer to one kind of question, of all his bouts.
struct HabitSum {
  std::string game;      ///< slug
  std::string question;  ///< key
  std::string answer;    ///< key
  std::int64_t times = 0;
  std::int64_t guessed = 0;  ///< so often somebody had to guess it
  std::int64_t guessed_right = 0;
};
/// Of a person; those of a question stand together, the most frequent answer first. game: slug; empty: all games.
Result<std::vector<HabitSum>> habits_of(const Database& database, const std::string& person, const std::string& game);

/// The command of that question, for a look at how it is answered.
const char* habits_command();

}  // namespace fc::records
