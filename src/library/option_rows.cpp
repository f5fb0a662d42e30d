#include "library/option_rows.h"

#include <algorithm>

#include "library/name_search.h"

namespace fc {

Result<int> read_option(const OptionKind& kind, const Json& value, std::string_view where) {
  const std::string place = member_place(where, kind.key);
  if (kind.bounds) {
    return read_int(value, place, kind.bounds->first, kind.bounds->second);
  }
  if (kind.words.empty()) {
    FC_TRY(const bool flag, read_bool(value, place));
    return flag ? 1 : 0;
  }
  FC_TRY(const std::size_t word, read_word(value, place, kind.words));
  return static_cast<int>(word);
}

Json option_json(const OptionKind& kind, int value) {
  if (kind.bounds) {
    return value;
  }
  return kind.words.empty() ? Json(value != 0) : Json(kind.words[static_cast<std::size_t>(value)]);
}

OptionFact option_fact(const OptionKind& kind, int usual) {
  OptionFact fact{.key = std::string(kind.key), .words = {}, .range = kind.bounds, .usual = {}};
  if (!kind.bounds) {
    fact.words.assign(kind.words.begin(), kind.words.end());
    if (kind.words.empty()) {
      fact.words = {"true", "false"};
    }
  }
  const Json value = option_json(kind, usual);
  fact.usual = value.is_string() ? value.get<std::string>() : value.dump();
  return fact;
}

Result<void> check_option_keys(const Json& object, std::string_view where, std::span<const std::string_view> known) {
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
