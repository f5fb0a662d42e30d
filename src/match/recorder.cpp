#include "match/recorder.h"

#include <utility>

#include "library/whole_file.h"
#include "match/script.h"

namespace fc {

Recorder::Recorder(std::filesystem::path file)
    : file_(std::move(file)),
      writer_([this](const Script& script, const std::stop_token&) { return write_whole(file_, to_json(script) + "\n"); }) {}

void Recorder::save(const Script& script) {
  writer_.hand_over(script, [](const Script&) { return true; });
}

Result<void> Recorder::flush() {
  writer_.finish();
  look();
  return last_;
}

std::optional<Fault> Recorder::take_fault() {
  look();
  if (told_ || last_) {
    return std::nullopt;
  }
  told_ = true;
  return last_.error();
}

void Recorder::look() {
  while (std::optional<Result<void>> written = writer_.take()) {
    told_ = told_ && (*written || !last_);
    last_ = std::move(*written);
  }
}

}  // namespace fc
