#include "library/text_files.h"

#include <algorithm>
#include <set>
#include <string>
#include <system_error>

#include "library/whole_file.h"

namespace fc {
namespace {

namespace fs = std::filesystem;

/// Takes note of the first key that stands twice in the same object while nlohmann parses.
class TwinKeys {
 public:
  void see(int depth, Json::parse_event_t event, const Json& parsed) {
    using Event = Json::parse_event_t;
    const auto level = static_cast<std::size_t>(depth);
    if (event == Event::object_start) {
      keys_.resize(std::max(keys_.size(), level + 2));
      keys_[level + 1].clear();
    } else if (event == Event::key && !keys_[level].insert(parsed.get<std::string>()).second && twin_.empty()) {
      twin_ = parsed.get<std::string>();
    }
  }
  [[nodiscard]] const std::string& twin() const { return twin_; }

 private:
  std::vector<std::set<std::string>> keys_;  ///< of the open object of each depth
  std::string twin_;
};

}  // namespace

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
  const auto text = read_whole(file);
  if (!text) {
    return tl::make_unexpected(text.error());
  }
  auto json = parse_json(*text);
  if (!json) {
    return fault(json.error().code, file.string(), json.error().detail + "; install the data again");
  }
  if (!json->is_object()) {
    return fault(FaultCode::wrong_type, file.string(), "must hold one object, not " + described(*json));
  }
  // A second reading, now that the text is known to be sound: only the parser still sees a key that stands twice.
  TwinKeys keys;
  const auto watch = [&keys](int depth, Json::parse_event_t event, Json& parsed) {
    keys.see(depth, event, parsed);
    return true;
  };
  *json = Json::parse(*text, watch, /*allow_exceptions=*/false);
  if (!keys.twin().empty()) {
    return fault(FaultCode::unknown_key, file.string(), "\"" + keys.twin() + "\" stands twice in one object; keep one");
  }
  return json;
}

}  // namespace fc
