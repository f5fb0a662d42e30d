#include "records/results.h"

#include <map>
#include <optional>
#include <tuple>

namespace fc::records {
namespace {

constexpr const char* his_habits =
    "SELECT game, question, answer, times, guessed, guessed_right FROM habit WHERE who = ?1 AND (?2 = '' OR game = ?2) "
    "ORDER BY game, question, times DESC, answer";

/// Who sat on the seats, as parties; only people.
Result<std::map<std::int64_t, std::int64_t>> people_of(const Database& database, BoutId bout) {
  std::map<std::int64_t, std::int64_t> people;
  FC_TRY(each_row(database.ask("SELECT deed.seat, deed.who FROM deed JOIN party ON party.id = deed.who WHERE "
                               "deed.bout = ?1 AND party.kind = ?2",
                               bout, static_cast<std::int64_t>(Whose::person)),
                  [&people](const Statement& row) { people[row.number(0)] = row.number(1); }));
  return people;
}

struct Sum {
  std::int64_t times = 0;
  std::int64_t guessed = 0;
  std::int64_t guessed_right = 0;
};
/// By person, question and answer.
using Sums = std::map<std::tuple<std::int64_t, std::string, std::string>, Sum>;

Result<Sums> sums_of(const Database& database, const BoutRow& row, const TellHabits& tell) {
  Sums sums;
  FC_TRY(const auto people, people_of(database, row.id));
  if (people.empty()) {
    return sums;
  }
  FC_TRY(const Script script, script_of(database, row));
  const Result<std::vector<Habit>> told = tell(script);
  for (const Habit& habit : told.value_or(std::vector<Habit>())) {
    if (const auto person = people.find(habit.seat); person != people.end()) {
      Sum& sum = sums[{person->second, habit.question, habit.answer}];
      ++sum.times;
      sum.guessed += habit.guessed ? 1 : 0;
      sum.guessed_right += habit.guessed_right ? 1 : 0;
    }
  }
  return sums;
}

Result<void> tell_bout(const Database& database, BoutId bout, const TellHabits& tell) {
  FC_TRY(const auto row, find_bout(database, bout));
  if (row) {
    FC_TRY(const Sums sums, sums_of(database, *row, tell));
    for (const auto& [key, sum] : sums) {
      const auto& [who, question, answer] = key;
      FC_TRY(database.tell(
          "INSERT OR REPLACE INTO habit_of (bout, who, question, answer, times, guessed, guessed_right) VALUES "
          "(?1, ?2, ?3, ?4, ?5, ?6, ?7)",
          bout, who, question, answer, sum.times, sum.guessed, sum.guessed_right));
      FC_TRY(
          database.tell("INSERT INTO habit (who, game, question, answer, times, guessed, guessed_right) VALUES (?1, ?2, "
                        "?3, ?4, ?5, ?6, ?7) ON CONFLICT DO UPDATE SET times = times + ?5, guessed = guessed + ?6, "
                        "guessed_right = guessed_right + ?7",
                        who, row->game, question, answer, sum.times, sum.guessed, sum.guessed_right));
    }
  }
  return database.tell("UPDATE bout SET told = ?2 WHERE id = ?1", bout, std::int64_t{habits_version});
}

}  // namespace

Result<void> forget_habits(const Database& database, BoutId bout) {
  FC_TRY(database.tell(
      "UPDATE habit SET times = habit.times - old.times, guessed = habit.guessed - old.guessed, guessed_right = "
      "habit.guessed_right - old.guessed_right FROM habit_of AS old WHERE old.bout = ?1 AND habit.who = old.who AND "
      "habit.game = (SELECT game FROM bout WHERE id = ?1) AND habit.question = old.question AND habit.answer = old.answer",
      bout));
  if (database.changed() == 0) {
    return {};
  }
  FC_TRY(database.tell("DELETE FROM habit WHERE times = 0"));
  return database.tell("DELETE FROM habit_of WHERE bout = ?1", bout);
}

Result<int> tell_habits(const Database& database, const TellHabits& tell, int most) {
  FC_TRY(const std::vector<BoutId> bouts,
         numbers(database.ask("SELECT id FROM bout WHERE counted = 1 AND told < ?1 ORDER BY id DESC LIMIT ?2",
                              std::int64_t{habits_version}, std::int64_t{most})));
  for (const BoutId bout : bouts) {
    FC_TRY(forget_habits(database, bout));
    FC_TRY(tell_bout(database, bout, tell));
  }
  return static_cast<int>(bouts.size());
}

Result<int> count_untold(const Database& database) {
  FC_TRY(const std::int64_t count,
         one_number(database.ask("SELECT count(*) FROM (SELECT 1 FROM bout WHERE counted = 1 AND told < ?1 LIMIT 1000)",
                                 std::int64_t{habits_version})));
  return static_cast<int>(count);
}

Result<std::vector<HabitSum>> habits_of(const Database& database, const std::string& person, const std::string& game) {
  FC_TRY(const std::int64_t who, find_party(database, {.whose = Whose::person, .name = person}));
  return all_rows(database.ask(his_habits, who, game), [](const Statement& row) {
    return HabitSum{.game = row.text(0),
                    .question = row.text(1),
                    .answer = row.text(2),
                    .times = row.number(3),
                    .guessed = row.number(4),
                    .guessed_right = row.number(5)};
  });
}

const char* habits_command() { return his_habits; }

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
  return numbers(database.ask("SELECT id FROM bout WHERE counted = 1 AND weighed < ?1 ORDER BY id DESC LIMIT ?2",
                              std::int64_t{weighing_version}, std::int64_t{most}));
}

Result<int> count_unweighed(const Database& database) {
  FC_TRY(const std::int64_t count,
         one_number(database.ask("SELECT count(*) FROM (SELECT 1 FROM bout WHERE counted = 1 AND weighed < ?1 LIMIT 10000)",
                                 std::int64_t{weighing_version})));
  return static_cast<int>(count);
}

Result<bool> has_people(const Database& database, BoutId bout) {
  FC_TRY(Statement asked, database.ask("SELECT 1 FROM deed JOIN party ON party.id = deed.who WHERE deed.bout = ?1 AND "
                                       "party.kind = ?2 LIMIT 1",
                                       bout, static_cast<std::int64_t>(Whose::person)));
  return asked.next();
}

Result<std::vector<WeighedSum>> weighed_of(const Database& database, const std::string& person, const std::string& game) {
  FC_TRY(const std::int64_t who, find_party(database, {.whose = Whose::person, .name = person}));
  return all_rows(database.ask("SELECT game, month, bouts, decisions, expected, result, luck, reading, errors FROM "
                               "weighed WHERE who = ?1 AND (?2 = '' OR game = ?2) ORDER BY game, month DESC",
                               who, game),
                  [](const Statement& row) {
                    return WeighedSum{.game = row.text(0),
                                      .month = static_cast<int>(row.number(1)),
                                      .bouts = row.number(2),
                                      .figures = figures_in(row, 3)};
                  });
}

Result<std::vector<WeighedFigures>> weighed_bouts(const Database& database, const std::string& person,
                                                  const std::string& game, int most) {
  FC_TRY(const std::int64_t who, find_party(database, {.whose = Whose::person, .name = person}));
  return all_rows(
      database.ask("SELECT decisions, expected, result, luck, reading, errors FROM weighed_seat WHERE who = ?1 AND game = "
                   "?2 ORDER BY bout DESC LIMIT ?3",
                   who, game, std::int64_t{most}),
      [](const Statement& row) { return figures_in(row, 0); });
}

}  // namespace fc::records
