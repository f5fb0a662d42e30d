#include "cabinet/keeping/script_import.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

#include "library/whole_file.h"

namespace fc::cabinet {

namespace fs = std::filesystem;

ScriptImport::ScriptImport(records::Records& records, records::OpenMatch open, Names names)
    : records_(&records),
      open_(std::move(open)),
      names_(std::move(names)),
      worker_([this](const fs::path& folder, const std::stop_token&) { return import_folder(folder); },
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

ScriptImport::Report ScriptImport::import_folder(const fs::path& folder) {
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
