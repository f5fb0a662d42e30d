// Text keys that begin alike: the values of a row or a filter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fc::cabinet {

/// "bare-knuckle.style." and every one of the names, in their order.
template <class Names>
std::vector<std::string> keys_of(std::string_view beginning, const Names& names) {
  std::vector<std::string> keys;
  for (const std::string_view name : names) {
    keys.push_back(std::string(beginning).append(name));
  }
  return keys;
}

}  // namespace fc::cabinet
