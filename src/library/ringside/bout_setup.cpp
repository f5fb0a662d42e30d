#include "library/ringside/game.h"

#include <fmt/format.h>

#include <array>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/own_boxers.h"

namespace fc::ringside {
namespace {

/// A rest from round to round lifts nobody above his start, so 7 points a round and the base are all he ever has.
constexpr int endurance_per_round = 7;

Result<BoxerEntry> find_boxer(const Catalogue& catalogue, const std::string& id, std::string_view where) {
  const BoxerEntry* const entry = catalogue.find(id);
  if (entry == nullptr) {
    return fault(FaultCode::unknown_value, std::string(where),
                 fmt::format("there is no fighter {}; their ids: four-corners-cli boxers ringside", described(id)));
  }
  return *entry;
}

Result<BoxerEntry> read_corner(const Catalogue& catalogue, const Json& value, std::string_view where) {
  if (value.is_string()) {
    return find_boxer(catalogue, value.get_ref<const std::string&>(), where);
  }
  if (value.is_object()) {
    return read_boxer_object(value, where, Naming::free);
  }
  return fault(FaultCode::wrong_type, std::string(where), "must be a fighter's id or an object, not " + described(value));
}

Result<Setup> read_object(const Catalogue& catalogue, const Json& object) {
  FC_TRY(const JsonMembers members,
         members_of(object, "setup", {"red", "blue", "rounds"}, {"red_damage", "blue_damage", "options"}));
  Setup setup;
  setup.charts = catalogue.charts;
  for (const Corner corner : both_corners) {
    const std::string_view key = name_of(corner);
    FC_TRY(const BoxerEntry entry, read_corner(catalogue, members[key], members.place(key)));
    setup.boxers[index_of(corner)] = entry.boxer;
  }
  FC_TRY(members.read("rounds", 1, most_rounds, setup.rounds));
  for (const Corner corner : both_corners) {
    // Brought in: to one less than he starts with.
    const int most = endurance_per_round * setup.rounds + setup.boxer(corner).endurance - 1;
    FC_TRY(members.read_if(std::string(name_of(corner)) + "_damage", 0, most, setup.damage[index_of(corner)]));
  }
  FC_TRY(members.read_fields_if("options", option_fields, setup.options));
  return setup;
}

}  // namespace

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  FC_TRY(const Json object, parse_json(json, "setup"));
  return read_object(catalogue, object);
}

std::string name_by_id(const Catalogue& catalogue, std::string_view id) {
  if (const BoxerEntry* const known = catalogue.find(id)) {
    return known->name;
  }
  std::string name;
  bool begins = true;
  for (const char letter : id) {
    name += letter == '-' ? ' ' : begins && letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    begins = letter == '-';
  }
  return name;
}

std::array<std::string, 2> names_in(const Catalogue& catalogue, std::string_view json) {
  return names_of(corners_in<BoxerEntry>(json, [&catalogue](const Json& setup, const std::string& key) {
    return read_corner(catalogue, setup[key], key).map([&catalogue](BoxerEntry entry) {
      entry.name = entry.name.empty() ? name_by_id(catalogue, entry.id) : entry.name;
      return entry;
    });
  }));
}

Result<BoxerEntry> read_boxer(const Catalogue& catalogue, std::string_view id_or_json, std::string_view where) {
  if (!id_or_json.starts_with('{')) {
    return find_boxer(catalogue, std::string(id_or_json), where);
  }
  Result<Json> object = parse_json(id_or_json);
  if (!object) {
    object.error().where = where;
    return tl::make_unexpected(std::move(object.error()));
  }
  return read_boxer_object(*object, where, Naming::free);
}

std::string write_setup(const std::array<std::string, 2>& boxers, int rounds, const Options& options) {
  Json object;
  object["red"] = boxer_value(boxers[0]);
  object["blue"] = boxer_value(boxers[1]);
  object["rounds"] = rounds;
  object["options"] = fields_json(option_fields, options);
  return compact_json(object);
}

namespace {

/// All of them are heavyweights.
Somebody somebody(const BoxerEntry& entry) { return {.id = entry.id, .name = entry.name, .facts = {}, .wish = entry.looks}; }

Somebody somebody_in(const Json& corner) {
  if (corner.is_string()) {
    return {.id = corner.get<std::string>(), .name = {}, .facts = {}, .wish = {}};
  }
  return somebody(read_boxer_object(corner, "", Naming::free).value_or(BoxerEntry{}));
}

}  // namespace

Looks looks_of(const Catalogue& catalogue, const BoxerEntry& entry) { return catalogue.known.looks_of(somebody(entry)); }

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  std::array<Somebody, 2> boxers;
  const Result<Json> object = parse_json(json);
  for (const Corner corner : both_corners) {
    const std::string key(name_of(corner));
    if (object && object->is_object() && object->contains(key)) {
      boxers[index_of(corner)] = somebody_in((*object)[key]);
    }
  }
  return catalogue.known.looks_of(boxers[0], boxers[1]);
}

}  // namespace fc::ringside
