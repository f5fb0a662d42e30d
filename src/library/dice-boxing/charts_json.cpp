#include "library/dice-boxing/card_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "rules/dice-boxing/state.h"

namespace fc::dice_boxing {
namespace {

/// Wider than any figure of a chart ought to be.
constexpr int widest = 30;

}  // namespace

Result<Row> read_row(const Json& row, const std::string& where, int from, int last) {
  FC_TRY(check_list(row, where));
  if (row.size() < 2) {
    return fault(FaultCode::out_of_range, where, "must be a list of from, to and what it means");
  }
  FC_TRY(read_int(row[0], where + "[0]", from, from));
  FC_TRY(const int to, read_int(row[1], where + "[1]", from, last));
  return Row{.from = from, .to = to};
}

Result<std::int8_t> read_small(const Json& object, const std::string& where, const char* key) {
  if (!object.contains(key)) {
    return std::int8_t{0};
  }
  FC_TRY(const int number, read_int(object[key], member_place(where, key), -widest, widest));
  return static_cast<std::int8_t>(number);
}

Keys numbered(int low, int high, int step) {
  Keys keys;
  for (int number = low; number <= high; number += step) {
    keys.push_back(std::to_string(number));
  }
  return keys;
}

Result<void> check_keys(const Json& object, const std::string& where, const Keys& keys) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, where, "must be an object, not " + described(object));
  }
  for (const auto& [key, member] : object.items()) {
    if (std::ranges::find(keys, key) == keys.end()) {
      return fault(FaultCode::unknown_key, member_place(where, key),
                   fmt::format("unknown key; known: {}", fmt::join(keys, ", ")));
    }
  }
  for (const std::string& key : keys) {
    if (!object.contains(key)) {
      return fault(FaultCode::missing_key, member_place(where, key), "is missing");
    }
  }
  return {};
}

namespace {

Result<void> read_knockdown(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "knockdown", {"chin_min", "chin_max", "rows"}, {"letters"}));
  FC_TRY(read_int(object["chin_min"], "knockdown.chin_min", lowest_chin, lowest_chin));
  FC_TRY(read_int(object["chin_max"], "knockdown.chin_max", highest_chin, highest_chin));
  return for_each_member(object["rows"], "knockdown.rows", numbered(lowest_chin, highest_chin),
                         [&](std::size_t row, const Json& list, const std::string& where) {
                           return keep(read_percentile<Letter>(list, where, letter_names), charts.knockdown[row]);
                         });
}

Result<void> read_ground(const Json& object, Charts& charts) {
  return for_each_member(object, "position", keys_of(ground_names),
                         [&](std::size_t ground, const Json& bonus, const std::string& where) -> Result<void> {
                           FC_TRY(check_object(bonus, where, {"control", "punches"}));
                           FC_TRY(charts.ground[ground].control, read_small(bonus, where, "control"));
                           FC_TRY(charts.ground[ground].punches, read_small(bonus, where, "punches"));
                           return {};
                         });
}

Result<void> read_fouls(const Json& object, Charts& charts) {
  constexpr int highest = lowest_foul_rating + foul_rating_step * (static_cast<int>(foul_rows) - 1);
  return for_each_member(object, "foul", numbered(lowest_foul_rating, highest, foul_rating_step),
                         [&](std::size_t row, const Json& list, const std::string& where) {
                           return keep(read_percentile<Foul>(list, where, foul_names), charts.foul[row]);
                         });
}

/// What a letter of a cut does. letter: its place in the chart.
Result<void> read_cut_letter(const Json& object, const std::string& where, std::size_t letter, Charts& charts) {
  FC_TRY(check_object(object, where, {"opponent_punches", "reopens_on", "doctor_stops_to"}, {"name"}));
  CutRules& rules = charts.cut_rules[letter];
  FC_TRY(rules.opponent_punches, read_small(object, where, "opponent_punches"));
  rules.doctor_stops_to = -1;
  if (const Json& stops_to = object["doctor_stops_to"]; !stops_to.is_null()) {
    FC_TRY(keep(read_int(stops_to, member_place(where, "doctor_stops_to"), 0, faces - 1), rules.doctor_stops_to));
  }
  const std::string place = member_place(where, "reopens_on");
  FC_TRY(check_list(object["reopens_on"], place));
  for (std::size_t index = 0; index < object["reopens_on"].size(); ++index) {
    FC_TRY(const int face, read_int(object["reopens_on"][index], element_place(place, index), 0, faces - 1));
    std::uint8_t& letters = charts.reopens[static_cast<std::size_t>(face)];
    letters = static_cast<std::uint8_t>(letters | 1U << letter);
  }
  return {};
}

Result<void> read_cuts(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "cut", {"columns", "letters"}));
  FC_TRY(for_each_member(object["columns"], "cut.columns", keys_of(cut_column_names),
                         [&](std::size_t column, const Json& list, const std::string& where) {
                           return keep(read_percentile<CutLetter>(list, where, cut_letter_names), charts.cut[column]);
                         }));
  return for_each_member(object["letters"], "cut.letters", keys_of(std::span(cut_letter_names).first<cut_letters>()),
                         [&](std::size_t letter, const Json& rules, const std::string& where) {
                           return read_cut_letter(rules, where, letter, charts);
                         });
}

Result<void> read_judges(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "judges", {"lead_max", "favourite", "challenger"}, {"note"}));
  FC_TRY(read_int(object["lead_max"], "judges.lead_max", most_lead, most_lead));
  const auto take_side = [&](const char* name, std::size_t side, int least) {
    return for_each_member(object[name], member_place("judges", name), numbered(least, most_lead),
                           [&](std::size_t index, const Json& list, const std::string& where) {
                             const std::size_t lead = index + static_cast<std::size_t>(least);
                             return keep(read_percentile<Opinion>(list, where, opinion_names, 1), charts.judges[side][lead]);
                           });
  };
  FC_TRY(take_side("favourite", 0, 0));
  FC_TRY(take_side("challenger", 1, 1));
  charts.judges[1][0] = charts.judges[0][0];  // Ruling: R21. A lead of 0 is the favourite's
  return {};
}

Result<void> read_round_scores(const Json& object, Charts& charts) {
  constexpr int most_points = 10;
  constexpr std::array<const char*, scorer_columns> columns{"win", "even", "lose", "lose-by-10"};
  FC_TRY(check_object(object, "round_scores", {"0", "1", "2"}, {"note"}));
  for (std::size_t row = 0; row < net_rows; ++row) {
    const std::string key = std::to_string(row);
    const std::string where = member_place("round_scores", key);
    FC_TRY(check_object(object[key], where, {"win", "even", "lose", "lose-by-10"}));
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const Json& pair = object[key][columns[column]];
      const std::string place = member_place(where, columns[column]);
      FC_TRY(check_list(pair, place, 2));
      // So many that three deductions leave something: a score is never below 0.
      FC_TRY(keep(read_int(pair[0], place + "[0]", 3, most_points), charts.round_scores[row][column].scorer));
      FC_TRY(keep(read_int(pair[1], place + "[1]", 3, most_points), charts.round_scores[row][column].other));
    }
  }
  return {};
}

Result<void> read_grades(const Json& object, Charts& charts) {
  return for_each_member(object, "grades", keys_of(grade_names),
                         [&](std::size_t grade, const Json& rules, const std::string& where) -> Result<void> {
                           FC_TRY(check_object(rules, where, {"bonus", "counter_penalty"}));
                           FC_TRY(charts.grades[grade].bonus, read_small(rules, where, "bonus"));
                           FC_TRY(charts.grades[grade].counter_gives, read_small(rules, where, "counter_penalty"));
                           return {};
                         });
}

Result<StrategyCell> read_cell(const Json& object, const std::string& where) {
  FC_TRY(check_object(object, where, {"control", "punches", "kd"}, {"free_punches", "no_free"}));
  StrategyCell cell;
  FC_TRY(cell.control, read_small(object, where, "control"));
  FC_TRY(cell.punches, read_small(object, where, "punches"));
  FC_TRY(cell.kd, read_small(object, where, "kd"));
  FC_TRY(cell.free_punches, read_small(object, where, "free_punches"));
  if (object.contains("no_free")) {
    FC_TRY(cell.no_free, read_bool(object["no_free"], member_place(where, "no_free")));
  }
  return cell;
}

Result<void> read_strategies(const Json& object, Charts& charts) {
  return for_each_member(object, "strategies", keys_of(strategy_names),
                         [&](std::size_t own, const Json& row, const std::string& where) {
                           return for_each_member(row, where, keys_of(strategy_names),
                                                  [&](std::size_t others, const Json& cell, const std::string& place) {
                                                    return keep(read_cell(cell, place), charts.strategies[own][others]);
                                                  });
                         });
}

Result<Weight> read_weight(const Json& object, const std::string& where) {
  FC_TRY(check_object(object, where, {"control", "kd", "chin", "stamina", "defense"}));
  Weight weight;
  FC_TRY(weight.control, read_small(object, where, "control"));
  FC_TRY(weight.kd, read_small(object, where, "kd"));
  FC_TRY(weight.chin, read_small(object, where, "chin"));
  FC_TRY(weight.stamina, read_small(object, where, "stamina"));
  FC_TRY(weight.defense, read_small(object, where, "defense"));
  return weight;
}

Result<void> read_weights(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "weight", {"heavier", "lighter"}));
  const auto take_men = [&](const char* name, std::array<Weight, weight_rows>& rows) {
    return for_each_member(object[name], member_place("weight", name), numbered(1, weight_rows),
                           [&](std::size_t row, const Json& weight, const std::string& where) {
                             return keep(read_weight(weight, where), rows[row]);
                           });
  };
  FC_TRY(take_men("heavier", charts.heavier));
  return take_men("lighter", charts.lighter);
}

}  // namespace

Result<Charts> read_charts(const Json& object) {
  FC_TRY(check_object(object, "",
                      {"special", "knockdown", "ring", "position", "foul", "cut", "unique", "judges", "round_scores",
                       "grades", "strategies", "weight"}));
  Charts charts;
  FC_TRY(charts.special, read_percentile<SpecialChart>(object["special"], "special", special_chart_names));
  FC_TRY(charts.ring, read_percentile<Position>(object["ring"], "ring", position_names));
  FC_TRY(in_turn(
      [&] { return read_knockdown(object["knockdown"], charts); }, [&] { return read_ground(object["position"], charts); },
      [&] { return read_fouls(object["foul"], charts); }, [&] { return read_cuts(object["cut"], charts); },
      [&] { return read_unique(object["unique"], charts); }, [&] { return read_judges(object["judges"], charts); },
      [&] { return read_round_scores(object["round_scores"], charts); },
      [&] { return read_grades(object["grades"], charts); }, [&] { return read_strategies(object["strategies"], charts); },
      [&] { return read_weights(object["weight"], charts); }));
  return charts;
}

namespace {

/// One effect of a unique event. last: nothing follows it.
Result<Effect> read_effect(const Json& object, const std::string& where, bool last) {
  constexpr std::array<std::string_view, 3> men{"x", "y", "underdog"};
  FC_TRY(check_object(object, where, {"what"}, {"who", "by", "stops_to"}));
  Effect effect;
  FC_TRY(keep(read_word(object["what"], member_place(where, "what"), effect_names), effect.kind));
  const bool is_change = effect.kind <= EffectKind::lasting_defense;
  const bool is_stop = effect.kind == EffectKind::technical_stop || effect.kind == EffectKind::injury_stop;
  const bool is_counted = is_change || effect.kind == EffectKind::free_punches;
  if (is_change != object.contains("who") || is_counted != object.contains("by") || is_stop != object.contains("stops_to")) {
    return fault(FaultCode::missing_key, where,
                 fmt::format("{} must have {}", name_of(effect.kind),
                             is_change    ? "who and by"
                             : is_counted ? "by"
                             : is_stop    ? "stops_to"
                                          : "nothing beside what"));
  }
  if (is_change) {
    FC_TRY(keep(read_word(object["who"], member_place(where, "who"), men), effect.on));
    FC_TRY(effect.by, read_small(object, where, "by"));
  } else if (is_counted) {
    FC_TRY(keep(read_int(object["by"], member_place(where, "by"), 1, actions_in_a_round), effect.by));
  } else if (is_stop) {
    FC_TRY(keep(read_int(object["stops_to"], member_place(where, "stops_to"), 0, faces - 1), effect.by));
  }
  const bool leads_elsewhere = !is_change && !is_stop && effect.kind != EffectKind::towel;
  if (leads_elsewhere && !last) {
    return fault(FaultCode::unknown_value, member_place(where, "what"),
                 fmt::format("{} must be the last effect", name_of(effect.kind)));
  }
  return effect;
}

Result<void> read_event(const Json& object, const std::string& where, std::size_t event, Charts& charts) {
  FC_TRY(check_object(object, where, {"from", "to", "id", "centre", "effects"}, {"text"}));
  FC_TRY(const std::size_t id, read_word(object["id"], member_place(where, "id"), unique_names));
  if (id != event) {
    return fault(FaultCode::unknown_value, member_place(where, "id"),
                 fmt::format("must be {}, not {}", unique_names[event], described(object["id"])));
  }
  UniqueRow& row = charts.unique_rows[event];
  FC_TRY(row.to_center, read_bool(object["centre"], member_place(where, "centre")));
  const Json& effects = object["effects"];
  const std::string place = member_place(where, "effects");
  FC_TRY(check_list(effects, place));
  constexpr std::size_t most_effects = 2;
  if (effects.size() > most_effects) {
    return fault(FaultCode::out_of_range, place, fmt::format("must have at most {} effects", most_effects));
  }
  for (std::size_t index = 0; index < effects.size(); ++index) {
    FC_TRY(const Effect effect, read_effect(effects[index], element_place(place, index), index + 1 == effects.size()));
    row.effects.push_back(effect);
  }
  return {};
}

}  // namespace

Result<void> read_unique(const Json& list, Charts& charts) {
  FC_TRY(check_list(list, "unique", unique_count));
  int next = 0;
  for (std::size_t event = 0; event < unique_count; ++event) {
    const std::string where = element_place("unique", event);
    FC_TRY(read_event(list[event], where, event, charts));
    FC_TRY(const int from, read_int(list[event]["from"], member_place(where, "from"), next, next));
    FC_TRY(const int to, read_int(list[event]["to"], member_place(where, "to"), from, faces - 1));
    for (int face = from; face <= to; ++face) {
      charts.unique[static_cast<std::size_t>(face)] = static_cast<UniqueEvent>(event);
    }
    next = to + 1;
  }
  if (next != faces) {
    return fault(FaultCode::out_of_range, "unique", fmt::format("ends before {}", faces - 1));
  }
  return {};
}

}  // namespace fc::dice_boxing
