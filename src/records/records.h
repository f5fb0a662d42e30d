// A user's records: a database that is read on the caller's thread and written on a worker, so that rendering never waits
// for a disk. One program writes, others may read. A damaged file is renamed and a new one started; if nothing can be
// written, playing goes on.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "match/worker.h"
#include "records/folder.h"
#include "records/sqlite.h"

namespace fc::records {

/// `wanted`, or the first free path with "-2", "-3", ... in its name.
std::filesystem::path free_place(const std::filesystem::path& wanted);

/// An incident with the database that the player should be told.
struct News {
  enum class Kind : std::uint8_t {
    put_aside,    ///< it was damaged, and renamed to `file`
    replaced,     ///< it was deleted or replaced while in use
    unread_tail,  ///< its latest changes are unreadable; the log that holds them was saved as `file`
    kept_beside,  ///< a bout could not be written to it, and was saved as `file`
    not_kept,     ///< a bout could not be saved anywhere
  };
  Kind kind = Kind::put_aside;
  std::filesystem::path file;
};

class Records {
 public:
  /// A change to the database, run on the worker's thread. It may run twice: again on a new, empty database if the old one
  /// turns out to be damaged.
  using Job = std::function<Result<void>(const Database&)>;

  /// file: created at the first write. Empty: there is nowhere to save; reads then find nothing, and jobs fail with
  /// `unavailable`.
  explicit Records(std::filesystem::path file);
  /// Waits until every job is done, and retries the writes of `write_later` once more.
  ~Records();
  Records(const Records&) = delete;
  Records& operator=(const Records&) = delete;

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }

  /// Tries to take the lock for writing; retried with every job. Faults: see `Claim::take`.
  Result<void> claim();
  /// Whether another program held the lock at the last try. Then nothing is written, and jobs fail with `locked`.
  [[nodiscard]] bool is_beside() const { return beside_; }

  /// Queues a job, run as one transaction, and returns at once. done: called on the worker's thread after success or
  /// failure; what it captures must outlive the job.
  void write(
      Job job, std::function<void(const Result<void>&)> done = [](const Result<void>&) {});
  /// Queues `forget_person` followed by `wipe`. done: as of `write`; without a fault nothing of the person is left in the
  /// file. With a large database it takes seconds, during which every `read` blocks: avoid reading until it is done.
  void forget(
      const std::string& name, std::function<void(const Result<void>&)> done = [](const Result<void>&) {});
  /// Queues a checkpoint: moves all changes from the write-ahead log into the database file.
  void checkpoint();
  /// Waits until every job is done. Jobs wait for other programs only briefly.
  void finish() { worker_.finish(); }

  /// Runs a query on the caller's thread after all jobs so far. question(database): returns a Result. Faults: the query's
  /// and those of opening (see `Database`, too_new). If there is no file yet, returns a default-constructed value.
  template <class Question>
  auto read(Question question) -> decltype(question(std::declval<const Database&>())) {
    using Answer = decltype(question(std::declval<const Database&>()));
    finish();
    FC_TRY(const Database* const open, reader());
    if (open == nullptr) {
      return Answer(typename Answer::value_type());
    }
    Answer answer = question(*open);
    if (!answer) {
      look_into(answer.error());
    }
    return answer;
  }

  /// Increases whenever the database is replaced by another; bout ids from before are then meaningless.
  [[nodiscard]] int book() const { return book_; }

  /// Registers a file that could not be written because nothing could: retried after every successful job and at the end;
  /// reported by `take_news` when written.
  void write_later(std::filesystem::path file, std::string text);

  void tell(News news);
  /// The oldest incident not reported yet.
  std::optional<News> take_news();

 private:
  struct Task {
    Job job;  ///< none: only what is written is brought home
    std::function<void(const Result<void>&)> done;
    bool wipes = false;  ///< what the job took out, from the file
  };
  /// Which file lies there: a name may come to mean another.
  struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
  };

  [[nodiscard]] static std::optional<FileIdentity> identity(const std::filesystem::path& file);
  void carry_out(const Task& task);
  Result<void> attempt(const Job& job);
  void write_late_files();
  /// The worker's connection to the book that lies there now.
  Result<void> open_writer();
  /// How the file was left: whoever else changes it does so behind our back, for it is ours alone to write.
  struct FileState {
    std::int64_t size = 0;
    std::int64_t seconds = 0;
    std::int64_t nanoseconds = 0;
    friend bool operator==(const FileState&, const FileState&) = default;
  };
  [[nodiscard]] static std::optional<FileState> state(const std::filesystem::path& file);
  /// Puts a book aside that somebody has written over while it was open: SQLite would read what it has in mind, and write
  /// it into the ruins.
  void look_at_changed();
  /// Whether two looks on connections of their own say so: one read that failed is no damage.
  [[nodiscard]] bool is_damaged() const;
  bool put_book_aside();
  void put_pages_aside() const;
  /// The book that was open lies no longer where it lay.
  void let_go_of_replaced();
  /// Keeps a log whose end does not read, before anybody writes over it.
  void look_at_log();
  /// Null: nothing has been kept yet.
  Result<const Database*> reader();
  /// Lets go of a connection that failed; a damaged file is put aside.
  void look_into(const Fault& fault);

  std::filesystem::path file_;
  std::optional<Database> reader_;
  std::optional<FileIdentity> read_from_;
  std::optional<Database> writer_;          ///< the worker's
  std::optional<FileIdentity> written_to_;  ///< the worker's
  std::optional<FileIdentity> log_;         ///< the worker's: beside what it wrote to
  std::optional<FileState> left_;           ///< the worker's: what it wrote to, after its last job
  int patience_ms_;                         ///< the worker's: for another program that holds the database
  std::atomic<bool> beside_ = false;
  std::atomic<int> book_ = 0;

  std::mutex mutex_;  ///< guards the next three
  std::optional<Claim> claim_;
  std::vector<News> news_;
  std::vector<std::pair<std::filesystem::path, std::string>> unwritten_;

  struct Nothing {};
  Worker<Task, Nothing> worker_;
};

}  // namespace fc::records
