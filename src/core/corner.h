// The two sides of a bout.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fc {

/// The two corners. On screen they also differ in shape, for the colour-blind: red is a disc, blue a diamond.
enum class Corner : std::uint8_t { red, blue };
inline constexpr std::array both_corners{Corner::red, Corner::blue};

constexpr Corner other(Corner corner) { return static_cast<Corner>(static_cast<std::uint8_t>(corner) ^ 1U); }

/// 0 for red, 1 for blue: an array index.
constexpr std::size_t index_of(Corner corner) { return static_cast<std::size_t>(corner); }

constexpr std::string_view name_of(Corner corner) { return corner == Corner::red ? "red" : "blue"; }

}  // namespace fc
