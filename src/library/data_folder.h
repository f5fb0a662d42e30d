// Finds the program's data: installed, in the build tree, or where the user says.
#pragma once

#include <filesystem>
#include <string>

#include "core/result.h"

namespace fc {

/// The data folder: `asked` (--data) if not empty; otherwise share/four-corners or data, searched from the folder of the
/// executable upwards (<prefix>/bin/four-corners finds <prefix>/share/four-corners, build/<type>/bin/four-corners finds the
/// checkout's data; another CMAKE_INSTALL_DATADIR replaces share, and one outside the prefix is tried last). Fault
/// cannot_read: none found; the detail says what to do.
Result<std::filesystem::path> find_data_folder(const std::filesystem::path& asked);

/// Fingerprint of the data: 16 hexadecimal digits over names and bytes of all JSON files, independent of where the folder
/// lies. Empty if there is no such folder, or it is too large to be ours.
std::string data_signature(const std::filesystem::path& folder);

}  // namespace fc
