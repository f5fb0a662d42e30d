// The records of one user: a database that is read at once and written on a thread of its own, so that no frame waits for a
// disk. One program writes, others read beside it. A damaged file is put aside under another name and a new one begun; while
// nothing can be written, playing goes on.
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

/// The wanted file, or the first with "-2", "-3", ... in its name, where nothing lies yet.
std::filesystem::path free_place(const std::filesystem::path& wanted);

/// What happened to the book that a person should know.
struct News {
  enum class Kind : std::uint8_t {
    put_aside,    ///< it was damaged; it lies at `file` now
    replaced,     ///< it was removed, or another was put in its place
    unread_tail,  ///< its last changes do not read; the log that held them is kept as `file`
    kept_beside,  ///< a bout could not be written into it, and lies at `file`
    not_kept,     ///< a bout could not be written anywhere
  };
  Kind kind = Kind::put_aside;
  std::filesystem::path file;
};

class Records {
 public:
  /// What is done to the database on the worker's thread. It may be done twice: again, on a new and empty database, if the
  /// old one turns out to be damaged.
  using Job = std::function<Result<void>(const Database&)>;

  /// file: made when something is written for the first time. Empty: there is nowhere to keep anything; then reading finds
  /// nothing, and every job fails with `unavailable`.
  explicit Records(std::filesystem::path file);
  /// Waits until every job is done, and tries once more to write what is owed.
  ~Records();
  Records(const Records&) = delete;
  Records& operator=(const Records&) = delete;

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }

  /// Takes the right to write, if no other program has it; it is tried again with every job. Faults: see `Claim::take`.
  Result<void> claim();
  /// Whether another program had it when it was tried last: then nothing is written here, and every job fails with `locked`.
  [[nodiscard]] bool is_beside() const { return beside_; }

  /// Queues a job, to be done as one transaction, and returns at once. done: called on the worker's thread when it is done
  /// or has failed; must outlive it.
  void write(
      Job job, std::function<void(const Result<void>&)> done = [](const Result<void>&) {});
  /// Queues taking a person out of the book (`forget_person`) and writing it anew without him. done: as of `write`; when it
  /// has no fault, no byte of him is left in the file. Of a large book that takes seconds, for which every question waits:
  /// let nobody ask one until it is done.
  void forget(
      const std::string& name, std::function<void(const Result<void>&)> done = [](const Result<void>&) {});
  /// Queues bringing all that is written into the database itself, so that it no longer hangs on the log beside it.
  void bring_home();
  /// Waits until every job is done. No job waits longer for another program than a person would notice.
  void finish() { worker_.finish(); }

  /// Asks the database, after all jobs so far. question: gives a Result of anything. Faults: those of the question and of
  /// opening (see `Database`, too_new). Without a file yet it is asked of nothing, and the answer is an empty one.
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

  /// Grows whenever another book lies in the place of the one before: numbers of bouts are those of another book then.
  [[nodiscard]] int book() const { return book_; }

  /// A file beside the records that could not be written, as nothing could: it is tried again after every job that was
  /// done, and at the end, and told when it lies there.
  void owe(std::filesystem::path file, std::string text);

  void tell(News news);
  /// The oldest that was not told yet.
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
  void pay_owed();
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
  std::vector<std::pair<std::filesystem::path, std::string>> owed_;

  struct Nothing {};
  Worker<Task, Nothing> worker_;
};

}  // namespace fc::records
