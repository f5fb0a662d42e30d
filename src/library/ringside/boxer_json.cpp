#include "library/ringside/boxer_json.h"

#include <array>
#include <string>

#include "library/checked_json.h"
#include "library/looks_json.h"
#include "library/plain_text.h"

namespace fc::ringside {
namespace {

struct Range {
  int low;
  int high;
};
constexpr Range agilities{1, 90};
constexpr Range punches{1, 9};
constexpr Range counterpunches{0, 80};
constexpr Range endurances{0, 60};

constexpr std::array<const char*, punch_count> punch_keys{"uc", "rj", "rh", "co", "lj", "lh"};

Result<void> read_rating(const Json& object, std::string_view where, const char* key, Range range, std::int16_t& rating) {
  FC_TRY(const int value, read_int(object.at(key), member_place(where, key), range.low, range.high));
  rating = static_cast<std::int16_t>(value);
  return {};
}

Result<Boxer> read_ratings(const Json& object, std::string_view where) {
  Boxer boxer;
  Result<void> read = read_rating(object, where, "ag", agilities, boxer.agility);
  for (std::size_t punch = 0; read && punch < punch_count; ++punch) {
    read = read_rating(object, where, punch_keys[punch], punches, boxer.punches[punch]);
  }
  if (read) {
    read = read_rating(object, where, "cp", counterpunches, boxer.counterpunch);
  }
  if (read) {
    read = read_rating(object, where, "end", endurances, boxer.endurance);
  }
  FC_TRY(read);
  return boxer;
}

/// Kebab-case: what can stand in a script and on a command line.
bool is_id(std::string_view id) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  return !id.empty() && id.find_first_not_of(letters) == std::string_view::npos;
}

Result<void> read_names(const Json& object, std::string_view where, BoxerEntry& entry) {
  FC_TRY(const std::string id, read_text(object.at("id"), member_place(where, "id")));
  if (!is_id(id)) {
    return fault(FaultCode::unknown_value, member_place(where, "id"),
                 "must be small letters, digits and hyphens, not " + described(object.at("id")));
  }
  FC_TRY(const std::string name, read_text(object.at("name"), member_place(where, "name")));
  if (name.empty()) {
    return fault(FaultCode::unknown_value, member_place(where, "name"), "must not be empty");
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
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace fc::ringside
