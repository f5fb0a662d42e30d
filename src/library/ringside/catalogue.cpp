#include "library/ringside/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/need.h"
#include "core/result.h"
#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/own_boxers.h"

namespace fc::ringside {
namespace {

constexpr std::array<const char*, punch_count> punch_keys{"uc", "rj", "rh", "co", "lj", "lh"};

Result<Boxer> read_ratings(const Json& object, std::string_view where) {
  const JsonMembers members(object, where);
  Boxer boxer;
  FC_TRY(members.read("ag", 1, 90, boxer.agility));
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    FC_TRY(members.read(punch_keys[punch], 1, 9, boxer.punches[punch]));
  }
  FC_TRY(members.read("cp", 0, 80, boxer.counterpunch));
  FC_TRY(members.read("end", 0, 60, boxer.endurance));
  return boxer;
}

/// Kebab-case: what can stand in a script and on a command line.
bool is_id(std::string_view id) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  return !id.empty() && id.find_first_not_of(letters) == std::string_view::npos;
}

Result<void> read_names(const Json& object, std::string_view where, BoxerEntry& entry) {
  const JsonMembers members(object, where);
  FC_TRY(const std::string id, members.get("id", read_text));
  if (!is_id(id)) {
    return fault(FaultCode::unknown_value, members.place("id"),
                 "must be small letters, digits and hyphens, not " + described(members["id"]));
  }
  FC_TRY(const std::string name, members.get("name", read_text));
  if (name.empty()) {
    return fault(FaultCode::unknown_value, members.place("name"), "must not be empty");
  }
  entry.id = id;
  entry.name = name;
  return {};
}

/// Own fighters may be called anything that is a name; what is no text is passed over.
Result<std::string> name_or_nothing(const Json& object, const char* key, std::string_view where) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? read_name(*found, member_place(where, key)) : std::string();
}

}  // namespace

Result<BoxerEntry> read_boxer_object(const Json& object, std::string_view where, Naming naming) {
  FC_TRY(
      naming == Naming::needed
          ? check_object(object, where, {"id", "name", "ag", "uc", "rj", "rh", "co", "lj", "lh", "cp", "end"})
          : check_object(object, where, {"ag", "uc", "rj", "rh", "co", "lj", "lh", "cp", "end"}, {"id", "name", "looks"}));
  BoxerEntry entry;
  if (naming == Naming::needed) {
    FC_TRY(read_names(object, where, entry));
  } else {
    FC_TRY(entry.id, name_or_nothing(object, "id", where));
    FC_TRY(entry.name, name_or_nothing(object, "name", where));
  }
  FC_TRY(entry.boxer, read_ratings(object, where));
  FC_TRY(entry.looks, read_looks_of(object, where));
  return entry;
}

std::string to_json(const BoxerEntry& entry) {
  Json object;
  if (!entry.id.empty()) {
    object["id"] = entry.id;
  }
  if (!entry.name.empty()) {
    object["name"] = entry.name;
  }
  object["ag"] = entry.boxer.agility;
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    object[punch_keys[punch]] = entry.boxer.punches[punch];
  }
  object["cp"] = entry.boxer.counterpunch;
  object["end"] = entry.boxer.endurance;
  if (!entry.looks.empty()) {
    object[looks_key] = looks_json(entry.looks);
  }
  return compact_json(object);
}

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, punch_count> punch_names{"uppercut",    "right-jab", "right-hook",
                                                                "combination", "left-jab",  "left-hook"};

Result<std::vector<BoxerEntry>> read_boxers(const Json& list) {
  FC_TRY(check_list(list, "fighters"));
  std::vector<BoxerEntry> boxers;
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string where = element_place("", index);
    FC_TRY(BoxerEntry entry, read_boxer_object(list[index], where, Naming::needed));
    if (std::ranges::find(boxers, entry.id, &BoxerEntry::id) != boxers.end()) {
      return fault(FaultCode::unknown_value, where + ".id", "\"" + entry.id + "\" is taken by a fighter above");
    }
    boxers.push_back(std::move(entry));
  }
  if (boxers.size() < 2) {
    return fault(FaultCode::out_of_range, "fighters", "must hold at least two fighters");
  }
  return boxers;
}

/// The names of the punches must stand in the order that the rules use.
Result<void> check_punch_names(const Json& names) {
  FC_TRY(check_list(names, "punches", punch_count));
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    if (names[punch] != punch_names[punch]) {
      return fault(FaultCode::unknown_value, element_place("punches", punch),
                   fmt::format("must be \"{}\", not {}", punch_names[punch], described(names[punch])));
    }
  }
  return {};
}

Result<PunchChart> read_chart(const Json& object) {
  FC_TRY(check_object(object, "", {"punches", "chart"}, {"rows", "columns"}));
  FC_TRY(check_punch_names(object["punches"]));
  FC_TRY(check_list(object["chart"], "chart", punch_count));
  PunchChart chart{};
  for (std::size_t row = 0; row < punch_count; ++row) {
    FC_TRY(chart[row], read_numbers<PunchChart::value_type>(object["chart"][row], element_place("chart", row), -1, 4));
  }
  return chart;
}

using Bands = std::array<std::int16_t, std::tuple_size_v<decltype(MustTable::from)>>;

/// [[0, 1], [2, 20], ... [61, null]]: without gap or overlap, the last one open.
Result<Bands> read_bands(const Json& list) {
  constexpr int most_damage = 10'000;
  FC_TRY(check_list(list, "difference_bands", std::tuple_size_v<Bands>));
  Bands from{};
  int next = 0;
  for (std::size_t band = 0; band < from.size(); ++band) {
    const std::string where = element_place("difference_bands", band);
    FC_TRY(check_list(list[band], where, 2));
    FC_TRY(const int low, read_int(list[band][0], where + "[0]", next, next));
    from[band] = static_cast<std::int16_t>(low);
    if (band + 1 == from.size()) {
      if (!list[band][1].is_null()) {
        return fault(FaultCode::wrong_type, where + "[1]", "must be null: the last band has no end");
      }
      break;
    }
    FC_TRY(const int high, read_int(list[band][1], where + "[1]", low, most_damage));
    next = high + 1;
  }
  return from;
}

Result<MustTable> read_must_table(const Json& scoring, const char* name, const Bands& bands) {
  constexpr int most_points = 10;
  const Json& object = scoring.at(name);
  FC_TRY(const JsonMembers members, members_of(object, name, {"winner", "loser"}));
  using Points = decltype(MustTable::winner);
  FC_TRY(const auto winner, members.get("winner", read_numbers<Points>, 0, most_points));
  FC_TRY(const auto loser, members.get("loser", read_numbers<Points>, 0, most_points));
  for (std::size_t band = 0; band < loser.size(); ++band) {
    if (loser[band] > winner[band]) {
      return fault(FaultCode::out_of_range, element_place(members.place("loser"), band),
                   "must not be above the winner's points");
    }
  }
  return MustTable{.from = bands, .winner = winner, .loser = loser};
}

Result<void> read_scoring(const Json& object, Charts& charts) {
  FC_TRY(check_object(object, "", {"difference_bands", "ten-point-must", "five-point-must"}));
  FC_TRY(const Bands bands, read_bands(object["difference_bands"]));
  FC_TRY(charts.ten_point_must, read_must_table(object, "ten-point-must", bands));
  FC_TRY(charts.five_point_must, read_must_table(object, "five-point-must", bands));
  return {};
}

Result<void> check_shares(const Json& list, const std::string& where) {
  constexpr double rounding = 0.001;
  FC_TRY(check_list(list, where, punch_count));
  double sum = 0;
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    if (!list[punch].is_number() || list[punch] < 0 || list[punch] > 1) {
      return fault(FaultCode::out_of_range, element_place(where, punch),
                   "must be a share from 0 to 1, not " + described(list[punch]));
    }
    sum += list[punch].get<double>();
  }
  if (std::abs(sum - 1) > rounding) {
    return fault(FaultCode::out_of_range, where, fmt::format("must add up to 1, not {:.4f}", sum));
  }
  return {};
}

Result<void> check_mixes(const Json& mixes, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(mixes, where, {"value", "throw", "guess"}));
  if (!members["value"].is_number()) {
    return fault(FaultCode::wrong_type, members.place("value"), "must be a number, not " + described(members["value"]));
  }
  for (const char* const key : {"throw", "guess"}) {
    FC_TRY(members.get(key, check_shares));
  }
  return {};
}

/// The solved guessing games; bots solve them anew, tests compare. Source: 9.3.
Result<void> check_equilibria(const Json& list) {
  FC_TRY(check_list(list, "equilibria"));
  for (std::size_t index = 0; index < list.size(); ++index) {
    const std::string where = element_place("", index);
    FC_TRY(const JsonMembers members, members_of(list[index], where, {"id", "normal", "clinch"}));
    FC_TRY(members.get("id", read_text));
    for (const char* const kind : {"normal", "clinch"}) {
      FC_TRY(members.get(kind, check_mixes));
    }
  }
  return {};
}

Result<void> take_file(std::size_t index, const Json& json, Catalogue& catalogue) {
  switch (index) {
    case 0: return keep(read_boxers(json), catalogue.boxers);
    case 1: return keep(read_chart(json), catalogue.charts.punch);
    case 2: return read_scoring(json, catalogue.charts);
    default: return check_equilibria(json);
  }
}

constexpr CatalogueFiles<Catalogue, 4> files{
    "ringside", {"fighters.json", "punch-chart.json", "scoring.json", "equilibria.json"}, take_file};
constexpr std::size_t files_of_catalogue = 3;  ///< the last one is for tests

}  // namespace

const BoxerEntry* Catalogue::find(std::string_view id) const { return find_by_id(boxers, id); }

Result<Catalogue> load_catalogue(const fs::path& data) {
  FC_TRY(Catalogue catalogue, files.load(data, files_of_catalogue));
  catalogue.known = load_known_boxers(data / "dice-boxing");
  return catalogue;
}

std::vector<Fault> check_data(const fs::path& data) { return files.faults(data); }
Result<void> check_file(std::string_view name, std::string_view text) { return files.check(name, text); }

Boxer boxer_by_dice(Random& dice) {
  // Ruling R1: the d4; a 4 is thrown once more and stands as it falls.
  const auto punch = [&dice] {
    const int first = throw_die(dice, d4);
    return static_cast<std::int16_t>(first < 4 ? first : throw_die(dice, d4));
  };
  Boxer boxer;
  boxer.agility = static_cast<std::int16_t>(throw_die(dice, d20) + 40);
  std::ranges::generate(boxer.punches, punch);
  boxer.endurance = static_cast<std::int16_t>(throw_die(dice, d20));
  boxer.counterpunch = static_cast<std::int16_t>(throw_die(dice, d20) + 10);
  return boxer;
}

}  // namespace fc::ringside
