// Saves one bout to the records while it is played. A step adds one small row, however long the script is.
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
  /// A new bout, queued for writing at once, before any step. row: without id; its times are set by the recorder.
  BoutRecorder(Records& records, BoutRow row, std::vector<SeatRow> seats);
  /// Continues a saved bout. so_far: its saved script.
  BoutRecorder(Records& records, BoutRow row, std::vector<SeatRow> seats, Script so_far);
  /// Waits until everything queued is written or has failed. A bout that could not be written is saved, at once or when
  /// writing works again, as a file in the folder `scripts` beside the records, to be imported later, and reported
  /// (`Records::take_news`). Not if another program holds the right to write: then the player has been told that nothing is
  /// saved.
  ~BoutRecorder() override;
  BoutRecorder(const BoutRecorder&) = delete;
  BoutRecorder& operator=(const BoutRecorder&) = delete;

  void keep(const Match& match) override;
  Result<void> flush() override;
  /// Also retries from time to time while there is trouble.
  std::optional<Fault> trouble() override;

  /// Changes who sits where.
  void seat(std::vector<SeatRow> seats);
  /// The bout's id; 0 while it is not in the records. Final after `flush`.
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
  std::optional<std::size_t> cut_;  ///< choices behind this one were taken back since it was written last
  int book_ = 0;                    ///< `Records::book` that it is written in
  bool seats_changed_ = false;
  bool all_written_ = false;
};

}  // namespace fc::records
