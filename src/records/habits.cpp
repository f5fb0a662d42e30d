#include "records/habits.h"

#include <map>
#include <tuple>
#include <utility>

namespace fc::records {
namespace {

constexpr const char* his_habits =
    "SELECT game, question, answer, times, guessed, guessed_right FROM habit WHERE who = ?1 AND (?2 = '' OR game = ?2) "
    "ORDER BY game, question, times DESC, answer";

/// Who sat on the seats, as parties; only people.
Result<std::map<std::int64_t, std::int64_t>> people_of(const Database& database, BoutId bout) {
  FC_TRY(Statement asked, database.ask("SELECT deed.seat, deed.who FROM deed JOIN party ON party.id = deed.who WHERE "
                                       "deed.bout = ?1 AND party.kind = ?2",
                                       bout, static_cast<std::int64_t>(Whose::person)));
  std::map<std::int64_t, std::int64_t> people;
  for (;;) {
    FC_TRY(const bool more, asked.next());
    if (!more) {
      return people;
    }
    people[asked.number(0)] = asked.number(1);
  }
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
  FC_TRY(Statement asked, database.ask("SELECT id FROM bout WHERE counted = 1 AND told < ?1 ORDER BY id DESC LIMIT ?2",
                                       std::int64_t{habits_version}, std::int64_t{most}));
  FC_TRY(const std::vector<BoutId> bouts, numbers(std::move(asked)));
  for (const BoutId bout : bouts) {
    FC_TRY(forget_habits(database, bout));
    FC_TRY(tell_bout(database, bout, tell));
  }
  return static_cast<int>(bouts.size());
}

Result<int> count_untold(const Database& database) {
  FC_TRY(Statement asked,
         database.ask("SELECT count(*) FROM (SELECT 1 FROM bout WHERE counted = 1 AND told < ?1 LIMIT 1000)",
                      std::int64_t{habits_version}));
  FC_TRY(asked.next());
  return static_cast<int>(asked.number(0));
}

Result<std::vector<HabitSum>> habits_of(const Database& database, const std::string& person, const std::string& game) {
  FC_TRY(Statement asked, database.ask("SELECT id FROM party WHERE kind = ?1 AND name = ?2",
                                       static_cast<std::int64_t>(Whose::person), person));
  std::vector<HabitSum> sums;
  FC_TRY(const bool there, asked.next());
  if (!there) {
    return sums;
  }
  FC_TRY(Statement told, database.ask(his_habits, asked.number(0), game));
  for (;;) {
    FC_TRY(const bool more, told.next());
    if (!more) {
      return sums;
    }
    sums.push_back({.game = told.text(0),
                    .question = told.text(1),
                    .answer = told.text(2),
                    .times = told.number(3),
                    .guessed = told.number(4),
                    .guessed_right = told.number(5)});
  }
}

const char* habits_command() { return his_habits; }

}  // namespace fc::records
