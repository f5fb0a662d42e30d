#include "records/tallies.h"

#include <algorithm>
#include <utility>

namespace fc::records {
namespace {

// Each gives: name, game, method, whether it is over, whether this one won, whether anybody won, how many.
#define FC_SUMS                                                                                  \
  ", bout.game, bout.method, bout.over, seat.won, EXISTS (SELECT 1 FROM seat AS any_seat WHERE " \
  "any_seat.bout = bout.id AND any_seat.won = 1), count(*) FROM bout JOIN seat ON seat.bout = bout.id "
#define FC_COUNTED "WHERE bout.lesson = 0 AND (?1 = '' OR bout.game = ?1) "
#define FC_GROUPED "GROUP BY 1, 2, 3, 4, 5, 6"

constexpr const char* by_boxer =
    "SELECT called.value" FC_SUMS
    "JOIN json_each(iif(json_valid(bout.names), bout.names, '[]')) AS called ON called.key = seat.seat " FC_COUNTED
    "AND called.value <> '' " FC_GROUPED;
constexpr const char* by_person = "SELECT profile.name" FC_SUMS "JOIN profile ON profile.id = seat.profile " FC_COUNTED
                                  "AND seat.sitter IN ('person', 'shared') " FC_GROUPED;
constexpr const char* by_bot = "SELECT profile.name" FC_SUMS "JOIN profile ON profile.id = seat.profile " FC_COUNTED
                               "AND seat.sitter = 'bot' " FC_GROUPED;
constexpr const char* by_game =
    "SELECT bout.game, bout.game, bout.method, bout.over, EXISTS (SELECT 1 FROM seat WHERE seat.bout = bout.id AND "
    "seat.won = 1) AS decided, 0, count(*) FROM bout " FC_COUNTED "GROUP BY 1, 2, 3, 4, 5";

#undef FC_GROUPED
#undef FC_COUNTED
#undef FC_SUMS

const char* command_of(Whose whose) {
  switch (whose) {
    case Whose::boxer:
      return by_boxer;
    case Whose::person:
      return by_person;
    case Whose::bot:
      return by_bot;
    case Whose::game:
      return by_game;
  }
  return by_game;
}

/// Adds a row of the answer to its sum.
void add(Tally& tally, const Statement& found) {
  const std::string game = found.text(1);
  const std::string method = found.text(2);
  const std::int64_t count = found.number(6);
  if (std::ranges::find(tally.games, game) == tally.games.end()) {
    tally.games.push_back(game);
  }
  tally.bouts += count;
  if (found.number(3) == 0) {
    tally.going_on += count;
  } else if (found.number(4) != 0) {
    tally.won += count;
    tally.won_by[method] += count;
  } else if (found.number(5) != 0) {
    tally.lost += count;
    tally.lost_by[method] += count;
  } else {
    tally.drawn += count;
  }
}

}  // namespace

Result<std::vector<Tally>> tallies(const Database& database, Whose whose, const std::string& game) {
  FC_TRY(Statement asked, database.ask(command_of(whose), game));
  std::map<std::string, Tally> by_name;
  for (;;) {
    FC_TRY(const bool more, asked.next());
    if (!more) {
      break;
    }
    Tally& tally = by_name[asked.text(0)];
    tally.name = asked.text(0);
    add(tally, asked);
  }
  std::vector<Tally> sums;
  for (auto& [name, tally] : by_name) {
    sums.push_back(std::move(tally));
  }
  std::ranges::stable_sort(sums, [](const Tally& one, const Tally& other) { return one.bouts > other.bouts; });
  return sums;
}

}  // namespace fc::records
