// Where the data of the program lies: installed, in the build tree, or where the user says.
#pragma once

#include <filesystem>

#include "core/result.h"

namespace fc {

/// The data folder: `asked` if it is not empty (--data); else share/four-corners or data, looked for from the folder of the
/// running program upwards (<prefix>/bin/four-corners finds <prefix>/share/four-corners, build/<type>/bin/four-corners
/// finds the checkout's data). Fault cannot_read: there is none, and what to do.
Result<std::filesystem::path> find_data_folder(const std::filesystem::path& asked);

}  // namespace fc
