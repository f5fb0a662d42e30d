// Texts of JSON that people see: names as they come in, and values as they go out.
#pragma once

#include <string>
#include <string_view>

#include "library/checked_json.h"

namespace fc {

/// A name: see `checked_name`. Faults wrong_type, out_of_range, unknown_value.
Result<std::string> read_name(const Json& value, std::string_view where);

/// A value on one line, whatever it holds: bytes that are no UTF-8 become U+FFFD, letters that are not plain (`is_plain`) go
/// as \u202e. Never throws.
std::string json_text(const Json& value);
/// JSON on one line as it is, but for letters that are not plain.
std::string plain_json(std::string_view json);

}  // namespace fc
