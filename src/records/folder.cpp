#include "records/folder.h"

#include <cstdlib>

namespace fc::records {
namespace {

/// Empty unless it is a whole path: the standard for these folders says to pass over anything else.
std::filesystem::path folder_named_by(const char* variable) {
  const char* const text = std::getenv(variable);
  const std::filesystem::path folder = text == nullptr ? "" : text;
  return folder.is_absolute() ? folder : std::filesystem::path();
}

}  // namespace

Result<std::filesystem::path> per_user_folder() {
  std::filesystem::path folder = folder_named_by("XDG_DATA_HOME");
  if (folder.empty()) {
    const std::filesystem::path home = folder_named_by("HOME");
    if (home.empty()) {
      return fault(FaultCode::cannot_write, "per-user data folder",
                   "is not known (neither XDG_DATA_HOME nor HOME is set); name one with --saves DIR");
    }
    folder = home / ".local" / "share";
  }
  return folder / "four-corners";
}

std::filesystem::path records_file(const std::filesystem::path& folder) {
  return folder.empty() ? folder : folder / "records.db";
}

}  // namespace fc::records
