// A folder that is there for one test.
#pragma once

#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <string>

namespace fc::test {

class Folder {
 public:
  Folder() {
    static std::atomic<int> count = 0;
    // In memory where that can be: what is tested forces every step to the disk, and no disk here has to outlive anything.
    const std::filesystem::path memory = "/dev/shm";
    path_ = (::access(memory.c_str(), W_OK) == 0 ? memory : std::filesystem::temp_directory_path()) /
            ("four-corners-" + std::to_string(getpid()) + "-" + std::to_string(count.fetch_add(1)));
    std::filesystem::create_directories(path_);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace fc::test
