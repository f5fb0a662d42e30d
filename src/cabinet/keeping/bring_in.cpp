#include "cabinet/keeping/bring_in.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "library/whole_file.h"

namespace fc::cabinet {

namespace fs = std::filesystem;

BringIn::BringIn(records::Records& records, records::OpenMatch open, Names names)
    : records_(&records),
      open_(std::move(open)),
      names_(std::move(names)),
      worker_([this](const fs::path& folder, const std::stop_token&) { return bring(folder); }) {}

void BringIn::begin(const fs::path& folder) {
  if (!at_work_) {
    at_work_ = true;
    worker_.hand_over(folder);
  }
}

std::optional<BringIn::Report> BringIn::take() {
  std::optional<Report> report = worker_.take();
  at_work_ = at_work_ && !report;
  return report;
}

BringIn::Report BringIn::bring(const fs::path& folder) {
  Report report;
  std::vector<fs::path> files;
  std::error_code failed;
  for (fs::directory_iterator place(folder, failed); !failed && place != fs::directory_iterator(); place.increment(failed)) {
    if (place->path().extension() == ".json") {
      files.push_back(place->path());
    }
  }
  std::ranges::sort(files);
  for (const fs::path& file : files) {
    bring_file(file, report);
  }
  return report;
}

void BringIn::bring_file(const fs::path& file, Report& report) {
  const auto refuse = [&](std::size_t line, const Fault& fault) {
    report.refused.push_back(
        {.code = fault.code, .where = file.filename().string() + ":" + std::to_string(line), .detail = one_line(fault)});
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
    records::CameIn came;
    Result<void> written;
    records_->write(
        [&](const records::Database& database) -> Result<void> {
          FC_TRY(came, records::take_in(database, family));
          return {};
        },
        [&written](const Result<void>& done) { written = done; });
    records_->finish();
    if (!written) {
      refuse(read.line, written.error());
    } else {
      ++(came.was_there ? report.were_there : report.came);
    }
  }
}

}  // namespace fc::cabinet
