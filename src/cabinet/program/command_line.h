// The only file that reads arguments.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "cabinet/program/options.h"

namespace fc::cabinet {

/// The program ends here: after --help, --version, or wrong arguments (status 2). `text` goes to stdout when the status is
/// 0, else as one line to stderr.
struct Farewell {
  int status = 0;
  std::string text;
};

/// Reads the arguments, program name first. commit: of this build, for --version; empty: not known.
std::variant<Options, Farewell> read_command_line(int count, const char* const* arguments, std::string_view commit = {});

}  // namespace fc::cabinet
