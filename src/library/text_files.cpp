#include "library/text_files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <system_error>

namespace fc {
namespace {

namespace fs = std::filesystem;

/// Takes note of the first key that stands twice in the same object while nlohmann parses.
class TwinKeys {
 public:
  void see(int depth, nlohmann::json::parse_event_t event, const nlohmann::json& parsed) {
    using Event = nlohmann::json::parse_event_t;
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

Result<nlohmann::json> read_text_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in || text.empty()) {
    return fault(FaultCode::cannot_read, file.string(), "cannot be read, or is empty; install the data again");
  }
  TwinKeys keys;
  const auto watch = [&keys](int depth, nlohmann::json::parse_event_t event, nlohmann::json& parsed) {
    keys.see(depth, event, parsed);
    return true;
  };
  nlohmann::json json = nlohmann::json::parse(text, watch, /*allow_exceptions=*/false);
  if (json.is_discarded()) {
    return fault(FaultCode::bad_json, file.string(), "is not JSON, or is cut short; install the data again");
  }
  if (!json.is_object()) {
    return fault(FaultCode::wrong_type, file.string(), "must hold one object");
  }
  if (!keys.twin().empty()) {
    return fault(FaultCode::unknown_key, file.string(), "\"" + keys.twin() + "\" stands twice in one object; keep one");
  }
  return json;
}

}  // namespace fc
