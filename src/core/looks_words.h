// Looks in words, one by one: what a person may choose of a boxer's looks, and what each choice is called in a file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/looks.h"

namespace fc {

/// What can be chosen. Build is none of it: that is in the facts.
enum class LooksField : std::uint8_t { decade, hair, whiskers, head, nose, brows, trunks, cut, boots, guard, stance, robe };
inline constexpr std::size_t looks_field_count = 12;

inline constexpr std::array<std::string_view, looks_field_count> looks_field_names{
    "decade", "hair", "whiskers", "head", "nose", "brows", "trunks", "cut", "boots", "guard", "stance", "robe"};

/// The words of a field, by value: {"bald", "cropped", ...}.
std::span<const std::string_view> looks_words(LooksField field);

/// The value of a field, as a place in its words.
int looks_value(const Looks& looks, LooksField field);
/// value: a place in the field's words.
void set_looks_value(Looks& looks, LooksField field, int value);

/// What somebody chose; the other fields follow from facts and hash.
class LooksWish {
 public:
  constexpr LooksWish() { values_.fill(open); }

  /// A place in the field's words, or -1: not chosen.
  [[nodiscard]] constexpr int operator[](LooksField field) const { return values_[static_cast<std::size_t>(field)]; }
  constexpr void choose(LooksField field, int value) {
    values_[static_cast<std::size_t>(field)] = static_cast<std::int8_t>(value);
  }
  [[nodiscard]] constexpr bool empty() const { return *this == LooksWish{}; }

  friend constexpr bool operator==(const LooksWish&, const LooksWish&) = default;

  static constexpr std::int8_t open = -1;

 private:
  std::array<std::int8_t, looks_field_count> values_{};
};

/// Every choosable field as it is in `looks`.
LooksWish wish_of(const Looks& looks);

}  // namespace fc
