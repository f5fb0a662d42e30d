// What the two programs say alike of themselves: version, exit statuses, and how a seed is typed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fc {

/// The version of this build, "0.1.0", as the project's file CMakeLists.txt has it.
std::string_view program_version();

/// What --version prints, a line: "four-corners 0.1.0 (commit 3927c490ab12, data 61c8864680b583eb)". What is not known, an
/// empty commit or signature of the data, is left out.
std::string version_line(std::string_view program, std::string_view commit, std::string_view data);

/// The last lines of --help.
inline constexpr std::string_view exit_statuses =
    "Exit status: 0 it went well; 2 wrong arguments or unreadable data, one line on stderr says what and where;\n"
    "1 anything unexpected.\n";

/// A seed as it is typed: a whole number from 0 to 2^64 - 1 and nothing else. None: it is no such number.
std::optional<std::uint64_t> read_seed(std::string_view text);

/// What to say of a text that `read_seed` does not take.
inline constexpr std::string_view seed_wanted = "must be a whole number from 0 to 18446744073709551615";

}  // namespace fc
