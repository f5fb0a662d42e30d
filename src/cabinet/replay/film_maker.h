// Exports pictures of a bout and, if an encoder is installed, a film of them, on a worker thread.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "match/worker.h"
#include "platform/window.h"

namespace fc::cabinet {

/// Frames per second of films.
inline constexpr int film_rate = 15;

/// The encoder: "ffmpeg" (MP4) or "img2webp" (WebP), whichever is found first. Empty: none.
std::string film_program();

/// What to export.
struct FilmPlan {
  std::filesystem::path
      place;  ///< what comes of it: a folder of pictures (00001.png, ...), or a film beside it of this name
  std::vector<double> moments{};  ///< scene times, one for each picture
  std::string program{};          ///< see `film_program`; empty: keep the pictures
};

class FilmMaker {
 public:
  explicit FilmMaker(FilmPlan plan);
  FilmMaker(const FilmMaker&) = delete;
  FilmMaker& operator=(const FilmMaker&) = delete;
  /// Cancels an unfinished export; nothing is left of it, and what was exported before stays.
  ~FilmMaker();

  /// Scene time of the next picture; none: all were taken, or the queue is full.
  [[nodiscard]] std::optional<double> wanted() const;
  /// Adds the requested picture. Null (the renderer cannot read pixels): the export fails.
  void take(platform::SurfaceHandle picture);
  /// Progress, 0 to 1.
  [[nodiscard]] float share() const;
  /// The finished folder or film, returned once: `FilmPlan::place`, or beside it if something lies there. Faults:
  /// cannot_write, unavailable (the encoder failed).
  std::optional<Result<std::filesystem::path>> take_done();

 private:
  struct Job {
    platform::SurfaceHandle picture;  ///< null: all lie there
    std::filesystem::path file;
  };
  /// Returns what was written.
  [[nodiscard]] Result<std::filesystem::path> work(const Job& job, const std::stop_token& stop);
  /// Makes the film, if it is to be one, and moves what was made to its place.
  [[nodiscard]] Result<std::filesystem::path> finish(const std::stop_token& stop) const;
  void clean_up() const;
  [[nodiscard]] std::size_t jobs() const { return plan_.moments.size() + 1; }

  FilmPlan plan_;
  std::filesystem::path folder_;  ///< of the pictures while they are made: "making-<name>" beside the place
  std::size_t taken_ = 0;
  std::size_t written_ = 0;
  std::optional<Fault> fault_;
  std::filesystem::path made_;  ///< written last
  bool has_gap_ = false;        ///< on the worker's thread: a picture could not be written
  bool told_ = false;
  Worker<Job, Result<std::filesystem::path>> worker_;
};

}  // namespace fc::cabinet
