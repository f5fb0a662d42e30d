// Objects with one member for each outcome of the dice, or for each of some names. Source: rules/the-ring/rules.md, 2.8.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/checked_json.h"

namespace fc::the_ring {

/// `object` must have exactly these keys. Faults wrong_type; unknown_key, missing_key at the place of the key.
Result<void> check_keys(const Json& object, const std::string& where, std::span<const std::string_view> keys);

/// An object with exactly the numbers from `low` to `high` as keys; take(place from 0, value, where) reads each in order.
template <class Take>
Result<void> take_outcomes(const Json& object, const std::string& where, int low, int high, Take take) {
  std::vector<std::string> numbers;
  for (int number = low; number <= high; ++number) {
    numbers.push_back(std::to_string(number));
  }
  const std::vector<std::string_view> keys(numbers.begin(), numbers.end());
  FC_TRY(check_keys(object, where, keys));
  for (std::size_t place = 0; place < numbers.size(); ++place) {
    FC_TRY(take(place, object[numbers[place]], member_place(where, numbers[place])));
  }
  return {};
}

}  // namespace fc::the_ring
