#include "library/dice-boxing/events_json.h"

#include <fmt/format.h>

#include <array>
#include <string>

#include "library/dice-boxing/chart_tables.h"
#include "rules/dice-boxing/bout_names.h"

namespace fc::dice_boxing {
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
