// Any bytes as one of the data files (the first byte says which): sound data or a fault of one line.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/check.h"
#include "tests/fuzz/data_files.h"

namespace {

const std::vector<fc::test::DataFile>& all_files() {
  static const std::vector<fc::test::DataFile> files = [] {
    std::vector<fc::test::DataFile> all;
#define FC_ADD_DATA_FILES(game, slug)                                   \
  for (const fc::test::DataFile& file : fc::game::test::data_files()) { \
    all.push_back(file);                                                \
  }
    FC_FOR_EACH_TESTED_GAME(FC_ADD_DATA_FILES)
#undef FC_ADD_DATA_FILES
    return all;
  }();
  return files;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) {
    return 0;
  }
  const fc::test::DataFile& file = all_files()[data[0] % all_files().size()];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const fc::Result<void> checked = file.check(file.name, text);
  FC_CHECK(checked.has_value() || fc::one_line(checked.error()).find('\n') == std::string_view::npos);
  return 0;
}
