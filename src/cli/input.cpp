#include "cli/input.h"

#include <ostream>

#include "cli/commands.h"
#include "core/cleaned.h"
#include "library/data_folder.h"
#include "library/whole_file.h"

namespace fc::cli {

int complain(const Streams& streams, const Fault& found) {
  streams.err << escaped(one_line(found)) << '\n';
  return status_bad_input;
}

Result<std::string> read_input(const std::string& file, const Streams& streams) {
  if (file == "-") {
    return read_whole(streams.in, "standard input");
  }
  return read_whole(file);
}

Result<Games> open_games(const std::filesystem::path& asked) {
  FC_TRY(const auto data, find_data_folder(asked));
  return Games::load(data);
}

}  // namespace fc::cli
