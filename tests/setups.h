// The set-ups that a game's tests play: tests/<slug>/setups.json.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

namespace fc::test {

/// Null if there is no such file.
inline nlohmann::json setups_of(const std::string& slug) {
  std::ifstream in(FC_SOURCE_DIR "/tests/" + slug + "/setups.json");
  const nlohmann::json json = nlohmann::json::parse(in, nullptr, false);
  return json.is_discarded() ? nlohmann::json() : json;
}

/// The first of them, as the text of a script's set-up.
inline std::string some_setup(const std::string& slug) { return setups_of(slug).at(0).dump(); }

}  // namespace fc::test
