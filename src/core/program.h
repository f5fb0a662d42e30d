// Shared by both executables: version text, exit statuses, seed parsing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fc {

/// Version of this build, e.g. "0.1.0", from project() in CMakeLists.txt.
std::string_view program_version();

/// Output of --version, one line: "four-corners 0.1.0 (commit 3927c490ab12, data 61c8864680b583eb)". An empty commit or data
/// signature is omitted.
std::string version_line(std::string_view program, std::string_view commit, std::string_view data);

/// Last lines of --help.
inline constexpr std::string_view exit_statuses =
    "Exit status: 0 it went well; 2 wrong arguments or unreadable data, one line on stderr says what and where;\n"
    "1 anything unexpected.\n";

/// Parses a seed: a whole number from 0 to 2^64 - 1 and nothing else. None if it is not one.
std::optional<std::uint64_t> read_seed(std::string_view text);

/// Error text for an argument that `read_seed` rejects.
inline constexpr std::string_view seed_wanted = "must be a whole number from 0 to 18446744073709551615";

}  // namespace fc
