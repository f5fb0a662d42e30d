// Any bytes as a referee script: an answer or a fault of one line, and what was read is written and read back.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/result.h"
#include "match/games.h"

namespace {

const fc::Games& games() {
  static const auto loaded = fc::Games::load(FC_TESTED_DATA);
  FC_CHECK(loaded.has_value());
  return *loaded;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto match = fc::open_match(games(), text);
  if (!match) {
    FC_CHECK(fc::one_line(match.error()).find('\n') == std::string::npos);
    return 0;
  }
  const std::string answer = (*match)->answer();
  const auto again = fc::open_match(games(), fc::to_json((*match)->script()));
  FC_CHECK(again.has_value());
  FC_CHECK((*again)->answer() == answer);
  return 0;
}
