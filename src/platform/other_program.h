// Programs of others that are started and waited for, as one that makes films.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"

namespace fc::platform {

/// Whether a program of this name is found on PATH.
bool is_installed(const std::string& program);

/// Runs a program to its end, without input or output, on a thread that may wait. command: the program, found on PATH, and
/// its arguments. stop: it is ended early. Fault unavailable: it cannot be started, it has failed, or it was stopped.
Result<void> run_program(std::vector<std::string> command, const std::stop_token& stop);

}  // namespace fc::platform
