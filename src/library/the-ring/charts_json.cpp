#include "library/the-ring/card_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
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
  return for_each_member(object, where, names, [&](std::size_t place, const Json& value, const std::string& at) {
    return keep(read_int(value, at, 0, most), numbers[place]);
  });
}

Result<void> read_clock(const Json& object, Charts& charts) {
  constexpr int longest = 168;  // seconds: two dice more end the round
  FC_TRY(const JsonMembers members, members_of(object, "clock", {"boxes"}));
  using Boxes = decltype(charts.clock);
  FC_TRY(charts.clock, members.get("boxes", read_numbers<Boxes>, 0, longest));
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
  FC_TRY(const JsonMembers members, members_of(object, "finisher", {"rolls", "columns"}));
  FC_TRY(read_named(members["rolls"], members.place("rolls"), shot_names, 2, charts.shot_rolls));
  return for_each_member(members["columns"], members.place("columns"), std::span(shot_names).subspan(1),
                         [&](std::size_t column, const Json& rows, const std::string& where) {
                           return for_each_number(rows, where, 0, highest_row,
                                                  [&](std::size_t row, const Json& value, const std::string& place) {
                                                    return keep(read_finisher_cell(value, place),
                                                                charts.finisher[column + 1][row]);
                                                  });
                         });
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
    FC_TRY(const JsonMembers members, members_of(list[index], where, {"name", "chin_min", "chin_max", "rows"}));
    FC_TRY(members.get("name", read_word, std::span(portion_names).subspan(index, 1)));
    FC_TRY(members.read("chin_min", next, next, portion.chin_min));
    const int least = index + 1 == portion_count ? any_chin : next;
    FC_TRY(members.read("chin_max", least, any_chin, portion.chin_max));
    next = portion.chin_max + 1;
    FC_TRY(for_each_number(members["rows"], members.place("rows"), 0, highest_row,
                           [&](std::size_t row, const Json& value, const std::string& place) {
                             return keep(read_count(value, place), portion.rows[row]);
                           }));
    FC_TRY(check_portion(portion, members.place("rows")));
  }
  return {};
}

/// may_deepen: the word "deepen" is allowed in place of a location.
Result<CutRow> read_cut_row(const Json& object, const std::string& where, bool may_deepen) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"location", "points"}, {"check"}));
  CutRow row;
  row.deepens = may_deepen && members["location"] == "deepen";
  if (!row.deepens) {
    FC_TRY(members.keep("location", row.location, read_word, location_names));
  }
  FC_TRY(members.read("points", 1, row.deepens ? 1 : most_points, row.points));
  FC_TRY(members.keep_if("check", row.check, read_bool));
  return row;
}

Result<void> read_cuts(const Json& object, Charts& charts) {
  FC_TRY(const JsonMembers members,
         members_of(object, "cuts",
                    {"rows", "deepen_without_cut", "check_points", "vision_points", "eye_locations", "attack_points"}));
  CutRules& cuts = charts.cuts;
  FC_TRY(for_each_number(members["rows"], "cuts.rows", lowest_total, highest_total,
                         [&](std::size_t row, const Json& value, const std::string& place) {
                           return keep(read_cut_row(value, place, true), cuts.rows[row]);
                         }));
  FC_TRY(cuts.without_cut, members.get("deepen_without_cut", read_cut_row, false));
  FC_TRY(members.read("check_points", 0, most_points, cuts.check_points));
  FC_TRY(members.read("vision_points", 0, most_points, cuts.vision_points));
  FC_TRY(members.read("attack_points", 0, most_points, cuts.attack_points));
  return for_each_element(members["eye_locations"], members.place("eye_locations"), any_size,
                          [&](std::size_t /*index*/, const Json& eye, const std::string& where) -> Result<void> {
                            FC_TRY(const std::size_t location, read_word(eye, where, location_names));
                            cuts.eye_locations = static_cast<std::uint16_t>(cuts.eye_locations | 1U << location);
                            return {};
                          });
}

Result<FoulRule> read_foul(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members,
         members_of(object, where, {"text"}, {"victim-stm", "retaliate", "warning", "cut", "point", "disqualify"}));
  FC_TRY(members.get("text", read_text));
  FoulRule rule;
  FC_TRY(members.read_if("victim-stm", 0, most_points, rule.victim_stm));
  FC_TRY(members.keep_if("retaliate", rule.retaliate, read_bool));
  FC_TRY(members.keep_if("warning", rule.warning, read_bool));
  FC_TRY(members.keep_if("cut", rule.cut, read_bool));
  FC_TRY(members.keep_if("point", rule.point, read_bool));
  FC_TRY(members.keep_if("disqualify", rule.disqualify, read_bool));
  return rule;
}

Result<void> read_fouls(const Json& object, Charts& charts) {
  FC_TRY(const JsonMembers members,
         members_of(object, "fouls", {"rolls", "legend", "warnings_per_point", "points_to_disqualify"}));
  FoulRules& fouls = charts.fouls;
  FC_TRY(for_each_number(members["rolls"], "fouls.rolls", 1, highest_row,
                         [&](std::size_t row, const Json& value, const std::string& place) {
                           return keep(read_int(value, place, 1, legend_count), fouls.legend_at[row + 1]);
                         }));
  FC_TRY(for_each_number(members["legend"], "fouls.legend", 1, legend_count,
                         [&](std::size_t row, const Json& value, const std::string& place) {
                           return keep(read_foul(value, place), fouls.legend[row + 1]);
                         }));
  FC_TRY(members.read("warnings_per_point", 1, most_points, fouls.warnings_per_point));
  return members.read("points_to_disqualify", 1, most_points, fouls.points_to_disqualify);
}

Result<TrainingChange> read_change(const Json& object, const std::string& where) {
  constexpr int widest = 20;
  FC_TRY(const JsonMembers members, members_of(object, where, {"text", "changes"}));
  FC_TRY(members.get("text", read_text));
  FC_TRY(const JsonMembers changes,
         members_of(members["changes"], members.place("changes"), {}, {"cut", "stm", "speed", "def", "weight", "pow"}));
  TrainingChange change;
  FC_TRY(changes.read_if("cut", -widest, widest, change.cut));
  FC_TRY(changes.read_if("stm", -widest, widest, change.stm));
  FC_TRY(changes.read_if("speed", -widest, widest, change.speed));
  FC_TRY(changes.read_if("def", -widest, widest, change.def));
  FC_TRY(changes.read_if("weight", -widest, widest, change.weight));
  FC_TRY(changes.read_if("pow", -widest, widest, change.pow));
  return change;
}

/// The results of one rating by the total of two dice.
Result<void> read_training_column(const Json& list, const std::string& where, ByTotal<Training>& column) {
  return for_each_element(list, where, column.size(), [&](std::size_t row, const Json& word, const std::string& place) {
    return keep(read_word(word, place, std::span(training_names).first<training_count>()), column[row]);
  });
}

Result<void> read_training(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "training", {"columns", "results"}));
  FC_TRY(for_each_number(object["columns"], "training.columns", 1, static_cast<int>(training_ratings),
                         [&](std::size_t rating, const Json& list, const std::string& where) {
                           return read_training_column(list, where, charts.training[rating]);
                         }));
  return for_each_member(object["results"], "training.results", std::span(training_names).first<training_count>(),
                         [&](std::size_t result, const Json& change, const std::string& where) {
                           return keep(read_change(change, where), charts.training_changes[result]);
                         });
}

Result<void> read_solitaire(const Json& object, Charts& charts) {
  static constexpr std::array<std::string_view, 8> words{"1",   "2",           "body",    "load-up",
                                                         "box", "work-on-cut", "outside", "tie-up"};
  constexpr std::size_t markers = 2;
  FC_TRY(check_object(object, "solitaire", {"rows"}));
  return for_each_number(object["rows"], "solitaire.rows", lowest_total, highest_total,
                         [&](std::size_t row, const Json& value, const std::string& place) -> Result<void> {
                           FC_TRY(const std::size_t word, read_word(value, place, words));
                           charts.solitaire[row] = word < markers
                                                       ? SolitaireRow{.marker = static_cast<std::int8_t>(word + 1)}
                                                       : SolitaireRow{.strategy = static_cast<Strategy>(word - markers)};
                           return {};
                         });
}

Result<ScoreRow> read_score_row(const Json& object, const std::string& where, bool last) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"score"}, {"at_least"}));
  ScoreRow row{.always = last};
  if (members.has("at_least") == last) {
    return fault(FaultCode::missing_key, members.place("at_least"), "every row but the last must have it");
  }
  if (!last) {
    FC_TRY(members.read("at_least", -widest_view, widest_view, row.at_least));
  }
  // So many that three deductions leave something.
  constexpr int fewest = 4;
  constexpr int most = 10;
  const std::string place = members.place("score");
  FC_TRY(check_list(members["score"], place, 2));
  FC_TRY(keep(read_int(members["score"][0], place + "[0]", fewest, most), row.leader));
  FC_TRY(keep(read_int(members["score"][1], place + "[1]", fewest, most), row.other));
  return row;
}

Result<void> read_scoring(const Json& object, Charts& charts) {
  constexpr int widest_shift = 9;
  constexpr std::size_t most_rows = 3;
  FC_TRY(const JsonMembers members, members_of(object, "scoring", {"judge_die", "portions"}));
  using Shifts = decltype(charts.judge_die);
  FC_TRY(charts.judge_die, members.get("judge_die", read_numbers<Shifts>, -widest_shift, widest_shift));
  const Json& list = members["portions"];
  FC_TRY(check_list(list, "scoring.portions", net_portions));
  for (std::size_t net = 0; net < net_portions; ++net) {
    const std::string where = element_place("scoring.portions", net);
    FC_TRY(const JsonMembers portion, members_of(list[net], where, {"net", "rows"}));
    FC_TRY(portion.get("net", read_int, static_cast<int>(net), static_cast<int>(net)));
    const Json& rows = portion["rows"];
    const std::string place = portion.place("rows");
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
  const auto read_shots = [&file](const char* key, auto& numbers) {
    return read_named(file[key], key, shot_names, most_points, numbers);
  };
  FC_TRY(read_clock(file["clock"], charts));
  FC_TRY(read_shots("hard_shot_points", charts.shot_points));
  FC_TRY(read_shots("hard_shot_stamina", charts.shot_stamina));
  FC_TRY(read_finisher(file["finisher"], charts));
  FC_TRY(read_knockout(file["knockout"], charts));
  FC_TRY(read_cuts(file["cuts"], charts));
  FC_TRY(read_fouls(file["fouls"], charts));
  FC_TRY(read_training(file["training"], charts));
  FC_TRY(read_solitaire(file["solitaire"], charts));
  return read_scoring(file["scoring"], charts);
}

}  // namespace fc::the_ring
