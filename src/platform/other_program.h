// Runs external programs, such as a video encoder, and waits for them.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"

namespace fc::platform {

/// Whether this program is on PATH.
bool is_installed(const std::string& program);

/// Runs a program to its end without input or output; blocks. command: program on PATH, and arguments. stop: terminates it
/// early. Fault unavailable: it cannot be started, failed, or was stopped.
Result<void> run_program(std::vector<std::string> command, const std::stop_token& stop);

}  // namespace fc::platform
