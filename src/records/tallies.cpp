#include "records/results.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace fc::records {
namespace {

constexpr std::string_view select_sums =
    "SELECT tally.who, party.name, tally.bouts, tally.won, tally.lost, tally.drawn, tally.titles_won, "
    "tally.titles_defended, tally.titles_lost, tally.streak, tally.best_streak FROM tally JOIN party ON party.id = "
    "tally.who WHERE tally.game = ?1 AND tally.period = ?2 AND tally.beside = ?3 AND tally.kind = ?4 ";

/// What an order counts, of a row of `tally`.
std::string_view counted_by(Order order) {
  switch (order) {
    case Order::bouts: return "bouts";
    case Order::won: return "won";
    case Order::streak: return "best_streak";
    case Order::titles: break;
  }
  return "titles_won + titles_defended";
}

/// A page of those who have something of it.
std::string page_of(Order order) {
  return fmt::format("{0}AND {1} > 0 ORDER BY {1} DESC, tally.who LIMIT ?5 OFFSET ?6", select_sums, counted_by(order));
}

/// How many have something of it.
std::string count_of(Order order) {
  return fmt::format("SELECT count(*) FROM tally WHERE game = ?1 AND period = ?2 AND beside = ?3 AND kind = ?4 AND {} > 0",
                     counted_by(order));
}

std::string one_sum() { return fmt::format("{}AND tally.who = ?5", select_sums); }

/// The results of one party, latest first, of all games or of one.
std::string results_query(std::string_view which, std::string_view page) {
  return fmt::format(
      "SELECT bout, seat, ended, game, outcome, method, title FROM deed WHERE who = ?1 {} "
      "ORDER BY ended DESC, bout DESC, seat DESC LIMIT ?2{}",
      which, page);
}

constexpr const char* endings =
    "SELECT outcome, method, bouts FROM ending WHERE who = ?1 AND game = ?2 AND period = ?3 AND beside = ?4";
// Of the games, who are few: each period that has a bout is among theirs.
constexpr const char* periods_of_games =
    "SELECT period FROM tally WHERE who IN (SELECT id FROM party WHERE kind = ?1) AND game = '' AND period > 0";
constexpr const char* his_games =
    "SELECT game FROM tally WHERE who = ?1 AND game <> '' AND period = 0 AND beside = 0 ORDER BY game";

/// A name, a game, and how many bouts of both are in progress.
std::string going_on_of(Whose whose) {
  constexpr std::string_view counted = "WHERE bout.over = 0 AND bout.lesson = 0 AND (?1 = '' OR bout.game = ?1)";
  constexpr std::string_view called =
      "JOIN seat ON seat.bout = bout.id "
      "JOIN json_each(iif(json_valid(bout.names), bout.names, '[]')) AS called ON called.key = seat.seat";
  constexpr std::string_view profiled = "JOIN seat ON seat.bout = bout.id JOIN profile ON profile.id = seat.profile";
  const auto asked = [&](std::string_view name, std::string_view tables, std::string_view who) {
    return fmt::format("SELECT {}, bout.game, count(*) FROM bout {} {} {} GROUP BY 1, 2", name, tables, counted, who);
  };
  switch (whose) {
    case Whose::boxer:
      return asked("called.value", called,
                   "AND called.value <> '' AND (SELECT count(*) FROM seat AS one WHERE one.bout = bout.id) = 2 "
                   "AND NOT EXISTS (SELECT 1 FROM bout AS one WHERE one.inside_of = bout.id)");
    case Whose::person: return asked("profile.name", profiled, "AND (seat.sitter = 'person' OR seat.sitter LIKE 'shared%')");
    case Whose::bot: return asked("profile.name", profiled, "AND seat.sitter = 'bot'");
    case Whose::game: break;
  }
  return asked("bout.game", "", "");
}

/// None: that party is not there, and nothing has been counted beside it.
Result<std::optional<std::int64_t>> beside_of(const Database& database, const TallyFilter& filter) {
  if (!filter.beside) {
    return std::optional<std::int64_t>(0);
  }
  FC_TRY(const std::int64_t party, find_party(database, *filter.beside));
  return party == 0 ? std::nullopt : std::optional(party);
}

struct Found {
  std::int64_t who = 0;
  Tally tally;
};

/// The sum that the answer stands on.
Found found_of(const Statement& row) {
  Found found;
  found.who = row.number(0);
  found.tally.name = row.text(1);
  found.tally.bouts = row.number(2);
  found.tally.won = row.number(3);
  found.tally.lost = row.number(4);
  found.tally.drawn = row.number(5);
  found.tally.titles_won = row.number(6);
  found.tally.titles_defended = row.number(7);
  found.tally.titles_lost = row.number(8);
  found.tally.streak = row.number(9);
  found.tally.best_streak = row.number(10);
  return found;
}

/// Adds how bouts ended, and of which games they are.
Result<Tally> completed(const Database& database, Found found, const TallyFilter& filter, std::int64_t beside) {
  FC_TRY(each_row(database.ask(endings, found.who, filter.game, std::int64_t{filter.period}, beside),
                  [&found](const Statement& ended) {
                    const auto outcome = static_cast<Outcome>(ended.number(0));
                    if (outcome != Outcome::drawn) {
                      (outcome == Outcome::won ? found.tally.won_by : found.tally.lost_by)[ended.text(1)] = ended.number(2);
                    }
                  }));
  FC_TRY(each_row(database.ask(his_games, found.who), [&](const Statement& game) {
    if (filter.game.empty() || game.text(0) == filter.game) {
      found.tally.games.push_back(game.text(0));
    }
  }));
  return std::move(found.tally);
}

Result<std::vector<Tally>> sums_of(const Database& database, Result<Statement> asked, const TallyFilter& filter,
                                   std::int64_t beside) {
  std::vector<Tally> sums;
  FC_TRY(each_row(std::move(asked), [&](const Statement& row) -> Result<void> {
    FC_TRY(Tally tally, completed(database, found_of(row), filter, beside));
    sums.push_back(std::move(tally));
    return {};
  }));
  return sums;
}

Result<void> add_going_on(const Database& database, const TallyFilter& filter, std::map<std::string, Tally>& by_name) {
  return each_row(database.ask(going_on_of(filter.whose), filter.game), [&by_name](const Statement& row) {
    Tally& tally = by_name[row.text(0)];
    tally.name = row.text(0);
    tally.bouts += row.number(2);
    tally.going_on += row.number(2);
    if (std::ranges::find(tally.games, row.text(1)) == tally.games.end()) {
      tally.games.push_back(row.text(1));
    }
  });
}

Result<std::vector<BoutResult>> results_in(Result<Statement> asked) {
  return all_rows(std::move(asked), [](const Statement& row) {
    return BoutResult{.bout = row.number(0),
                      .seat = row.number(1),
                      .ended = row.number(2),
                      .game = row.text(3),
                      .outcome = static_cast<Outcome>(row.number(4)),
                      .method = row.text(5),
                      .title = static_cast<TitleChange>(row.number(6))};
  });
}

}  // namespace

Result<std::int64_t> find_party(const Database& database, const Party& party) {
  return one_number(database.ask("SELECT id FROM party WHERE kind = ?1 AND name = ?2",
                                 static_cast<std::int64_t>(party.whose), party.name));
}

Result<std::vector<Tally>> ranked(const Database& database, const TallyFilter& filter, Order order, int from, int most) {
  FC_TRY(const std::optional<std::int64_t> beside, beside_of(database, filter));
  if (!beside) {
    return std::vector<Tally>();
  }
  return sums_of(database,
                 database.ask(page_of(order), filter.game, std::int64_t{filter.period}, *beside,
                              static_cast<std::int64_t>(filter.whose), std::int64_t{most}, std::int64_t{from}),
                 filter, *beside);
}

Result<int> count_ranked(const Database& database, const TallyFilter& filter, Order order) {
  FC_TRY(const std::optional<std::int64_t> beside, beside_of(database, filter));
  if (!beside) {
    return 0;
  }
  FC_TRY(const std::int64_t count, one_number(database.ask(count_of(order), filter.game, std::int64_t{filter.period},
                                                           *beside, static_cast<std::int64_t>(filter.whose))));
  return static_cast<int>(count);
}

Result<Tally> tally_of(const Database& database, const Party& party, const TallyFilter& filter) {
  FC_TRY(const std::optional<std::int64_t> beside, beside_of(database, filter));
  FC_TRY(const std::int64_t who, find_party(database, party));
  const std::int64_t of = beside ? *beside : -1;
  FC_TRY(std::vector<Tally> sums, sums_of(database,
                                          database.ask(one_sum(), filter.game, std::int64_t{filter.period}, of,
                                                       static_cast<std::int64_t>(party.whose), who),
                                          filter, of));
  Tally none;
  none.name = party.name;
  return sums.empty() ? none : std::move(sums.front());
}

Result<std::vector<Tally>> tallies(const Database& database, const TallyFilter& filter) {
  FC_TRY(std::vector<Tally> counted, ranked(database, filter, Order::bouts, 0, -1));
  std::map<std::string, Tally> by_name;
  for (Tally& tally : counted) {
    const std::string name = tally.name;
    by_name.emplace(name, std::move(tally));
  }
  if (filter.period == 0 && !filter.beside) {
    FC_TRY(add_going_on(database, filter, by_name));
  }
  std::vector<Tally> sums;
  for (auto& [name, tally] : by_name) {
    sums.push_back(std::move(tally));
  }
  std::ranges::stable_sort(sums, [](const Tally& one, const Tally& other) { return one.bouts > other.bouts; });
  return sums;
}

Result<std::vector<int>> periods_with_bouts(const Database& database) {
  FC_TRY(std::vector<int> periods, all_rows(database.ask(periods_of_games, static_cast<std::int64_t>(Whose::game)),
                                            [](const Statement& row) { return static_cast<int>(row.number(0)); }));
  std::ranges::sort(periods, std::greater());
  periods.erase(std::unique(periods.begin(), periods.end()), periods.end());
  return periods;
}

Result<std::vector<BoutResult>> results_of(const Database& database, const Party& party, const std::string& game, int from,
                                           int most) {
  FC_TRY(const std::int64_t who, find_party(database, party));
  if (game.empty()) {
    return results_in(database.ask(results_query("", " OFFSET ?3"), who, std::int64_t{most}, std::int64_t{from}));
  }
  return results_in(
      database.ask(results_query("AND game = ?4", " OFFSET ?3"), who, std::int64_t{most}, std::int64_t{from}, game));
}

Result<std::vector<BoutResult>> titles_of(const Database& database, const Party& party, int most) {
  FC_TRY(const std::int64_t who, find_party(database, party));
  return results_in(database.ask(results_query("AND title <> 0", ""), who, std::int64_t{most}));
}

std::vector<std::string> page_commands_of_tallies() {
  std::vector<std::string> commands{one_sum(),
                                    results_query("", " OFFSET ?3"),
                                    results_query("AND game = ?4", " OFFSET ?3"),
                                    results_query("AND title <> 0", ""),
                                    endings,
                                    his_games,
                                    periods_of_games};
  for (const Order order : {Order::bouts, Order::won, Order::streak, Order::titles}) {
    commands.emplace_back(page_of(order));
    commands.emplace_back(count_of(order));
  }
  return commands;
}

}  // namespace fc::records
