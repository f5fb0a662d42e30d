// Any bytes as one of the data files (the first byte says which): sound data or faults of one line.
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/check.h"
#include "library/knock-out/catalogue.h"
#include "library/ringside/catalogue.h"

namespace {

namespace fs = std::filesystem;

/// A data folder whose files are the real ones, until they are overwritten.
class DataFolder {
 public:
  DataFolder() : path_(fs::temp_directory_path() / ("four-corners-fuzz-" + std::to_string(getpid()))) {
    for (const char* const name : names) {
      restore(name);
    }
  }
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;
  ~DataFolder() { fs::remove_all(path_); }

  void restore(const char* name) const {
    fs::create_directories((path_ / name).parent_path());
    fs::copy_file(fs::path(FC_SOURCE_DIR "/data") / name, path_ / name, fs::copy_options::overwrite_existing);
  }
  void overwrite(const char* name, const char* bytes, std::size_t size) const {
    std::ofstream(path_ / name, std::ios::binary).write(bytes, static_cast<std::streamsize>(size));
  }
  [[nodiscard]] const fs::path& path() const { return path_; }

  static constexpr std::array<const char*, 6> names{"ringside/fighters.json", "ringside/punch-chart.json",
                                                    "ringside/scoring.json",  "ringside/equilibria.json",
                                                    "knock-out/boxers.json",  "knock-out/tables.json"};

 private:
  fs::path path_;
};

/// Faults are one line each, and there is one when the data cannot be used.
void check(const std::vector<fc::Fault>& faults, bool is_loaded) {
  for (const fc::Fault& found : faults) {
    FC_CHECK(fc::one_line(found).find('\n') == std::string::npos);
  }
  FC_CHECK(is_loaded || !faults.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const DataFolder folder;
  if (size == 0) {
    return 0;
  }
  const char* const name = DataFolder::names[data[0] % DataFolder::names.size()];
  folder.overwrite(name, reinterpret_cast<const char*>(data) + 1, size - 1);
  check(fc::ringside::check_data(folder.path()), fc::ringside::load_catalogue(folder.path()).has_value());
  check(fc::knock_out::check_data(folder.path()), fc::knock_out::load_catalogue(folder.path()).has_value());
  folder.restore(name);
  return 0;
}
