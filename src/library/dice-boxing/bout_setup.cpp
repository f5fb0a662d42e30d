#include "library/dice-boxing/game.h"

#include <fmt/format.h>

#include <array>
#include <limits>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/own_boxers.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing {
namespace {

Result<NamedCard> find_boxer(const Catalogue& catalogue, std::string_view id, std::string_view where,
                             std::uint32_t roster_seed) {
  const RosterEntry* const entry = catalogue.find(id);
  if (entry == nullptr) {
    return fault(FaultCode::unknown_value, std::string(where),
                 fmt::format("there is no boxer {}; their ids: four-corners-cli boxers dice-boxing", described(Json(id))));
  }
  return NamedCard{.id = entry->id, .name = entry->name, .card = catalogue.card(*entry, roster_seed)};
}

Result<NamedCard> read_corner(const Catalogue& catalogue, const Json& value, std::string_view where,
                              std::uint32_t roster_seed) {
  if (value.is_string()) {
    return find_boxer(catalogue, value.get_ref<const std::string&>(), where, roster_seed);
  }
  if (value.is_object()) {
    return read_card_object(catalogue.tables(), value, where);
  }
  return fault(FaultCode::wrong_type, std::string(where), "must be a boxer's id or a card, not " + described(value));
}

Result<Setup> read_object(const Catalogue& catalogue, const Json& object) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, "setup", "must be an object, not " + described(object));
  }
  FC_TRY(const std::uint32_t roster_seed, read_roster_seed(object));
  FC_TRY(with_fault_at("setup", check_object(object, "setup", {"red", "blue"}, {"options", "roster_seed"})));
  Options options;
  if (object.contains("options")) {
    FC_TRY(with_unknown_at("setup.options", read_fields(option_fields, object["options"], "setup.options", options)));
  }
  FC_TRY(const NamedCard red, read_corner(catalogue, object["red"], "setup.red", roster_seed));
  FC_TRY(const NamedCard blue, read_corner(catalogue, object["blue"], "setup.blue", roster_seed));
  return agreed(red.card, blue.card, options, catalogue.charts);
}

}  // namespace

Result<std::uint32_t> read_seed(const Json& seed, std::string_view where) {
  constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
  if (!seed.is_number_unsigned() || seed.get<std::uint64_t>() > most) {
    return fault(seed.is_number_integer() ? FaultCode::out_of_range : FaultCode::wrong_type, std::string(where),
                 fmt::format("must be a whole number from 0 to {}, not {}", most, described(seed)));
  }
  return seed.get<std::uint32_t>();
}

Result<std::uint32_t> read_roster_seed(const Json& setup) {
  if (!setup.contains("roster_seed")) {
    return usual_roster_seed;
  }
  return read_seed(setup["roster_seed"], "setup.roster_seed");
}

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  FC_TRY(const Json object, parse_json(json, "setup"));
  return read_object(catalogue, object);
}

std::array<NamedCard, 2> boxers_in(const Catalogue& catalogue, std::string_view json) {
  return corners_in<NamedCard>(json, [&catalogue](const Json& setup, const std::string& key) {
    return read_corner(catalogue, setup[key], key, read_roster_seed(setup).value_or(usual_roster_seed));
  });
}

std::array<std::string, 2> names_in(const Catalogue& catalogue, std::string_view json) {
  return names_of(boxers_in(catalogue, json));
}

Result<NamedCard> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where,
                             std::uint32_t roster_seed) {
  if (!id_or_json.starts_with('{')) {
    return find_boxer(catalogue, id_or_json, where, roster_seed);
  }
  FC_TRY(const Json object, parse_json(id_or_json, std::string(where)));
  return read_card_object(catalogue.tables(), object, where);
}

std::string write_setup(const std::array<std::string, 2>& boxers, const Options& options, std::uint32_t roster_seed) {
  Json object;
  object["red"] = boxer_value(boxers[0]);
  object["blue"] = boxer_value(boxers[1]);
  object["options"] = fields_json(option_fields, options);
  if (roster_seed != usual_roster_seed) {
    object["roster_seed"] = roster_seed;
  }
  return compact_json(object);
}

namespace {

static_assert(static_cast<int>(Style::slugger) == static_cast<int>(BoxingStyle::slugger) &&
              static_cast<int>(Style::mover) == static_cast<int>(BoxingStyle::mover));

std::optional<std::uint8_t> decade_of(const Years& years) {
  return years.first > 0 ? std::optional(fc::decade_of(years.first, years.last.value_or(std::int16_t{0}))) : std::nullopt;
}

}  // namespace

BoxerFacts facts_of(const BoxerCard& card, std::optional<std::uint8_t> decade) {
  BoxerFacts facts{.weight = static_cast<std::uint8_t>(class_count - 1 - place_of(card.weight_class)), .decade = decade};
  for (const Style style : card.styles) {
    facts.styles.push_back(static_cast<BoxingStyle>(style));
  }
  return facts;
}

Somebody somebody(const Catalogue& catalogue, const NamedCard& boxer, std::uint32_t roster_seed) {
  const RosterEntry* const entry = catalogue.find(boxer.id);
  const bool has_id = entry != nullptr || boxer.id.starts_with(made_up_prefix);
  const bool own = boxer.id.empty() || boxer.id.starts_with("own-");
  return {
      .id = has_id ? boxer.id : std::string(),
      .name = own                  ? own_word(boxer.id, boxer.name)
              : boxer.name.empty() ? boxer.id
                                   : boxer.name,
      .facts = facts_of(boxer.card, entry != nullptr ? decade_of(catalogue.boxer(*entry, roster_seed).years) : std::nullopt),
      .wish = boxer.looks};
}

Looks looks_of(const Catalogue& catalogue, const NamedCard& boxer) {
  return catalogue.known.looks_of(somebody(catalogue, boxer));
}

Looks looks_of(const Catalogue& catalogue, const RosterEntry& entry) {
  return looks_of(catalogue, {.id = entry.id, .name = entry.name, .card = catalogue.card(entry)});
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  const std::array<NamedCard, 2> boxers = boxers_in(catalogue, json);
  return catalogue.known.looks_of(somebody(catalogue, boxers[0]), somebody(catalogue, boxers[1]));
}

}  // namespace fc::dice_boxing
