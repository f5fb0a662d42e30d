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
  std::filesystem::path folder;   ///< target folder of the pictures, 00001.png and so on
  std::vector<double> moments{};  ///< scene times, one for each picture
  std::string program{};          ///< see `film_program`; empty: keep the pictures
};

class FilmMaker {
 public:
  explicit FilmMaker(FilmPlan plan);
  FilmMaker(const FilmMaker&) = delete;
  FilmMaker& operator=(const FilmMaker&) = delete;
  /// Cancels an unfinished export and removes its files.
  ~FilmMaker();

  /// Scene time of the next picture; none: all were taken, or the queue is full.
  [[nodiscard]] std::optional<double> wanted() const;
  /// Adds the requested picture. Null (the renderer cannot read pixels): the export fails.
  void take(platform::SurfaceHandle picture);
  /// Progress, 0 to 1.
  [[nodiscard]] float share() const;
  /// The finished folder or film, returned once. Fault: cannot_write, unavailable (the encoder failed).
  std::optional<Result<std::filesystem::path>> take_done();

 private:
  struct Job {
    platform::SurfaceHandle picture;  ///< null: the film is made of all that lie there
    std::filesystem::path file;
  };
  [[nodiscard]] Result<void> work(const Job& job, const std::stop_token& stop) const;
  [[nodiscard]] std::filesystem::path film_file() const;
  [[nodiscard]] std::size_t jobs() const { return plan_.moments.size() + (plan_.program.empty() ? 0 : 1); }

  FilmPlan plan_;
  std::size_t taken_ = 0;
  std::size_t written_ = 0;
  std::optional<Fault> fault_;
  bool told_ = false;
  Worker<Job, Result<void>> worker_;
};

}  // namespace fc::cabinet
