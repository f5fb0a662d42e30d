#include "cabinet/replay/film_maker.h"

#include <fmt/format.h>

#include <chrono>
#include <string_view>
#include <system_error>
#include <utility>

#include "cabinet/program/picture.h"
#include "library/whole_file.h"
#include "platform/process.h"
#include "records/records.h"

namespace fc::cabinet {
namespace {

namespace fs = std::filesystem;

/// Pictures that may wait to be written: some megabytes each.
constexpr std::size_t most_waiting = 6;

/// What it does in the folder of the pictures.
std::vector<std::string> command_of(const FilmPlan& plan, const std::string& film) {
  if (plan.program == "ffmpeg") {
    return {"ffmpeg",     "-y",
            "-loglevel",  "error",
            "-framerate", std::to_string(film_rate),
            "-i",         "%05d.png",
            "-vf",        "crop=trunc(iw/2)*2:trunc(ih/2)*2",
            "-pix_fmt",   "yuv420p",
            "-movflags",  "+faststart",
            film};
  }
  std::vector<std::string> command{"img2webp", "-loop", "0", "-lossy", "-d", std::to_string(1000 / film_rate)};
  for (std::size_t picture = 1; picture <= plan.moments.size(); ++picture) {
    command.push_back(fmt::format("{:05}.png", picture));
  }
  command.insert(command.end(), {"-o", film});
  return command;
}

constexpr std::string_view in_the_making = "making-";

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
  const fs::path films = plan_.place.parent_path();
  // What films that were killed have left. Those of another program that runs are younger.
  remove_remains(films, fs::file_type::directory, std::chrono::hours(24),
                 [](std::string_view name) { return name.starts_with(in_the_making); });
  folder_ = records::free_place(films / (std::string(in_the_making) + plan_.place.filename().string()));
  std::error_code failed;
  fs::create_directories(folder_, failed);
  if (failed) {
    fault_ = Fault{.code = FaultCode::cannot_write, .where = folder_.string(), .detail = failed.message()};
  }
}

FilmMaker::~FilmMaker() {
  worker_.forget();
  if (!told_) {
    clean_up();
  }
}

void FilmMaker::clean_up() const {
  std::error_code failed;
  fs::remove_all(folder_, failed);
}

Result<fs::path> FilmMaker::finish(const std::stop_token& stop) const {
  fs::path made = folder_;
  fs::path place = plan_.place;
  if (!plan_.program.empty()) {
    const std::string ending = plan_.program == "img2webp" ? ".webp" : ".mp4";
    made /= "film" + ending;
    place += ending;
    FC_TRY(platform::run_program(command_of(plan_, made.filename().string()), folder_, stop));
    keep_private(made);
  }
  place = records::free_place(place);
  std::error_code failed;
  fs::rename(made, place, failed);
  if (failed) {
    return fault(FaultCode::cannot_write, place.string(), failed.message());
  }
  clean_up();
  return place;
}

Result<fs::path> FilmMaker::work(const Job& job, const std::stop_token& stop) {
  if (job.picture == nullptr) {
    return has_gap_ ? folder_ : finish(stop);
  }
  if (Result<void> saved = save_png(job.picture.get(), job.file); !saved) {
    has_gap_ = true;
    return tl::make_unexpected(std::move(saved.error()));
  }
  keep_private(job.file);
  return job.file;
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
  worker_.hand_over({.picture = std::move(picture), .file = folder_ / fmt::format("{:05}.png", taken_)});
  if (taken_ == plan_.moments.size()) {
    worker_.hand_over({.picture = nullptr, .file = {}});
  }
}

float FilmMaker::share() const { return static_cast<float>(written_) / static_cast<float>(jobs()); }

std::optional<Result<fs::path>> FilmMaker::take_done() {
  while (std::optional<Result<fs::path>> done = worker_.take()) {
    ++written_;
    if (*done) {
      made_ = std::move(**done);
    } else if (!fault_) {
      fault_ = done->error();
    }
  }
  if (told_ || (!fault_ && written_ < jobs())) {
    return std::nullopt;
  }
  told_ = true;
  if (fault_) {
    worker_.forget();
    clean_up();
    return Result<fs::path>(tl::make_unexpected(*fault_));
  }
  return Result<fs::path>(made_);
}

}  // namespace fc::cabinet
