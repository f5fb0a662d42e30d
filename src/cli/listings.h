// What `boxers` and `bench` print.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "cli/game_commands.h"
#include "library/checked_json.h"

namespace fc::cli {

/// One row a line below its heads, the columns in line.
std::string in_words(const BoxerTable& table);

/// What a game's rules cost, several lines; slug: the game.
std::string in_words(std::string_view slug, const BenchResult& result);
/// What a game's rules cost, with exact numbers; slug: the game.
Json to_json(std::string_view slug, const BenchResult& result);

// A bar on the terminal that says how far a long simulation is.

class ProgressBar {
 public:
  /// total: at least 1.
  ProgressBar(std::ostream& out, std::uint64_t total) : out_(out), total_(total) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  /// Wipes the bar off the line.
  ~ProgressBar();

  /// Draws the bar again if it has grown.
  void show(std::uint64_t done);

 private:
  std::ostream& out_;
  std::uint64_t total_;
  int drawn_ = -1;
};

}  // namespace fc::cli
