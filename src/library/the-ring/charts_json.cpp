#include "library/the-ring/card_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string>

#include "rules/the-ring/names.h"

namespace fc::the_ring {
namespace {

constexpr int most_points = 9;

/// An object with one number of 0 to `most` for each of `names`.
template <class Numbers>
Result<void> read_named(const Json& object, const std::string& where, std::span<const std::string_view> names, int most,
                        Numbers& numbers) {
  FC_TRY(check_keys(object, where, names));
  for (std::size_t place = 0; place < names.size(); ++place) {
    const std::string key(names[place]);
    FC_TRY(keep(read_int(object[key], member_place(where, key), 0, most), numbers[place]));
  }
  return {};
}

Result<void> read_clock(const Json& object, Charts& charts) {
  constexpr int longest = 168;  // seconds: two dice more end the round
  FC_TRY(check_object(object, "clock", {"boxes"}));
  using Boxes = decltype(charts.clock);
  FC_TRY(charts.clock, read_numbers<Boxes>(object["boxes"], "clock.boxes", 0, longest));
  return {};
}

/// "0", "?", "PC", "STG", "KD" or "TKO-2".
Result<FinisherCell> read_finisher_cell(const Json& value, const std::string& where) {
  FC_TRY(read_text(value, where));
  const std::string_view word = value.get_ref<const std::string&>();
  constexpr std::string_view stops = "TKO-";
  const auto digit = [&word](std::size_t at) { return static_cast<std::int8_t>(word[at] - '0'); };
  const auto is_digit = [&word](std::size_t at) { return word.size() == at + 1 && word[at] >= '0' && word[at] <= '9'; };
  if (is_digit(0)) {
    return FinisherCell{.kind = FinisherKind::points, .number = digit(0)};
  }
  if (word.starts_with(stops) && is_digit(stops.size())) {
    return FinisherCell{.kind = FinisherKind::tko, .number = digit(stops.size())};
  }
  constexpr std::array<std::string_view, 4> words{"?", "PC", "STG", "KD"};
  FC_TRY(const std::size_t kind, read_word(value, where, words));
  return FinisherCell{.kind = static_cast<FinisherKind>(kind + 1)};
}

Result<void> read_finisher(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "finisher", {"rolls", "columns"}));
  FC_TRY(read_named(object["rolls"], "finisher.rolls", shot_names, 2, charts.shot_rolls));
  const std::string where = "finisher.columns";
  FC_TRY(check_keys(object["columns"], where, std::span(shot_names).subspan(1)));
  for (std::size_t column = 1; column < shot_count; ++column) {
    const std::string key(shot_names[column]);
    FC_TRY(for_each_outcome(object["columns"][key], member_place(where, key), 0, highest_row,
                            [&](std::size_t row, const Json& value, const std::string& place) {
                              return keep(read_finisher_cell(value, place), charts.finisher[column][row]);
                            }));
  }
  return {};
}

/// "KO", "TKO" or "up-9".
Result<CountCell> read_count(const Json& value, const std::string& where) {
  static constexpr std::array<std::string_view, 11> words{"KO",   "TKO",  "up-1", "up-2", "up-3", "up-4",
                                                          "up-5", "up-6", "up-7", "up-8", "up-9"};
  FC_TRY(const std::size_t word, read_word(value, where, words));
  if (word < 2) {
    return CountCell{.count = static_cast<Count>(word)};
  }
  return CountCell{.count = Count::up, .number = static_cast<std::int8_t>(word - 1)};
}

/// Better rows are never worse for the man who is down: the screen says from which number on he is up.
Result<void> check_portion(const CountRows& portion, const std::string& where) {
  if (!std::ranges::is_sorted(portion.rows, {}, &CountCell::count) || portion.rows.back().count != Count::up) {
    return fault(FaultCode::unknown_value, where, "must go from KO over TKO to up");
  }
  return {};
}

Result<void> read_knockout(const Json& object, Charts& charts) {
  constexpr int any_chin = 99;
  FC_TRY(check_object(object, "knockout", {"portions"}));
  const Json& list = object["portions"];
  FC_TRY(check_list(list, "knockout.portions", portion_count));
  int next = -any_chin;
  for (std::size_t index = 0; index < portion_count; ++index) {
    CountRows& portion = charts.knockout[index];
    const std::string where = element_place("knockout.portions", index);
    FC_TRY(check_object(list[index], where, {"name", "chin_min", "chin_max", "rows"}));
    FC_TRY(read_word(list[index]["name"], member_place(where, "name"), std::span(portion_names).subspan(index, 1)));
    FC_TRY(keep(read_int(list[index]["chin_min"], member_place(where, "chin_min"), next, next), portion.chin_min));
    const int least = index + 1 == portion_count ? any_chin : next;
    FC_TRY(keep(read_int(list[index]["chin_max"], member_place(where, "chin_max"), least, any_chin), portion.chin_max));
    next = portion.chin_max + 1;
    FC_TRY(for_each_outcome(list[index]["rows"], member_place(where, "rows"), 0, highest_row,
                            [&](std::size_t row, const Json& value, const std::string& place) {
                              return keep(read_count(value, place), portion.rows[row]);
                            }));
    FC_TRY(check_portion(portion, member_place(where, "rows")));
  }
  return {};
}

/// may_deepen: the word "deepen" is allowed in place of a location.
Result<CutRow> read_cut_row(const Json& object, const std::string& where, bool may_deepen) {
  FC_TRY(check_object(object, where, {"location", "points"}, {"check"}));
  CutRow row;
  row.deepens = may_deepen && object["location"] == "deepen";
  if (!row.deepens) {
    FC_TRY(keep(read_word(object["location"], member_place(where, "location"), location_names), row.location));
  }
  FC_TRY(keep(read_int(object["points"], member_place(where, "points"), 1, row.deepens ? 1 : most_points), row.points));
  if (object.contains("check")) {
    FC_TRY(row.check, read_bool(object["check"], member_place(where, "check")));
  }
  return row;
}

Result<void> read_cuts(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "cuts",
                      {"rows", "deepen_without_cut", "check_points", "vision_points", "eye_locations", "attack_points"}));
  CutRules& cuts = charts.cuts;
  const auto number = [&](const char* key, std::int8_t& target) {
    return keep(read_int(object[key], member_place("cuts", key), 0, most_points), target);
  };
  FC_TRY(for_each_outcome(object["rows"], "cuts.rows", lowest_total, highest_total,
                          [&](std::size_t row, const Json& value, const std::string& place) {
                            return keep(read_cut_row(value, place, true), cuts.rows[row]);
                          }));
  FC_TRY(cuts.without_cut, read_cut_row(object["deepen_without_cut"], "cuts.deepen_without_cut", false));
  FC_TRY(in_turn([&] { return number("check_points", cuts.check_points); },
                 [&] { return number("vision_points", cuts.vision_points); },
                 [&] { return number("attack_points", cuts.attack_points); }));
  const Json& eyes = object["eye_locations"];
  FC_TRY(check_list(eyes, "cuts.eye_locations"));
  for (std::size_t index = 0; index < eyes.size(); ++index) {
    FC_TRY(const std::size_t location, read_word(eyes[index], element_place("cuts.eye_locations", index), location_names));
    cuts.eye_locations = static_cast<std::uint16_t>(cuts.eye_locations | 1U << location);
  }
  return {};
}

Result<FoulRule> read_foul(const Json& object, const std::string& where) {
  FC_TRY(check_object(object, where, {"text"}, {"victim-stm", "retaliate", "warning", "cut", "point", "disqualify"}));
  FC_TRY(read_text(object["text"], member_place(where, "text")));
  FoulRule rule;
  const auto flag = [&](const char* key, bool& target) -> Result<void> {
    return object.contains(key) ? keep(read_bool(object[key], member_place(where, key)), target) : Result<void>();
  };
  if (object.contains("victim-stm")) {
    FC_TRY(keep(read_int(object["victim-stm"], member_place(where, "victim-stm"), 0, most_points), rule.victim_stm));
  }
  FC_TRY(in_turn([&] { return flag("retaliate", rule.retaliate); }, [&] { return flag("warning", rule.warning); },
                 [&] { return flag("cut", rule.cut); }, [&] { return flag("point", rule.point); },
                 [&] { return flag("disqualify", rule.disqualify); }));
  return rule;
}

Result<void> read_fouls(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "fouls", {"rolls", "legend", "warnings_per_point", "points_to_disqualify"}));
  FoulRules& fouls = charts.fouls;
  FC_TRY(for_each_outcome(object["rolls"], "fouls.rolls", 1, highest_row,
                          [&](std::size_t row, const Json& value, const std::string& place) {
                            return keep(read_int(value, place, 1, legend_count), fouls.legend_at[row + 1]);
                          }));
  FC_TRY(for_each_outcome(object["legend"], "fouls.legend", 1, legend_count,
                          [&](std::size_t row, const Json& value, const std::string& place) {
                            return keep(read_foul(value, place), fouls.legend[row + 1]);
                          }));
  FC_TRY(keep(read_int(object["warnings_per_point"], "fouls.warnings_per_point", 1, most_points), fouls.warnings_per_point));
  return keep(read_int(object["points_to_disqualify"], "fouls.points_to_disqualify", 1, most_points),
              fouls.points_to_disqualify);
}

Result<TrainingChange> read_change(const Json& object, const std::string& where) {
  constexpr int widest = 20;
  FC_TRY(check_object(object, where, {"text", "changes"}));
  FC_TRY(read_text(object["text"], member_place(where, "text")));
  const Json& changes = object["changes"];
  const std::string place = member_place(where, "changes");
  FC_TRY(check_object(changes, place, {}, {"cut", "stm", "speed", "def", "weight", "pow"}));
  TrainingChange change;
  const auto read = [&](const char* key, std::int8_t& target) -> Result<void> {
    return changes.contains(key) ? keep(read_int(changes[key], member_place(place, key), -widest, widest), target)
                                 : Result<void>();
  };
  FC_TRY(in_turn([&] { return read("cut", change.cut); }, [&] { return read("stm", change.stm); },
                 [&] { return read("speed", change.speed); }, [&] { return read("def", change.def); },
                 [&] { return read("weight", change.weight); }, [&] { return read("pow", change.pow); }));
  return change;
}

/// The results of one rating by the total of two dice.
Result<void> read_training_column(const Json& list, const std::string& where, ByTotal<Training>& column) {
  FC_TRY(check_list(list, where, column.size()));
  for (std::size_t row = 0; row < column.size(); ++row) {
    FC_TRY(keep(read_word(list[row], element_place(where, row), std::span(training_names).first<training_count>()),
                column[row]));
  }
  return {};
}

Result<void> read_training(const Json& object, Charts& charts) {
  const auto results = std::span(training_names).first<training_count>();
  FC_TRY(check_object(object, "training", {"columns", "results"}));
  FC_TRY(for_each_outcome(object["columns"], "training.columns", 1, static_cast<int>(training_ratings),
                          [&](std::size_t rating, const Json& list, const std::string& where) {
                            return read_training_column(list, where, charts.training[rating]);
                          }));
  FC_TRY(check_keys(object["results"], "training.results", results));
  for (std::size_t result = 0; result < training_count; ++result) {
    const std::string key(results[result]);
    FC_TRY(charts.training_changes[result], read_change(object["results"][key], member_place("training.results", key)));
  }
  return {};
}

Result<void> read_solitaire(const Json& object, Charts& charts) {
  static constexpr std::array<std::string_view, 8> words{"1",   "2",           "body",    "load-up",
                                                         "box", "work-on-cut", "outside", "tie-up"};
  constexpr std::size_t markers = 2;
  FC_TRY(check_object(object, "solitaire", {"rows"}));
  return for_each_outcome(object["rows"], "solitaire.rows", lowest_total, highest_total,
                          [&](std::size_t row, const Json& value, const std::string& place) -> Result<void> {
                            FC_TRY(const std::size_t word, read_word(value, place, words));
                            charts.solitaire[row] = word < markers
                                                        ? SolitaireRow{.marker = static_cast<std::int8_t>(word + 1)}
                                                        : SolitaireRow{.strategy = static_cast<Strategy>(word - markers)};
                            return {};
                          });
}

Result<ScoreRow> read_score_row(const Json& object, const std::string& where, bool last) {
  FC_TRY(check_object(object, where, {"score"}, {"at_least"}));
  ScoreRow row{.always = last};
  if (object.contains("at_least") == last) {
    return fault(FaultCode::missing_key, member_place(where, "at_least"), "every row but the last must have it");
  }
  if (!last) {
    FC_TRY(keep(read_int(object["at_least"], member_place(where, "at_least"), -widest_view, widest_view), row.at_least));
  }
  // So many that three deductions leave something.
  constexpr int fewest = 4;
  constexpr int most = 10;
  const std::string place = member_place(where, "score");
  FC_TRY(check_list(object["score"], place, 2));
  FC_TRY(keep(read_int(object["score"][0], place + "[0]", fewest, most), row.leader));
  FC_TRY(keep(read_int(object["score"][1], place + "[1]", fewest, most), row.other));
  return row;
}

Result<void> read_scoring(const Json& object, Charts& charts) {
  constexpr int widest_shift = 9;
  constexpr std::size_t most_rows = 3;
  FC_TRY(check_object(object, "scoring", {"judge_die", "portions"}));
  using Shifts = decltype(charts.judge_die);
  FC_TRY(charts.judge_die, read_numbers<Shifts>(object["judge_die"], "scoring.judge_die", -widest_shift, widest_shift));
  const Json& list = object["portions"];
  FC_TRY(check_list(list, "scoring.portions", net_portions));
  for (std::size_t net = 0; net < net_portions; ++net) {
    const std::string where = element_place("scoring.portions", net);
    FC_TRY(check_object(list[net], where, {"net", "rows"}));
    FC_TRY(read_int(list[net]["net"], member_place(where, "net"), static_cast<int>(net), static_cast<int>(net)));
    const Json& rows = list[net]["rows"];
    const std::string place = member_place(where, "rows");
    FC_TRY(check_list(rows, place));
    if (rows.empty() || rows.size() > most_rows) {
      return fault(FaultCode::out_of_range, place, fmt::format("must have 1 to {} rows", most_rows));
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
      FC_TRY(const ScoreRow read, read_score_row(rows[row], element_place(place, row), row + 1 == rows.size()));
      charts.scoring[net].push_back(read);
    }
  }
  charts.scores = quick_scores(charts.scoring);
  return {};
}

}  // namespace

Result<void> read_charts(const Json& file, Charts& charts) {
  FC_TRY(check_object(file, "",
                      {"clock", "hard_shot_points", "hard_shot_stamina", "finisher", "knockout", "cuts", "fouls", "training",
                       "solitaire", "scoring"},
                      {"provenance"}));
  return in_turn(
      [&] { return read_clock(file["clock"], charts); },
      [&] { return read_named(file["hard_shot_points"], "hard_shot_points", shot_names, most_points, charts.shot_points); },
      [&] {
        return read_named(file["hard_shot_stamina"], "hard_shot_stamina", shot_names, most_points, charts.shot_stamina);
      },
      [&] { return read_finisher(file["finisher"], charts); }, [&] { return read_knockout(file["knockout"], charts); },
      [&] { return read_cuts(file["cuts"], charts); }, [&] { return read_fouls(file["fouls"], charts); },
      [&] { return read_training(file["training"], charts); }, [&] { return read_solitaire(file["solitaire"], charts); },
      [&] { return read_scoring(file["scoring"], charts); });
}

}  // namespace fc::the_ring
