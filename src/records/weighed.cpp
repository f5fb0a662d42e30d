#include "records/weighed.h"

#include <optional>
#include <utility>

#include "records/results.h"

namespace fc::records {
namespace {

struct WeighedPerson {
  std::int64_t who = 0;
  std::int64_t month = 0;
};

/// Whose the seat was and when the bout ended; none: nobody's who is counted.
Result<std::optional<WeighedPerson>> person_on(const Database& database, BoutId bout, int seat) {
  constexpr int months = 100;
  FC_TRY(Statement asked, database.ask("SELECT deed.who, deed.ended FROM deed JOIN party ON party.id = deed.who WHERE "
                                       "deed.bout = ?1 AND deed.seat = ?2 AND party.kind = ?3",
                                       bout, std::int64_t{seat}, static_cast<std::int64_t>(Whose::person)));
  FC_TRY(const bool there, asked.next());
  if (!there) {
    return std::optional<WeighedPerson>();
  }
  const Periods ended = periods_of(asked.number(1));
  return WeighedPerson{.who = asked.number(0), .month = ended.year * months + ended.month};
}

/// None: nobody is called so.
Result<std::optional<std::int64_t>> party_number(const Database& database, const std::string& person) {
  FC_TRY(Statement asked, database.ask("SELECT id FROM party WHERE kind = ?1 AND name = ?2",
                                       static_cast<std::int64_t>(Whose::person), person));
  FC_TRY(const bool there, asked.next());
  return there ? std::optional(asked.number(0)) : std::nullopt;
}

WeighedFigures figures_in(const Statement& row, int first) {
  return {.decisions = row.number(first),
          .expected = row.number(first + 1),
          .result = row.number(first + 2),
          .luck = row.number(first + 3),
          .reading = row.number(first + 4),
          .errors = row.number(first + 5)};
}

}  // namespace

Result<void> weigh(const Database& database, BoutId bout, const std::vector<WeighedSeat>& seats) {
  FC_TRY(Statement asked, database.ask("SELECT game FROM bout WHERE id = ?1 AND counted = 1 AND weighed < ?2", bout,
                                       std::int64_t{weighing_version}));
  FC_TRY(const bool wanted, asked.next());
  if (!wanted) {
    return {};
  }
  const std::string game = asked.text(0);
  FC_TRY(forget_weighed(database, bout));
  for (const WeighedSeat& each : seats) {
    FC_TRY(const auto person, person_on(database, bout, each.seat));
    if (!person) {
      continue;
    }
    const WeighedFigures& his = each.figures;
    FC_TRY(
        database.tell("INSERT INTO weighed_seat (bout, seat, who, game, month, decisions, expected, result, luck, reading, "
                      "errors) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
                      bout, std::int64_t{each.seat}, person->who, game, person->month, his.decisions, his.expected,
                      his.result, his.luck, his.reading, his.errors));
    FC_TRY(database.tell(
        "INSERT INTO weighed (who, game, month, bouts, decisions, expected, result, luck, reading, errors) "
        "VALUES (?1, ?2, ?3, 1, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO UPDATE SET bouts = bouts + 1, "
        "decisions = decisions + ?4, expected = expected + ?5, result = result + ?6, luck = luck + ?7, "
        "reading = reading + ?8, errors = errors + ?9",
        person->who, game, person->month, his.decisions, his.expected, his.result, his.luck, his.reading, his.errors));
  }
  return database.tell("UPDATE bout SET weighed = ?2 WHERE id = ?1", bout, std::int64_t{weighing_version});
}

Result<void> forget_weighed(const Database& database, BoutId bout) {
  FC_TRY(database.tell(
      "UPDATE weighed SET bouts = weighed.bouts - old.bouts, decisions = weighed.decisions - old.decisions, expected = "
      "weighed.expected - old.expected, result = weighed.result - old.result, luck = weighed.luck - old.luck, reading = "
      "weighed.reading - old.reading, errors = weighed.errors - old.errors FROM (SELECT who, game, month, count(*) AS "
      "bouts, sum(decisions) AS decisions, sum(expected) AS expected, sum(result) AS result, sum(luck) AS luck, "
      "sum(reading) AS reading, sum(errors) AS errors FROM weighed_seat WHERE bout = ?1 GROUP BY who, game, month) AS old "
      "WHERE weighed.who = old.who AND weighed.game = old.game AND weighed.month = old.month",
      bout));
  if (database.changed() == 0) {
    return {};
  }
  FC_TRY(database.tell("DELETE FROM weighed WHERE bouts = 0"));
  return database.tell("DELETE FROM weighed_seat WHERE bout = ?1", bout);
}

Result<std::vector<BoutId>> unweighed(const Database& database, int most) {
  FC_TRY(Statement asked, database.ask("SELECT id FROM bout WHERE counted = 1 AND weighed < ?1 ORDER BY id DESC LIMIT ?2",
                                       std::int64_t{weighing_version}, std::int64_t{most}));
  return numbers(std::move(asked));
}

Result<int> count_unweighed(const Database& database) {
  FC_TRY(Statement asked,
         database.ask("SELECT count(*) FROM (SELECT 1 FROM bout WHERE counted = 1 AND weighed < ?1 LIMIT 10000)",
                      std::int64_t{weighing_version}));
  FC_TRY(asked.next());
  return static_cast<int>(asked.number(0));
}

Result<bool> has_people(const Database& database, BoutId bout) {
  FC_TRY(Statement asked, database.ask("SELECT 1 FROM deed JOIN party ON party.id = deed.who WHERE deed.bout = ?1 AND "
                                       "party.kind = ?2 LIMIT 1",
                                       bout, static_cast<std::int64_t>(Whose::person)));
  return asked.next();
}

Result<std::vector<WeighedSum>> weighed_of(const Database& database, const std::string& person, const std::string& game) {
  std::vector<WeighedSum> sums;
  FC_TRY(const auto who, party_number(database, person));
  if (!who) {
    return sums;
  }
  FC_TRY(Statement asked, database.ask("SELECT game, month, bouts, decisions, expected, result, luck, reading, errors FROM "
                                       "weighed WHERE who = ?1 AND (?2 = '' OR game = ?2) ORDER BY game, month DESC",
                                       *who, game));
  for (;;) {
    FC_TRY(const bool more, asked.next());
    if (!more) {
      return sums;
    }
    sums.push_back({.game = asked.text(0),
                    .month = static_cast<int>(asked.number(1)),
                    .bouts = asked.number(2),
                    .figures = figures_in(asked, 3)});
  }
}

Result<std::vector<WeighedFigures>> weighed_bouts(const Database& database, const std::string& person,
                                                  const std::string& game, int most) {
  std::vector<WeighedFigures> bouts;
  FC_TRY(const auto who, party_number(database, person));
  if (!who) {
    return bouts;
  }
  FC_TRY(
      Statement asked,
      database.ask("SELECT decisions, expected, result, luck, reading, errors FROM weighed_seat WHERE who = ?1 AND game = "
                   "?2 ORDER BY bout DESC LIMIT ?3",
                   *who, game, std::int64_t{most}));
  for (;;) {
    FC_TRY(const bool more, asked.next());
    if (!more) {
      return bouts;
    }
    bouts.push_back(figures_in(asked, 0));
  }
}

}  // namespace fc::records
