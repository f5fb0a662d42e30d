#include "records/records.h"

#include <string>
#include <system_error>

#include "library/whole_file.h"
#include "records/schema.h"

namespace fc::records {
namespace {

namespace fs = std::filesystem;

/// How long a connection waits for another program that writes, in milliseconds: the loop's hardly at all.
constexpr int readers_patience = 20;
constexpr int writers_patience = 500;

/// With the log beside the file (WAL) readers never wait for the writer. `NORMAL`: a step is handed to the system at once,
/// and outlives this program whatever happens to it; it is forced to the disk at every checkpoint only. A power cut may cost
/// the last seconds, never the file. `FULL` would force the disk at each step: tens of milliseconds on a slow card, for
/// bouts that bots box hundreds of steps a second in.
constexpr const char* manners_of_writer =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 4194304;";
constexpr const char* manners_of_reader = "PRAGMA query_only = ON;";

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

Result<Database> open_to_write(const fs::path& file) {
  FC_TRY(Database database, Database::open(file, Database::Access::write, writers_patience));
  FC_TRY(database.run(manners_of_writer));
  FC_TRY(bring_up_to_date(database));
  return database;
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
    FC_TRY(writer_, open_to_write(file_));
  }
  return in_transaction(*writer_, [this, &job] { return job(*writer_); });
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
    FC_TRY(Database opened, Database::open(file_, Database::Access::read, readers_patience));
    FC_TRY(opened.run(manners_of_reader));
    reader_ = std::move(opened);
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
