// `records hall`, `records boxer`, `records person`, `records bot`: the best of all, and the page of one.
#pragma once

#include <filesystem>

#include "cli/records_commands.h"

namespace fc::cli {

/// The best boxers and people: by titles, bouts won, and bouts won one after the other.
int show_hall(const RecordsArguments& arguments, const Streams& streams);

/// One who took part: sums, titles, bouts, newest first, and of a person what he likes to do. arguments.whose: "boxer",
/// "person" or "bot".
int show_party(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);

}  // namespace fc::cli
