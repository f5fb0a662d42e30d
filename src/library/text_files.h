// Where the words on screen lie and how their files are read: data/<folder>/text/<topic>.<language>.json.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "library/checked_json.h"

namespace fc {

/// The folders text/ of every folder of `data`, sorted by name. Fault cannot_read if `data` is no folder that can be listed.
Result<std::vector<std::filesystem::path>> text_folders(const std::filesystem::path& data);

/// The files <topic>.<language>.json that lie in `folder` itself, sorted by name; none if there is no such folder.
std::vector<std::filesystem::path> text_files_in(const std::filesystem::path& folder, std::string_view language);

/// The JSON object of a file of words. Faults: cannot_read, bad_json (also a file cut short), wrong_type (not an object),
/// unknown_key (a key twice in one object, of which JSON would silently keep the last).
Result<Json> read_text_file(const std::filesystem::path& file);

}  // namespace fc
