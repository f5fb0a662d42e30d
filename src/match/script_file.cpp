#include "match/script_file.h"

#include <utility>

#include "library/whole_file.h"
#include "match/script.h"

namespace fc {

ScriptFile::ScriptFile(std::filesystem::path file)
    : file_(std::move(file)),
      writer_([this](const Script& script, const std::stop_token&) { return write_whole(file_, to_json(script) + "\n"); }) {}

void ScriptFile::keep(const Match& match) {
  writer_.hand_over(match.script(), [](const Script&) { return true; });
}

Result<void> ScriptFile::flush() {
  writer_.finish();
  static_cast<void>(trouble());
  return last_;
}

std::optional<Fault> ScriptFile::trouble() {
  while (std::optional<Result<void>> written = writer_.take()) {
    last_ = std::move(*written);
  }
  return last_ ? std::nullopt : std::optional(last_.error());
}

}  // namespace fc
