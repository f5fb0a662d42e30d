// Small files written on a thread of their own: settings, who sat where. No frame waits for a disk.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "core/result.h"

namespace fc::cabinet {

class BackgroundWriter {
 public:
  BackgroundWriter();
  BackgroundWriter(const BackgroundWriter&) = delete;
  BackgroundWriter& operator=(const BackgroundWriter&) = delete;
  /// Waits until everything is written or has failed.
  ~BackgroundWriter();

  /// Replaces the file by this text, whole or not at all; a text that was not yet written makes room for a newer one.
  void write(const std::filesystem::path& file, std::string text);
  /// Waits until everything handed over is written or has failed.
  void finish();
  /// A failure that was not yet told.
  std::optional<Fault> take_fault();

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::filesystem::path, std::string> waiting_;
  std::optional<Fault> fault_;
  bool busy_ = false;
  bool closing_ = false;
  std::thread worker_;
};

}  // namespace fc::cabinet
