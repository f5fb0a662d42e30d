// Any bytes as the settings: values that can be kept, and one line for each that cannot be used. What was read is read again
// from what is kept of it.
#include <cstddef>
#include <cstdint>
#include <string>

#include "cabinet/keeping/settings.h"
#include "core/result.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fc::cabinet;
  const ReadSettings read = settings_from(std::string(reinterpret_cast<const char*>(data), size), "settings.json");
  for (const std::string& complaint : read.complaints) {
    FC_CHECK(complaint.find('\n') == std::string::npos);
  }
  const ReadSettings again = settings_from(text_of(read.settings), "settings.json");
  FC_CHECK(again.complaints.empty());
  FC_CHECK(again.settings == read.settings);
  return 0;
}
