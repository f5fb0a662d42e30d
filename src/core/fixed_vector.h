// A fixed-capacity list without allocation; trivially copyable if its elements are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "core/result.h"

namespace fc {

/// At most Capacity elements (1 to 255), stored inline. == compares only the elements in use.
template <class T, std::size_t Capacity>
class FixedVector {
  static_assert(Capacity >= 1 && Capacity <= 255);

 public:
  using value_type = T;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> elements) {
    for (const T& element : elements) {
      push_back(element);
    }
  }

  /// Appends one element. The list must not be full.
  constexpr void push_back(const T& element) {
    FC_CHECK(size_ < Capacity);
    items_[size_] = element;
    ++size_;
  }
  constexpr void clear() { size_ = 0; }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const { return items_[index]; }
  [[nodiscard]] constexpr T& operator[](std::size_t index) { return items_[index]; }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }
  [[nodiscard]] constexpr T* begin() { return items_.data(); }
  [[nodiscard]] constexpr T* end() { return items_.data() + size_; }

  friend constexpr bool operator==(const FixedVector& left, const FixedVector& right) {
    if (left.size_ != right.size_) {
      return false;
    }
    for (std::size_t index = 0; index < left.size_; ++index) {
      if (!(left.items_[index] == right.items_[index])) {
        return false;
      }
    }
    return true;
  }

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace fc
