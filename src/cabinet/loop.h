// The loop: events in, time on, picture out. Everything with a clock, a window or an exit status is here.
#pragma once

#include <chrono>

#include "cabinet/options.h"

namespace fc::cabinet {

/// Runs the cabinet until it is left. process_start: as early as main can tell. Returns the exit status: 0 quit normally,
/// 2 unreadable data (one line on stderr), 1 anything unexpected.
int run(const Options& options, std::chrono::steady_clock::time_point process_start);

}  // namespace fc::cabinet
