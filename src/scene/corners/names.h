// What the screen calls the two men of a bout, and small help to put numbers into sentences.
#pragma once

#include <array>
#include <string>

namespace fc::scene {

/// By corner: red, blue.
using Names = std::array<std::string, 2>;

/// "+10" or "–10", with a dash that both typefaces have; 0 is "+0".
std::string with_sign(int amount);

}  // namespace fc::scene
