// A decision is read card by card, each pause longer than the one before; the verdict comes last.
#pragma once

#include <array>
#include <cstddef>

namespace fc::scene {

/// From the end of the bout until each card has been read, and the verdict.
inline constexpr std::array cards_read_after{1.4F, 2.6F, 4.2F, 5.4F};
inline constexpr int cards_to_read = 3;

/// card: 1 to 3; 4: the verdict.
constexpr float seconds_until_read(int card) { return cards_read_after.at(static_cast<std::size_t>(card - 1)); }
inline constexpr float seconds_until_verdict = seconds_until_read(cards_to_read + 1);

/// How many cards have been read so many seconds after the end.
constexpr int cards_read_by(float age) {
  int read = 0;
  while (read < cards_to_read && age >= seconds_until_read(read + 1)) {
    ++read;
  }
  return read;
}

}  // namespace fc::scene
