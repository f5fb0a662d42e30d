#include "library/dice-boxing/card_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {
namespace {

constexpr int most_bouts = 999;

/// Limits may be made narrower or wider as far as the charts have rows and the ranges of a bout make sense.
constexpr std::array<Range, all_ratings.size()> widest_limits{
    {{1, 99}, {-50, 50}, {1, 10}, {1, 500}, {0, 50}, {0, 100}, {1, 40}, {-12, 4}, {70, 95}, {1, 99}, {-50, 50}}};

/// The words must be the rules' own, in their order: everything else counts on it.
Result<void> check_words(const Json& list, std::string_view where, std::span<const std::string_view> words) {
  FC_TRY(check_list(list, where, words.size()));
  for (std::size_t index = 0; index < words.size(); ++index) {
    if (list[index] != words[index]) {
      return fault(FaultCode::unknown_value, element_place(where, index),
                   fmt::format("must be \"{}\", not {}", words[index], described(list[index])));
    }
  }
  return {};
}

Result<StyleEffects> read_effects(const Json& object, const std::string& where) {
  constexpr int most = 20;
  FC_TRY(const JsonMembers members,
         members_of(object, where, {"control", "punches", "defense", "stamina", "recovery", "foul"}));
  StyleEffects effects;
  FC_TRY(members.read("control", -most, most, effects.control));
  FC_TRY(members.read("punches", -most, most, effects.punches));
  FC_TRY(members.read("defense", -most, most, effects.defense));
  FC_TRY(members.read("stamina", -most, most, effects.stamina));
  FC_TRY(members.read("recovery", -most, most, effects.recovery));
  FC_TRY(members.read("foul", -most, most, effects.foul));
  if (effects.foul % 5 != 0) {
    return fault(FaultCode::out_of_range, members.place("foul"), "must be a multiple of 5");
  }
  return effects;
}

Result<void> read_styles_table(const Json& object, CardTables& tables) {
  FC_TRY(const JsonMembers members,
         members_of(object, "styles", {"boxer", "mover", "technician", "counterpuncher", "swarmer", "slugger"}));
  for (std::size_t style = 0; style < style_count; ++style) {
    FC_TRY(tables.styles[style], members.get(style_names[style], read_effects));
  }
  return {};
}

Result<void> read_points(const Json& object, CardTables& tables) {
  FC_TRY(const JsonMembers members, members_of(object, "punch_points", {"jab", "body", "cross", "hook", "uppercut"}));
  for (std::size_t type = 0; type < punch_type_count; ++type) {
    using Points = decltype(tables.punch_points)::value_type;
    FC_TRY(tables.punch_points[type], members.get(punch_names[type], read_numbers<Points>, 1, most_hit_points));
  }
  return {};
}

Result<void> read_weights(const Json& object, CardTables& tables) {
  FC_TRY(check_object(object, "punch_weights", {"boxer", "mover", "technician", "counterpuncher", "swarmer", "slugger"}));
  for (std::size_t style = 0; style < style_count; ++style) {
    const std::string name(style_names[style]);
    const std::string where = member_place("punch_weights", name);
    using Weights = decltype(tables.punch_weights)::value_type;
    FC_TRY(tables.punch_weights[style], read_numbers<Weights>(object[name], where, 0, faces));
    int sum = 0;
    for (const int weight : tables.punch_weights[style]) {
      sum += weight;
    }
    if (sum > faces) {
      return fault(FaultCode::out_of_range, where, fmt::format("must add up to 100 at most, not {}", sum));
    }
  }
  return {};
}

Result<void> read_limits(const Json& object, CardTables& tables) {
  FC_TRY(check_object(
      object, "limits",
      {"control", "adjustment", "power", "stamina", "recovery", "ko", "kd", "chin", "foul", "punches", "defense"}));
  for (std::size_t rating = 0; rating < all_ratings.size(); ++rating) {
    const std::string name(rating_names[rating]);
    const std::string where = member_place("limits", name);
    const Range widest = widest_limits[rating];
    using Pair = std::array<std::int16_t, 2>;
    FC_TRY(const Pair pair, read_numbers<Pair>(object[name], where, widest.low, widest.high));
    if (pair[0] > pair[1]) {
      return fault(FaultCode::out_of_range, where, "the lower limit must not be above the upper one");
    }
    tables.limits[rating] = {.low = pair[0], .high = pair[1]};
  }
  const Range foul = tables.limits[place_of_rating(&Ratings::foul)];
  if (foul.low % 5 != 0 || foul.high % 5 != 0) {
    return fault(FaultCode::out_of_range, "limits.foul", "must be multiples of 5");
  }
  return {};
}

Result<void> read_power_steps(const Json& list, CardTables& tables) {
  FC_TRY(tables.power_steps, read_numbers<decltype(tables.power_steps)>(list, "power_steps", 0, 100));
  for (std::size_t step = 1; step < tables.power_steps.size(); ++step) {
    if (tables.power_steps[step] <= tables.power_steps[step - 1]) {
      return fault(FaultCode::out_of_range, element_place("power_steps", step), "must be above the step before it");
    }
  }
  return {};
}

Result<Override> read_override(const Json& object, const std::string& id, const CardTables& tables) {
  const std::string where = member_place("overrides", id);
  FC_TRY(check_object(object, where, {}, {"record", "card"}));
  Override one{.id = id, .record = std::nullopt, .ratings = {}};
  if (object.contains("record")) {
    const std::string place = member_place(where, "record");
    FC_TRY(check_object(object["record"], place, {"wins", "losses", "draws", "ko_wins", "ko_losses"}));
    FC_TRY(one.record, read_record(object["record"], place));
  }
  if (object.contains("card")) {
    const std::string place = member_place(where, "card");
    FC_TRY(check_object(
        object["card"], place, {},
        {"control", "adjustment", "power", "stamina", "recovery", "ko", "kd", "chin", "foul", "punches", "defense"}));
    for (const auto& [key, value] : object["card"].items()) {
      const auto rating = static_cast<std::size_t>(std::ranges::find(rating_names, key) - rating_names.begin());
      const Range limits = tables.limits[rating];
      FC_TRY(const int number, read_int(value, member_place(place, key), limits.low, limits.high));
      one.ratings.push_back({.rating = all_ratings[rating], .value = static_cast<std::int16_t>(number)});
    }
  }
  return one;
}

Result<void> read_overrides(const Json& object, CardFormula& formula) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, "overrides", "must be an object, not " + described(object));
  }
  for (const auto& [id, value] : object.items()) {
    FC_TRY(Override one, read_override(value, id, formula.tables));
    formula.overrides.push_back(std::move(one));
  }
  return {};
}

}  // namespace

Result<CardFormula> read_card_formula(const Json& object) {
  constexpr int most_era_control = 99;
  FC_TRY(const JsonMembers members, members_of(object, "",
                                               {"classes", "era_control", "styles", "punch_types", "punch_points",
                                                "power_steps", "kd_class", "punch_weights", "limits", "overrides"}));
  CardFormula formula;
  CardTables& tables = formula.tables;
  FC_TRY(members.get("classes", check_words, class_names));
  FC_TRY(members.keep("era_control", tables.era_control, read_numbers<decltype(tables.era_control)>, -most_era_control,
                      most_era_control));
  FC_TRY(read_styles_table(members["styles"], tables));
  FC_TRY(members.get("punch_types", check_words, punch_names));
  FC_TRY(read_points(members["punch_points"], tables));
  FC_TRY(read_power_steps(members["power_steps"], tables));
  FC_TRY(members.keep("kd_class", tables.kd_class, read_numbers<decltype(tables.kd_class)>, -12, 12));
  FC_TRY(read_weights(members["punch_weights"], tables));
  FC_TRY(read_limits(members["limits"], tables));
  FC_TRY(read_overrides(members["overrides"], formula));
  return formula;
}

Result<Record> read_record(const Json& object, std::string_view where) {
  const JsonMembers members(object, where);
  Record record;
  FC_TRY(members.read("wins", 0, most_bouts, record.wins));
  FC_TRY(members.read("losses", 0, most_bouts, record.losses));
  FC_TRY(members.read("draws", 0, most_bouts, record.draws));
  FC_TRY(members.read("ko_wins", 0, record.wins, record.ko_wins));
  FC_TRY(members.read("ko_losses", 0, record.losses, record.ko_losses));
  return record;
}

Result<Styles> read_styles(const Json& list, std::string_view where) {
  FC_TRY(check_list(list, where));
  if (list.empty() || list.size() > 2) {
    return fault(FaultCode::out_of_range, std::string(where), fmt::format("must be one or two styles, not {}", list.size()));
  }
  Styles styles;
  for (std::size_t index = 0; index < list.size(); ++index) {
    FC_TRY(const std::size_t style, read_word(list[index], element_place(where, index), style_names));
    styles.push_back(static_cast<Style>(style));
  }
  if (styles.size() == 2 && styles[0] == styles[1]) {
    return fault(FaultCode::unknown_value, std::string(where), "must be two different styles");
  }
  return styles;
}

}  // namespace fc::dice_boxing
