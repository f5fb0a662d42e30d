#include "library/text_files.h"

#include <algorithm>
#include <string>
#include <system_error>

#include "library/whole_file.h"

namespace fc {

namespace fs = std::filesystem;

Result<std::vector<fs::path>> text_folders(const fs::path& data) {
  std::error_code error;
  std::vector<fs::path> folders;
  for (fs::directory_iterator entry(data, error), end; !error && entry != end; entry.increment(error)) {
    std::error_code ignored;
    if (fs::is_directory(entry->path() / "text", ignored)) {
      folders.push_back(entry->path() / "text");
    }
  }
  if (error) {
    return fault(FaultCode::cannot_read, data.string(), "no folder of data here; name it with --data");
  }
  std::ranges::sort(folders);
  return folders;
}

std::vector<fs::path> text_files_in(const fs::path& folder, std::string_view language) {
  const std::string ending = "." + std::string(language) + ".json";
  std::error_code error;
  std::vector<fs::path> files;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (entry->path().filename().string().ends_with(ending)) {
      files.push_back(entry->path());
    }
  }
  std::ranges::sort(files);
  return files;
}

Result<Json> read_text_file(const fs::path& file) {
  FC_TRY(const auto text, read_whole(file));
  auto json = parse_json(text);
  if (!json) {
    const bool unsound = json.error().code == FaultCode::bad_json;
    return fault(json.error().code, file.string(), json.error().detail + (unsound ? "; install the data again" : ""));
  }
  if (!json->is_object()) {
    return fault(FaultCode::wrong_type, file.string(), "must hold one object, not " + described(*json));
  }
  return json;
}

}  // namespace fc
