#include "cli/input.h"

#include <istream>
#include <iterator>
#include <ostream>

#include "cli/commands.h"
#include "library/data_folder.h"
#include "library/whole_file.h"

namespace fc::cli {

int complain(const Streams& streams, const Fault& found) {
  streams.err << one_line(found) << '\n';
  return status_bad_input;
}

Result<std::string> read_input(const std::string& file, const Streams& streams) {
  if (file == "-") {
    return std::string(std::istreambuf_iterator<char>(streams.in), std::istreambuf_iterator<char>());
  }
  return read_whole(file);
}

Result<Games> open_games(const std::filesystem::path& asked) {
  FC_TRY(const auto data, find_data_folder(asked));
  return Games::load(data);
}

}  // namespace fc::cli
