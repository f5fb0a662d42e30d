// Any bytes as timed input: presses in the order of their frames, or a fault of one line.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/result.h"
#include "platform/timed_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto presses =
      fc::platform::read_timed_input(std::string_view(reinterpret_cast<const char*>(data), size), "hands.jsonl");
  if (presses) {
    FC_CHECK(std::ranges::is_sorted(*presses, {}, &fc::platform::TimedPress::frame));
  } else {
    FC_CHECK(fc::one_line(presses.error()).find('\n') == std::string::npos);
  }
  return 0;
}
