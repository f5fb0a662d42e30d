// What this user keeps: settings, bouts in progress and over, front pages.
//
//   settings.json
//   records.db               every bout, a step in one small write
//   front-pages/000016.png   of bout 16, and beside it 000016-decided.png: what decided it
//   scripts/000016.json      bout 16, given out as a file; other files there can be brought in
//   bouts/                   of older versions: taken over once, then moved aside
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "library/words.h"
#include "match/worker.h"
#include "records/bout_recorder.h"
#include "records/bouts.h"
#include "records/habits.h"
#include "records/records.h"

namespace fc::cabinet {

// Small files written on a thread of their own: settings, who sat where. No frame waits for a disk.

/// Destroying it waits until everything is written or has failed.
class BackgroundWriter {
 public:
  BackgroundWriter();

  /// Replaces the file by this text, whole or not at all; a text that was not yet written makes room for a newer one.
  void write(const std::filesystem::path& file, std::string text);
  /// Waits until everything handed over is written or has failed.
  void finish() { worker_.finish(); }
  /// A failure that was not yet told.
  std::optional<Fault> take_fault();

 private:
  struct Page {
    std::filesystem::path file;
    std::string text;
  };

  Worker<Page, Result<void>> worker_;
};

/// Where a bout is kept: as a row of the records, or in a file of somebody's own; neither: it is not.
struct KeptAs {
  records::BoutId row = 0;
  std::filesystem::path file{};

  [[nodiscard]] bool anywhere() const { return row != 0 || !file.empty(); }
};

/// A kept bout with all that is needed to go on with it.
struct KeptBout {
  records::BoutRow row;
  std::vector<records::SeatRow> seats;
  Script script;
};

class KeptBouts {
 public:
  /// folder: empty if there is nowhere to keep anything; then nothing is kept, and bouts say so.
  explicit KeptBouts(std::filesystem::path folder);

  [[nodiscard]] std::filesystem::path settings_file() const { return folder_ / "settings.json"; }
  void keep_settings(std::string text);

  [[nodiscard]] records::Records& records() { return *records_; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  /// Takes the right to write here, if no other program has it. False: another has, and nothing is kept.
  bool claim();
  /// A folder beside this one in which nobody writes. Fault: there is none, or none can be made.
  [[nodiscard]] Result<std::filesystem::path> free_folder_beside() const;
  /// Keeps everything there from now on. No bout may be kept as it grows meanwhile.
  void move_to(const std::filesystem::path& folder);
  /// The newest bout in progress.
  [[nodiscard]] const std::optional<records::BoutRow>& unfinished();
  [[nodiscard]] bool has_any();
  /// The next question about what is kept is asked of the records again.
  void look_again() { looked_ = false; }

  /// Keeps a bout that begins now. names, seats: by seat. inside: of a bout of a long game. title: of
  /// that game, see `Standing::title`. fork: of a bout that goes on from another.
  std::unique_ptr<records::BoutRecorder> begin(const Match& match, std::vector<std::string> names,
                                               std::vector<records::SeatRow> seats, bool lesson,
                                               std::optional<records::InsideOf> inside = {}, std::optional<int> title = {},
                                               std::optional<records::ForkOf> fork = {});
  /// Fault: there is no such bout, or it cannot be read.
  Result<KeptBout> open(records::BoutId bout);
  /// Takes off what lies behind the sound part of a bout. All of it as it was is kept as a file, which is returned. Fault:
  /// it cannot be written; then nothing has changed.
  Result<std::filesystem::path> cut_back(records::BoutId bout, const records::SoundPart& sound);
  /// What is being boxed: the bout that got its latest step last of all that are not over; 0: none.
  records::BoutId being_boxed();
  /// What is kept of the bout of that set-up at a place of a long game, the newest of several; none: nothing.
  std::optional<KeptBout> inside(const records::InsideOf& place, const Script& opening);
  /// Takes a bout and its front page out of what is kept.
  void remove(records::BoutId bout);
  /// Takes the oldest bouts and their front pages off until at most so many are left: a kiosk runs for weeks.
  void keep_at_most(int most);
  /// Where bouts lie as files, those that go out and those that shall come in.
  [[nodiscard]] std::filesystem::path scripts_folder() const { return folder_ / "scripts"; }
  /// Writes a bout as a file, a long game with the bouts inside it, with who sat there and when. Returns its place.
  Result<std::filesystem::path> give_out(records::BoutId bout);
  /// Counts some of the bouts that an older version kept without counting them, in the background. Returns how many there
  /// were before: call it again while there are any.
  int count_older();
  /// Tells what people like to do from some of the bouts that were not told yet, in the background. Returns how many there
  /// were before. tell: is called on another thread.
  int tell_habits(const records::TellHabits& tell);
  /// Takes over the folder of an older version.
  Result<records::TakenOver> take_over(const records::OpenMatch& open);

  /// Where the front page of a bout goes.
  [[nodiscard]] std::filesystem::path front_page_file(const KeptAs& bout) const;
  /// Where the page goes that says what decided it.
  [[nodiscard]] std::filesystem::path review_file(const KeptAs& bout) const;
  /// The same of one of its further pages, from 1; 0: the front page.
  [[nodiscard]] std::filesystem::path leaf_file(const KeptAs& bout, int leaf) const;
  /// The same of a page of a long game that goes on after so many choices; reader: the seat that it is for.
  [[nodiscard]] std::filesystem::path page_between_file(const KeptAs& bout, std::size_t choices,
                                                        std::optional<int> reader) const;
  /// Writes what a page says beside its picture.
  void keep_words(std::filesystem::path picture, std::string text) {
    writer_.write(picture.replace_extension(".txt"), std::move(text));
  }

  /// Beside somebody's own file: who sat where.
  [[nodiscard]] static std::filesystem::path seats_file(const std::filesystem::path& file);
  void keep_seats(const std::filesystem::path& file, std::string text);
  /// What `keep_seats` wrote; empty if nothing.
  [[nodiscard]] std::string seats_of(const std::filesystem::path& file) const;

  void finish_writing();
  /// A failure to keep settings or the like that was not yet told.
  std::optional<Fault> take_fault() { return writer_.take_fault(); }
  /// Why the records cannot be read, once.
  std::optional<Fault> take_reading_fault() { return std::exchange(unread_, std::nullopt); }

 private:
  void look();
  void remove_pages(records::BoutId bout) const;
  /// Writes a bout, a long game with the bouts inside it, into the folder of scripts.
  Result<std::filesystem::path> write_out(records::BoutId bout, const std::string& ending);

  std::filesystem::path folder_;
  std::unique_ptr<records::Records> records_;
  bool looked_ = false;
  bool has_any_ = false;
  std::optional<records::BoutRow> unfinished_;
  std::optional<Fault> unread_;
  BackgroundWriter writer_;
};

// Why something is not being kept, in the player's words.

/// fault: of the records, or of a file that cannot be written.
std::string unsaved_words(const Fault& fault, const Words& words);

/// fault: what was thrown beside the picture, where the game goes on all the same.
std::string unexpected_words(const Fault& fault, const Words& words);

std::string news_words(const records::News& news, const Words& words);

}  // namespace fc::cabinet
