#include "records/records.h"

#include <sys/stat.h>

#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "core/result.h"
#include "library/whole_file.h"
#include "records/bouts.h"
#include "records/folder.h"
#include "records/results.h"

namespace fc::records {
namespace {

namespace fs = std::filesystem;

/// How long a connection waits for another program that holds the database, in milliseconds: the loop's hardly at all, the
/// worker's once. When it was not let go in that time, the next jobs only try.
constexpr int readers_patience = 20;
constexpr int writers_patience = 250;

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

/// Where a log that is set aside may lie: beside the book, where none lies yet.
fs::path unused_log(const fs::path& book, std::string_view why) {
  for (int number = 1;; ++number) {
    fs::path log = book.parent_path() / fmt::format("{}-{}-{}.db-wal", book.stem().string(), why, number);
    std::error_code failed;
    if (!fs::exists(log, failed)) {
      return log;
    }
  }
}

}  // namespace

Records::Records(fs::path file)
    : file_(std::move(file)),
      patience_ms_(writers_patience),
      worker_(
          [this](const Task& task, const std::stop_token&) {
            carry_out(task);
            return Nothing();
          },
          [](const Task& task, const Fault& thrown) {
            if (task.done) {
              task.done(tl::make_unexpected(thrown));
            }
            return Nothing();
          }) {}

std::optional<Records::FileIdentity> Records::identity(const fs::path& file) {
  struct stat there {};
  if (stat(file.c_str(), &there) != 0) {
    return std::nullopt;
  }
  return FileIdentity{.device = there.st_dev, .number = there.st_ino};
}

std::optional<Records::FileState> Records::state(const fs::path& file) {
  struct stat there {};
  if (stat(file.c_str(), &there) != 0) {
    return std::nullopt;
  }
  return FileState{.size = there.st_size, .seconds = there.st_mtim.tv_sec, .nanoseconds = there.st_mtim.tv_nsec};
}

Records::~Records() {
  finish();
  write_late_files();
}

fs::path free_place(const fs::path& wanted) {
  fs::path place = wanted;
  std::error_code failed;
  for (int number = 2; fs::exists(place, failed); ++number) {
    place.replace_filename(wanted.stem().string() + "-" + std::to_string(number) + wanted.extension().string());
  }
  return place;
}

void Records::write_later(fs::path file, std::string text) {
  constexpr std::size_t most = 100;  // of a disk that stays full
  const std::lock_guard lock(mutex_);
  if (unwritten_.size() < most) {
    unwritten_.emplace_back(std::move(file), std::move(text));
  }
}

void Records::write_late_files() {
  std::vector<std::pair<fs::path, std::string>> late;
  {
    const std::lock_guard lock(mutex_);
    late.swap(unwritten_);
  }
  std::size_t written = 0;
  for (; written < late.size(); ++written) {
    const fs::path place = free_place(late[written].first);
    if (!write_whole(place, late[written].second)) {
      break;  // and so it would be with the next
    }
    tell({.kind = News::Kind::kept_beside, .file = place});
  }
  for (; written < late.size(); ++written) {
    write_later(std::move(late[written].first), std::move(late[written].second));
  }
}

void Records::tell(News news) {
  const std::lock_guard lock(mutex_);
  news_.push_back(std::move(news));
}

std::optional<News> Records::take_news() {
  while (worker_.take()) {
  }
  const std::lock_guard lock(mutex_);
  if (news_.empty()) {
    return std::nullopt;
  }
  News oldest = std::move(news_.front());
  news_.erase(news_.begin());
  return oldest;
}

Result<void> Records::claim() {
  if (file_.empty()) {
    return fault(FaultCode::unavailable, "records", "there is no folder to keep anything in");
  }
  {
    const std::lock_guard lock(mutex_);
    if (claim_ && claim_->stands()) {
      return {};
    }
    claim_.reset();
    Result<Claim> taken = Claim::take(file_);
    beside_ = !taken && taken.error().code == FaultCode::locked;
    if (!taken) {
      return tl::make_unexpected(taken.error());
    }
    claim_ = std::move(*taken);
  }
  look_at_log();
  return {};
}

void Records::look_at_log() {
  if (!has_unread_tail(file_)) {
    return;
  }
  const fs::path log = with_ending(file_, "-wal");
  const fs::path copy = unused_log(file_, "unread");
  std::error_code failed;
  fs::copy_file(log, copy, failed);
  tell({.kind = News::Kind::unread_tail, .file = failed ? log : copy});
}

void Records::write(Job job, std::function<void(const Result<void>&)> done) {
  worker_.hand_over({.job = std::move(job), .done = std::move(done)});
}

void Records::forget(const std::string& name, std::function<void(const Result<void>&)> done) {
  const auto job = [name](const Database& database) -> Result<void> {
    FC_TRY(forget_person(database, name));
    return {};
  };
  // A reader that stands on the book as it was would keep its log from being cut.
  reader_.reset();
  worker_.hand_over({.job = job, .done = std::move(done), .wipes = true});
}

void Records::checkpoint() { worker_.hand_over({.job = nullptr, .done = nullptr}); }

void Records::let_go_of_replaced() {
  if (writer_) {
    writer_->abandon();
    writer_.reset();
  }
  const fs::path log = with_ending(file_, "-wal");
  if (log_ && identity(log) == log_) {
    // It belongs to the book before: SQLite would write it into the one that lies there now.
    std::error_code failed;
    fs::rename(log, unused_log(file_, "replaced"), failed);
    fs::remove(with_ending(file_, "-shm"), failed);
  }
  written_to_.reset();
  log_.reset();
  ++book_;
  tell({.kind = News::Kind::replaced, .file = file_});
}

Result<void> Records::open_writer() {
  if (written_to_ && identity(file_) != written_to_) {
    let_go_of_replaced();
  }
  look_at_changed();
  FC_TRY(claim());
  if (!writer_) {
    std::error_code failed;
    const bool begins = !fs::exists(file_, failed) && !failed;
    FC_TRY(writer_, open_to_write(file_, patience_ms_));
    if (begins) {
      put_pages_aside();
    }
    written_to_ = identity(file_);
  }
  return {};
}

Result<void> Records::attempt(const Job& job) {
  FC_TRY(open_writer());
  const Result<void> done = in_transaction(*writer_, [this, &job]() -> Result<void> {
    Result<void> kept;
    const std::optional<Fault> thrown = fault_thrown_by([&] {
      kept = job(*writer_);
      kept = kept ? settle(*writer_) : kept;
    });
    // The transaction is still to be taken back.
    return thrown ? tl::make_unexpected(*thrown) : kept;
  });
  log_ = identity(with_ending(file_, "-wal"));
  left_ = state(file_);
  return done;
}

bool Records::is_damaged() const {
  for (int look = 0; look < 2; ++look) {
    const Result<void> looked = look_through(file_);
    if (looked || looked.error().code != FaultCode::damaged) {
      return false;
    }
  }
  return true;
}

void Records::look_at_changed() {
  const std::optional<FileState> now = state(file_);
  if (!writer_ || now == left_) {
    return;
  }
  // One that was cut to nothing looks like one that was never written.
  const bool is_cut = now && left_ && now->size < left_->size;
  if (!is_cut && !is_damaged()) {
    return;
  }
  writer_->abandon();
  writer_.reset();
  put_book_aside();
}

bool Records::put_book_aside() {
  const std::optional<fs::path> aside = moved_aside(file_);
  if (aside) {
    written_to_.reset();
    ++book_;
    put_pages_aside();
    tell({.kind = News::Kind::put_aside, .file = *aside});
  }
  return aside.has_value();
}

/// The numbers of bouts begin anew, and so would the names of their newspapers.
void Records::put_pages_aside() const {
  const fs::path pages = file_.parent_path() / "front-pages";
  std::error_code failed;
  const auto is_of_a_bout = [](const fs::directory_entry& page) {
    return page.path().filename().string().find_first_of("0123456789") == 0;
  };
  if (std::any_of(fs::directory_iterator(pages, failed), fs::directory_iterator(), is_of_a_bout)) {
    static_cast<void>(put_aside(pages));
  }
}

void Records::carry_out(const Task& task) {
  if (!task.job) {
    look_at_changed();
    if (writer_) {
      writer_->checkpoint();
      left_ = state(file_);
    }
    return;
  }
  Result<void> done = attempt(task.job);
  const auto let_go = [&] {
    if (!done && writer_) {
      writer_->abandon();
      writer_.reset();  // the next job tries to open it anew
    }
  };
  if (done && task.wipes) {
    done = wipe(*writer_);
    left_ = state(file_);
  }
  let_go();
  if (!done && done.error().code == FaultCode::damaged && (!is_damaged() || put_book_aside())) {
    done = attempt(task.job);
    let_go();
  }
  const bool locked = !done && done.error().code == FaultCode::locked;
  patience_ms_ = locked ? 0 : writers_patience;
  if (done) {
    // Before it is told: whoever looks then for files that name somebody finds them all.
    static_cast<void>(fault_thrown_by([this] { write_late_files(); }));
  }
  task.done(done);
}

Result<const Database*> Records::reader() {
  const std::optional<FileIdentity> there = identity(file_);
  if (reader_ && there != read_from_) {
    reader_->abandon();
    reader_.reset();
    if (!is_beside()) {
      // Whoever writes clears away first what belongs to the book before.
      write([](const Database&) { return Result<void>(); });
      finish();
    }
  }
  if (!there) {
    return nullptr;
  }
  if (!reader_) {
    Result<Database> opened = open_to_read(file_, readers_patience);
    if (!opened) {
      look_into(opened.error());
      return tl::make_unexpected(opened.error());
    }
    reader_ = std::move(*opened);
    read_from_ = there;
  }
  return &*reader_;
}

void Records::look_into(const Fault& fault) {
  if (reader_) {
    reader_->abandon();
    reader_.reset();
  }
  if (fault.code == FaultCode::damaged) {
    // Whoever reads and whoever writes see the same file: what is damaged for one is put aside for both.
    write([suspected = std::optional(fault)](const Database&) mutable -> Result<void> {
      if (const std::optional<Fault> once = std::exchange(suspected, std::nullopt)) {
        return tl::make_unexpected(*once);
      }
      return {};
    });
  }
}

}  // namespace fc::records
