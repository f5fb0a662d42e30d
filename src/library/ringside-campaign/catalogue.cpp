#include "library/ringside-campaign/catalogue.h"

#include <algorithm>
#include <span>

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/ringside-campaign/tables_json.h"

namespace fc::ringside_campaign {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 2> file_names{"names.json", "campaign.json"};

/// What the files alone give: the people are made men only.
struct OwnFiles {
  std::vector<NameEntry> names;
  Tables tables;
};

Result<NameEntry> read_name(const Json& object, const std::string& where) {
  FC_TRY(check_object(object, where, {"id", "name"}));
  FC_TRY(const std::string word, read_text(object["id"], member_place(where, "id")));
  FC_TRY(const std::string name, read_text(object["name"], member_place(where, "name")));
  const std::optional<Id> id = Id::from(word);
  if (!id) {
    return fault(FaultCode::unknown_value, member_place(where, "id"),
                 "must be 1 to 39 small letters, digits and hyphens, not " + described(object["id"]));
  }
  if (name.empty()) {
    return fault(FaultCode::unknown_value, member_place(where, "name"), "must not be empty");
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

/// Takes what one of the files holds. index: into file_names.
Result<void> take_file(std::size_t index, const Json& json, OwnFiles& files) {
  return index == 0 ? keep(read_names(json), files.names) : keep(read_tables(json), files.tables);
}

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
  FC_TRY(OwnFiles files, read_json_files<OwnFiles>(data / "ringside-campaign", file_names, take_file));
  FC_TRY(std::vector<NameEntry> people, men_of_history(below, files.names));
  people.insert(people.end(), files.names.begin(), files.names.end());
  return Catalogue{.below = &below, .people = std::move(people), .tables = files.tables};
}

std::vector<Fault> check_data(const fs::path& data) {
  return check_json_files<OwnFiles>(data / "ringside-campaign", file_names, take_file);
}

Result<void> check_file(std::string_view name, std::string_view text) {
  return check_json_file<OwnFiles>(name, text, file_names, take_file);
}

}  // namespace fc::ringside_campaign
