#include "library/own_boxers.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "core/cleaned.h"
#include "library/rulebook.h"
#include "library/whole_file.h"

namespace fc {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".json";
constexpr std::size_t most_bytes = 64 * 1024;  ///< a card with a row for every number has 3 KB

fs::path file_of(const fs::path& folder, std::string_view id) { return folder / std::string(id).append(ending); }

}  // namespace

fs::path own_boxers_folder_of(const fs::path& user_folder, std::string_view slug) { return user_folder / "boxers" / slug; }

Result<std::vector<fs::path>> own_files_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  if (!fs::exists(folder, error) && !error) {
    return files;
  }
  for (fs::directory_iterator at(folder, error); !error && at != fs::directory_iterator(); at.increment(error)) {
    if (at->path().extension() == ending) {
      files.push_back(at->path());
    }
  }
  if (error) {
    return fault(FaultCode::cannot_read, folder.string(), "cannot be read: " + error.message());
  }
  std::ranges::sort(files);
  return files;
}

Result<std::string> read_own_file(const fs::path& file) { return read_whole(file, most_bytes); }

Result<void> check_own_id(std::string_view id, std::string_view given, bool is_taken) {
  if (!given.empty() && given != id) {
    return fault(FaultCode::unknown_value, "id",
                 fmt::format("\"{}\" must be what the file is called, \"{}\", or be left out", cleaned(given), cleaned(id)));
  }
  FC_TRY(read_id(std::string(id), "id"));
  if (is_taken) {
    return fault(FaultCode::unknown_value, "id", fmt::format("\"{}\" belongs to the roster; rename the file", id));
  }
  return {};
}

Result<void> check_own_name(const std::string& name) {
  FC_TRY(const std::string checked, checked_name(name, "name", longest_own_name));
  if (checked.empty()) {
    return fault(FaultCode::unknown_value, "name", "must not be empty");
  }
  return {};
}

Result<void> write_own_boxer(const fs::path& folder, std::string_view id, const Json& boxer) {
  return write_whole(file_of(folder, id), boxer.dump(1) + "\n");
}

Result<void> remove_own_boxer(const fs::path& folder, std::string_view id) {
  const fs::path file = file_of(folder, id);
  std::error_code error;
  fs::remove(file, error);
  if (error) {
    return fault(FaultCode::cannot_write, file.string(), "cannot be taken away: " + error.message());
  }
  return {};
}

std::string new_own_id(std::string_view name, const std::vector<std::string>& taken) {
  std::string first = "own";
  bool after_gap = true;
  for (const char letter : folded(name)) {
    const bool is_plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    if (is_plain) {
      first.append(after_gap ? "-" : "").push_back(letter);
    }
    after_gap = !is_plain;
  }
  std::string id = first;
  for (int number = 2; std::ranges::find(taken, id) != taken.end(); ++number) {
    id = fmt::format("{}-{}", first, number);
  }
  return id;
}

std::string own_word(std::string_view id, std::string_view name) {
  std::string word = id.empty() ? new_own_id(name, {}) : std::string(id);
  return word.find('-') == std::string::npos ? std::string(name) : word;
}

}  // namespace fc
