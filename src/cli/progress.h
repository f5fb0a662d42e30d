// A bar on the terminal that says how far a long simulation is.
#pragma once

#include <cstdint>
#include <iosfwd>

namespace fc::cli {

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
