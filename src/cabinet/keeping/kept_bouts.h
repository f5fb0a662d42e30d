// The folder of this user: settings, bouts in progress, bouts that are over, front pages.
//
//   settings.json
//   bouts/000017.json         a bout in progress: the referee's script, kept by the recorder at every step
//   bouts/000017.seats.json   who sat where, so that it can go on
//   bouts/000016-over.json    a bout that is over
//   front-pages/000016.png
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/keeping/background_writer.h"

namespace fc::cabinet {

struct KeptBout {
  std::filesystem::path file;
  bool over = false;
  std::string when;  ///< "2026-11-21 18:05"
};

class KeptBouts {
 public:
  /// folder: empty if there is nowhere to keep anything; then nothing is kept and nothing fails.
  explicit KeptBouts(std::filesystem::path folder);

  [[nodiscard]] std::filesystem::path settings_file() const { return folder_ / "settings.json"; }
  void keep_settings(std::string text);

  /// All kept bouts, newest first.
  [[nodiscard]] const std::vector<KeptBout>& bouts() const { return bouts_; }
  [[nodiscard]] bool has_any() const { return !bouts_.empty(); }
  [[nodiscard]] bool has_unfinished() const { return unfinished().has_value(); }
  /// The newest bout in progress.
  [[nodiscard]] std::optional<std::filesystem::path> unfinished() const;
  /// Looks at the folder again.
  void look_again();

  /// The file for a bout that begins now; none if nothing can be kept.
  [[nodiscard]] std::optional<std::filesystem::path> file_for_new_bout();
  /// Where the front page of a bout goes.
  [[nodiscard]] std::filesystem::path front_page_file(const std::filesystem::path& bout) const;
  /// Marks a bout of this folder as over; the recorder must be done with it. Returns its new name. A bout that lies
  /// elsewhere is somebody's own file and keeps its name.
  std::filesystem::path mark_over(const std::filesystem::path& bout);
  /// Takes a bout off the disk. False: it is still there.
  bool remove(const std::filesystem::path& bout);
  /// Takes the oldest bouts and their front pages off until at most so many are left: a kiosk runs for weeks.
  void keep_at_most(std::size_t most);

  /// Beside a bout: who sat where.
  [[nodiscard]] static std::filesystem::path seats_file(const std::filesystem::path& bout);
  void keep_seats(const std::filesystem::path& bout, std::string text);
  /// What `keep_seats` wrote; empty if nothing.
  [[nodiscard]] std::string seats_of(const std::filesystem::path& bout) const;

  void finish_writing() { writer_.finish(); }
  std::optional<Fault> take_fault() { return writer_.take_fault(); }

 private:
  std::filesystem::path folder_;
  std::vector<KeptBout> bouts_;
  int last_number_ = 0;
  BackgroundWriter writer_;
};

}  // namespace fc::cabinet
