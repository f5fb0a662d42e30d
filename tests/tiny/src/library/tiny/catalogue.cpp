#include "library/tiny/catalogue.h"

#include <algorithm>
#include <array>

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

Result<void> read_boxers(const Json& object, Catalogue& catalogue) {
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
  Catalogue catalogue;
  FC_TRY(take_json_file(data / "tiny" / "boxers.json", [&](const Json& json) { return read_boxers(json, catalogue); }));
  return catalogue;
}

Result<void> check_file(std::string_view name, std::string_view text) {
  if (name != "boxers.json") {
    return fault(FaultCode::unknown_value, std::string(name), "is no file of this game");
  }
  FC_TRY(const Json json, parse_json(text));
  Catalogue catalogue;
  return read_boxers(json, catalogue);
}

std::vector<Fault> check_data(const std::filesystem::path& data) {
  const Result<Catalogue> loaded = load_catalogue(data);
  return loaded ? std::vector<Fault>() : std::vector<Fault>{loaded.error()};
}

}  // namespace fc::tiny
