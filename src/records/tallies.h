// What bouts add up to: for a boxer, a person, a level of the bots, a game. Read from sums that are kept (records/deeds.h).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "records/deeds.h"
#include "records/sqlite.h"

namespace fc::records {

/// One who is summed up.
struct Party {
  Whose whose = Whose::boxer;
  std::string name;  ///< of the boxer, the person or the bot's level; the slug of a game

  friend bool operator==(const Party&, const Party&) = default;
};

/// One sum. Numbers are bouts; a bout that is over is won, lost or drawn (nobody has won it).
struct Tally {
  std::string name;
  std::vector<std::string> games;  ///< slugs
  std::int64_t bouts = 0;
  std::int64_t going_on = 0;
  std::int64_t won = 0;
  std::int64_t lost = 0;
  std::int64_t drawn = 0;
  std::int64_t titles_won = 0;
  std::int64_t titles_defended = 0;
  std::int64_t titles_lost = 0;
  std::int64_t streak = 0;       ///< won one after the other, up to now
  std::int64_t best_streak = 0;  ///< at most
  /// By the referee's word for how it ended.
  std::map<std::string, std::int64_t> won_by;
  std::map<std::string, std::int64_t> lost_by;
};

/// What shall come first.
enum class Order : std::uint8_t { bouts, won, streak, titles };

/// Which bouts are summed up. A party beside the one who is summed up is, of a boxer, who led him, and of who led, the
/// boxer; of two boxers or two who led, the opponent.
struct TallyFilter {
  Whose whose = Whose::boxer;
  std::string game{};             ///< slug; empty: all games
  int period = 0;                 ///< a year, or year * 100 + month; 0: ever; with `beside` only 0
  std::optional<Party> beside{};  ///< none: anybody
};

/// A page of sums of bouts that are over, those with most first; from: so many are left out. Those who have nothing of what
/// is asked first (no title, no bout won) are left out. Faults: those of `Database`.
Result<std::vector<Tally>> ranked(const Database& database, const TallyFilter& filter, Order order, int from, int most);
/// How many there are.
Result<int> count_ranked(const Database& database, const TallyFilter& filter, Order order);
/// One of them; without bouts if there is no such.
Result<Tally> tally_of(const Database& database, const Party& party, const TallyFilter& filter);

/// All sums of one kind, with bouts in progress: most bouts first, then by name. game: slug; empty: all games.
Result<std::vector<Tally>> tallies(const Database& database, Whose whose, const std::string& game);
/// All sums that fit, with bouts in progress where neither a period nor a party beside them is asked.
Result<std::vector<Tally>> tallies(const Database& database, const TallyFilter& filter);

/// The periods in which a bout ended, newest first: years, and months as year * 100 + month.
Result<std::vector<int>> periods_with_bouts(const Database& database);

/// What a bout was for one party.
struct Deed {
  BoutId bout = 0;
  std::int64_t seat = 0;
  std::int64_t ended = 0;  ///< seconds since 1970
  std::string game;        ///< slug
  Outcome outcome = Outcome::drawn;
  std::string method;
  TitleDeed title = TitleDeed::none;

  friend bool operator==(const Deed&, const Deed&) = default;
};
/// His latest bouts, newest first. game: slug; empty: all games.
Result<std::vector<Deed>> deeds_of(const Database& database, const Party& party, const std::string& game, int from,
                                   int most);
/// His latest bouts in which a title changed hands or was defended, newest first.
Result<std::vector<Deed>> titles_of(const Database& database, const Party& party, int most);

/// The commands of the questions that pages ask, for a look at how they are answered.
std::vector<std::string> page_commands_of_tallies();

}  // namespace fc::records
