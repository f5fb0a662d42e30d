#include "library/dice-boxing/charts_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "library/dice-boxing/chart_tables.h"
#include "library/dice-boxing/events_json.h"
#include "rules/dice-boxing/bout_names.h"

namespace fc::dice_boxing {
namespace {

Result<void> read_knockdown(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "knockdown", {"chin_min", "chin_max", "rows"}, {"letters"}));
  FC_TRY(read_int(object["chin_min"], "knockdown.chin_min", lowest_chin, lowest_chin));
  FC_TRY(read_int(object["chin_max"], "knockdown.chin_max", highest_chin, highest_chin));
  return take_members(object["rows"], "knockdown.rows", numbered(lowest_chin, highest_chin),
                      [&](std::size_t row, const Json& list, const std::string& where) {
                        return keep(read_percentile<Letter>(list, where, letter_names), charts.knockdown[row]);
                      });
}

Result<void> read_ground(const Json& object, Charts& charts) {
  return take_members(object, "position", keys_of(ground_names),
                      [&](std::size_t ground, const Json& bonus, const std::string& where) -> Result<void> {
                        FC_TRY(check_object(bonus, where, {"control", "punches"}));
                        FC_TRY(charts.ground[ground].control, read_small(bonus, where, "control"));
                        FC_TRY(charts.ground[ground].punches, read_small(bonus, where, "punches"));
                        return {};
                      });
}

Result<void> read_fouls(const Json& object, Charts& charts) {
  constexpr int highest = lowest_foul_rating + foul_rating_step * (static_cast<int>(foul_rows) - 1);
  return take_members(object, "foul", numbered(lowest_foul_rating, highest, foul_rating_step),
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
  FC_TRY(take_members(object["columns"], "cut.columns", keys_of(cut_column_names),
                      [&](std::size_t column, const Json& list, const std::string& where) {
                        return keep(read_percentile<CutLetter>(list, where, cut_letter_names), charts.cut[column]);
                      }));
  return take_members(object["letters"], "cut.letters", keys_of(std::span(cut_letter_names).first<cut_letters>()),
                      [&](std::size_t letter, const Json& rules, const std::string& where) {
                        return read_cut_letter(rules, where, letter, charts);
                      });
}

Result<void> read_judges(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "judges", {"lead_max", "favourite", "challenger"}, {"note"}));
  FC_TRY(read_int(object["lead_max"], "judges.lead_max", most_lead, most_lead));
  const auto take_side = [&](const char* name, std::size_t side, int least) {
    return take_members(object[name], member_place("judges", name), numbered(least, most_lead),
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
  return take_members(object, "grades", keys_of(grade_names),
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
  return take_members(object, "strategies", keys_of(strategy_names),
                      [&](std::size_t own, const Json& row, const std::string& where) {
                        return take_members(row, where, keys_of(strategy_names),
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
    return take_members(object[name], member_place("weight", name), numbered(1, weight_rows),
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

}  // namespace fc::dice_boxing
