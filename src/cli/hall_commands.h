// `records hall`, `records boxer`, `records person`, `records bot`, `records forget`: the best of all, the page of one, and
// the end of it.
#pragma once

#include <filesystem>

#include "cli/records_commands.h"

namespace fc::cli {

/// The best boxers and people: by titles, bouts won, and bouts won one after the other.
Result<int> show_hall(const RecordsArguments& arguments, const Streams& streams);

/// One who took part: sums, titles, bouts, newest first, and of a person what he likes to do. arguments.whose: "boxer",
/// "person" or "bot".
Result<int> show_party(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);

/// Takes a person out of everything that is kept; files of his own that name him are told.
Result<int> forget(const RecordsArguments& arguments, const Streams& streams);

}  // namespace fc::cli
