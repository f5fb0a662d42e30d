#include "cabinet/keeping/kept_bouts.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <ctime>
#include <string_view>
#include <system_error>
#include <utility>

#include "library/whole_file.h"

namespace fc::cabinet {
namespace {

constexpr std::string_view over_mark = "-over";

/// The number a file of a bout begins with; 0: it is no bout.
int number_of(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  int number = 0;
  std::from_chars(name.data(), name.data() + name.size(), number);
  return number;
}

std::string time_of(const std::filesystem::path& file) {
  std::error_code failed;
  const auto written = std::filesystem::last_write_time(file, failed);
  if (failed) {
    return {};
  }
  // The clocks of files and of the calendar differ; their distance now is their distance then.
  const auto age = std::filesystem::file_time_type::clock::now() - written;
  const auto then = std::chrono::system_clock::now() - std::chrono::duration_cast<std::chrono::system_clock::duration>(age);
  const std::time_t seconds = std::chrono::system_clock::to_time_t(then);
  std::tm local{};
  localtime_r(&seconds, &local);
  return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

/// What its files are called after, in progress and over: "000017" of "bouts/000017-over.json".
std::string name_of(const std::filesystem::path& bout) {
  std::string name = bout.stem().string();
  if (name.ends_with(over_mark)) {
    name.resize(name.size() - over_mark.size());
  }
  return name;
}

bool is_bout(const std::filesystem::path& file) {
  return file.extension() == ".json" && file.stem().extension() != ".seats" && number_of(file) > 0;
}

}  // namespace

std::filesystem::path KeptBouts::seats_file(const std::filesystem::path& bout) {
  return bout.parent_path() / (name_of(bout) + ".seats.json");
}

KeptBouts::KeptBouts(std::filesystem::path folder) : folder_(std::move(folder)) {
  look_again();
}

void KeptBouts::keep_settings(std::string text) {
  if (!folder_.empty()) {
    writer_.write(settings_file(), std::move(text));
  }
}

void KeptBouts::look_again() {
  bouts_.clear();
  std::error_code failed;
  std::filesystem::directory_iterator place(folder_ / "bouts", failed);
  for (; !failed && place != std::filesystem::directory_iterator(); place.increment(failed)) {
    const std::filesystem::path& file = place->path();
    last_number_ = std::max(last_number_, number_of(file));
    if (is_bout(file)) {
      bouts_.push_back({.file = file, .over = file.stem().string().ends_with(over_mark), .when = time_of(file)});
    }
  }
  std::ranges::sort(bouts_, std::ranges::greater(), [](const KeptBout& bout) { return number_of(bout.file); });
}

std::optional<std::filesystem::path> KeptBouts::unfinished() const {
  const auto found = std::ranges::find(bouts_, false, &KeptBout::over);
  return found == bouts_.end() ? std::nullopt : std::optional(found->file);
}

std::optional<std::filesystem::path> KeptBouts::file_for_new_bout() {
  if (folder_.empty()) {
    return std::nullopt;
  }
  look_again();  // another cabinet may use this folder too
  ++last_number_;
  return folder_ / "bouts" / fmt::format("{:06}.json", last_number_);
}

std::filesystem::path KeptBouts::front_page_file(const std::filesystem::path& bout) const {
  return folder_ / "front-pages" / (name_of(bout) + ".png");
}

std::filesystem::path KeptBouts::mark_over(const std::filesystem::path& bout) {
  std::error_code failed;
  if (!std::filesystem::equivalent(bout.parent_path(), folder_ / "bouts", failed)) {
    return bout;
  }
  const std::filesystem::path over = bout.parent_path() / name_of(bout).append(over_mark).append(".json");
  std::filesystem::rename(bout, over, failed);
  look_again();
  return failed ? bout : over;
}

bool KeptBouts::remove(const std::filesystem::path& bout) {
  std::error_code failed;
  // What a kill left half written lies there, too.
  for (const std::filesystem::path& beside : {seats_file(bout), half_written(seats_file(bout)), half_written(bout)}) {
    std::filesystem::remove(beside, failed);
  }
  std::filesystem::remove(bout, failed);
  look_again();
  return !failed;
}

void KeptBouts::keep_at_most(std::size_t most) {
  while (bouts_.size() > most) {
    const std::filesystem::path oldest = bouts_.back().file;
    if (!remove(oldest)) {
      return;
    }
    std::error_code failed;
    std::filesystem::remove(front_page_file(oldest), failed);
  }
}

void KeptBouts::keep_seats(const std::filesystem::path& bout, std::string text) {
  writer_.write(seats_file(bout), std::move(text));
}

std::string KeptBouts::seats_of(const std::filesystem::path& bout) const {
  return read_whole(seats_file(bout)).value_or(std::string());
}

}  // namespace fc::cabinet
