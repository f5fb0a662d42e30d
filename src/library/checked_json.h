// Checked reading of JSON that may be hand-written: each fault names the place, what was found and what is allowed.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/field.h"
#include "core/result.h"

namespace fc {

using Json = nlohmann::ordered_json;  // ordered: a set-up keeps its key order

/// Maximum nesting depth; deeper input is refused, so that a hostile file cannot exhaust the stack.
inline constexpr int deepest_json = 64;

/// Parses `text`. where: prefix of fault places. Faults: bad_json with line and column; unknown_key for a key that occurs
/// twice in one object, where JSON libraries would silently keep the last.
Result<Json> parse_json(std::string_view text, std::string where = {});

/// Parses a file. Faults: cannot_read and those of `parse_json`, all with the file as the place.
Result<Json> read_json_file(const std::filesystem::path& file);

/// Fault place of a member: "setup", "red" give "setup.red". Keys are shortened and cleaned to keep it one short line.
std::string member_place(std::string_view where, std::string_view key);
/// Fault place of an array element: "dice", 3 give "dice[3]".
std::string element_place(std::string_view where, std::size_t index);

/// Short description of a value for messages: "true", "an object", "\"straw\"".
std::string described(const Json& value);

/// Checks that `value` is an object with all keys of `needed` and otherwise only keys of `optional`. Faults wrong_type,
/// unknown_key, missing_key.
Result<void> check_object(const Json& value, std::string_view where, std::initializer_list<const char*> needed,
                          std::initializer_list<const char*> optional = {});

/// Checks that `value` is an array, of exactly `size` elements unless `size` is any_size. Faults wrong_type, out_of_range.
inline constexpr std::size_t any_size = SIZE_MAX;
Result<void> check_list(const Json& value, std::string_view where, std::size_t size = any_size);

/// An integer from `low` to `high`; true and 1.0 are refused. Faults wrong_type, out_of_range.
Result<int> read_int(const Json& value, std::string_view where, int low, int high);
/// As `read_int` for `object[key]`, which must exist. Builds the fault place only on failure: fast enough for the thousands
/// of numbers read at every start.
Result<int> read_member(const Json& object, std::string_view key, std::string_view where, int low, int high);
/// An integer from `low` to `high` that is a multiple of `unit`. Faults wrong_type, out_of_range.
Result<int> read_multiple(const Json& value, std::string_view where, int low, int high, int unit);
/// An array of integers from `low` to `high`, as many as Numbers (a std::array). Faults wrong_type, out_of_range.
template <class Numbers>
Result<Numbers> read_numbers(const Json& list, std::string_view where, int low, int high) {
  Numbers numbers{};
  FC_TRY(check_list(list, where, numbers.size()));
  for (std::size_t index = 0; index < numbers.size(); ++index) {
    FC_TRY(const int number, read_int(list[index], element_place(where, index), low, high));
    numbers[index] = static_cast<typename Numbers::value_type>(number);
  }
  return numbers;
}
Result<bool> read_bool(const Json& value, std::string_view where);
/// A string. Fault wrong_type.
Result<std::string> read_text(const Json& value, std::string_view where);
/// The index in `words` of a string. Faults wrong_type, unknown_value.
Result<std::size_t> read_word(const Json& value, std::string_view where, std::span<const std::string_view> words);

/// An id: a string of a-z, 0-9 and hyphens. Faults wrong_type, unknown_value.
Result<std::string> read_id(const Json& value, std::string_view where);

/// Prepends the file to the place of a fault.
tl::unexpected<Fault> in_file(const std::filesystem::path& file, Fault found);

/// Assigns the value of `result` to `target`, or returns its fault.
template <class T, class Target>
Result<void> keep(Result<T> result, Target& target) {
  if (!result) {
    return tl::make_unexpected(std::move(result.error()));
  }
  target = static_cast<Target>(std::move(*result));
  return {};
}

/// Reads the members of one JSON object, each named once. A key must be there, but for `has` and what ends in `_if`, which
/// leaves its target alone without it. object: must outlive the reader. where: its fault place.
class JsonMembers {
 public:
  JsonMembers(const Json& object, std::string_view where) : object_(object), where_(where) {}

  [[nodiscard]] bool has(std::string_view key) const { return object_.contains(key); }
  [[nodiscard]] const Json& operator[](std::string_view key) const { return object_.at(key); }
  [[nodiscard]] std::string place(std::string_view key) const { return member_place(where_, key); }

  /// What `reader` makes of a member: get("class", read_word, class_names).
  template <class Reader, class... Terms>
  [[nodiscard]] auto get(std::string_view key, Reader reader, const Terms&... terms) const {
    return reader(object_.at(key), place(key), terms...);
  }
  template <class Target, class Reader, class... Terms>
  Result<void> keep(std::string_view key, Target& target, Reader reader, const Terms&... terms) const {
    return fc::keep(get(key, reader, terms...), target);
  }
  template <class Target, class Reader, class... Terms>
  Result<void> keep_if(std::string_view key, Target& target, Reader reader, const Terms&... terms) const {
    return has(key) ? keep(key, target, reader, terms...) : Result<void>();
  }
  /// An integer. Faults: those of `read_member`.
  template <class Number>
  Result<void> read(std::string_view key, int low, int high, Number& number) const {
    return fc::keep(read_member(object_, key, where_, low, high), number);
  }
  template <class Number>
  Result<void> read_if(std::string_view key, int low, int high, Number& number) const {
    return has(key) ? read(key, low, high, number) : Result<void>();
  }
  /// As `read_fields` (below).
  template <class Fields, class Owner>
  Result<void> read_fields_if(std::string_view key, const Fields& fields, Owner& owner) const {
    return has(key) ? read_fields(fields, object_.at(key), place(key), owner) : Result<void>();
  }

 private:
  const Json& object_;
  std::string where_;
};

/// The members of an object that `check_object` finds in order. Faults: those of `check_object`.
Result<JsonMembers> members_of(const Json& value, std::string_view where, std::initializer_list<const char*> needed,
                               std::initializer_list<const char*> optional = {});

/// Checks a list as `check_list` does and calls take(index, element, where) for each. Returns the first fault.
template <class Take>
Result<void> for_each_element(const Json& list, std::string_view where, std::size_t size, Take take) {
  FC_TRY(check_list(list, where, size));
  for (std::size_t index = 0; index < list.size(); ++index) {
    FC_TRY(take(index, list[index], element_place(where, index)));
  }
  return {};
}

/// Fault unless `object` has exactly these keys: wrong_type; unknown_key or missing_key at the place of the key.
Result<void> check_keys(const Json& object, std::string_view where, std::span<const std::string_view> keys);

/// Checks that `object` has exactly these keys and calls take(index of the key, value, where) for each, in the order of
/// `keys`. Returns the first fault.
template <class Take>
Result<void> for_each_member(const Json& object, std::string_view where, std::span<const std::string_view> keys, Take take) {
  FC_TRY(check_keys(object, where, keys));
  for (std::size_t index = 0; index < keys.size(); ++index) {
    FC_TRY(take(index, object.at(keys[index]), member_place(where, keys[index])));
  }
  return {};
}

/// `for_each_member` of the numbers from `low` to `high`, `step` apart. Default: 1.
template <class Take>
Result<void> for_each_number(const Json& object, std::string_view where, int low, int high, Take take, int step = 1) {
  std::vector<std::string> numbers;
  for (int number = low; number <= high; number += step) {
    numbers.push_back(std::to_string(number));
  }
  return for_each_member(object, where, std::vector<std::string_view>(numbers.begin(), numbers.end()), std::move(take));
}

/// Parses a file and passes the JSON to `take`, which returns Result<void>. Every fault names the file.
template <class Take>
Result<void> take_json_file(const std::filesystem::path& file, Take take) {
  const Result<Json> json = read_json_file(file);
  if (!json) {
    return in_file(file, json.error());
  }
  if (Result<void> taken = take(*json); !taken) {
    return in_file(file, std::move(taken.error()));
  }
  return {};
}

/// The entry whose `id` is this one; null if there is none.
template <class Entries>
auto find_by_id(const Entries& entries, std::string_view id) -> decltype(entries.data()) {
  const auto found = std::ranges::find_if(entries, [id](const auto& entry) { return entry.id == id; });
  return found == entries.end() ? nullptr : &*found;
}

// Names from JSON, and JSON values as text for people.

/// A string that `checked_name` accepts. Faults wrong_type, out_of_range, unknown_value.
Result<std::string> read_name(const Json& value, std::string_view where);

/// A value on one line, its code points as they are; invalid UTF-8 becomes U+FFFD. Never throws.
std::string compact_json(const Json& value);
/// As `compact_json`, but code points that are not plain (`is_plain`) are escaped like \u202e.
std::string json_text(const Json& value);
/// Escapes code points that are not plain in JSON text of one line.
std::string plain_json(std::string_view json);

// Lists of fields (core/field.h): from JSON and to JSON.

/// Reads one field. where: the place of its object. Faults wrong_type, out_of_range, unknown_value at `where`.key.
Result<int> read_field(const FieldKind& kind, const Json& value, std::string_view where);
Json field_json(const FieldKind& kind, int value);
/// Checks that `object` is an object with no other keys than `known`. Faults: wrong_type at `where`, unknown_key at the key.
Result<void> check_field_keys(const Json& object, std::string_view where, std::span<const std::string_view> known);

/// Passes on `read`, but reports its fault at `place`, where the rules want it: the rest of the fault's path goes to the
/// front of its detail. ("setup.red", fault at "setup.red.grades.x" -> fault at "setup.red" with "grades.x: ...".)
template <class T>
Result<T> with_fault_at(std::string_view place, Result<T> read) {
  if (!read && read.error().where != place) {
    Fault& found = read.error();
    std::string below = found.where.substr(std::min(place.size(), found.where.size()));
    below.erase(0, below.starts_with('.') ? 1 : 0);
    found.detail = below.append(": ").append(found.detail);
    found.where = place;
  }
  return read;
}

/// The same of an unknown key alone: where the rules report it at the object that has it.
template <class T>
Result<T> with_unknown_at(std::string_view place, Result<T> read) {
  const bool is_unknown = !read && read.error().code == FaultCode::unknown_key;
  return is_unknown ? with_fault_at(place, std::move(read)) : read;
}

/// Reads `fields` from `object` into `owner`; a missing key leaves its member unchanged. others: further keys that are
/// allowed and ignored. Faults: those of `check_field_keys`, then the first of `read_field`.
template <class Owner, std::size_t count>
Result<void> read_fields(const std::array<Field<Owner>, count>& fields, const Json& object, std::string_view where,
                         Owner& owner, std::initializer_list<std::string_view> others = {}) {
  std::vector<std::string_view> known;
  for (const Field<Owner>& field : fields) {
    known.push_back(field.kind.key);
  }
  known.insert(known.end(), others);
  FC_TRY(check_field_keys(object, where, known));
  for (const Field<Owner>& field : fields) {
    if (const auto found = object.find(field.kind.key); found != object.end()) {
      FC_TRY(const int value, read_field(field.kind, *found, where));
      field.set(owner, value);
    }
  }
  return {};
}

/// All fields of `owner` as a JSON object for `read_fields`.
template <class Owner, std::size_t count>
Json fields_json(const std::array<Field<Owner>, count>& fields, const Owner& owner) {
  Json object = Json::object();
  for (const Field<Owner>& field : fields) {
    object[std::string(field.kind.key)] = field_json(field.kind, field.get(owner));
  }
  return object;
}

}  // namespace fc
