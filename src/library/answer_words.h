// What the referee's answers, and the set-ups that are written for him, have in common.
#pragma once

#include <string>
#include <string_view>

#include "core/need.h"
#include "library/checked_json.h"

namespace fc {

/// What is awaited, as an answer says it; a bout inside a long game is a choice to it.
constexpr std::string_view status_of(const Need& need) {
  switch (need.kind) {
    case NeedKind::roll: return "waiting-for-die";
    case NeedKind::choice:
    case NeedKind::bout: return "waiting-for-choice";
    case NeedKind::finished: break;
  }
  return "finished";
}

/// A boxer of a set-up: the object in the text, or else his id.
inline Json boxer_value(std::string_view id_or_json) {
  if (id_or_json.starts_with('{')) {
    if (Result<Json> object = parse_json(id_or_json)) {
      return std::move(*object);
    }
  }
  return std::string(id_or_json);
}

}  // namespace fc
