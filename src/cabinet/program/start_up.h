// What the program needs before its first frame: folders, data, settings, window and recorded presses, each with its faults.
#pragma once

#include <memory>

#include "cabinet/program/app_context.h"
#include "platform/timed_input.h"
#include "platform/window.h"

namespace fc::cabinet {

/// Reads data, words and settings; finds the folder for saves. A saves folder that cannot be written is no fault: the
/// player is told, and nothing is kept. Fault: data that cannot be used.
Result<std::unique_ptr<AppContext>> open_app_context(const Options& options);

/// The presses of --input; none if there is no such file asked for. Fault: see read_whole and read_timed_input.
Result<platform::TimedInput> open_timed_input(const Options& options);

Result<platform::Window> open_window(const Options& options, const Settings& settings);

}  // namespace fc::cabinet
