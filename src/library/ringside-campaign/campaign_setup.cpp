#include "library/ringside-campaign/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "core/named.h"
#include "core/result.h"
#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/ringside-campaign/json_parts.h"
#include "library/ringside/game.h"
#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign {
namespace {

namespace fs = std::filesystem;

/// What the files alone give: the people are made men only.
struct OwnFiles {
  std::vector<NameEntry> names;
  Tables tables;
};

Result<NameEntry> read_name(const Json& object, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(object, where, {"id", "name"}));
  FC_TRY(const std::string word, members.get("id", read_text));
  FC_TRY(const std::string name, members.get("name", read_text));
  const std::optional<Id> id = Id::from(word);
  if (!id) {
    return fault(FaultCode::unknown_value, members.place("id"),
                 "must be 1 to 39 small letters, digits and hyphens, not " + described(members["id"]));
  }
  if (name.empty()) {
    return fault(FaultCode::unknown_value, members.place("name"), "must not be empty");
  }
  return NameEntry{.id = *id, .name = name};
}

Result<std::vector<NameEntry>> read_names(const Json& list) {
  FC_TRY(check_list(list, "names", made_names));
  std::vector<NameEntry> names;
  for (std::size_t place = 0; place < list.size(); ++place) {
    const std::string where = element_place("", place);
    FC_TRY(NameEntry entry, read_name(list[place], where));
    if (std::ranges::find(names, entry.id, &NameEntry::id) != names.end()) {
      return fault(FaultCode::unknown_value, where + ".id", described(list[place]["id"]) + " is taken by a name above");
    }
    names.push_back(std::move(entry));
  }
  return names;
}

Result<void> take_file(std::size_t index, const Json& json, OwnFiles& own) {
  return index == 0 ? keep(read_names(json), own.names) : keep(read_tables(json), own.tables);
}

constexpr CatalogueFiles<OwnFiles, 2> files{"ringside-campaign", {"names.json", "campaign.json"}, take_file};

/// The first men of Ringside's list, each with an id that no made man has.
Result<std::vector<NameEntry>> men_of_history(const ringside::Catalogue& below, std::span<const NameEntry> made) {
  constexpr const char* where = "ringside/fighters.json";
  if (below.boxers.size() < history_men) {
    return fault(FaultCode::out_of_range, where, "must hold at least thirty fighters for a campaign");
  }
  std::vector<NameEntry> men;
  for (const ringside::BoxerEntry& boxer : std::span(below.boxers).first(history_men)) {
    const std::optional<Id> id = Id::from(boxer.id);
    if (!id || std::ranges::find(made, *id, &NameEntry::id) != made.end()) {
      return fault(FaultCode::unknown_value, where, "\"" + boxer.id + "\" is too long, or the name of a made man");
    }
    men.push_back({.id = *id, .name = boxer.name});
  }
  return men;
}

}  // namespace

Result<Catalogue> load_catalogue(const fs::path& data, const ringside::Catalogue& below) {
  FC_TRY(OwnFiles own, files.load(data));
  FC_TRY(std::vector<NameEntry> people, men_of_history(below, own.names));
  people.insert(people.end(), own.names.begin(), own.names.end());
  return Catalogue{.below = &below, .people = std::move(people), .tables = own.tables};
}

std::vector<Fault> check_data(const fs::path& data) { return files.faults(data); }
Result<void> check_file(std::string_view name, std::string_view text) { return files.check(name, text); }

namespace {

constexpr const char* options_place = "setup.options";
constexpr const char* bout_key = "bout";

Result<Options> read_options(const Json& object) {
  Options options;
  FC_TRY(with_unknown_at(options_place, read_fields(option_fields, object, options_place, options, {bout_key})));
  if (!object.contains("starting_cash")) {
    options.starting_cash = options.formation == Formation::auction ? auction_cash : 0;
  }
  if (object.contains(bout_key)) {
    const std::string place = member_place(options_place, bout_key);
    FC_TRY(with_unknown_at(place, read_fields(ringside::option_fields, object[bout_key], place, options.bout)));
  }
  return options;
}

std::string fighter(const Setup& setup, const State& state, Person person) {
  return ringside::to_json({.id = std::string(id_of(setup, person).text()), .name = {}, .boxer = state.man(person).boxer});
}

}  // namespace

std::vector<OptionFact> option_facts() {
  std::vector<OptionFact> facts = facts_of(option_fields);
  for (OptionFact& of_bouts : ringside::option_facts()) {
    of_bouts.key = fmt::format("{}.{}", bout_key, of_bouts.key);
    facts.push_back(std::move(of_bouts));
  }
  return facts;
}

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  constexpr const char* where = "setup";
  constexpr const char* managers_place = "setup.managers";
  FC_TRY(const Json object, parse_json(json, where));
  FC_TRY(with_unknown_at(where, check_object(object, where, {}, {"managers", "options"})));
  if (!object.contains("managers")) {
    return fault(FaultCode::missing_key, managers_place, "must be there: 1 to 8 managers");
  }
  Setup setup;
  FC_TRY(keep(read_int(object["managers"], managers_place, 1, most_managers), setup.managers));
  if (object.contains("options")) {
    FC_TRY(setup.options, read_options(object["options"]));
  }
  for (std::size_t person = 0; person < most_people; ++person) {
    setup.people[person] = catalogue.people[person].id;
  }
  for (std::size_t man = 0; man < setup.history.size(); ++man) {
    setup.history[man] = catalogue.below->boxers[man].boxer;
  }
  setup.tables = catalogue.tables;
  return setup;
}

std::string write_setup(int managers, const Options& options) {
  Json own = fields_json(option_fields, options);
  own[bout_key] = fields_json(ringside::option_fields, options.bout);
  return Json{{"managers", managers}, {"options", std::move(own)}}.dump();
}

std::string bout_setup(const Setup& setup, const State& state) {
  FC_CHECK(state.asked.kind == NeedKind::bout);
  const BilledBout& bout = state.night[0];
  const std::array<std::string, 2> boxers{fighter(setup, state, bout.red), fighter(setup, state, bout.blue)};
  Result<Json> object = parse_json(ringside::write_setup(boxers, bout.rounds, setup.options.bout));
  FC_CHECK(object.has_value());
  (*object)["red_damage"] = carried_damage(setup, state, bout.red);
  (*object)["blue_damage"] = carried_damage(setup, state, bout.blue);
  return object->dump();
}

namespace {

Looks looks_of(const Catalogue& catalogue, const NameEntry& person) {
  return ringside::looks_of(*catalogue.below, {.id = std::string(person.id.text()), .name = person.name, .boxer = {}});
}

}  // namespace

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view /*setup*/) {
  std::vector<Looks> looks;
  looks.reserve(catalogue.people.size());
  for (const NameEntry& person : catalogue.people) {
    looks.push_back(looks_of(catalogue, person));
  }
  return looks;
}

std::optional<Looks> looks_of(const Catalogue& catalogue, std::string_view name) {
  const auto person = std::ranges::find_if(catalogue.people, [&](const NameEntry& entry) {
    return ringside::name_by_id(*catalogue.below, entry.id.text()) == name;
  });
  return person != catalogue.people.end() ? std::optional(looks_of(catalogue, *person)) : std::nullopt;
}

}  // namespace fc::ringside_campaign
