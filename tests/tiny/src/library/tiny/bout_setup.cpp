#include "library/tiny/game.h"

#include <algorithm>
#include <array>

#include "core/looks.h"
#include "library/catalogue_files.h"
#include "library/checked_json.h"

namespace fc::tiny {
namespace {

constexpr std::array<std::string_view, 3> weights{"feather", "middle", "heavy"};

Result<BoxerEntry> read_boxer(const Json& object, const std::string& where) {
  FC_TRY(check_object(object, where, {"id", "name", "weight", "reach", "hearts"}));
  BoxerEntry entry;
  FC_TRY(keep(read_text(object["id"], member_place(where, "id")), entry.id));
  FC_TRY(keep(read_text(object["name"], member_place(where, "name")), entry.name));
  FC_TRY(const std::size_t weight, read_word(object["weight"], member_place(where, "weight"), weights));
  entry.weight = weights[weight];
  FC_TRY(keep(read_int(object["reach"], member_place(where, "reach"), 1, 9), entry.boxer.reach));
  FC_TRY(keep(read_int(object["hearts"], member_place(where, "hearts"), 3, 9), entry.boxer.hearts));
  return entry;
}

constexpr std::array<std::string_view, 1> files{"boxers.json"};

Result<void> take_file(std::size_t /*index*/, const Json& object, Catalogue& catalogue) {
  FC_TRY(check_object(object, "", {"boxers"}));
  const Json& list = object["boxers"];
  FC_TRY(check_list(list, "boxers"));
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string where = element_place("boxers", index);
    FC_TRY(BoxerEntry entry, read_boxer(list[index], where));
    if (!catalogue.boxers.empty() && catalogue.boxers.back().id >= entry.id) {
      return fault(FaultCode::unknown_value, member_place(where, "id"), "ids stand in alphabetical order, each once");
    }
    catalogue.boxers.push_back(std::move(entry));
  }
  if (catalogue.boxers.size() < most_boxers) {
    return fault(FaultCode::out_of_range, "boxers", "at least six are needed");
  }
  return {};
}

}  // namespace

const BoxerEntry* Catalogue::find(std::string_view id) const {
  const auto found = std::ranges::lower_bound(boxers, id, {}, &BoxerEntry::id);
  return found != boxers.end() && found->id == id ? &*found : nullptr;
}

Result<Catalogue> load_catalogue(const std::filesystem::path& data) {
  return read_json_files<Catalogue>(data / "tiny", files, take_file);
}

Result<void> check_file(std::string_view name, std::string_view text) {
  return check_json_file<Catalogue>(name, text, files, take_file);
}

std::vector<Fault> check_data(const std::filesystem::path& data) {
  return check_json_files<Catalogue>(data / "tiny", files, take_file);
}

namespace {

Result<void> read_boxers(const Catalogue& catalogue, const Json& list, Setup& setup) {
  constexpr const char* where = "setup.boxers";
  FC_TRY(check_list(list, where));
  if (list.size() < fewest_boxers || list.size() > most_boxers) {
    return fault(FaultCode::out_of_range, where, "must be two to six boxers");
  }
  for (std::size_t seat = 0; seat < list.size(); ++seat) {
    const std::string place = element_place(where, seat);
    FC_TRY(const std::string id, read_text(list[seat], place));
    const BoxerEntry* const entry = catalogue.find(id);
    if (entry == nullptr) {
      return fault(FaultCode::unknown_value, place, described(list[seat]) + " is no boxer of data/tiny/boxers.json");
    }
    setup.boxers.push_back(entry->boxer);
  }
  return {};
}

}  // namespace

Result<Setup> read_setup(const Catalogue& catalogue, std::string_view json) {
  FC_TRY(const Json object, parse_json(json, "setup"));
  FC_TRY(check_object(object, "setup", {"boxers"}, {"rounds", "options"}));
  Setup setup;
  FC_TRY(read_boxers(catalogue, object["boxers"], setup));
  if (object.contains("rounds")) {
    FC_TRY(keep(read_int(object["rounds"], "setup.rounds", 1, most_rounds), setup.rounds));
  }
  if (object.contains("options")) {
    FC_TRY(read_fields(option_fields, object["options"], "setup.options", setup.options));
  }
  return setup;
}

namespace {

/// By seat; nobody if the set-up cannot be read.
std::vector<const BoxerEntry*> entries_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<const BoxerEntry*> entries;
  if (read_setup(catalogue, json)) {
    const Json object = *parse_json(json);
    for (const Json& id : object["boxers"]) {
      entries.push_back(catalogue.find(id.get<std::string>()));
    }
  }
  return entries;
}

}  // namespace

std::vector<std::string> names_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<std::string> names;
  for (const BoxerEntry* entry : entries_in(catalogue, json)) {
    names.push_back(entry->name);
  }
  return names;
}

std::string write_setup(std::span<const std::string> ids, int rounds, const Options& options) {
  Json object;
  object["boxers"] = Json::array();
  for (const std::string& id : ids) {
    object["boxers"].push_back(id);
  }
  object["rounds"] = rounds;
  object["options"] = fields_json(option_fields, options);
  return object.dump();
}

namespace {

Looks looks_of(const BoxerEntry& entry) {
  constexpr std::uint8_t feather = 6;
  constexpr std::uint8_t middle = 12;
  constexpr std::uint8_t heavy = 16;
  const BoxerFacts facts{.weight = entry.weight == "feather" ? feather : entry.weight == "middle" ? middle : heavy};
  return fc::looks_of(entry.id, facts);
}

}  // namespace

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<Looks> looks;
  for (const BoxerEntry* entry : entries_in(catalogue, json)) {
    Looks his = looks_of(*entry);
    std::ranges::for_each(looks, [&his](const Looks& before) { his = told_apart(before, his); });
    looks.push_back(his);
  }
  return looks;
}

}  // namespace fc::tiny
