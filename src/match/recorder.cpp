#include "match/recorder.h"

#include <utility>

#include "library/whole_file.h"
#include "match/script.h"

namespace fc {

Recorder::Recorder(std::filesystem::path file) : file_(std::move(file)), writer_([this] { write_as_asked(); }) {}

Recorder::~Recorder() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  changed_.notify_all();
  writer_.join();
}

void Recorder::save(const Script& script) {
  {
    const std::lock_guard lock(mutex_);
    waiting_ = script;
  }
  changed_.notify_all();
}

Result<void> Recorder::flush() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !waiting_ && !writing_; });
  return last_;
}

std::optional<Fault> Recorder::take_fault() {
  const std::lock_guard lock(mutex_);
  if (told_ || last_) {
    return std::nullopt;
  }
  told_ = true;
  return last_.error();
}

void Recorder::write_as_asked() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return waiting_ || closing_; });
    if (!waiting_) {
      return;
    }
    const Script script = *std::exchange(waiting_, std::nullopt);
    writing_ = true;
    lock.unlock();
    Result<void> written = write_whole(file_, to_json(script) + "\n");
    lock.lock();
    writing_ = false;
    if (!written && last_) {
      told_ = false;
    }
    last_ = std::move(written);
    changed_.notify_all();
  }
}

}  // namespace fc
