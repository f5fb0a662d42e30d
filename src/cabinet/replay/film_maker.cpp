#include "cabinet/replay/film_maker.h"

#include <fmt/format.h>

#include <system_error>
#include <utility>

#include "platform/process.h"
#include "platform/window.h"

namespace fc::cabinet {
namespace {

namespace fs = std::filesystem;

/// Pictures that may wait to be written: some megabytes each.
constexpr std::size_t most_waiting = 6;

std::vector<std::string> command_of(const FilmPlan& plan, const fs::path& film) {
  if (plan.program == "ffmpeg") {
    return {"ffmpeg",     "-y",
            "-loglevel",  "error",
            "-framerate", std::to_string(film_rate),
            "-i",         (plan.folder / "%05d.png").string(),
            "-vf",        "crop=trunc(iw/2)*2:trunc(ih/2)*2",
            "-pix_fmt",   "yuv420p",
            "-movflags",  "+faststart",
            film.string()};
  }
  std::vector<std::string> command{"img2webp", "-loop", "0", "-lossy", "-d", std::to_string(1000 / film_rate)};
  for (std::size_t picture = 1; picture <= plan.moments.size(); ++picture) {
    command.push_back((plan.folder / fmt::format("{:05}.png", picture)).string());
  }
  command.insert(command.end(), {"-o", film.string()});
  return command;
}

/// The names of those who boxed stand on it.
void keep_private(const fs::path& file) {
  std::error_code failed;
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, failed);
}

}  // namespace

std::string film_program() {
  for (const char* const program : {"ffmpeg", "img2webp"}) {
    if (platform::is_installed(program)) {
      return program;
    }
  }
  return {};
}

FilmMaker::FilmMaker(FilmPlan plan)
    : plan_(std::move(plan)), worker_([this](Job& job, const std::stop_token& stop) { return work(job, stop); }) {
  std::error_code failed;
  fs::remove_all(plan_.folder, failed);
  fs::create_directories(plan_.folder, failed);
  if (failed) {
    fault_ = Fault{.code = FaultCode::cannot_write, .where = plan_.folder.string(), .detail = failed.message()};
  }
}

FilmMaker::~FilmMaker() {
  worker_.forget();
  if (!told_) {
    std::error_code failed;
    fs::remove_all(plan_.folder, failed);
    fs::remove(film_file(), failed);
  }
}

fs::path FilmMaker::film_file() const {
  fs::path file = plan_.folder;
  file += plan_.program == "img2webp" ? ".webp" : ".mp4";
  return file;
}

Result<void> FilmMaker::work(const Job& job, const std::stop_token& stop) const {
  if (job.picture != nullptr) {
    FC_TRY(platform::save_png(*job.picture, job.file));
    keep_private(job.file);
    return {};
  }
  FC_TRY(platform::run_program(command_of(plan_, job.file), stop));
  keep_private(job.file);
  std::error_code failed;
  fs::remove_all(plan_.folder, failed);
  return {};
}

std::optional<double> FilmMaker::wanted() const {
  if (fault_ || taken_ >= plan_.moments.size() || taken_ - written_ >= most_waiting) {
    return std::nullopt;
  }
  return plan_.moments[taken_];
}

void FilmMaker::take(platform::SurfaceHandle picture) {
  if (picture == nullptr) {
    fault_ = Fault{.code = FaultCode::unavailable, .where = "renderer", .detail = "gives its pictures away to nobody"};
    return;
  }
  ++taken_;
  worker_.hand_over({.picture = std::move(picture), .file = plan_.folder / fmt::format("{:05}.png", taken_)});
  if (taken_ == plan_.moments.size() && !plan_.program.empty()) {
    worker_.hand_over({.picture = nullptr, .file = film_file()});
  }
}

float FilmMaker::share() const { return jobs() == 0 ? 1 : static_cast<float>(written_) / static_cast<float>(jobs()); }

std::optional<Result<fs::path>> FilmMaker::take_done() {
  while (std::optional<Result<void>> done = worker_.take()) {
    ++written_;
    if (!*done && !fault_) {
      fault_ = done->error();
    }
  }
  if (told_ || (!fault_ && written_ < jobs())) {
    return std::nullopt;
  }
  told_ = true;
  if (fault_) {
    return Result<fs::path>(tl::make_unexpected(*fault_));
  }
  return Result<fs::path>(plan_.program.empty() ? plan_.folder : film_file());
}

}  // namespace fc::cabinet
