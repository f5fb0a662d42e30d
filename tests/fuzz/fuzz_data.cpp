// Any bytes as one of the data files (the first byte says which): sound data or a fault of one line.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/check.h"
#include "library/knock-out/catalogue.h"
#include "library/ringside/catalogue.h"

namespace {

struct DataFile {
  fc::Result<void> (*check)(std::string_view name, std::string_view text);
  std::string_view name;
};

constexpr std::array<DataFile, 6> files{{{fc::ringside::check_file, "fighters.json"},
                                         {fc::ringside::check_file, "punch-chart.json"},
                                         {fc::ringside::check_file, "scoring.json"},
                                         {fc::ringside::check_file, "equilibria.json"},
                                         {fc::knock_out::check_file, "boxers.json"},
                                         {fc::knock_out::check_file, "tables.json"}}};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) {
    return 0;
  }
  const DataFile& file = files[data[0] % files.size()];
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const fc::Result<void> checked = file.check(file.name, text);
  FC_CHECK(checked.has_value() || fc::one_line(checked.error()).find('\n') == std::string_view::npos);
  return 0;
}
