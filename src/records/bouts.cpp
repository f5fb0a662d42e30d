#include "records/bouts.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "library/checked_json.h"
#include "records/results.h"

namespace fc::records {
namespace {

#define FC_BOUT_COLUMNS                                                                                             \
  "SELECT id, game, setup, names, begun, touched, lesson, over, stands, method, length, inside_of, place, source, " \
  "title, (SELECT group_concat(seat.seat, ' ') FROM seat WHERE seat.bout = bout.id AND seat.won = 1) FROM bout "

constexpr const char* page = FC_BOUT_COLUMNS "WHERE inside_of IS NULL AND id < ?1 ORDER BY id DESC LIMIT ?2";
constexpr const char* page_above = FC_BOUT_COLUMNS "WHERE inside_of IS NULL AND id > ?1 ORDER BY id LIMIT ?2";
constexpr const char* going_on = FC_BOUT_COLUMNS "WHERE inside_of IS NULL AND over = 0 ORDER BY id DESC LIMIT 1";
constexpr const char* fitting = FC_BOUT_COLUMNS
    "WHERE inside_of IS NULL AND id < ?1 AND (?3 = '' OR game = ?3) AND (?4 IS NULL OR over = ?4) ORDER BY id DESC LIMIT ?2";
constexpr const char* last_touched =
    FC_BOUT_COLUMNS "WHERE over = 0 ORDER BY touched > unixepoch() + 3600, touched DESC, id DESC LIMIT 1";
constexpr const char* one = FC_BOUT_COLUMNS "WHERE id = ?1";
constexpr const char* inside = FC_BOUT_COLUMNS "WHERE inside_of = ?1 ORDER BY place, id";

#undef FC_BOUT_COLUMNS

/// {"key": "bare-knuckle.round_line", "round": "3"}
std::string text_of(const Standing& standing) {
  Json json{{"key", standing.key}};
  for (const auto& [place, value] : standing.places) {
    json[place] = value;
  }
  return json_text(json);
}

Standing standing_from(const std::string& text) {
  Standing standing;
  const Result<Json> json = parse_json(text);
  if (json && json->is_object()) {
    for (const auto& [place, value] : json->items()) {
      if (value.is_string() && place == "key") {
        standing.key = value.get<std::string>();
      } else if (value.is_string()) {
        standing.places.emplace_back(place, value.get<std::string>());
      }
    }
  }
  return standing;
}

std::vector<std::string> names_from(const std::string& text) {
  std::vector<std::string> names;
  if (const Result<Json> json = parse_json(text); json && json->is_array()) {
    for (const Json& name : *json) {
      names.push_back(name.is_string() ? name.get<std::string>() : std::string());
    }
  }
  return names;
}

/// The end of a fingerprint's making: bits that lie close together come to lie everywhere.
std::uint64_t scattered(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
  bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
  return bits ^ (bits >> 31U);
}

/// Of a text at a place of something; it stands in files, and so never changes.
std::uint64_t mark_of(std::uint64_t place, std::string_view text) {
  std::uint64_t bits = 0xcbf29ce484222325U ^ scattered(place + 1);
  for (const char letter : text) {
    bits = (bits ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
  }
  return scattered(bits);
}

/// Marks of steps; those of a die and of a choice at the same place differ. A script's fingerprint is all its marks, each
/// taken off or put on by "exclusive or", so that a step more costs one mark, whatever the length of the script.
std::uint64_t mark_of_die(std::size_t place, int face) { return mark_of(2 + 2 * place, std::to_string(face)); }
std::uint64_t mark_of_choice(std::size_t place, std::string_view choice) { return mark_of(3 + 2 * place, choice); }
std::uint64_t mark_of_opening(std::string_view game, std::string_view setup) { return mark_of(0, game) ^ mark_of(1, setup); }

std::uint64_t marks_of(const Script& script, const Steps& after) {
  std::uint64_t marks = 0;
  for (std::size_t die = after.dice; die < script.dice.size(); ++die) {
    marks ^= mark_of_die(die, script.dice[die]);
  }
  for (std::size_t choice = after.choices; choice < script.choices.size(); ++choice) {
    marks ^= mark_of_choice(choice, script.choices[choice]);
  }
  return marks;
}

/// Of the steps that are kept behind a place.
Result<std::uint64_t> kept_marks(const Database& database, BoutId bout, const Steps& after) {
  std::uint64_t marks = 0;
  for (const bool choices : {false, true}) {
    FC_TRY(each_row(database.ask("SELECT number, value FROM step WHERE bout = ?1 AND choice = ?2 AND number >= ?3", bout,
                                 std::int64_t{choices}, static_cast<std::int64_t>(choices ? after.choices : after.dice)),
                    [&](const Statement& row) {
                      const auto place = static_cast<std::size_t>(row.number(0));
                      marks ^=
                          choices ? mark_of_choice(place, row.text(1)) : mark_of_die(place, static_cast<int>(row.number(1)));
                    }));
  }
  return marks;
}

/// "0 2"
std::vector<int> seats_in(const std::string& text) {
  std::vector<int> seats;
  for (const char* next = text.data(); next < text.data() + text.size(); ++next) {
    int seat = 0;
    next = std::from_chars(next, text.data() + text.size(), seat).ptr;
    seats.push_back(seat);
  }
  std::ranges::sort(seats);
  return seats;
}

BoutRow row_of(const Statement& found) {
  BoutRow row{.id = found.number(0),
              .game = found.text(1),
              .setup = found.text(2),
              .names = names_from(found.text(3)),
              .begun = found.number(4),
              .touched = found.number(5),
              .lesson = found.number(6) != 0,
              .standing = standing_from(found.text(8))};
  row.standing.over = found.number(7) != 0;
  row.standing.method = found.text(9);
  row.standing.length = static_cast<int>(found.number(10));
  if (const auto outer = found.maybe_number(11)) {
    row.inside = {.bout = *outer, .place = found.number(12)};
  }
  row.source = found.text(13);
  if (const auto title = found.maybe_number(14)) {
    row.title = row.standing.title = static_cast<int>(*title);
  }
  row.standing.winners = seats_in(found.text(15));
  return row;
}

Result<std::vector<BoutRow>> rows_of(Result<Statement> asked) { return all_rows(std::move(asked), row_of); }

Result<std::optional<BoutRow>> first_of(Result<Statement> asked) {
  FC_TRY(std::vector<BoutRow> rows, rows_of(std::move(asked)));
  return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

Result<std::int64_t> profile_called(const Database& database, const std::string& name) {
  FC_TRY(database.tell("INSERT OR IGNORE INTO profile (name) VALUES (?1)", name));
  return one_number(database.ask("SELECT id FROM profile WHERE name = ?1", name));
}

/// Most steps are of a bout that is not over and was not: then nothing is counted.
Result<void> count_as_it_stands(const Database& database, BoutId bout, bool over) {
  FC_TRY(const std::int64_t counted, one_number(database.ask("SELECT counted FROM bout WHERE id = ?1", bout)));
  if (!over && counted == 0) {
    return {};
  }
  FC_TRY(Ledger ledger, Ledger::open(database));
  return ledger.count(bout);
}

/// Numbers of the names that a bout and those inside it refer to.
struct NamesOf {
  std::vector<std::int64_t> profiles;
  std::vector<std::int64_t> parties;
};

Result<NamesOf> names_in(const Database& database, BoutId bout) {
  NamesOf names;
  FC_TRY(names.profiles,
         numbers(database.ask("SELECT DISTINCT profile FROM seat WHERE bout IN (SELECT ?1 UNION ALL SELECT id "
                              "FROM bout WHERE inside_of = ?1)",
                              bout)));
  FC_TRY(names.parties,
         numbers(database.ask("SELECT DISTINCT who FROM deed WHERE bout IN (SELECT ?1 UNION ALL SELECT id FROM "
                              "bout WHERE inside_of = ?1)",
                              bout)));
  return names;
}

/// Whoever is in no bout and no sum any more leaves no name behind.
Result<void> remove_unused(const Database& database, const NamesOf& names) {
  for (const std::int64_t profile : names.profiles) {
    FC_TRY(
        database.tell("DELETE FROM profile WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM seat WHERE profile = ?1)", profile));
  }
  for (const std::int64_t party : names.parties) {
    FC_TRY(database.tell(
        "DELETE FROM party WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM deed WHERE who = ?1) AND NOT EXISTS (SELECT 1 FROM "
        "tally WHERE who = ?1) AND NOT EXISTS (SELECT 1 FROM ending WHERE who = ?1) AND NOT EXISTS (SELECT 1 FROM habit "
        "WHERE who = ?1) AND NOT EXISTS (SELECT 1 FROM weighed WHERE who = ?1) AND NOT EXISTS (SELECT 1 FROM weighed_seat "
        "WHERE who = ?1) AND NOT EXISTS (SELECT 1 FROM habit_of WHERE who = ?1)",
        party));
  }
  return {};
}

}  // namespace

const char* page_command() { return page; }

const char* going_on_command() { return going_on; }

bool is_person(std::string_view sitter) { return sitter == "person" || sitter.substr(0, sitter.find(':')) == "shared"; }

bool has_name(const SeatRow& seat) { return is_person(seat.sitter) && !seat.profile.empty() && seat.profile != "person"; }

Result<BoutId> insert_bout(const Database& database, const BoutRow& row, const std::vector<SeatRow>& seats) {
  using Maybe = std::optional<std::int64_t>;
  const Maybe id = row.id == 0 ? Maybe() : row.id;
  bool belongs = row.inside.has_value();
  if (belongs) {
    FC_TRY(const auto outer_row, find_bout(database, row.inside->bout));
    belongs = outer_row.has_value();
  }
  const Maybe outer = belongs ? Maybe(row.inside->bout) : Maybe();
  const Maybe place = belongs ? Maybe(row.inside->place) : Maybe();
  const std::optional<int> at_stake = row.standing.title ? row.standing.title : row.title;
  const Maybe title = at_stake ? Maybe(*at_stake) : Maybe();
  FC_TRY(database.tell(
      "INSERT INTO bout (id, game, setup, names, begun, touched, lesson, over, stands, method, length, "
      "inside_of, place, source, title, fingerprint) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, "
      "?13, nullif(?14, ''), ?15, ?16)",
      id, row.game, row.setup, json_text(row.names), row.begun, row.touched, std::int64_t{row.lesson},
      std::int64_t{row.standing.over}, text_of(row.standing), row.standing.method, std::int64_t{row.standing.length}, outer,
      place, row.source, title, static_cast<std::int64_t>(mark_of_opening(row.game, row.setup))));
  const BoutId bout = database.last_row();
  if (row.fork) {
    FC_TRY(database.tell("INSERT INTO fork (bout, came_from, dice, choices, length) VALUES (?1, ?2, ?3, ?4, ?5)", bout,
                         row.fork->bout, static_cast<std::int64_t>(row.fork->place.dice),
                         static_cast<std::int64_t>(row.fork->place.choices), std::int64_t{row.fork->length}));
  }
  FC_TRY(write_seats(database, bout, seats));
  return bout;
}

Result<void> write_steps(const Database& database, BoutId bout, const Script& script, const Steps& kept) {
  const auto dice = static_cast<std::int64_t>(kept.dice);
  const auto choices = static_cast<std::int64_t>(kept.choices);
  FC_TRY(const std::uint64_t gone, kept_marks(database, bout, kept));
  if (const auto changed = static_cast<std::int64_t>(gone ^ marks_of(script, kept)); changed != 0) {
    // "Exclusive or"; what is not known stays so.
    FC_TRY(
        database.tell("UPDATE bout SET fingerprint = (fingerprint | ?2) - (fingerprint & ?2) WHERE id = ?1", bout, changed));
  }
  FC_TRY(database.tell("DELETE FROM step WHERE bout = ?1 AND choice = 0 AND number >= ?2", bout, dice));
  FC_TRY(database.tell("DELETE FROM step WHERE bout = ?1 AND choice = 1 AND number >= ?2", bout, choices));
  constexpr const char* add = "INSERT INTO step (bout, choice, number, value) VALUES (?1, ?2, ?3, ?4)";
  for (std::size_t die = kept.dice; die < script.dice.size(); ++die) {
    FC_TRY(database.tell(add, bout, std::int64_t{0}, static_cast<std::int64_t>(die), std::int64_t{script.dice[die]}));
  }
  for (std::size_t choice = kept.choices; choice < script.choices.size(); ++choice) {
    FC_TRY(database.tell(add, bout, std::int64_t{1}, static_cast<std::int64_t>(choice), script.choices[choice]));
  }
  return {};
}

Result<bool> write_standing(const Database& database, BoutId bout, const Standing& standing, std::int64_t now) {
  const std::optional<std::int64_t> title = standing.title;
  FC_TRY(database.tell(
      "UPDATE bout SET touched = ?2, over = ?3, stands = ?4, method = ?5, length = ?6, "
      "title = coalesce(?7, title) WHERE id = ?1",
      bout, now, std::int64_t{standing.over}, text_of(standing), standing.method, std::int64_t{standing.length}, title));
  if (database.changed() == 0) {
    return false;
  }
  // What is taken back after the end has no winner any more.
  FC_TRY(database.tell("UPDATE seat SET won = 0 WHERE bout = ?1 AND won = 1", bout));
  if (standing.over) {
    for (const int seat : standing.winners) {
      FC_TRY(database.tell("UPDATE seat SET won = 1 WHERE bout = ?1 AND seat = ?2", bout, std::int64_t{seat}));
    }
  }
  FC_TRY(count_as_it_stands(database, bout, standing.over));
  return true;
}

Result<void> write_seats(const Database& database, BoutId bout, const std::vector<SeatRow>& seats) {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    FC_TRY(const std::int64_t profile, profile_called(database, seats[seat].profile));
    FC_TRY(database.tell(
        "INSERT INTO seat (bout, seat, sitter, profile, won, away) VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT "
        "(bout, seat) DO UPDATE SET sitter = excluded.sitter, profile = excluded.profile, away = excluded.away",
        bout, static_cast<std::int64_t>(seat), seats[seat].sitter, profile, std::int64_t{seats[seat].won},
        seats[seat].away));
  }
  return {};
}

Result<void> remove_bout(const Database& database, BoutId bout) {
  FC_TRY(const std::vector<BoutRow> inner, bouts_inside(database, bout));
  FC_TRY(const NamesOf names, names_in(database, bout));
  FC_TRY(Ledger ledger, Ledger::open(database));
  FC_TRY(ledger.count_out(bout));
  for (const BoutRow& row : inner) {
    FC_TRY(ledger.count_out(row.id));
  }
  FC_TRY(database.tell("DELETE FROM bout WHERE id = ?1", bout));
  return remove_unused(database, names);
}

Result<void> cut_back(const Database& database, BoutId bout, const Steps& kept, const Standing& standing) {
  FC_TRY(const auto row, find_bout(database, bout));
  if (!row) {
    return {};
  }
  FC_TRY(Script script, script_of(database, *row));
  script.dice.resize(std::min(script.dice.size(), kept.dice));
  script.choices.resize(std::min(script.choices.size(), kept.choices));
  FC_TRY(write_steps(database, bout, script, kept));
  FC_TRY(write_standing(database, bout, standing, row->touched));
  FC_TRY(const std::vector<BoutRow> inner, bouts_inside(database, bout));
  for (const BoutRow& each : inner) {
    if (each.inside->place >= static_cast<std::int64_t>(kept.choices)) {
      FC_TRY(remove_bout(database, each.id));
    }
  }
  return {};
}

Result<void> remove_unfinished_inside(const Database& database, BoutId bout, std::size_t choices) {
  FC_TRY(const std::vector<BoutRow> inner, bouts_inside(database, bout));
  for (const BoutRow& each : inner) {
    if (!each.standing.over && each.inside->place >= static_cast<std::int64_t>(choices)) {
      FC_TRY(remove_bout(database, each.id));
    }
  }
  return {};
}

Result<std::vector<BoutId>> make_room(const Database& database, std::int64_t most) {
  FC_TRY(std::vector<BoutId> removed,
         numbers(database.ask(
             "SELECT id FROM bout WHERE inside_of IS NULL ORDER BY id = (SELECT max(id) FROM bout WHERE inside_of IS "
             "NULL AND over = 0) DESC, over DESC, id DESC LIMIT -1 OFFSET ?1",
             most)));
  for (const BoutId bout : removed) {
    FC_TRY(remove_bout(database, bout));
  }
  return removed;
}

Result<std::vector<BoutRow>> bouts_before(const Database& database, BoutId before, int most) {
  return rows_of(database.ask(page, before == 0 ? INT64_MAX : before, std::int64_t{most}));
}

Result<std::vector<BoutRow>> bouts_that_fit(const Database& database, const BoutFilter& filter, BoutId before, int most) {
  const std::optional<std::int64_t> over = filter.over ? std::optional<std::int64_t>(*filter.over) : std::nullopt;
  return rows_of(database.ask(fitting, before == 0 ? INT64_MAX : before, std::int64_t{most}, filter.game, over));
}

Result<std::vector<BoutRow>> bouts_after(const Database& database, BoutId after, int most) {
  FC_TRY(std::vector<BoutRow> rows, rows_of(database.ask(page_above, after, std::int64_t{most})));
  std::ranges::reverse(rows);
  return rows;
}

Result<std::optional<BoutRow>> newest_going_on(const Database& database) { return first_of(database.prepare(going_on)); }

Result<std::optional<BoutRow>> newest_touched(const Database& database) { return first_of(database.prepare(last_touched)); }

Result<std::optional<BoutRow>> find_bout(const Database& database, BoutId bout) { return first_of(database.ask(one, bout)); }

Result<std::vector<BoutRow>> bouts_inside(const Database& database, BoutId bout) {
  return rows_of(database.ask(inside, bout));
}

Result<std::optional<ForkOf>> fork_of(const Database& database, BoutId bout) {
  FC_TRY(Statement asked, database.ask("SELECT came_from, dice, choices, length FROM fork WHERE bout = ?1", bout));
  FC_TRY(const bool found, asked.next());
  if (!found) {
    return std::nullopt;
  }
  return ForkOf{
      .bout = asked.number(0),
      .place = {.dice = static_cast<std::size_t>(asked.number(1)), .choices = static_cast<std::size_t>(asked.number(2))},
      .length = static_cast<int>(asked.number(3))};
}

Result<std::vector<SeatRow>> seats_of(const Database& database, BoutId bout) {
  return all_rows(database.ask("SELECT sitter, name, won, away FROM seat JOIN profile ON profile.id = seat.profile WHERE "
                               "bout = ?1 ORDER BY seat",
                               bout),
                  [](const Statement& row) {
                    return SeatRow{
                        .sitter = row.text(0), .profile = row.text(1), .won = row.number(2) != 0, .away = row.text(3)};
                  });
}

Result<Script> script_of(const Database& database, const BoutRow& row) {
  Script script{.game = row.game, .setup = row.setup, .dice = {}, .choices = {}};
  FC_TRY(each_row(database.ask("SELECT choice, value FROM step WHERE bout = ?1 ORDER BY choice, number", row.id),
                  [&script](const Statement& step) {
                    if (step.number(0) == 0) {
                      script.dice.push_back(static_cast<int>(step.number(1)));
                    } else {
                      script.choices.push_back(step.text(1));
                    }
                  }));
  return script;
}

std::int64_t fingerprint_of(const Script& script) {
  return static_cast<std::int64_t>(mark_of_opening(script.game, script.setup) ^ marks_of(script, {}));
}

Result<bool> has_source(const Database& database, const std::string& source) {
  FC_TRY(Statement asked, database.ask("SELECT 1 FROM bout WHERE source = ?1", source));
  return asked.next();
}

}  // namespace fc::records
