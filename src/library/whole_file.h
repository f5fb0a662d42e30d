// Files that are whole or not there: written beside, forced to the disk, then put in place at once.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace fc {

/// Where `file` is written before it takes its place; a kill may leave it there.
std::filesystem::path half_written(std::filesystem::path file);

/// Replaces `file` by `bytes`, or leaves it as it was. Makes missing folders. Fault cannot_write: the file, and why.
Result<void> write_whole(const std::filesystem::path& file, std::string_view bytes);

/// Gives a damaged file another name beside its own, so that nobody stumbles over it and nothing is lost:
/// "settings-damaged-1.json". None: it cannot be moved.
std::optional<std::filesystem::path> put_aside(const std::filesystem::path& file);

/// All bytes of a file. Fault cannot_read: the file, and why.
Result<std::string> read_whole(const std::filesystem::path& file);

}  // namespace fc
