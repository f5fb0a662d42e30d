// Keeps the script of a bout on disk, at every step, on a thread of its own: after a kill the bout goes on where it stood.
#pragma once

#include <filesystem>
#include <optional>

#include "core/result.h"
#include "match/match.h"
#include "match/worker.h"

namespace fc {

class Recorder {
 public:
  /// Nothing is written before the first `save`. Destroying it waits until the last script handed over is on the disk (or
  /// has failed).
  explicit Recorder(std::filesystem::path file);

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }

  /// Hands a script over and returns at once; one that was not yet written makes room for it. Each write replaces the file
  /// as a whole (library/whole_file.h).
  void save(const Script& script);
  /// Waits until everything handed over is on the disk. Fault cannot_write: the last write failed.
  Result<void> flush();
  /// A failure that was not yet told (folder gone, disk full): once for each run of failures, not once a step.
  std::optional<Fault> take_fault();

 private:
  /// Takes note of what was written meanwhile.
  void look();

  std::filesystem::path file_;
  Result<void> last_;
  bool told_ = true;  ///< `last_` is no news
  Worker<Script, Result<void>> writer_;
};

}  // namespace fc
