// Output of `boxers` and `bench`.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

#include "cli/game_commands.h"
#include "library/checked_json.h"

namespace fc::cli {

/// The table as aligned text with a header.
std::string in_words(const BoxerTable& table);

/// Benchmark results as text of several lines.
std::string in_words(std::string_view slug, const BenchResult& result);
/// Benchmark results as JSON with exact numbers.
Json to_json(std::string_view slug, const BenchResult& result);

// A progress bar on the terminal.

class ProgressBar {
 public:
  /// total: at least 1.
  ProgressBar(std::ostream& out, std::uint64_t total) : out_(out), total_(total) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  /// Erases the bar.
  ~ProgressBar();

  /// Redraws the bar if it has grown.
  void show(std::uint64_t done);

 private:
  std::ostream& out_;
  std::uint64_t total_;
  int drawn_ = -1;
};

}  // namespace fc::cli
