#include "library/whole_file.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <system_error>
#include <vector>

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
  const fs::path installed = FC_INSTALLED_DATA;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  for (fs::path folder = program.parent_path(); !folder.empty(); folder = folder.parent_path()) {
    for (const fs::path& below : {installed, fs::path("data")}) {
      if (below.is_relative() && holds_data(folder / below)) {
        return folder / below;
      }
    }
    if (folder == folder.root_path()) {
      break;
    }
  }
  if (installed.is_absolute() && holds_data(installed)) {
    return installed;
  }
  return fault(FaultCode::cannot_read, program.parent_path().string(),
               "no data folder from here upwards; name it with --data");
}

std::string data_signature(const fs::path& folder) {
  constexpr std::size_t most_files = 4096;  // there are about 200
  constexpr int deepest = 6;
  std::vector<fs::path> files;
  std::error_code error;
  fs::recursive_directory_iterator at(folder, fs::directory_options::follow_directory_symlink, error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    if (at.depth() > deepest || files.size() > most_files) {
      return {};
    }
    if (at->path().extension() == ".json") {
      files.push_back(at->path().lexically_relative(folder));
    }
  }
  std::ranges::sort(files);
  std::uint64_t hash = 0xcbf29ce484222325ULL;  // FNV-1a
  const auto take = [&hash](std::string_view bytes) {
    for (const char byte : bytes) {
      hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
    }
    hash = (hash ^ 0xffU) * 0x100000001b3ULL;  // no byte of UTF-8: where one ends
  };
  for (const fs::path& file : files) {
    const Result<std::string> bytes = read_whole(folder / file);
    if (!bytes) {
      return {};
    }
    take(file.generic_string());
    take(*bytes);
  }
  if (error || files.empty()) {
    return {};
  }
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) {
    text += digits[(hash >> static_cast<unsigned>(shift)) & 15U];
  }
  return text;
}

}  // namespace fc
