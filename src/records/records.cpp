#include "records/records.h"

#include <string>
#include <system_error>

#include "library/whole_file.h"
#include "records/deeds.h"
#include "records/open.h"

namespace fc::records {
namespace {

namespace fs = std::filesystem;

/// How long a connection waits for another program that writes, in milliseconds: the loop's hardly at all.
constexpr int readers_patience = 20;
constexpr int writers_patience = 500;

fs::path with_ending(const fs::path& file, const char* ending) {
  fs::path beside = file;
  beside += ending;
  return beside;
}

/// Gives the file another name, and the log beside it. None: it cannot be moved.
std::optional<fs::path> moved_aside(const fs::path& file) {
  const std::optional<fs::path> aside = put_aside(file);
  if (aside) {
    std::error_code failed;
    fs::rename(with_ending(file, "-wal"), with_ending(*aside, "-wal"), failed);
    fs::remove(with_ending(file, "-shm"), failed);
  }
  return aside;
}

}  // namespace

Records::Records(fs::path file)
    : file_(std::move(file)), worker_([this](const Task& task, const std::stop_token&) { return carry_out(task); }) {}

void Records::write(Job job, std::function<void(const Result<void>&)> done) {
  worker_.hand_over({.job = std::move(job), .done = std::move(done)});
}

Result<void> Records::attempt(const Job& job) {
  if (file_.empty()) {
    return fault(FaultCode::unavailable, "records", "there is no folder to keep anything in");
  }
  if (!writer_) {
    FC_TRY(writer_, open_to_write(file_, writers_patience));
  }
  return in_transaction(*writer_, [this, &job]() -> Result<void> {
    FC_TRY(job(*writer_));
    return settle(*writer_);
  });
}

Records::PutAside Records::carry_out(const Task& task) {
  PutAside aside;
  Result<void> done = attempt(task.job);
  if (!done) {
    writer_.reset();  // the next job tries to open it anew
    if (done.error().code == FaultCode::damaged) {
      aside = moved_aside(file_);
      if (aside) {
        done = attempt(task.job);
      }
    }
  }
  task.done(done);
  return aside;
}

Result<const Database*> Records::reader() {
  drain();
  std::error_code failed;
  if (file_.empty() || (!reader_ && !fs::exists(file_, failed))) {
    return nullptr;
  }
  if (!reader_) {
    Result<Database> opened = open_to_read(file_, readers_patience);
    if (!opened) {
      look_into(opened.error());
      return tl::make_unexpected(opened.error());
    }
    reader_ = std::move(*opened);
  }
  return &*reader_;
}

void Records::look_into(const Fault& fault) {
  reader_.reset();
  if (fault.code == FaultCode::damaged) {
    write([damaged = fault](const Database& database) -> Result<void> {
      // Whoever reads and whoever writes see the same file: what is damaged for one is put aside for both.
      FC_TRY(Statement check, database.prepare("PRAGMA quick_check(1)"));
      FC_TRY(check.next());
      return check.text(0) == "ok" ? Result<void>() : tl::make_unexpected(damaged);
    });
  }
}

void Records::drain() {
  while (std::optional<PutAside> outcome = worker_.take()) {
    if (*outcome) {
      put_aside_ = std::move(*outcome);
      reader_.reset();
    }
  }
}

std::optional<fs::path> Records::take_put_aside() {
  drain();
  return std::exchange(put_aside_, std::nullopt);
}

}  // namespace fc::records
