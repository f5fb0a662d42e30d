// The commands of four-corners-cli: arguments in, exit status out. Source: the contract of the two programs.
#pragma once

#include <atomic>
#include <iosfwd>
#include <string_view>

namespace fc::cli {

/// Where a command reads and writes. `terminal`: err is one, a progress bar may be drawn. `interrupted`: somebody wants a
/// long command to end with what it has; null: nobody can. `commit`: of this build, for --version; empty: not known.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool terminal = false;
  const std::atomic<bool>* interrupted = nullptr;
  std::string_view commit{};
};

/// Runs the program; arguments with its name first. Returns 0 when all went well, 2 for wrong arguments, unreadable data or
/// a bad script (one line on err for each), 130 when it was interrupted and printed what it had, 1 for anything unexpected.
int run(int count, const char* const* arguments, const Streams& streams);

}  // namespace fc::cli
