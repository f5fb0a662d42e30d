// Reading JSON that a person may have written: every fault names its place, what was found and what is allowed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/result.h"

namespace fc {

using Json = nlohmann::ordered_json;  // a set-up is kept as it was written

/// Deeper nesting than this is refused: nothing we read comes near, and a hostile file cannot exhaust the stack.
inline constexpr int deepest_json = 64;

/// The value in `text`. Fault bad_json with line and column, and no place.
Result<Json> parse_json(std::string_view text);

/// The value in a file. Faults cannot_read and bad_json, both with the file as the place.
Result<Json> read_json_file(const std::filesystem::path& file);

/// The place of a member: "setup" and "red" give "setup.red". Names are cut and cleaned, so that a place is one short line.
std::string member_place(std::string_view where, std::string_view key);
/// The place of an element: "dice" and 3 give "dice[3]".
std::string element_place(std::string_view where, std::size_t index);

/// A value in a few words: "true", "an object", "\"left-hook\"".
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
Result<bool> read_bool(const Json& value, std::string_view where);
/// A text. Fault wrong_type.
Result<std::string> read_text(const Json& value, std::string_view where);

}  // namespace fc
