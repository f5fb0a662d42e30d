// Keeps a bout in a file of somebody's own: the script, written anew at every step.
#pragma once

#include <filesystem>
#include <optional>

#include "match/recorder.h"
#include "match/worker.h"

namespace fc {

class ScriptFile final : public Recorder {
 public:
  /// Nothing is written before the first `keep`. Destroying it waits until the last script handed over is on the disk (or
  /// has failed).
  explicit ScriptFile(std::filesystem::path file);

  /// A script that was not yet written makes room for a newer one. Each write replaces the file as a whole
  /// (library/whole_file.h).
  void keep(const Match& match) override;
  /// Fault cannot_write: the last write failed.
  Result<void> flush() override;
  std::optional<Fault> trouble() override;

 private:
  std::filesystem::path file_;
  Result<void> last_;
  Worker<Script, Result<void>> writer_;
};

}  // namespace fc
