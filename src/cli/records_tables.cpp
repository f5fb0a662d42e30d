#include "cli/records_commands.h"

#include <fmt/format.h>

#include <ctime>
#include <map>
#include <string_view>

#include "core/cleaned.h"
#include "library/checked_json.h"
#include "records/exchange.h"

namespace fc::cli {
namespace {

using records::BoutRow;

std::vector<std::string> names_of(const BoutRow& row, const RecordsWords& words) {
  if (!row.names.empty()) {
    return row.names;
  }
  return words.names({.game = row.game, .setup = row.setup, .dice = {}, .choices = {}});
}

std::string title_of(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, names.size() == 2 ? " v " : ", "));
}

/// "Round 3 of 12", or how it ended. A game that this build does not have leaves its own word.
std::string line_of(const BoutRow& row, const RecordsWords& words) {
  if (words.words->has(row.standing.key)) {
    return worded(row.standing, names_of(row, words), *words.words);
  }
  return row.standing.over ? row.standing.method : "in progress";
}

Json json_of(const BoutRow& row, const RecordsWords& words) {
  return Json{{"bout", row.id},
              {"game", row.game},
              {"names", names_of(row, words)},
              {"over", row.standing.over},
              {"line", line_of(row, words)},
              {"method", row.standing.method},
              {"length", row.standing.length},
              {"lesson", row.lesson},
              {"begun", records::exact_time(row.begun)},
              {"touched", records::exact_time(row.touched)}};
}

std::string yes(bool is) { return is ? "yes" : "no"; }

/// "ko 3, decision 1"
std::string methods(const std::map<std::string, std::int64_t>& counts) {
  std::string text;
  for (const auto& [method, count] : counts) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", method.empty() ? "?" : method, count);
  }
  return text;
}

std::vector<std::string> row_of(const records::Tally& tally) {
  return {tally.name,
          fmt::format("{}", fmt::join(tally.games, " ")),
          std::to_string(tally.bouts),
          std::to_string(tally.going_on),
          std::to_string(tally.won),
          std::to_string(tally.lost),
          std::to_string(tally.drawn),
          fmt::format("{}/{}/{}", tally.titles_won, tally.titles_defended, tally.titles_lost),
          std::to_string(tally.best_streak),
          methods(tally.won_by),
          methods(tally.lost_by)};
}

std::string in_words(const records::Family& family, const RecordsWords& words) {
  const BoutRow& row = family.head.row;
  const std::vector<std::string> names = names_of(row, words);
  std::string text = fmt::format("bout {}, {}{}: {}\n", row.id, escaped(row.game), row.lesson ? ", a lesson" : "",
                                 escaped(title_of(names)));
  const auto line = [&text](std::string_view label, const std::string& value) {
    text += fmt::format("  {:<10}  {}\n", label, escaped(value));
  };
  line("stands", line_of(row, words));
  line("method", row.standing.over ? row.standing.method : "not over");
  line("length", std::to_string(row.standing.length));
  line("begun", records::local_time(row.begun));
  line("touched", records::local_time(row.touched));
  if (row.inside) {
    line("inside", fmt::format("bout {}, at choices[{}]", row.inside->bout, row.inside->place));
  }
  line("script", fmt::format("{} dice, {} choices", family.head.script.dice.size(), family.head.script.choices.size()));
  line("set-up", row.setup);
  for (std::size_t seat = 0; seat < family.head.seats.size(); ++seat) {
    const records::SeatRow& held = family.head.seats[seat];
    line(fmt::format("seat {}", seat + 1), fmt::format("{}{}, {}{}", seat < names.size() ? names[seat] + ": " : "",
                                                       held.profile, held.sitter, held.won ? ", has won" : ""));
  }
  for (const records::WholeBout& inner : family.inner) {
    line(fmt::format("bout {}", inner.row.id),
         fmt::format("inside, at choices[{}]: {}, {}", inner.row.inside ? inner.row.inside->place : 0,
                     title_of(names_of(inner.row, words)), line_of(inner.row, words)));
  }
  return text;
}

Json json_of(const records::Family& family, const RecordsWords& words) {
  Json json = json_of(family.head.row, words);
  const Result<Json> setup = parse_json(family.head.row.setup);
  json["setup"] = setup ? *setup : Json(family.head.row.setup);
  json["dice"] = family.head.script.dice.size();
  json["choices"] = family.head.script.choices.size();
  json["inside_of"] = family.head.row.inside ? Json(family.head.row.inside->bout) : Json();
  json["seats"] = Json::array();
  for (const records::SeatRow& seat : family.head.seats) {
    json["seats"].push_back({{"sitter", seat.sitter}, {"profile", seat.profile}, {"won", seat.won}});
  }
  json["bouts_inside"] = Json::array();
  for (const records::WholeBout& inner : family.inner) {
    Json bout = json_of(inner.row, words);
    bout["place"] = inner.row.inside ? inner.row.inside->place : 0;
    json["bouts_inside"].push_back(std::move(bout));
  }
  return json;
}

BoxerTable seats_table(const records::Family& family, const RecordsWords& words) {
  BoxerTable table{.head = {"bout", "seat", "name", "sitter", "profile", "won"}, .rows = {}, .json = {}};
  const std::vector<std::string> names = names_of(family.head.row, words);
  for (std::size_t seat = 0; seat < family.head.seats.size(); ++seat) {
    const records::SeatRow& held = family.head.seats[seat];
    table.rows.push_back({std::to_string(family.head.row.id), std::to_string(seat), seat < names.size() ? names[seat] : "",
                          held.sitter, held.profile, yes(held.won)});
  }
  return table;
}

}  // namespace

std::string in_form(std::span<const BoutRow> rows, std::int64_t next, RecordsForm form, const RecordsWords& words) {
  if (form == RecordsForm::json) {
    Json list = Json::array();
    for (const BoutRow& row : rows) {
      list.push_back(json_of(row, words));
    }
    return text_of(Json{{"bouts", std::move(list)}, {"next", next == 0 ? Json() : Json(next)}});
  }
  const bool csv = form == RecordsForm::csv;
  BoxerTable table{.head = {"bout", "game", "begun", "touched", "over", "names", "line"}, .rows = {}, .json = {}};
  if (csv) {
    table.head.insert(table.head.end(), {"method", "length", "lesson"});
  }
  for (const BoutRow& row : rows) {
    std::vector<std::string> cells{std::to_string(row.id),
                                   row.game,
                                   csv ? records::exact_time(row.begun) : records::local_time(row.begun),
                                   csv ? records::exact_time(row.touched) : records::local_time(row.touched),
                                   yes(row.standing.over),
                                   title_of(names_of(row, words)),
                                   line_of(row, words)};
    if (csv) {
      cells.insert(cells.end(), {row.standing.method, std::to_string(row.standing.length), yes(row.lesson)});
    }
    table.rows.push_back(std::move(cells));
  }
  if (csv) {
    return in_csv(table);
  }
  return in_words(table) + (next == 0 ? "" : fmt::format("older ones: --before {}\n", next));
}

std::string in_form(const records::Family& family, RecordsForm form, const RecordsWords& words) {
  switch (form) {
    case RecordsForm::json: return text_of(json_of(family, words));
    case RecordsForm::csv: return in_csv(seats_table(family, words));
    default: return in_words(family, words);
  }
}

std::string in_form(std::span<const Sums> sums, RecordsForm form) {
  if (form == RecordsForm::json) {
    Json json = Json::object();
    for (const Sums& one : sums) {
      json[one.whose] = Json::array();
      for (const records::Tally& tally : one.tallies) {
        json[one.whose].push_back(json_of(tally));
      }
    }
    return text_of(json);
  }
  BoxerTable all{.head = {"of", "name", "games", "bouts", "in progress", "won", "lost", "drawn", "titles", "streak",
                          "won by", "lost by"},
                 .rows = {},
                 .json = {}};
  for (const Sums& one : sums) {
    for (const records::Tally& tally : one.tallies) {
      std::vector<std::string> cells = row_of(tally);
      cells.insert(cells.begin(), one.whose);
      all.rows.push_back(std::move(cells));
    }
  }
  return form == RecordsForm::csv ? in_csv(all) : in_words(all);
}

namespace {}  // namespace

std::string text_of(const Json& json) { return json_text(json) + "\n"; }

Json json_of(const records::Tally& tally) {
  return Json{{"name", tally.name},
              {"games", tally.games},
              {"bouts", tally.bouts},
              {"in_progress", tally.going_on},
              {"won", tally.won},
              {"lost", tally.lost},
              {"drawn", tally.drawn},
              {"titles", {{"won", tally.titles_won}, {"defended", tally.titles_defended}, {"lost", tally.titles_lost}}},
              {"streak", tally.streak},
              {"best_streak", tally.best_streak},
              {"won_by", tally.won_by},
              {"lost_by", tally.lost_by}};
}

std::string in_csv(const BoxerTable& table) {
  std::string text = records::csv_row(table.head);
  for (const auto& row : table.rows) {
    text += records::csv_row(row);
  }
  return text;
}

}  // namespace fc::cli
