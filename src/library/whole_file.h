// Files that are whole or not there: written beside, forced to the disk, then put in place at once. And the one way in which
// all files are read: never for ever, and never more than a bound.
#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace fc {

/// Replaces `file` by `bytes`, or leaves it as it was; its owner alone can read it then. A link to a file is replaced too,
/// not followed. What is no ordinary file, as a pipe or a terminal, is written to. What a kill in the middle of an earlier
/// call left beside it is cleared away after an hour. Fault cannot_write: the file, and why.
Result<void> replace_whole(const std::filesystem::path& file, std::string_view bytes);
/// The same, and makes missing folders.
Result<void> write_whole(const std::filesystem::path& file, std::string_view bytes);

/// Gives a damaged file another name beside its own, so that nobody stumbles over it and nothing is lost:
/// "settings-damaged-1.json". None: it cannot be moved.
std::optional<std::filesystem::path> put_aside(const std::filesystem::path& file);

/// No file of ours is larger, in bytes.
inline constexpr std::size_t largest_file = 64 * 1024 * 1024;

/// All bytes of a file. Faults: cannot_read if it is a folder, a pipe, a device or cannot be read; out_of_range if it has
/// more than `most` bytes. All name the file.
Result<std::string> read_whole(const std::filesystem::path& file, std::size_t most = largest_file);
/// All that comes out of a stream, as standard input. Fault out_of_range at `name`: more than `most` bytes.
Result<std::string> read_whole(std::istream& in, std::string_view name, std::size_t most = largest_file);

// Standard input, output and error as a program may trust them.

/// Before anything is opened: opens in the place of those that the caller has closed one that holds nothing. Else the next
/// file that is opened, as the book of bouts, would take a number that the program prints to.
void hold_standard_files();
/// From now on what nobody catches ends the program with a line on standard error and status 1, as a fault does. So end
/// exceptions in a library's destructors and its functions that are noexcept: most often memory that ran out.
/// program: its name; it must live as long as the program.
void end_in_one_line(const char* program);

}  // namespace fc
