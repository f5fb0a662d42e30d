// What the command line asked for, the only place that reads arguments, and what follows from the seed of a run. Source: the
// contract of the two programs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/random.h"

namespace fc::cabinet {

// What the command line asked for. Source: the contract of the two programs.

/// Options of this run; whatever is not given comes from the settings.
struct Options {
  std::string game;  ///< slug; empty: the title screen
  std::filesystem::path script;
  bool first_bout = false;
  bool demo = false;
  bool kiosk = false;
  bool fullscreen = false;
  bool offscreen = false;
  bool virtual_time = false;
  /// Start of virtual time, in seconds since 1970: Monday, 5 January 2026, 12:00 UTC.
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

// The only file that reads arguments.

/// The program must exit: after --help, --version, or wrong arguments (status 2). `text` goes to stdout if status is 0,
/// otherwise as one line to stderr.
struct ExitRequest {
  int status = 0;
  std::string text;
};

/// Reads the arguments, program name first. commit: of this build, for --version; empty: not known.
std::variant<Options, ExitRequest> read_command_line(int count, const char* const* arguments, std::string_view commit = {});

// All randomness of a run derives from one seed, in independent streams for bouts, decoration and match-ups.

class RunSeed {
 public:
  explicit RunSeed(std::uint64_t seed) : seed_(seed), shuffles_(random_stream(seed, shuffle_stream)) {}

  /// The seed for dice and bots of the next bout.
  std::uint64_t next_bout() { return random_stream(seed_, ++bouts_).bits(); }
  /// Number of bouts begun in this run.
  [[nodiscard]] std::uint64_t bouts() const { return bouts_; }
  /// The seed of the decoration of the latest bout.
  [[nodiscard]] std::uint64_t ornaments() const { return random_stream(seed_, ornament_stream + bouts_).bits(); }
  /// Generator for random match-ups and boxers.
  [[nodiscard]] Random& shuffles() { return shuffles_; }

 private:
  static constexpr std::uint64_t shuffle_stream = 0x5e7;
  static constexpr std::uint64_t ornament_stream = 0x0'2a0e'0000'0000;

  std::uint64_t seed_;
  std::uint64_t bouts_ = 0;
  Random shuffles_;
};

}  // namespace fc::cabinet
