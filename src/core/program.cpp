#include "core/program.h"

#include <charconv>

namespace fc {

std::string_view program_version() {
  return FC_VERSION;
}

std::optional<std::uint64_t> read_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, seed);
  return read.ec == std::errc() && read.ptr == end ? std::optional(seed) : std::nullopt;
}

}  // namespace fc
