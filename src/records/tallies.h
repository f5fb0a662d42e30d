// What the kept bouts add up to: of each boxer over all games, of each person and bot, of each game. Lessons do not count;
// the bouts of a long game do, beside the long game itself.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/result.h"
#include "records/sqlite.h"

namespace fc::records {

/// One sum. Numbers are bouts; a bout that is over is won, lost or drawn (nobody has won it).
struct Tally {
  std::string name;                ///< of the boxer, the person or the bot's level; the slug of a game
  std::vector<std::string> games;  ///< slugs
  std::int64_t bouts = 0;
  std::int64_t going_on = 0;
  std::int64_t won = 0;
  std::int64_t lost = 0;
  std::int64_t drawn = 0;
  /// By the referee's word for how it ended.
  std::map<std::string, std::int64_t> won_by;
  std::map<std::string, std::int64_t> lost_by;
};

/// Who is summed up.
enum class Whose : std::uint8_t {
  boxer,   ///< what the seats are called in the bout; bouts that say no names are left out
  person,  ///< who sat there; one of whom no name is known is "person"
  bot,     ///< by its level
  game,    ///< of a game `won` are the bouts that somebody won, by `won_by`; nothing is lost
};

/// Most bouts first, then by name. game: slug; empty: all games. Faults: those of `Database`.
Result<std::vector<Tally>> tallies(const Database& database, Whose whose, const std::string& game);

}  // namespace fc::records
