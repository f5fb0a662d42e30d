#include "library/dice-boxing/card_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>

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

namespace {

Result<void> read_knockdown(const Json& object, Charts& charts) {
  FC_TRY(const JsonMembers members, members_of(object, "knockdown", {"chin_min", "chin_max", "rows"}, {"letters"}));
  FC_TRY(members.get("chin_min", read_int, lowest_chin, lowest_chin));
  FC_TRY(members.get("chin_max", read_int, highest_chin, highest_chin));
  return for_each_number(members["rows"], members.place("rows"), lowest_chin, highest_chin,
                         [&](std::size_t row, const Json& list, const std::string& where) {
                           return keep(read_percentile<Letter>(list, where, letter_names), charts.knockdown[row]);
                         });
}

Result<void> read_ground(const Json& grounds, Charts& charts) {
  return for_each_member(grounds, "position", ground_names,
                         [&](std::size_t ground, const Json& object, const std::string& where) -> Result<void> {
                           FC_TRY(const JsonMembers bonus, members_of(object, where, {"control", "punches"}));
                           FC_TRY(bonus.read("control", -widest, widest, charts.ground[ground].control));
                           FC_TRY(bonus.read("punches", -widest, widest, charts.ground[ground].punches));
                           return {};
                         });
}

Result<void> read_fouls(const Json& object, Charts& charts) {
  constexpr int highest = lowest_foul_rating + foul_rating_step * (static_cast<int>(foul_rows) - 1);
  return for_each_number(
      object, "foul", lowest_foul_rating, highest,
      [&](std::size_t row, const Json& list, const std::string& where) {
        return keep(read_percentile<Foul>(list, where, foul_names), charts.foul[row]);
      },
      foul_rating_step);
}

/// What a letter of a cut does. letter: its place in the chart.
Result<void> read_cut_letter(const Json& object, const std::string& where, std::size_t letter, Charts& charts) {
  FC_TRY(const JsonMembers members,
         members_of(object, where, {"opponent_punches", "reopens_on", "doctor_stops_to"}, {"name"}));
  CutRules& rules = charts.cut_rules[letter];
  FC_TRY(members.read("opponent_punches", -widest, widest, rules.opponent_punches));
  rules.doctor_stops_to = -1;
  if (!members["doctor_stops_to"].is_null()) {
    FC_TRY(members.read("doctor_stops_to", 0, faces - 1, rules.doctor_stops_to));
  }
  return for_each_element(members["reopens_on"], members.place("reopens_on"), any_size,
                          [&](std::size_t /*index*/, const Json& value, const std::string& place) -> Result<void> {
                            FC_TRY(const int face, read_int(value, place, 0, faces - 1));
                            std::uint8_t& letters = charts.reopens[static_cast<std::size_t>(face)];
                            letters = static_cast<std::uint8_t>(letters | 1U << letter);
                            return {};
                          });
}

Result<void> read_cuts(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "cut", {"columns", "letters"}));
  FC_TRY(for_each_member(object["columns"], "cut.columns", cut_column_names,
                         [&](std::size_t column, const Json& list, const std::string& where) {
                           return keep(read_percentile<CutLetter>(list, where, cut_letter_names), charts.cut[column]);
                         }));
  return for_each_member(object["letters"], "cut.letters", std::span(cut_letter_names).first<cut_letters>(),
                         [&](std::size_t letter, const Json& rules, const std::string& where) {
                           return read_cut_letter(rules, where, letter, charts);
                         });
}

Result<void> read_judges(const Json& object, Charts& charts) {
  FC_TRY(const JsonMembers members, members_of(object, "judges", {"lead_max", "favourite", "challenger"}, {"note"}));
  FC_TRY(members.get("lead_max", read_int, most_lead, most_lead));
  const auto take_side = [&](const char* name, std::size_t side, int least) {
    return for_each_number(members[name], members.place(name), least, most_lead,
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

Result<void> read_grades(const Json& grades, Charts& charts) {
  return for_each_member(grades, "grades", grade_names,
                         [&](std::size_t grade, const Json& object, const std::string& where) -> Result<void> {
                           FC_TRY(const JsonMembers rules, members_of(object, where, {"bonus", "counter_penalty"}));
                           FC_TRY(rules.read("bonus", -widest, widest, charts.grades[grade].bonus));
                           FC_TRY(rules.read("counter_penalty", -widest, widest, charts.grades[grade].counter_gives));
                           return {};
                         });
}

Result<StrategyCell> read_cell(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"control", "punches", "kd"}, {"free_punches", "no_free"}));
  StrategyCell cell;
  FC_TRY(members.read("control", -widest, widest, cell.control));
  FC_TRY(members.read("punches", -widest, widest, cell.punches));
  FC_TRY(members.read("kd", -widest, widest, cell.kd));
  FC_TRY(members.read_if("free_punches", -widest, widest, cell.free_punches));
  FC_TRY(members.keep_if("no_free", cell.no_free, read_bool));
  return cell;
}

Result<void> read_strategies(const Json& object, Charts& charts) {
  return for_each_member(object, "strategies", strategy_names,
                         [&](std::size_t own, const Json& row, const std::string& where) {
                           return for_each_member(row, where, strategy_names,
                                                  [&](std::size_t others, const Json& cell, const std::string& place) {
                                                    return keep(read_cell(cell, place), charts.strategies[own][others]);
                                                  });
                         });
}

Result<Weight> read_weight(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"control", "kd", "chin", "stamina", "defense"}));
  Weight weight;
  FC_TRY(members.read("control", -widest, widest, weight.control));
  FC_TRY(members.read("kd", -widest, widest, weight.kd));
  FC_TRY(members.read("chin", -widest, widest, weight.chin));
  FC_TRY(members.read("stamina", -widest, widest, weight.stamina));
  FC_TRY(members.read("defense", -widest, widest, weight.defense));
  return weight;
}

Result<void> read_weights(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "weight", {"heavier", "lighter"}));
  const auto take_men = [&](const char* name, std::array<Weight, weight_rows>& rows) {
    return for_each_number(object[name], member_place("weight", name), 1, weight_rows,
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
  FC_TRY(read_knockdown(object["knockdown"], charts));
  FC_TRY(read_ground(object["position"], charts));
  FC_TRY(read_fouls(object["foul"], charts));
  FC_TRY(read_cuts(object["cut"], charts));
  FC_TRY(read_unique(object["unique"], charts));
  FC_TRY(read_judges(object["judges"], charts));
  FC_TRY(read_round_scores(object["round_scores"], charts));
  FC_TRY(read_grades(object["grades"], charts));
  FC_TRY(read_strategies(object["strategies"], charts));
  FC_TRY(read_weights(object["weight"], charts));
  return charts;
}

namespace {

/// One effect of a unique event. last: nothing follows it.
Result<Effect> read_effect(const Json& object, const std::string& where, bool last) {
  constexpr std::array<std::string_view, 3> men{"x", "y", "underdog"};
  FC_TRY(const JsonMembers members, members_of(object, where, {"what"}, {"who", "by", "stops_to"}));
  Effect effect;
  FC_TRY(members.keep("what", effect.kind, read_word, effect_names));
  const bool is_change = effect.kind <= EffectKind::lasting_defense;
  const bool is_stop = effect.kind == EffectKind::technical_stop || effect.kind == EffectKind::injury_stop;
  const bool is_counted = is_change || effect.kind == EffectKind::free_punches;
  if (is_change != members.has("who") || is_counted != members.has("by") || is_stop != members.has("stops_to")) {
    return fault(FaultCode::missing_key, where,
                 fmt::format("{} must have {}", name_of(effect.kind),
                             is_change    ? "who and by"
                             : is_counted ? "by"
                             : is_stop    ? "stops_to"
                                          : "nothing beside what"));
  }
  if (is_change) {
    FC_TRY(members.keep("who", effect.on, read_word, men));
    FC_TRY(members.read("by", -widest, widest, effect.by));
  } else if (is_counted) {
    FC_TRY(members.read("by", 1, actions_in_a_round, effect.by));
  } else if (is_stop) {
    FC_TRY(members.read("stops_to", 0, faces - 1, effect.by));
  }
  const bool leads_elsewhere = !is_change && !is_stop && effect.kind != EffectKind::towel;
  if (leads_elsewhere && !last) {
    return fault(FaultCode::unknown_value, members.place("what"),
                 fmt::format("{} must be the last effect", name_of(effect.kind)));
  }
  return effect;
}

Result<void> read_event(const Json& object, const std::string& where, std::size_t event, Charts& charts) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"from", "to", "id", "centre", "effects"}, {"text"}));
  FC_TRY(const std::size_t id, members.get("id", read_word, unique_names));
  if (id != event) {
    return fault(FaultCode::unknown_value, members.place("id"),
                 fmt::format("must be {}, not {}", unique_names[event], described(members["id"])));
  }
  UniqueRow& row = charts.unique_rows[event];
  FC_TRY(row.to_center, members.get("centre", read_bool));
  const Json& effects = members["effects"];
  const std::string place = members.place("effects");
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
    const JsonMembers members(list[event], where);
    FC_TRY(const int from, members.get("from", read_int, next, next));
    FC_TRY(const int to, members.get("to", read_int, from, faces - 1));
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
