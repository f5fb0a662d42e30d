// Any bytes as one of the data files (the first byte says which): sound data or a fault of one line.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/result.h"
#include "tests/fuzz/data_files.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) {
    return 0;
  }
  const auto& files = fc::test::all_data_files();
  const fc::test::DataFile& file = files[data[0] % files.size()];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const fc::Result<void> checked = file.check(file.name, text);
  FC_CHECK(checked.has_value() || fc::one_line(checked.error()).find('\n') == std::string_view::npos);
  return 0;
}
