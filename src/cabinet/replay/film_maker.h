// Pictures of a bout as files, one after the other, and a film of them where a program that makes one is there. Files are
// written and films made on a thread of their own.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "match/worker.h"
#include "platform/session.h"

namespace fc::cabinet {

/// Pictures of a film in a second.
inline constexpr int film_rate = 15;

/// A program that makes a film of pictures: "ffmpeg" (MP4) or "img2webp" (WebP), whichever is found first. Empty: neither.
std::string film_program();

/// What is to be made.
struct FilmPlan {
  std::filesystem::path folder;   ///< that the pictures go into, 00001.png and so on
  std::vector<double> moments{};  ///< of the scene's clock, one a picture
  std::string program{};          ///< see `film_program`; empty: the pictures stay as they are
};

class FilmMaker {
 public:
  explicit FilmMaker(FilmPlan plan);
  FilmMaker(const FilmMaker&) = delete;
  FilmMaker& operator=(const FilmMaker&) = delete;
  /// What is not whole by then is given up, and its files are removed.
  ~FilmMaker();

  /// The moment whose picture is wanted; none: all are taken, or so many wait that the next one has to.
  [[nodiscard]] std::optional<double> wanted() const;
  /// The picture of that moment. Null: the renderer gives its pixels away to nobody; the film ends with a fault.
  void take(platform::SurfaceHandle picture);
  /// How far it is, 0 to 1.
  [[nodiscard]] float share() const;
  /// Once, when it is whole: the folder or the film. Fault: cannot_write, unavailable (the program failed).
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
