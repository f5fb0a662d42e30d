#include "library/the-ring/outcomes_json.h"

#include <fmt/format.h>

namespace fc::the_ring {

Result<void> check_keys(const Json& object, const std::string& where, std::span<const std::string_view> keys) {
  if (!object.is_object()) {
    return fault(FaultCode::wrong_type, where, "must be an object, not " + described(object));
  }
  for (const auto& [key, member] : object.items()) {
    if (std::ranges::find(keys, std::string_view(key)) == keys.end()) {
      return fault(FaultCode::unknown_key, member_place(where, key),
                   fmt::format("unknown key; known: {}", fmt::join(keys, ", ")));
    }
  }
  for (const std::string_view key : keys) {
    if (!object.contains(std::string(key))) {
      return fault(FaultCode::missing_key, member_place(where, key), "is missing");
    }
  }
  return {};
}

}  // namespace fc::the_ring
