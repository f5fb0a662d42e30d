#include "library/dice-boxing-career/game.h"

#include <array>

#include "core/result.h"
#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/dice-boxing-career/json_parts.h"
#include "library/dice-boxing/card_json.h"
#include "library/dice-boxing/game.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/ladder.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {
namespace {

namespace fs = std::filesystem;

Result<void> take_file(std::size_t /*index*/, const Json& json, Tables& tables) { return keep(read_tables(json), tables); }

constexpr CatalogueFiles<Tables, 1> files{"dice-boxing-career", {"career.json"}, take_file};

/// A choice names a man by his id, and a class must fit into its lists.
Result<void> check_roster(const dice_boxing::Catalogue& below) {
  constexpr const char* where = "dice-boxing/boxer-facts.json";
  std::array<std::size_t, dice_boxing::class_count> men{};
  for (const dice_boxing::RosterEntry& entry : below.boxers) {
    if (!Id::from(entry.id)) {
      return fault(FaultCode::unknown_value, where, "the id \"" + entry.id + "\" is too long for a career");
    }
    if (++men[place_of(entry.weight_class)] > ladders::most_of_a_roster) {
      return fault(FaultCode::out_of_range, where, "a class has too many boxers for a career");
    }
  }
  return {};
}

}  // namespace

Result<Catalogue> load_catalogue(const fs::path& data, const dice_boxing::Catalogue& below) {
  FC_TRY(const Tables tables, files.load(data));
  if (Result<void> checked = check_limits(tables, below.tables()); !checked) {
    return in_file(data / files.slug / files.names[0], std::move(checked.error()));
  }
  FC_TRY(check_roster(below));
  return Catalogue{.below = &below, .tables = tables};
}

std::vector<Fault> check_data(const fs::path& data) { return files.faults(data); }
Result<void> check_file(std::string_view name, std::string_view text) { return files.check(name, text); }

namespace {

Man man_of(const dice_boxing::RosterEntry& entry, const dice_boxing::Boxer& boxer) {
  return {.id = Id::from(entry.id).value_or(Id()),
          .name = entry.name,
          .card = boxer.card,
          .record = boxer.record,
          .first_year = boxer.years.first,
          .last_year = boxer.years.last.value_or(std::int16_t{0}),
          .tier = entry.tier,
          .real = entry.real,
          .great = entry.great,
          .reserve = false};
}

/// A made-up man beyond the roster. number: from the quota of his tier on.
Man reserve_of(const Catalogue& catalogue, const Setup& setup, int tier, int number) {
  const dice_boxing::MadeUpNumber who{setup.weight_class, static_cast<std::uint8_t>(tier),
                                      static_cast<std::uint8_t>(number)};
  const dice_boxing::MadeUpTables& tables = catalogue.below->made_up;
  const dice_boxing::MadeUp made = dice_boxing::make_up(setup.cards, tables, setup.roster_seed, who);
  std::string name = dice_boxing::name_of(tables, who);
  const Id id = Id::from(dice_boxing::made_up_id(name)).value_or(Id());
  return {.id = id,
          .name = std::move(name),
          .card = made.card,
          .record = made.record,
          .first_year = made.years.first,
          .tier = who.tier,
          .reserve = true};
}

/// Everybody of the class, and who it takes to fill the ladder.
void add_men(const Catalogue& catalogue, Setup& setup) {
  std::array<int, tier_count> have{};
  for (const dice_boxing::RosterEntry& entry : catalogue.below->boxers) {
    if (entry.weight_class == setup.weight_class) {
      setup.men.push_back(man_of(entry, catalogue.below->boxer(entry, setup.roster_seed)));
      have[entry.tier] += setup.options.all_time_greats || !entry.great ? 1 : 0;
    }
  }
  for (std::size_t tier = 0; tier < tier_count; ++tier) {
    const int quota = catalogue.below->made_up.tiers[tier].quota;
    for (int more = 0; have[tier] + more < ladders::least_of_tier[tier]; ++more) {
      setup.men.push_back(reserve_of(catalogue, setup, static_cast<int>(tier), quota + more));
    }
  }
}

/// The opponent as the roster knows him, or his card.
std::string opponent_json(const Man& man) {
  const std::string id(man.id.text());
  return man.reserve ? dice_boxing::card_json({.id = id, .name = man.name, .card = man.card}).dump() : id;
}

}  // namespace

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  constexpr const char* where = "setup";
  constexpr const char* styles_place = "setup.styles";
  FC_TRY(const Json object, parse_json(json, where));
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, where, "must be an object, not " + described(object));
  }
  Setup setup;
  FC_TRY(setup.roster_seed, dice_boxing::read_roster_seed(object));
  FC_TRY(with_fault_at(
      where, check_object(object, where, {"class", "seed", "styles"}, {"name", "looks", "options", "roster_seed"})));
  FC_TRY(keep(read_word(object["class"], "setup.class", dice_boxing::class_names), setup.weight_class));
  FC_TRY(setup.seed, dice_boxing::read_seed(object["seed"], "setup.seed"));
  FC_TRY(setup.styles, with_fault_at(styles_place, dice_boxing::read_styles(object["styles"], styles_place)));
  if (object.contains("name")) {
    FC_TRY(setup.name, read_name(object["name"], "setup.name"));
  }
  FC_TRY(setup.looks, read_looks_of(object, where));
  if (object.contains("options")) {
    FC_TRY(with_unknown_at("setup.options", read_fields(option_fields, object["options"], "setup.options", setup.options)));
  }
  setup.cards = catalogue.below->tables();
  setup.charts = catalogue.below->charts;
  setup.tables = catalogue.tables;
  add_men(catalogue, setup);
  return setup;
}

std::string write_setup(const Newcomer& newcomer) {
  Json object;
  object["class"] = dice_boxing::name_of(newcomer.weight_class);
  object["seed"] = newcomer.seed;
  object["styles"] = Json::array();
  for (const dice_boxing::Style style : newcomer.styles) {
    object["styles"].push_back(dice_boxing::name_of(style));
  }
  if (!newcomer.name.empty()) {
    object["name"] = newcomer.name;
  }
  if (!newcomer.looks.empty()) {
    object[looks_key] = looks_json(newcomer.looks);
  }
  object["options"] = fields_json(option_fields, newcomer.options);
  return object.dump();
}

std::string bout_setup(const Setup& setup, const State& state) {
  FC_CHECK(state.asked.kind == NeedKind::bout);
  const dice_boxing::NamedCard own{
      .id = std::string(you_name), .name = setup.name, .card = own_card(setup, state), .looks = setup.looks};
  dice_boxing::Options options;
  options.rounds = static_cast<std::int8_t>(schedules::rounds_of_bout(setup, state));
  return dice_boxing::write_setup({dice_boxing::card_json(own).dump(), opponent_json(setup.man(state.opponent))}, options,
                                  setup.roster_seed);
}

Looks looks_of(const Catalogue& catalogue, const OwnNewcomer& newcomer) {
  dice_boxing::NamedCard card{.id = std::string(you_name), .name = newcomer.name, .card = {}, .looks = newcomer.looks};
  card.card.weight_class = newcomer.weight_class;
  card.card.styles = newcomer.styles;
  return dice_boxing::looks_of(*catalogue.below, card);
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  const Result<Setup> setup = read_setup(catalogue, json);
  if (!setup) {
    return {};
  }
  const dice_boxing::Catalogue& below = *catalogue.below;
  std::vector<Looks> looks{looks_of(
      catalogue,
      {.id = {}, .name = setup->name, .weight_class = setup->weight_class, .styles = setup->styles, .looks = setup->looks})};
  looks.reserve(1 + setup->men.size());
  for (const Man& man : setup->men) {
    looks.push_back(dice_boxing::looks_of(below, {.id = std::string(man.id.text()), .name = man.name, .card = man.card}));
  }
  return looks;
}

OwnBoxersOf<OwnNewcomer> load_own_newcomers(const std::filesystem::path& folder) {
  return load_own<OwnNewcomer>(folder, read_own_newcomer);
}

Result<OwnNewcomer> read_own_newcomer(std::string_view id, std::string_view text) {
  FC_TRY(const Json object, parse_json(text));
  FC_TRY(const JsonMembers members, members_of(object, "", {"name", "class", "styles"}, {"id", "looks"}));
  std::string given;
  FC_TRY(members.keep_if("id", given, read_text));
  FC_TRY(check_own_id(id, given, !id.starts_with("own-")));
  OwnNewcomer newcomer;
  newcomer.id = id;
  FC_TRY(newcomer.name, members.get("name", read_name));
  FC_TRY(check_own_name(newcomer.name));
  FC_TRY(members.keep("class", newcomer.weight_class, read_word, dice_boxing::class_names));
  FC_TRY(newcomer.styles, members.get("styles", dice_boxing::read_styles));
  FC_TRY(newcomer.looks, read_looks_of(object, ""));
  return newcomer;
}

Json newcomer_json(const OwnNewcomer& newcomer) {
  Json object;
  object["id"] = newcomer.id;
  object["name"] = newcomer.name;
  object["class"] = dice_boxing::name_of(newcomer.weight_class);
  object["styles"] = Json::array();
  for (const dice_boxing::Style style : newcomer.styles) {
    object["styles"].push_back(dice_boxing::name_of(style));
  }
  if (!newcomer.looks.empty()) {
    object[looks_key] = looks_json(newcomer.looks);
  }
  return object;
}

Result<void> check_own_newcomer(const OwnNewcomer& newcomer) {
  FC_TRY(read_own_newcomer(newcomer.id, compact_json(newcomer_json(newcomer))));
  return {};
}

}  // namespace fc::dice_boxing_career
