// Any bytes as one of the data files (the first byte says which): sound data or faults of one line.
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include "core/check.h"
#include "library/ringside/catalogue.h"

namespace {

namespace fs = std::filesystem;

/// A data folder whose files are the real ones, until they are overwritten.
class DataFolder {
 public:
  DataFolder() : path_(fs::temp_directory_path() / ("four-corners-fuzz-" + std::to_string(getpid()))) {
    fs::create_directories(path_ / "ringside");
    for (const char* const name : names) {
      restore(name);
    }
  }
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;
  ~DataFolder() { fs::remove_all(path_); }

  void restore(const char* name) const {
    fs::copy_file(fs::path(FC_SOURCE_DIR "/data/ringside") / name, path_ / "ringside" / name,
                  fs::copy_options::overwrite_existing);
  }
  void overwrite(const char* name, const char* bytes, std::size_t size) const {
    std::ofstream(path_ / "ringside" / name, std::ios::binary).write(bytes, static_cast<std::streamsize>(size));
  }
  [[nodiscard]] const fs::path& path() const { return path_; }

  static constexpr std::array<const char*, 4> names{"fighters.json", "punch-chart.json", "scoring.json", "equilibria.json"};

 private:
  fs::path path_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const DataFolder folder;
  if (size == 0) {
    return 0;
  }
  const char* const name = DataFolder::names[data[0] % DataFolder::names.size()];
  folder.overwrite(name, reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto faults = fc::ringside::check_data(folder.path());
  for (const fc::Fault& found : faults) {
    FC_CHECK(fc::one_line(found).find('\n') == std::string::npos);
  }
  const auto catalogue = fc::ringside::load_catalogue(folder.path());
  FC_CHECK(catalogue.has_value() || !faults.empty());
  folder.restore(name);
  return 0;
}
