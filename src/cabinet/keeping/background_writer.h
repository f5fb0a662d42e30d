// Small files written on a thread of their own: settings, who sat where. No frame waits for a disk.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/result.h"
#include "match/worker.h"

namespace fc::cabinet {

/// Destroying it waits until everything is written or has failed.
class BackgroundWriter {
 public:
  BackgroundWriter();

  /// Replaces the file by this text, whole or not at all; a text that was not yet written makes room for a newer one.
  void write(const std::filesystem::path& file, std::string text);
  /// Waits until everything handed over is written or has failed.
  void finish() { worker_.finish(); }
  /// A failure that was not yet told.
  std::optional<Fault> take_fault();

 private:
  struct Page {
    std::filesystem::path file;
    std::string text;
  };

  Worker<Page, Result<void>> worker_;
};

}  // namespace fc::cabinet
