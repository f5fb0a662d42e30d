// Where the data of the program lies: installed, in the build tree, or where the user says.
#pragma once

#include <filesystem>
#include <string>

#include "core/result.h"

namespace fc {

/// The data folder: `asked` if it is not empty (--data); else share/four-corners or data, looked for from the folder of the
/// running program upwards (<prefix>/bin/four-corners finds <prefix>/share/four-corners, build/<type>/bin/four-corners
/// finds the checkout's data; another CMAKE_INSTALL_DATADIR is looked for in place of share, and one outside of the prefix
/// at the end). Fault cannot_read: there is none, and what to do.
Result<std::filesystem::path> find_data_folder(const std::filesystem::path& asked);

/// Which data these are: 16 hexadecimal digits over names and bytes of all JSON files in the folder, the same wherever it
/// lies. Empty: there is no such folder, or it is no data folder of ours, so large is it.
std::string data_signature(const std::filesystem::path& folder);

}  // namespace fc
