// The records of one user: a database that is read at once and written on a thread of its own, so that no frame waits for a
// disk. A damaged file is put aside under another name and a new one begun; while nothing can be written, playing goes on.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <utility>

#include "core/result.h"
#include "match/worker.h"
#include "records/sqlite.h"

namespace fc::records {

class Records {
 public:
  /// What is done to the database on the worker's thread. It may be done twice: again, on a new and empty database, if the
  /// old one turns out to be damaged.
  using Job = std::function<Result<void>(const Database&)>;

  /// file: made when something is written for the first time. Empty: there is nowhere to keep anything; then reading finds
  /// nothing, and every job fails with `unavailable`.
  explicit Records(std::filesystem::path file);
  /// Waits until every job is done.
  ~Records() = default;
  Records(const Records&) = delete;
  Records& operator=(const Records&) = delete;

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }

  /// Queues a job, to be done as one transaction, and returns at once. done: called on the worker's thread when it is done
  /// or has failed; must outlive it.
  void write(
      Job job, std::function<void(const Result<void>&)> done = [](const Result<void>&) {});
  /// Waits until every job is done.
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

  /// The name under which a damaged database was put aside, once.
  std::optional<std::filesystem::path> take_put_aside();

 private:
  struct Task {
    Job job;
    std::function<void(const Result<void>&)> done;
  };
  /// What a task did besides its job: the new name of a damaged file.
  using PutAside = std::optional<std::filesystem::path>;

  PutAside carry_out(const Task& task);
  Result<void> attempt(const Job& job);
  /// Null: nothing has been kept yet.
  Result<const Database*> reader();
  /// Lets go of a connection that failed; a damaged file is put aside.
  void look_into(const Fault& fault);
  void drain();

  std::filesystem::path file_;
  std::optional<Database> reader_;
  std::optional<Database> writer_;  ///< the worker's
  std::optional<std::filesystem::path> put_aside_;
  Worker<Task, PutAside> worker_;
};

}  // namespace fc::records
