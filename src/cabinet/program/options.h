// What the command line asked for. Source: the contract of the two programs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace fc::cabinet {

/// Of this run only; what is not given comes from the settings.
struct Options {
  std::string game;  ///< slug; empty: the title screen
  std::filesystem::path script;
  bool first_bout = false;
  bool demo = false;
  bool kiosk = false;
  bool fullscreen = false;
  bool offscreen = false;
  bool virtual_time = false;
  /// When virtual time begins, in seconds since 1970: noon of Monday, 5 January 2026, by Greenwich.
  std::int64_t virtual_start = 1767614400;
  bool mute = false;
  bool stats = false;
  bool reduced_motion = false;
  int width = 1280;
  int height = 720;
  std::string renderer;
  std::optional<std::uint64_t> seed;
  std::optional<int> speed;  ///< 1, 2, 4; 0: instant
  std::optional<std::string> language;
  std::optional<int> text_scale;  ///< per cent, 100 to 200
  std::filesystem::path data;
  std::filesystem::path saves;
  std::optional<long> frames;
  long shot_every = 0;  ///< frames; 0: none
  std::filesystem::path shots = "shots";
  std::filesystem::path input;
};

}  // namespace fc::cabinet
