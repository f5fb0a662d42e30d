// Lists of fields (core/field.h) from JSON and back.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/field.h"
#include "library/checked_json.h"

namespace fc {

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
