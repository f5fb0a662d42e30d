// Keeps one bout in the records as it grows: a step is one small row, whatever the length of the script.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <vector>

#include "match/conductor.h"
#include "records/bouts.h"
#include "records/records.h"

namespace fc::records {

class BoutRecorder final : public Recorder {
 public:
  /// A new bout; it is written at once, without a step. row: without number and times.
  BoutRecorder(Records& records, BoutRow row, std::vector<SeatRow> seats);
  /// Goes on with a bout that is kept. so_far: its script.
  BoutRecorder(Records& records, BoutRow row, std::vector<SeatRow> seats, Script so_far);
  /// Waits until everything handed over is written, or has failed. A bout that could not be written is kept as a file in
  /// the folder `scripts` beside the records, from where it can be brought in, at once or when the disk takes something
  /// again; that is told (`Records::take_news`). Not
  /// where another program has the right to write: then it was said that nothing would be kept.
  ~BoutRecorder() override;
  BoutRecorder(const BoutRecorder&) = delete;
  BoutRecorder& operator=(const BoutRecorder&) = delete;

  void keep(const Match& match) override;
  Result<void> flush() override;
  /// Tries again now and then while there is any.
  std::optional<Fault> trouble() override;

  /// Who sits where from now on.
  void seat(std::vector<SeatRow> seats);
  /// The number of this bout; 0 while it is not in the records. Sure after `flush`.
  [[nodiscard]] BoutId bout() const { return bout_; }

 private:
  /// What has become of a bout: its script cut back to `kept`, then these steps; or other people on its seats.
  struct Change {
    Steps kept;
    std::vector<int> dice;
    std::vector<std::string> choices;
    Standing standing;
    std::optional<std::vector<SeatRow>> seats;
  };

  void hand_over(Change change);
  void ask_to_write();
  void keep_beside();
  [[nodiscard]] std::filesystem::path free_place_beside() const;
  // On the worker's thread.
  void take_up_changes();
  Result<void> write(const Database& database);
  /// Whether the row of this number is still this bout: another book may lie there now.
  Result<bool> is_own(const Database& database, BoutId bout) const;
  void note(const Result<void>& written);

  Records* records_;
  Steps handed_over_;
  Standing standing_;  ///< handed over last
  std::atomic<BoutId> bout_ = 0;

  std::mutex mutex_;  ///< guards the next five
  std::vector<Change> waiting_;
  bool asked_ = false;  ///< a job waits that will write all of them: no second one is needed
  std::optional<Fault> trouble_;
  std::chrono::steady_clock::time_point try_again_;
  std::chrono::milliseconds rest_{};  ///< before it is tried again, longer from time to time

  // The worker's alone: the bout as it shall be written, and how much of that is in the records.
  BoutRow row_;
  std::vector<SeatRow> seats_;
  Script script_;
  BoutId tried_ = 0;  ///< the number that the write under way gives it
  Steps written_;
  int book_ = 0;  ///< `Records::book` that it is written in
  bool seats_changed_ = false;
  bool all_written_ = false;
};

}  // namespace fc::records
