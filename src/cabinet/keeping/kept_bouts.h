// Everything saved for this user: settings, bouts, newspaper pages.
//
//   settings.json
//   records.db               every bout; a step is one small write
//   front-pages/000016.png   of bout 16, and beside it 000016-decided.png: its review
//   scripts/000016.json      bout 16, exported; other files there can be imported
//   bouts/                   of older versions: imported once, then moved aside
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/result.h"
#include "library/words.h"
#include "match/worker.h"
#include "records/bout_recorder.h"
#include "records/bouts.h"
#include "records/exchange.h"
#include "records/records.h"
#include "records/results.h"

namespace fc::cabinet {

// Writes small files on its own thread, so that no frame waits for a disk: settings, seats.

/// The destructor waits until everything is written or has failed.
class BackgroundWriter {
 public:
  BackgroundWriter();

  /// Queues an atomic write of this file; replaces queued text that was not written yet.
  void write(const std::filesystem::path& file, std::string text);
  /// Waits until everything queued is written or has failed.
  void finish() { worker_.finish(); }
  /// A failure not reported yet.
  std::optional<Fault> take_fault();

 private:
  struct Page {
    std::filesystem::path file;
    std::string text;
  };

  Worker<Page, Result<void>> worker_;
};

/// Where a bout is saved: as a row of the records or as a file; neither: not saved.
struct KeptAs {
  records::BoutId row = 0;
  std::filesystem::path file{};

  [[nodiscard]] bool anywhere() const { return row != 0 || !file.empty(); }
};

/// A saved bout with everything needed to continue it.
struct KeptBout {
  records::BoutRow row;
  std::vector<records::SeatRow> seats;
  Script script;
};

class KeptBouts {
 public:
  /// folder: empty if nothing can be saved; bouts then report that.
  explicit KeptBouts(std::filesystem::path folder);

  [[nodiscard]] std::filesystem::path settings_file() const { return folder_ / "settings.json"; }
  void keep_settings(std::string text);

  [[nodiscard]] records::Records& records() { return *records_; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  /// Takes the lock for writing. False: another program has it, and nothing is saved.
  bool claim();
  /// A sibling folder not in use by another program. Fault: there is none, or none can be made.
  [[nodiscard]] Result<std::filesystem::path> free_folder_beside() const;
  /// Saves to another folder from now on. No recorder may be open.
  void move_to(const std::filesystem::path& folder);
  /// The newest unfinished bout.
  [[nodiscard]] const std::optional<records::BoutRow>& unfinished();
  [[nodiscard]] bool has_any();
  /// Drops cached answers of `unfinished` and `has_any`.
  void drop_cached_lists() { looked_ = false; }

  /// Starts saving a new bout. names, seats: by seat. inside: for a bout within a long game. title: that game's, see
  /// `Standing::title`. fork: for a copy continued from another bout.
  std::unique_ptr<records::BoutRecorder> begin(const Match& match, std::vector<std::string> names,
                                               std::vector<records::SeatRow> seats, bool lesson,
                                               std::optional<records::InsideOf> inside = {}, std::optional<int> title = {},
                                               std::optional<records::ForkOf> fork = {});
  /// Reads a bout. Fault: there is none, or it cannot be read.
  Result<KeptBout> open(records::BoutId bout);
  /// Truncates a bout to its valid beginning, after saving the whole as a file, which is returned. Fault: it cannot be
  /// written; nothing is changed then.
  Result<std::filesystem::path> truncate(records::BoutId bout, const records::SoundPart& sound);
  /// The unfinished bout played last; 0: none.
  records::BoutId bout_in_progress();
  /// The newest saved bout with that set-up at a place of a long game; none: nothing.
  std::optional<KeptBout> inside(const records::InsideOf& place, const Script& opening);
  /// Deletes a bout and its newspaper pages.
  void remove(records::BoutId bout);
  /// Deletes the oldest bouts and their pages until at most `most` are left, for kiosks.
  void keep_at_most(int most);
  /// Folder of exported scripts, and of those to import.
  [[nodiscard]] std::filesystem::path scripts_folder() const { return folder_ / "scripts"; }
  /// Exports a bout, with inner bouts, seats and times. open: to leave out inner bouts that do not fit into their long game;
  /// empty: all go out. Returns the path.
  Result<std::filesystem::path> export_bout(records::BoutId bout, const records::OpenMatch& open = {});
  /// Starts counting some bouts of older versions in the background. Returns how many were uncounted before: call again
  /// while above 0.
  int count_older();
  /// Starts evaluating habits of some bouts in the background. Returns how many were not evaluated before. tell: called on
  /// another thread.
  int tell_habits(const records::TellHabits& tell);
  /// Imports an older version's folder.
  Result<records::TakenOver> take_over(const records::OpenMatch& open);

  /// Path of a bout's newspaper page.
  [[nodiscard]] std::filesystem::path front_page_file(const KeptAs& bout) const;
  /// Path of its review page.
  [[nodiscard]] std::filesystem::path review_file(const KeptAs& bout) const;
  /// Path of further newspaper pages, from 1; 0: the first page.
  [[nodiscard]] std::filesystem::path sheet_file(const KeptAs& bout, int sheet) const;
  /// Path of a progress page of a long game, after so many choices; reader: the seat it is for.
  [[nodiscard]] std::filesystem::path long_game_page_file(const KeptAs& bout, std::size_t choices,
                                                          std::optional<int> reader) const;
  /// Writes a page's text beside its picture.
  void keep_words(std::filesystem::path picture, std::string text) {
    writer_.write(picture.replace_extension(".txt"), std::move(text));
  }

  /// The file of the seats, beside a script file.
  [[nodiscard]] static std::filesystem::path seats_file(const std::filesystem::path& file);
  void keep_seats(const std::filesystem::path& file, std::string text);
  /// Reads what `keep_seats` wrote; empty if nothing.
  [[nodiscard]] std::string seats_of(const std::filesystem::path& file) const;

  void finish_writing();
  /// A failure to write settings or other small files, not reported yet.
  std::optional<Fault> take_fault() { return writer_.take_fault(); }
  /// Why the records cannot be read, returned once.
  std::optional<Fault> take_reading_fault() { return std::exchange(unread_, std::nullopt); }

 private:
  void look();
  void remove_pages(records::BoutId bout) const;
  /// A bout, a long game with the bouts inside it. Fault: there is none, or it cannot be read.
  Result<records::Family> family(records::BoutId bout);
  /// Writes it into the folder of scripts.
  Result<std::filesystem::path> write_out(const records::Family& family, const std::string& ending);

  std::filesystem::path folder_;
  std::unique_ptr<records::Records> records_;
  bool looked_ = false;
  bool has_any_ = false;
  std::optional<records::BoutRow> unfinished_;
  std::optional<Fault> unread_;
  BackgroundWriter writer_;
};

// Messages for the player about saving.

/// fault: from the records, or of a file that cannot be written.
std::string unsaved_words(const Fault& fault, const Words& words);

/// fault: an exception on a worker thread, after which the game continues.
std::string unexpected_words(const Fault& fault, const Words& words);

std::string news_words(const records::News& news, const Words& words);

// Imports script files from a folder into the records, on its own thread.

class ScriptImport {
 public:
  /// Result of an import. Counts exclude bouts inside others.
  struct Report {
    int came = 0;
    int were_there = 0;
    std::vector<records::RelatedBout> related{};  ///< saved bouts with the same beginning as imported ones
    std::vector<Fault> refused;                   ///< each with file and line
  };
  /// Names of the seats of a script that has none.
  using Names = std::function<std::vector<std::string>(const Script&)>;

  /// open, names: called on another thread; what they use must outlive this, and so must records.
  ScriptImport(records::Records& records, records::OpenMatch open, Names names);
  ScriptImport(const ScriptImport&) = delete;
  ScriptImport& operator=(const ScriptImport&) = delete;
  /// An import that is running ends with the file it is at.
  ~ScriptImport() { worker_.forget(); }

  /// Starts importing every *.json of the folder. No effect while one is running.
  void begin(const std::filesystem::path& folder);
  [[nodiscard]] bool at_work() const { return at_work_; }
  /// The report of a finished import, returned once.
  std::optional<Report> take();

 private:
  Report import_folder(const std::filesystem::path& folder, const std::stop_token& stop);
  /// A bout on its way in, with the line it stands on.
  struct Arrival {
    std::string file;
    std::size_t line = 1;
    records::Family family;
  };
  void read_file(const std::filesystem::path& file, std::vector<Arrival>& arrivals, Report& report) const;
  /// Stores them all in one transaction, so that the disk is synced once.
  void keep(std::vector<Arrival> arrivals, Report& report);

  records::Records* records_;
  records::OpenMatch open_;
  Names names_;
  bool at_work_ = false;
  Worker<std::filesystem::path, Report> worker_;
};

}  // namespace fc::cabinet
