// What is asked of a test program in its environment: FC_KILLS=1000 before its name.
#pragma once

#include <cstdlib>
#include <string>

namespace fc::test {

/// The number of this name; `usual` if nobody asks for one.
template <class Number>
Number asked_or(const char* name, Number usual) {
  const char* const asked = std::getenv(name);
  return asked != nullptr ? static_cast<Number>(std::strtod(asked, nullptr)) : usual;
}

/// The game that FC_GAME names; empty: none, then tests play the games that are there for them.
inline std::string asked_game() {
  const char* const asked = std::getenv("FC_GAME");
  return asked != nullptr ? asked : "";
}

}  // namespace fc::test
