// The commands of four-corners-cli: arguments in, exit status out. Source: the contract of the two programs.
#pragma once

#include <iosfwd>

namespace fc::cli {

/// Where a command reads and writes. `terminal`: err is one, a progress bar may be drawn.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool terminal = false;
};

/// Runs the program; arguments with its name first. Returns 0 when all went well, 2 for wrong arguments, unreadable data or
/// a bad script (one line on err for each), 1 for anything unexpected.
int run(int count, const char* const* arguments, const Streams& streams);

}  // namespace fc::cli
