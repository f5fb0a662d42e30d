#include "library/data_folder.h"

#include <system_error>

namespace fc {
namespace {

namespace fs = std::filesystem;

/// Every data folder holds the words that all games share.
bool holds_data(const fs::path& folder) {
  std::error_code error;
  return fs::is_directory(folder / "common", error);
}

}  // namespace

Result<fs::path> find_data_folder(const fs::path& asked) {
  std::error_code error;
  if (!asked.empty()) {
    if (fs::is_directory(asked, error)) {
      return asked;
    }
    return fault(FaultCode::cannot_read, asked.string(), "there is no such folder; name the data folder with --data");
  }
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  for (fs::path folder = program.parent_path(); !folder.empty(); folder = folder.parent_path()) {
    for (const char* const below : {"share/four-corners/data", "data"}) {
      if (holds_data(folder / below)) {
        return folder / below;
      }
    }
    if (folder == folder.root_path()) {
      break;
    }
  }
  return fault(FaultCode::cannot_read, program.parent_path().string(),
               "no data folder from here upwards; name it with --data");
}

}  // namespace fc
