#include "core/program.h"

#include <charconv>
#include <initializer_list>
#include <utility>

namespace fc {

std::string_view program_version() { return FC_VERSION; }

std::string version_line(std::string_view program, std::string_view commit, std::string_view data) {
  std::string line(program);
  line.append(" ").append(program_version());
  std::string_view before = " (";
  for (const auto& [word, value] :
       {std::pair(std::string_view("commit "), commit), std::pair(std::string_view("data "), data)}) {
    if (!value.empty()) {
      line.append(before).append(word).append(value);
      before = ", ";
    }
  }
  return line + (before == ", " ? ")\n" : "\n");
}

std::optional<std::uint64_t> read_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, seed);
  return read.ec == std::errc() && read.ptr == end ? std::optional(seed) : std::nullopt;
}

}  // namespace fc
