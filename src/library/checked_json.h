// Reading JSON that a person may have written: every fault names its place, what was found and what is allowed.
#pragma once

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

using Json = nlohmann::ordered_json;  // a set-up is kept as it was written

/// Deeper nesting than this is refused: nothing we read comes near, and a hostile file cannot exhaust the stack.
inline constexpr int deepest_json = 64;

/// The value in `text`. Faults: bad_json with line and column; unknown_key if a key stands twice in one object, of which
/// JSON would silently keep the last. where: its place.
Result<Json> parse_json(std::string_view text, std::string where = {});

/// The value in a file. Faults: cannot_read and those of parse_json, all with the file as the place.
Result<Json> read_json_file(const std::filesystem::path& file);

/// The place of a member: "setup" and "red" give "setup.red". Names are cut and cleaned, so that a place is one short line.
std::string member_place(std::string_view where, std::string_view key);
/// The place of an element: "dice" and 3 give "dice[3]".
std::string element_place(std::string_view where, std::size_t index);

/// A value in a few words: "true", "an object", "\"straw\"".
std::string described(const Json& value);

/// `value` must be an object with all of `needed` and otherwise only `optional`. Faults wrong_type, unknown_key,
/// missing_key.
Result<void> check_object(const Json& value, std::string_view where, std::initializer_list<const char*> needed,
                          std::initializer_list<const char*> optional = {});

/// A list; of exactly `size` elements, unless that is any_size.
inline constexpr std::size_t any_size = SIZE_MAX;
Result<void> check_list(const Json& value, std::string_view where, std::size_t size = any_size);

/// A whole number from `low` to `high`; true and 1.0 are none. Faults wrong_type, out_of_range.
Result<int> read_int(const Json& value, std::string_view where, int low, int high);
/// The same of `object[key]`, which must be there. Its place is spelled out only for a fault: for what is read by thousands
/// at every start.
Result<int> read_member(const Json& object, const char* key, std::string_view where, int low, int high);
/// A whole number from `low` to `high` that is a multiple of `unit`. Faults wrong_type, out_of_range.
Result<int> read_multiple(const Json& value, std::string_view where, int low, int high, int unit);
/// A list of whole numbers from `low` to `high`, as many as Numbers (a std::array) holds. Faults wrong_type, out_of_range.
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
/// A text. Fault wrong_type.
Result<std::string> read_text(const Json& value, std::string_view where);
/// Which of `words` a text is, as an index. Faults wrong_type, unknown_value.
Result<std::size_t> read_word(const Json& value, std::string_view where, std::span<const std::string_view> words);

/// What can stand in a script and on a command line: small letters, digits and hyphens. Faults wrong_type, unknown_value.
Result<std::string> read_id(const Json& value, std::string_view where);

/// A fault inside a file: the file, then the place in it.
tl::unexpected<Fault> in_file(const std::filesystem::path& file, Fault found);

/// Puts a result where it belongs, or gives its fault.
template <class T, class Target>
Result<void> keep(Result<T> result, Target& target) {
  if (!result) {
    return tl::make_unexpected(std::move(result.error()));
  }
  target = static_cast<Target>(std::move(*result));
  return {};
}

/// One object of a file, read number by number. object: must outlive it. where: its place in the file.
class JsonFigures {
 public:
  JsonFigures(const Json& object, std::string where) : object_(object), where_(std::move(where)) {}

  /// Faults: those of `read_member`.
  template <class Number>
  Result<void> read(const char* key, int low, int high, Number& number) const {
    return keep(read_member(object_, key, where_, low, high), number);
  }
  [[nodiscard]] std::string place(std::string_view key) const { return member_place(where_, key); }
  [[nodiscard]] const Json& operator[](const char* key) const { return object_[key]; }

 private:
  const Json& object_;
  std::string where_;
};

/// Reads a file and hands its JSON to `take`, a function that gives a Result<void>; its fault then names the file too.
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

/// The entry with that id; null if there is none.
template <class Entries>
auto find_by_id(const Entries& entries, std::string_view id) -> decltype(entries.data()) {
  const auto found = std::ranges::find_if(entries, [id](const auto& entry) { return entry.id == id; });
  return found == entries.end() ? nullptr : &*found;
}

/// Takes the steps one after the other, each a function that gives a Result<void>; the first fault ends it.
template <class... Steps>
Result<void> in_turn(Steps&&... steps) {
  Result<void> done;
  static_cast<void>(((done = steps(), done.has_value()) && ...));
  return done;
}

// Texts of JSON that people see: names as they come in, and values as they go out.

/// A name: see `checked_name`. Faults wrong_type, out_of_range, unknown_value.
Result<std::string> read_name(const Json& value, std::string_view where);

/// A value on one line, whatever it holds: bytes that are no UTF-8 become U+FFFD, letters that are not plain (`is_plain`) go
/// as \u202e. Never throws.
std::string json_text(const Json& value);
/// JSON on one line as it is, but for letters that are not plain.
std::string plain_json(std::string_view json);

// Lists of fields (core/field.h) from JSON and back.

/// The value of such a field. where: the place of its object. Faults wrong_type, out_of_range, unknown_value at `where`.key.
Result<int> read_field(const FieldKind& kind, const Json& value, std::string_view where);
Json field_json(const FieldKind& kind, int value);
/// Fault wrong_type at `where`: it is no object; unknown_key at the key that is none of these.
Result<void> check_field_keys(const Json& object, std::string_view where, std::span<const std::string_view> known);

/// Reads such fields into `owner`, in their order; a key that is left out leaves its member as it is. others: keys besides,
/// which somebody else reads. Faults: those of `check_field_keys`, then the first of `read_field`.
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

/// All of them, as `read_fields` reads them back.
template <class Owner, std::size_t count>
Json fields_json(const std::array<Field<Owner>, count>& fields, const Owner& owner) {
  Json object = Json::object();
  for (const Field<Owner>& field : fields) {
    object[std::string(field.kind.key)] = field_json(field.kind, field.get(owner));
  }
  return object;
}

}  // namespace fc
