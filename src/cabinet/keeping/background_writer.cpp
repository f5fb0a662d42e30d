#include "cabinet/keeping/background_writer.h"

#include <utility>

#include "library/whole_file.h"

namespace fc::cabinet {

BackgroundWriter::BackgroundWriter() : worker_([this] { work(); }) {}

BackgroundWriter::~BackgroundWriter() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  changed_.notify_all();
  worker_.join();
}

void BackgroundWriter::write(const std::filesystem::path& file, std::string text) {
  {
    const std::lock_guard lock(mutex_);
    waiting_[file] = std::move(text);
  }
  changed_.notify_all();
}

void BackgroundWriter::finish() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return waiting_.empty() && !busy_; });
}

std::optional<Fault> BackgroundWriter::take_fault() {
  const std::lock_guard lock(mutex_);
  return std::exchange(fault_, std::nullopt);
}

void BackgroundWriter::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
    if (waiting_.empty()) {
      return;
    }
    const auto next = waiting_.extract(waiting_.begin());
    busy_ = true;
    lock.unlock();
    Result<void> written = write_whole(next.key(), next.mapped());
    lock.lock();
    busy_ = false;
    if (!written) {
      fault_ = std::move(written.error());
    }
    changed_.notify_all();
  }
}

}  // namespace fc::cabinet
