// Processes: scheduling priority and memory use of this one, and other programs that it runs.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"

namespace fc::platform {

/// Gives the calling thread the lowest priority that SDL offers. No effect where the system does not allow it.
void give_way_to_others();

/// Call before large allocations and before SDL is used: makes glibc allocate the largest pictures (a hall, a panel as wide
/// as the window) with mmap, so that freed ones return to the system, and lets SDL take them in large pages where the system
/// has some.
///
/// glibc does so from 128 KiB on, but raises this threshold to the size of the first such block that is freed. A threshold
/// set explicitly stays. It is above the size of a man or a chip at 1920x1080: those come and go several times a second, and
/// each would be some hundred fresh pages, of which a borrowed machine gives fewer than a hundred in a millisecond.
void prepare_memory_for_pictures();

/// Returns free pages of the heap to the system. Takes some milliseconds: call it while no frame is due.
void give_memory_back();

// Runs external programs, such as a video encoder, and waits for them.

/// Whether this program is on PATH.
bool is_installed(const std::string& program);

/// Runs a program in a folder to its end without input or output; blocks. command: program on PATH, and arguments. stop:
/// terminates it early. Fault unavailable: it cannot be started, failed, or was stopped.
Result<void> run_program(std::vector<std::string> command, const std::filesystem::path& folder, const std::stop_token& stop);

}  // namespace fc::platform
