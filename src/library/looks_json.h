// A boxer's looks as a person writes them: {"hair": "afro", "whiskers": "shaven", "trunks": "star"}.
#pragma once

#include <string_view>

#include "core/looks_words.h"
#include "library/checked_json.h"

namespace fc {

/// The object under the key "looks". Any of the fields may be missing: they follow from facts and hash. Faults with the
/// place in it, "setup.red.looks.hair": wrong_type, unknown_key, unknown_value; each says what is allowed.
Result<LooksWish> read_looks(const Json& object, std::string_view where);
/// That of `owner[looks_key]`; nothing chosen if it has none.
inline constexpr const char* looks_key = "looks";
Result<LooksWish> read_looks_of(const Json& owner, std::string_view where);

/// The object that read_looks reads back: what was chosen.
Json looks_json(const LooksWish& wish);

}  // namespace fc
