#include "cabinet/keeping/kept_bouts.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include "core/result.h"
#include "library/whole_file.h"
#include "records/folder.h"
#include "records/results.h"

namespace fc::cabinet {
namespace {

std::string spelled_number(records::BoutId bout) { return fmt::format("{:06}", bout); }

/// Returns how much is left of some work in the records, and starts doing a bit of it in the background; 0: nothing is left,
/// or another program writes and does it. count, some: called with the database.
template <class Count, class Some>
int work_on(records::Records& records, Count count, Some some) {
  if (records.is_beside()) {
    return 0;
  }
  const int left = records.read(count).value_or(0);
  if (left > 0) {
    records.write([some](const records::Database& database) -> Result<void> {
      FC_TRY(some(database));
      return {};
    });
  }
  return left;
}

}  // namespace

KeptBouts::KeptBouts(std::filesystem::path folder)
    : folder_(std::move(folder)), records_(std::make_unique<records::Records>(records::records_file(folder_))) {}

bool KeptBouts::claim() {
  static_cast<void>(records_->claim());  // a folder that cannot be written is told when something is to be kept
  return !records_->is_beside();
}

Result<std::filesystem::path> KeptBouts::free_folder_beside() const {
  constexpr int most = 99;
  std::error_code failed;
  std::filesystem::path here = std::filesystem::absolute(folder_, failed).lexically_normal();
  here = here.has_filename() ? here : here.parent_path();
  Result<std::filesystem::path> found = fault(FaultCode::locked, folder_.string(), "all folders beside it are in use too");
  for (int number = 2; number <= most; ++number) {
    std::filesystem::path folder = here;
    folder += fmt::format("-{}", number);
    const auto claimed = records::Claim::take(records::records_file(folder));
    if (claimed) {
      return folder;
    }
    if (claimed.error().code != FaultCode::locked) {
      return tl::make_unexpected(claimed.error());
    }
  }
  return found;
}

void KeptBouts::move_to(const std::filesystem::path& folder) {
  finish_writing();
  folder_ = folder;
  records_ = std::make_unique<records::Records>(records::records_file(folder_));
  drop_cached_lists();
}

void KeptBouts::keep_settings(std::string text) {
  if (!folder_.empty() && !records_->is_beside()) {
    writer_.write(link_followed(settings_file()), std::move(text));
  }
}

void KeptBouts::look() {
  if (looked_) {
    return;
  }
  looked_ = true;
  const auto newest = records_->read([](const records::Database& database) { return bouts_before(database, 0, 1); });
  auto going_on = records_->read(records::newest_going_on);
  has_any_ = newest && !newest->empty();
  unfinished_ = going_on ? std::move(*going_on) : std::nullopt;
  if (!newest) {
    unread_ = newest.error();
  }
}

const std::optional<records::BoutRow>& KeptBouts::unfinished() {
  look();
  return unfinished_;
}

bool KeptBouts::has_any() {
  look();
  return has_any_;
}

std::unique_ptr<records::BoutRecorder> KeptBouts::begin(const Match& match, std::vector<std::string> names,
                                                        std::vector<records::SeatRow> seats, bool lesson,
                                                        std::optional<records::InsideOf> inside, std::optional<int> title,
                                                        std::optional<records::ForkOf> fork) {
  drop_cached_lists();
  records::BoutRow row;
  row.game = match.script().game;
  row.setup = match.script().setup;
  row.names = std::move(names);
  row.lesson = lesson;
  row.standing = match.standing();
  row.inside = inside;
  row.title = title;
  row.fork = fork;
  return std::make_unique<records::BoutRecorder>(*records_, std::move(row), std::move(seats));
}

Result<KeptBout> KeptBouts::open(records::BoutId bout) {
  return records_->read([bout](const records::Database& database) -> Result<KeptBout> {
    FC_TRY(auto row, find_bout(database, bout));
    if (!row) {
      return fault(FaultCode::unknown_value, spelled_number(bout), "is not kept any more");
    }
    FC_TRY(auto seats, records::seats_of(database, bout));
    FC_TRY(Script script, script_of(database, *row));
    return KeptBout{.row = std::move(*row), .seats = std::move(seats), .script = std::move(script)};
  });
}

std::optional<KeptBout> KeptBouts::inside(const records::InsideOf& place, const Script& opening) {
  const auto rows =
      records_->read([&place](const records::Database& database) { return bouts_inside(database, place.bout); });
  records::BoutId newest = 0;
  for (const records::BoutRow& row : rows.value_or(std::vector<records::BoutRow>())) {
    const bool meant = row.inside == place && row.game == opening.game && row.setup == opening.setup;
    newest = meant ? std::max(newest, row.id) : newest;
  }
  if (newest == 0) {
    return std::nullopt;
  }
  Result<KeptBout> kept = open(newest);
  return kept ? std::optional(std::move(*kept)) : std::nullopt;
}

void KeptBouts::remove(records::BoutId bout) {
  drop_cached_lists();
  records_->write([bout](const records::Database& database) { return remove_bout(database, bout); },
                  [this, bout](const Result<void>& removed) {
                    if (removed) {
                      remove_pages(bout);
                    }
                  });
}

void KeptBouts::keep_at_most(int most) {
  drop_cached_lists();
  const auto removed = std::make_shared<std::vector<records::BoutId>>();
  records_->write(
      [removed, most](const records::Database& database) -> Result<void> {
        FC_TRY(*removed, make_room(database, most));
        return {};
      },
      [this, removed](const Result<void>& done) {
        if (done) {
          std::ranges::for_each(*removed, [this](records::BoutId bout) { remove_pages(bout); });
        }
      });
}

Result<records::Family> KeptBouts::family(records::BoutId bout) {
  FC_TRY(auto family, records_->read([bout](const records::Database& database) { return family_of(database, bout); }));
  if (!family) {
    return fault(FaultCode::unknown_value, spelled_number(bout), "is not kept any more");
  }
  return std::move(*family);
}

Result<std::filesystem::path> KeptBouts::write_out(const records::Family& family, const std::string& ending) {
  std::filesystem::path file = scripts_folder() / (spelled_number(family.head.row.id) + ending);
  const std::string text = to_lines(family, false);
  // Another book's bout, or what this one was before it was cut back, may lie there.
  if (const Result<std::string> there = read_whole(file, text.size()); !there || *there != text) {
    file = records::free_place(file);
    FC_TRY(write_whole(file, text));
  }
  return file;
}

Result<std::filesystem::path> KeptBouts::export_bout(records::BoutId bout, const records::OpenMatch& open) {
  FC_TRY(records::Family out, family(bout));
  FC_TRY(check_going_out(out));
  if (open) {
    leave_out_misfits(out, open);
  }
  return write_out(out, ".json");
}

Result<std::filesystem::path> KeptBouts::truncate(records::BoutId bout, const records::SoundPart& sound) {
  FC_TRY(const records::Family whole, family(bout));
  FC_TRY(std::filesystem::path file, write_out(whole, "-damaged.txt"));
  drop_cached_lists();
  Result<void> done;
  records_->write(
      [bout, &sound](const records::Database& database) {
        return records::cut_back(database, bout, sound.steps, sound.standing);
      },
      [&done](const Result<void>& written) { done = written; });
  records_->finish();
  FC_TRY(done);
  return file;
}

records::BoutId KeptBouts::bout_in_progress() {
  const auto newest = records_->read(records::newest_touched);
  return newest && *newest ? (*newest)->id : 0;
}

int KeptBouts::count_older() {
  constexpr int at_once = 10;
  return work_on(*records_, records::count_left,
                 [](const records::Database& database) { return records::count_uncounted(database, at_once); });
}

int KeptBouts::tell_habits(const records::TellHabits& tell) {
  constexpr int at_once = 3;
  return work_on(*records_, records::count_untold,
                 [tell](const records::Database& database) { return records::tell_habits(database, tell, at_once); });
}

Result<records::TakenOver> KeptBouts::take_over(const records::OpenMatch& open) {
  if (folder_.empty()) {
    return records::TakenOver();
  }
  drop_cached_lists();
  return records::take_over(*records_, folder_ / "bouts", open);
}

void KeptBouts::remove_pages(records::BoutId bout) const {
  std::error_code failed;
  std::filesystem::remove(front_page_file({.row = bout}), failed);
  std::filesystem::remove(review_file({.row = bout}), failed);
  for (int sheet = 0; sheet <= static_cast<int>(most_seats); ++sheet) {
    std::filesystem::path page = sheet_file({.row = bout}, sheet);
    std::filesystem::remove(page, failed);
    std::filesystem::remove(page.replace_extension(".txt"), failed);
  }
  const std::string between = spelled_number(bout) + "-after-";
  std::vector<std::filesystem::path> pages;
  for (const auto& entry : std::filesystem::directory_iterator(folder_ / "front-pages", failed)) {
    if (entry.path().filename().string().starts_with(between)) {
      pages.push_back(entry.path());
    }
  }
  for (const std::filesystem::path& page : pages) {
    std::filesystem::remove(page, failed);
  }
}

std::filesystem::path KeptBouts::front_page_file(const KeptAs& bout) const {
  const std::string name = bout.row != 0 ? spelled_number(bout.row) : bout.file.stem().string();
  return folder_ / "front-pages" / (name + ".png");
}

std::filesystem::path KeptBouts::review_file(const KeptAs& bout) const {
  const std::filesystem::path page = front_page_file(bout);
  return page.parent_path() / (page.stem().string() + "-decided.png");
}

std::filesystem::path KeptBouts::sheet_file(const KeptAs& bout, int sheet) const {
  const std::filesystem::path page = front_page_file(bout);
  return sheet == 0 ? page : page.parent_path() / (page.stem().string() + "-" + std::to_string(sheet) + ".png");
}

std::filesystem::path KeptBouts::long_game_page_file(const KeptAs& bout, std::size_t choices,
                                                     std::optional<int> reader) const {
  const std::filesystem::path page = front_page_file(bout);
  const std::string whose = reader ? "-seat-" + std::to_string(*reader + 1) : "";
  return page.parent_path() / (page.stem().string() + "-after-" + std::to_string(choices) + whose + ".png");
}

std::filesystem::path KeptBouts::seats_file(const std::filesystem::path& file) {
  return file.parent_path() / (file.stem().string() + ".seats.json");
}

void KeptBouts::keep_seats(const std::filesystem::path& file, std::string text) {
  writer_.write(seats_file(file), std::move(text));
}

std::string KeptBouts::seats_of(const std::filesystem::path& file) const {
  return read_whole(seats_file(file)).value_or(std::string());
}

void KeptBouts::finish_writing() {
  writer_.finish();
  records_->finish();
}

BackgroundWriter::BackgroundWriter()
    : worker_([](const Page& page, const std::stop_token&) { return write_whole(page.file, page.text); }) {}

void BackgroundWriter::write(const std::filesystem::path& file, std::string text) {
  worker_.hand_over({.file = file, .text = std::move(text)}, [&file](const Page& waiting) { return waiting.file == file; });
}

std::optional<Fault> BackgroundWriter::take_fault() {
  std::optional<Fault> fault;
  while (const std::optional<Result<void>> written = worker_.take()) {
    if (!*written) {
      fault = written->error();
    }
  }
  return fault;
}

namespace {

std::string_view key_of(const Fault& fault) {
  if (fault.where == unexpected_place) {
    return "menu.unsaved.unexpected";
  }
  switch (fault.code) {
    case FaultCode::disk_full: return "menu.unsaved.disk_full";
    case FaultCode::locked: return "menu.unsaved.locked";
    case FaultCode::damaged: return "menu.unsaved.damaged";
    case FaultCode::too_new: return "menu.unsaved.too_new";
    case FaultCode::wrong_type: return "menu.unsaved.foreign";
    case FaultCode::unavailable: return "menu.unsaved.no_folder";
    default: return "menu.unsaved.folder";
  }
}

}  // namespace

std::string unsaved_words(const Fault& fault, const Words& words) {
  return std::string(words["menu.unsaved.line"]) + " " + std::string(words[key_of(fault)]);
}

std::string unexpected_words(const Fault& fault, const Words& words) {
  return words.say("menu.fault.unexpected", {{"fault", fault.detail}});
}

std::string news_words(const records::News& news, const Words& words) {
  const auto key = [&news]() -> std::string_view {
    switch (news.kind) {
      case records::News::Kind::put_aside: return "menu.fault.records_put_aside";
      case records::News::Kind::replaced: return "menu.fault.records_replaced";
      case records::News::Kind::unread_tail: return "menu.fault.records_unread_tail";
      case records::News::Kind::kept_beside: return "menu.fault.bout_kept_beside";
      case records::News::Kind::not_kept: break;
    }
    return "menu.fault.bout_not_kept";
  };
  return words.say(key(), {{"file", news.file.string()}});
}

namespace fs = std::filesystem;

ScriptImport::ScriptImport(records::Records& records, records::OpenMatch open, Names names)
    : records_(&records),
      open_(std::move(open)),
      names_(std::move(names)),
      worker_([this](const fs::path& folder, const std::stop_token& stop) { return import_folder(folder, stop); },
              [](const fs::path&, const Fault& thrown) { return Report{.refused = {thrown}}; }) {}

void ScriptImport::begin(const fs::path& folder) {
  if (!at_work_) {
    at_work_ = true;
    worker_.hand_over(folder);
  }
}

std::optional<ScriptImport::Report> ScriptImport::take() {
  std::optional<Report> report = worker_.take();
  at_work_ = at_work_ && !report;
  return report;
}

ScriptImport::Report ScriptImport::import_folder(const fs::path& folder, const std::stop_token& stop) {
  Report report;
  std::vector<fs::path> files;
  std::error_code failed;
  for (fs::directory_iterator place(folder, failed); !failed && place != fs::directory_iterator(); place.increment(failed)) {
    if (place->path().extension() == ".json") {
      files.push_back(place->path());
    }
  }
  if (failed && failed != std::errc::no_such_file_or_directory) {
    report.refused.push_back({.code = FaultCode::cannot_read, .where = folder.string(), .detail = failed.message()});
  }
  std::ranges::sort(files);
  constexpr std::size_t at_once = 100;
  std::vector<Arrival> arrivals;
  for (const fs::path& file : files) {
    if (stop.stop_requested()) {
      break;  // what has been read is kept
    }
    read_file(file, arrivals, report);
    if (arrivals.size() >= at_once) {
      keep(std::exchange(arrivals, {}), report);
    }
  }
  keep(std::move(arrivals), report);
  return report;
}

void ScriptImport::read_file(const fs::path& file, std::vector<Arrival>& arrivals, Report& report) const {
  const std::string name = file.filename().string();
  const auto refuse = [&](std::size_t line, const Fault& fault) {
    report.refused.push_back({.code = fault.code, .where = name + ":" + std::to_string(line), .detail = one_line(fault)});
  };
  const Result<std::string> text = read_whole(file);
  if (!text) {
    refuse(1, text.error());
    return;
  }
  for (records::ReadFamily& read : records::read_families(*text, open_)) {
    if (!read.family) {
      refuse(read.wrong_line, read.family.error());
      continue;
    }
    records::Family& family = *read.family;
    if (family.head.row.names.empty()) {
      family.head.row.names = names_(family.head.script);
    }
    arrivals.push_back({.file = name, .line = read.line, .family = std::move(family)});
  }
}

void ScriptImport::keep(std::vector<Arrival> arrivals, Report& report) {
  if (arrivals.empty()) {
    return;
  }
  int were_there = 0;
  std::vector<records::RelatedBout> related;
  Result<void> written;
  records_->write(
      [&](const records::Database& database) -> Result<void> {
        were_there = 0;
        related.clear();
        for (const Arrival& arrival : arrivals) {
          FC_TRY(const records::CameIn came, records::take_in(database, arrival.family, open_));
          were_there += int{came.was_there};
          if (came.related) {
            related.push_back(*came.related);
          }
        }
        return {};
      },
      [&written](const Result<void>& done) { written = done; });
  records_->finish();
  if (written) {
    report.were_there += were_there;
    report.came += static_cast<int>(arrivals.size()) - were_there;
    std::ranges::move(related, std::back_inserter(report.related));
    return;
  }
  for (const Arrival& arrival : arrivals) {
    report.refused.push_back({.code = written.error().code,
                              .where = arrival.file + ":" + std::to_string(arrival.line),
                              .detail = one_line(written.error())});
  }
}

}  // namespace fc::cabinet
