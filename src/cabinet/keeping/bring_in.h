// Bouts that somebody lays into the folder of scripts as files, on their way into the records: read and played on a thread
// of their own.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "match/worker.h"
#include "records/exchange.h"
#include "records/records.h"

namespace fc::cabinet {

class BringIn {
 public:
  /// What became of the files of a folder. Numbers are bouts that stand for themselves.
  struct Report {
    int came = 0;
    int were_there = 0;
    std::vector<records::Kin> kin{};  ///< kept ones that those that came began like
    std::vector<Fault> refused;       ///< with the file and its line
  };
  /// What the seats of a script without names are called.
  using Names = std::function<std::vector<std::string>(const Script&)>;

  /// open, names: are called on another thread. All must outlive it.
  BringIn(records::Records& records, records::OpenMatch open, Names names);

  /// Reads every *.json of the folder. Does nothing while it is at work.
  void begin(const std::filesystem::path& folder);
  [[nodiscard]] bool at_work() const { return at_work_; }
  /// The report when it is done, once.
  std::optional<Report> take();

 private:
  Report bring(const std::filesystem::path& folder);
  /// A bout on its way in, with the line it stands on.
  struct Arrival {
    std::string file;
    std::size_t line = 1;
    records::Family family;
  };
  void read_file(const std::filesystem::path& file, std::vector<Arrival>& arrivals, Report& report) const;
  /// Keeps them all in one go: the disk is waited for once.
  void keep(std::vector<Arrival> arrivals, Report& report);

  records::Records* records_;
  records::OpenMatch open_;
  Names names_;
  bool at_work_ = false;
  Worker<std::filesystem::path, Report> worker_;
};

}  // namespace fc::cabinet
