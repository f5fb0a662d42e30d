#include "records/results.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace fc::records {
namespace {

/// In place of a seat: the bout's, of its game.
constexpr std::int64_t whole_bout = -1;

struct CountedResult {
  std::int64_t who = 0;
  Whose kind = Whose::boxer;
  std::int64_t ended = 0;
  BoutId bout = 0;
  std::int64_t seat = 0;
  std::string game;
  Outcome outcome = Outcome::drawn;
  std::string method;
  TitleChange title = TitleChange::none;
};

std::int64_t number_of(auto word) { return static_cast<std::int64_t>(word); }

bool sits(Whose kind) { return kind == Whose::person || kind == Whose::bot; }

/// Whether `other` is worth a sum of its own for `result`: a sitter and the boxer he led; the boxers and the sitters of two
/// seats, among themselves; everybody, for the game.
bool stand_beside(const CountedResult& result, const CountedResult& other) {
  if (other.kind == Whose::game || result.kind == Whose::game) {
    return other.kind != Whose::game;
  }
  return (result.seat == other.seat) != (sits(result.kind) == sits(other.kind));
}

/// The parties beside whom this result is counted.
std::vector<std::int64_t> companions(const CountedResult& result, const std::vector<CountedResult>& of_bout) {
  std::vector<std::int64_t> beside;
  for (const CountedResult& other : of_bout) {
    if (stand_beside(result, other) && std::ranges::find(beside, other.who) == beside.end()) {
      beside.push_back(other.who);
    }
  }
  return beside;
}

/// A sum that a result counts in.
struct Scope {
  std::string game;  ///< empty: all games
  std::int64_t period = 0;
  std::int64_t beside = 0;

  friend auto operator<=>(const Scope&, const Scope&) = default;
};

std::vector<Scope> scopes_of(const CountedResult& result, const std::vector<CountedResult>& of_bout) {
  constexpr int months = 100;
  const Periods ended = periods_of(result.ended);
  std::vector<Scope> scopes;
  for (const std::string& game : {std::string(), result.game}) {
    scopes.push_back({.game = game});
    scopes.push_back({.game = game, .period = ended.year});
    scopes.push_back({.game = game, .period = ended.year * months + ended.month});
    for (const std::int64_t party : companions(result, of_bout)) {
      scopes.push_back({.game = game, .beside = party});
    }
  }
  return scopes;
}

/// What a bout's title was for a seat.
TitleChange title_change(const std::optional<std::int64_t>& holder, std::int64_t seat, bool won, bool decided) {
  if (!holder) {
    return TitleChange::none;
  }
  if (*holder == seat) {
    return won || !decided ? TitleChange::defended : TitleChange::lost;
  }
  return won ? TitleChange::won : TitleChange::none;
}

}  // namespace

Periods periods_of(std::int64_t seconds) {
  constexpr int first_year = 1900;
  const std::time_t then = seconds;
  std::tm utc{};
  gmtime_r(&then, &utc);
  return {.year = std::int64_t{utc.tm_year} + first_year, .month = utc.tm_mon + 1};
}

struct Ledger::Statements {
  const Database* database;
  Statement bout;
  Statement seats;
  Statement add_party;
  Statement party;
  Statement results;
  Statement history;
  Statement latest;
  Statement add_deed;
  Statement remove_results;
  Statement add_tally;
  Statement add_ending;
  Statement remove_tallies;
  Statement remove_endings;
  Statement unsettle;
  Statement unsettled;
  Statement settled;
  Statement write_streak;
  Statement mark;

  Result<std::int64_t> party_of(Whose kind, const std::string& name);
  Result<std::vector<CountedResult>> results_of(BoutId of);
  Result<std::vector<CountedResult>> read_results(BoutId of);
  Result<void> count_result(const CountedResult& result, const std::vector<CountedResult>& of_bout);
  Result<void> add(const CountedResult& result, const std::vector<CountedResult>& of_bout, int sign, bool in_order);
  Result<void> settle_party(std::int64_t who);
};

namespace {

template <class... Values>
Result<bool> run(Statement& statement, const Values&... values) {
  statement.reset();
  int place = 0;
  (statement.bind(place++, values), ...);
  return statement.next();
}

constexpr std::array commands{
    "SELECT game, names, touched, over AND NOT lesson, method, title, EXISTS (SELECT 1 FROM bout AS one WHERE one.inside_of "
    "= ?1) FROM bout WHERE id = ?1",
    "SELECT seat.seat, seat.sitter, profile.name, seat.won, "
    "coalesce((SELECT called.value FROM json_each(iif(json_valid(?2), ?2, '[]')) AS called WHERE called.key = seat.seat), "
    "'') "
    "FROM seat JOIN profile ON profile.id = seat.profile WHERE seat.bout = ?1 ORDER BY seat.seat",
    "INSERT OR IGNORE INTO party (kind, name) VALUES (?1, ?2)",
    "SELECT id FROM party WHERE kind = ?1 AND name = ?2",
    "SELECT deed.who, party.kind, deed.ended, deed.bout, deed.seat, deed.game, deed.outcome, deed.method, deed.title "
    "FROM deed JOIN party ON party.id = deed.who WHERE deed.bout = ?1 ORDER BY deed.seat, party.kind",
    "SELECT bout, seat, outcome FROM deed WHERE who = ?1 ORDER BY ended, bout, seat",
    "SELECT 1 FROM deed WHERE who = ?1 AND (ended, bout, seat) > (?2, ?3, ?4) LIMIT 1",
    "INSERT INTO deed (who, ended, bout, seat, game, outcome, method, title) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    "DELETE FROM deed WHERE bout = ?1",
    "INSERT INTO tally (game, period, beside, kind, who, bouts, won, lost, drawn, titles_won, titles_defended, titles_lost, "
    "streak, best_streak) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13) ON CONFLICT DO UPDATE SET "
    "bouts = bouts + ?6, won = won + ?7, lost = lost + ?8, drawn = drawn + ?9, titles_won = titles_won + ?10, "
    "titles_defended = titles_defended + ?11, titles_lost = titles_lost + ?12, "
    "streak = CASE WHEN ?14 THEN (streak + 1) * ?13 ELSE streak END, "
    "best_streak = CASE WHEN ?14 THEN max(best_streak, (streak + 1) * ?13) ELSE best_streak END",
    "INSERT INTO ending (who, game, period, beside, outcome, method, bouts) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) "
    "ON CONFLICT DO UPDATE SET bouts = bouts + ?7",
    "DELETE FROM tally WHERE who = ?1 AND bouts = 0",
    "DELETE FROM ending WHERE who = ?1 AND bouts = 0",
    "UPDATE party SET unsettled = 1 WHERE id = ?1 AND unsettled = 0",
    "SELECT id FROM party WHERE unsettled = 1 LIMIT 1",
    "UPDATE party SET unsettled = 0 WHERE id = ?1",
    "UPDATE tally SET streak = ?5, best_streak = ?6 WHERE who = ?1 AND game = ?2 AND period = ?3 AND beside = ?4",
    "UPDATE bout SET counted = ?2, told = 0, weighed = 0 WHERE id = ?1"};

}  // namespace

Result<std::int64_t> Ledger::Statements::party_of(Whose kind, const std::string& name) {
  FC_TRY(run(add_party, number_of(kind), name));
  FC_TRY(run(party, number_of(kind), name));
  return party.number(0);
}

/// What the bout is to those who take part, as it stands now; nothing while it goes on.
Result<std::vector<CountedResult>> Ledger::Statements::results_of(BoutId of) {
  std::vector<CountedResult> parts;
  FC_TRY(const bool there, run(bout, of));
  if (!there || bout.number(3) == 0) {
    return parts;
  }
  const CountedResult pattern{.ended = bout.number(2), .bout = of, .game = bout.text(0), .method = bout.text(4)};
  const std::string names = bout.text(1);
  const std::optional<std::int64_t> holder = bout.maybe_number(5);
  const bool is_long_game = bout.number(6) != 0;
  struct Chair {
    std::int64_t seat = 0;
    std::string sitter;
    std::string profile;
    bool won = false;
    std::string boxer;
  };
  std::vector<Chair> chairs;
  FC_TRY(bool more, run(seats, of, names));
  while (more) {
    chairs.push_back({seats.number(0), seats.text(1), seats.text(2), seats.number(3) != 0, seats.text(4)});
    FC_TRY(more, seats.next());
  }
  const bool decided = std::ranges::any_of(chairs, &Chair::won);
  // Boxers meet in twos: at larger tables and in long games the seats are called after those who lead them.
  const bool has_boxers = chairs.size() == 2 && !is_long_game;
  const auto add_as = [&](Whose kind, const std::string& name, std::int64_t seat, Outcome outcome,
                          TitleChange title) -> Result<void> {
    CountedResult result = pattern;
    FC_TRY(result.who, party_of(kind, name));
    result.kind = kind;
    result.seat = seat;
    result.outcome = outcome;
    result.title = title;
    parts.push_back(std::move(result));
    return {};
  };
  for (const Chair& chair : chairs) {
    const Outcome outcome = chair.won ? Outcome::won : decided ? Outcome::lost : Outcome::drawn;
    const TitleChange title = title_change(holder, chair.seat, chair.won, decided);
    if (has_boxers && !chair.boxer.empty()) {
      FC_TRY(add_as(Whose::boxer, chair.boxer, chair.seat, outcome, title));
    }
    if (chair.sitter != unknown_sitter) {
      FC_TRY(add_as(chair.sitter == "bot" ? Whose::bot : Whose::person, chair.profile, chair.seat, outcome, title));
    }
  }
  FC_TRY(add_as(Whose::game, pattern.game, whole_bout, decided ? Outcome::won : Outcome::drawn, TitleChange::none));
  return parts;
}

/// What was counted of a bout.
Result<std::vector<CountedResult>> Ledger::Statements::read_results(BoutId of) {
  std::vector<CountedResult> found;
  FC_TRY(bool more, run(results, of));
  while (more) {
    found.push_back({.who = results.number(0),
                     .kind = static_cast<Whose>(results.number(1)),
                     .ended = results.number(2),
                     .bout = results.number(3),
                     .seat = results.number(4),
                     .game = results.text(5),
                     .outcome = static_cast<Outcome>(results.number(6)),
                     .method = results.text(7),
                     .title = static_cast<TitleChange>(results.number(8))});
    FC_TRY(more, results.next());
  }
  return found;
}

/// sign: 1 to add, -1 to take away. in_order: no later result of his is counted.
Result<void> Ledger::Statements::add(const CountedResult& result, const std::vector<CountedResult>& of_bout, int sign,
                                     bool in_order) {
  const auto part = [sign](bool counts) { return std::int64_t{counts ? sign : 0}; };
  for (const Scope& scope : scopes_of(result, of_bout)) {
    FC_TRY(run(add_tally, scope.game, scope.period, scope.beside, number_of(result.kind), result.who, std::int64_t{sign},
               part(result.outcome == Outcome::won), part(result.outcome == Outcome::lost),
               part(result.outcome == Outcome::drawn), part(result.title == TitleChange::won),
               part(result.title == TitleChange::defended), part(result.title == TitleChange::lost),
               std::int64_t{result.outcome == Outcome::won}, std::int64_t{in_order}));
    FC_TRY(run(add_ending, result.who, scope.game, scope.period, scope.beside, number_of(result.outcome), result.method,
               std::int64_t{sign}));
  }
  return {};
}

Result<void> Ledger::Statements::count_result(const CountedResult& result, const std::vector<CountedResult>& of_bout) {
  FC_TRY(const bool has_later, run(latest, result.who, result.ended, result.bout, result.seat));
  FC_TRY(run(add_deed, result.who, result.ended, result.bout, result.seat, result.game, number_of(result.outcome),
             result.method, number_of(result.title)));
  FC_TRY(add(result, of_bout, 1, !has_later));
  if (has_later) {
    FC_TRY(run(unsettle, result.who));
  }
  return {};
}

Result<void> Ledger::Statements::settle_party(std::int64_t who) {
  struct Streak {
    std::int64_t now = 0;
    std::int64_t best = 0;
  };
  std::vector<std::pair<BoutId, std::int64_t>> places;
  FC_TRY(bool more, run(history, who));
  while (more) {
    places.emplace_back(history.number(0), history.number(1));
    FC_TRY(more, history.next());
  }
  std::map<Scope, Streak> streaks;
  for (const auto& [bout_id, seat] : places) {
    FC_TRY(const std::vector<CountedResult> of_bout, read_results(bout_id));
    const std::int64_t his_seat = seat;
    const auto result =
        std::ranges::find_if(of_bout, [&](const CountedResult& one) { return one.who == who && one.seat == his_seat; });
    for (const Scope& scope : scopes_of(*result, of_bout)) {
      Streak& streak = streaks[scope];
      streak.now = result->outcome == Outcome::won ? streak.now + 1 : 0;
      streak.best = std::max(streak.best, streak.now);
    }
  }
  for (const auto& [scope, streak] : streaks) {
    FC_TRY(run(write_streak, who, scope.game, scope.period, scope.beside, streak.now, streak.best));
  }
  FC_TRY(run(settled, who));
  return {};
}

Ledger::Ledger(std::unique_ptr<Statements> statements) : statements_(std::move(statements)) {}
Ledger::Ledger(Ledger&&) noexcept = default;
Ledger& Ledger::operator=(Ledger&&) noexcept = default;
Ledger::~Ledger() = default;

Result<Ledger> Ledger::open(const Database& database) {
  std::vector<Statement> ready;
  for (const char* const command : commands) {
    FC_TRY(Statement statement, database.prepare(command));
    ready.push_back(std::move(statement));
  }
  auto next = ready.begin();
  const auto take = [&next]() -> Statement { return std::move(*next++); };
  // In the order of `commands`: braces are filled from left to right.
  return Ledger(std::make_unique<Statements>(Statements{&database, take(), take(), take(), take(), take(), take(), take(),
                                                        take(), take(), take(), take(), take(), take(), take(), take(),
                                                        take(), take(), take()}));
}

Result<void> Ledger::count_out(BoutId bout) {
  Statements& to = *statements_;
  FC_TRY(const std::vector<CountedResult> counted, to.read_results(bout));
  if (counted.empty()) {
    return {};
  }
  for (const CountedResult& result : counted) {
    FC_TRY(to.add(result, counted, -1, false));
    FC_TRY(run(to.unsettle, result.who));
  }
  FC_TRY(forget_habits(*to.database, bout));
  FC_TRY(forget_weighed(*to.database, bout));
  FC_TRY(run(to.remove_results, bout));
  for (const CountedResult& result : counted) {
    FC_TRY(run(to.remove_tallies, result.who));
    FC_TRY(run(to.remove_endings, result.who));
  }
  FC_TRY(run(to.mark, bout, std::int64_t{0}));
  return {};
}

Result<void> Ledger::count(BoutId bout) {
  Statements& to = *statements_;
  FC_TRY(count_out(bout));
  FC_TRY(const std::vector<CountedResult> results, to.results_of(bout));
  if (results.empty()) {
    return {};
  }
  for (const CountedResult& result : results) {
    FC_TRY(to.count_result(result, results));
  }
  FC_TRY(run(to.mark, bout, std::int64_t{1}));
  return {};
}

Result<void> Ledger::settle() {
  Statements& to = *statements_;
  for (;;) {
    FC_TRY(const bool any, run(to.unsettled));
    if (!any) {
      to.unsettled.reset();
      return {};
    }
    FC_TRY(to.settle_party(to.unsettled.number(0)));
  }
}

Result<int> count_left(const Database& database) {
  FC_TRY(const std::int64_t count,
         one_number(database.prepare(
             "SELECT count(*) FROM (SELECT 1 FROM bout WHERE counted = 0 AND over = 1 AND lesson = 0 LIMIT 1000)")));
  return static_cast<int>(count);
}

Result<bool> all_counted(const Database& database) {
  FC_TRY(const std::int64_t is_left,
         one_number(database.prepare("SELECT EXISTS (SELECT 1 FROM bout WHERE counted = 0 AND over = 1 AND lesson = 0) "
                                     "OR EXISTS (SELECT 1 FROM party WHERE unsettled = 1)")));
  return is_left == 0;
}

Result<void> settle(const Database& database) {
  FC_TRY(const std::int64_t any, one_number(database.prepare("SELECT 1 FROM party WHERE unsettled = 1 LIMIT 1")));
  if (any == 0) {
    return {};
  }
  FC_TRY(Ledger ledger, Ledger::open(database));
  return ledger.settle();
}

Result<int> count_uncounted(const Database& database, int most) {
  FC_TRY(const std::vector<BoutId> bouts,
         numbers(database.ask("SELECT id FROM bout WHERE counted = 0 AND over = 1 AND lesson = 0 ORDER BY id LIMIT ?1",
                              std::int64_t{most})));
  FC_TRY(Ledger ledger, Ledger::open(database));
  for (const BoutId bout : bouts) {
    FC_TRY(ledger.count(bout));
  }
  FC_TRY(ledger.settle());
  return static_cast<int>(bouts.size());
}

}  // namespace fc::records
