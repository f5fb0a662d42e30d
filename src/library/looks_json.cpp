#include "library/looks_json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/cleaned.h"
#include "core/named.h"

namespace fc {

Result<LooksWish> read_looks(const Json& object, std::string_view where) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, std::string(where), "must be an object, not " + described(object));
  }
  LooksWish wish;
  for (const auto& [key, value] : object.items()) {
    const auto field = named<LooksField>(looks_field_names, key);
    if (!field) {
      return fault(FaultCode::unknown_key, member_place(where, key),
                   fmt::format("is none of {}", fmt::join(looks_field_names, ", ")));
    }
    FC_TRY(const std::size_t place, read_word(value, member_place(where, key), looks_words(*field)));
    wish.choose(*field, static_cast<int>(place));
  }
  return wish;
}

Result<LooksWish> read_looks_of(const Json& owner, std::string_view where) {
  return owner.contains(looks_key) ? read_looks(owner.at(looks_key), member_place(where, looks_key))
                                   : Result<LooksWish>(LooksWish{});
}

Json looks_json(const LooksWish& wish) {
  Json object = Json::object();
  for (std::size_t place = 0; place < looks_field_count; ++place) {
    const auto field = static_cast<LooksField>(place);
    if (wish[field] != LooksWish::open) {
      object[std::string(looks_field_names[place])] = looks_words(field)[static_cast<std::size_t>(wish[field])];
    }
  }
  return object;
}

}  // namespace fc
