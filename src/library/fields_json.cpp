#include "library/fields_json.h"

#include <algorithm>

#include "library/name_search.h"

namespace fc {

Result<int> read_field(const FieldKind& kind, const Json& value, std::string_view where) {
  const std::string place = member_place(where, kind.key);
  if (kind.range) {
    return read_int(value, place, kind.range->first, kind.range->second);
  }
  if (kind.is_flag()) {
    FC_TRY(const bool flag, read_bool(value, place));
    return flag ? 1 : 0;
  }
  FC_TRY(const std::size_t word, read_word(value, place, kind.words));
  return static_cast<int>(word);
}

Json field_json(const FieldKind& kind, int value) {
  return kind.range ? Json(value) : kind.is_flag() ? Json(value != 0) : Json(kind.text_of(value));
}

Result<void> check_field_keys(const Json& object, std::string_view where, std::span<const std::string_view> known) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, std::string(where), "must be an object, not " + described(object));
  }
  for (const auto& [key, value] : object.items()) {
    if (std::ranges::find(known, key) == known.end()) {
      return unknown_key(where, key, known);
    }
  }
  return {};
}

}  // namespace fc
