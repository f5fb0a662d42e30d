// Short lists from which men come and go. Source: rules/ringside-campaign/rules.md, 2.1 (every list has an order).
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/check.h"
#include "core/fixed_vector.h"

namespace fc::ringside_campaign {

/// Where an element stands; size() if it is not there.
template <class T, std::size_t capacity>
constexpr std::size_t place_in(const FixedVector<T, capacity>& list, const T& wanted) {
  return static_cast<std::size_t>(std::find(list.begin(), list.end(), wanted) - list.begin());
}

template <class T, std::size_t capacity>
constexpr bool contains(const FixedVector<T, capacity>& list, const T& wanted) {
  return place_in(list, wanted) < list.size();
}

/// Takes out what stands at `place`; those behind it move up.
template <class T, std::size_t capacity>
constexpr void take_out(FixedVector<T, capacity>& list, std::size_t place) {
  FC_CHECK(place < list.size());
  FixedVector<T, capacity> left;
  for (std::size_t index = 0; index < list.size(); ++index) {
    if (index != place) {
      left.push_back(list[index]);
    }
  }
  list = left;
}

/// Puts an element before the one that stands at `place` (0 to size()).
template <class T, std::size_t capacity>
constexpr void put_in(FixedVector<T, capacity>& list, std::size_t place, const T& element) {
  list.push_back(element);
  std::rotate(list.begin() + place, list.end() - 1, list.end());
}

}  // namespace fc::ringside_campaign
