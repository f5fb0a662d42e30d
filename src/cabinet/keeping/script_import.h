// Imports script files from a folder into the records, on its own thread.
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

class ScriptImport {
 public:
  /// Result of an import. Counts exclude bouts inside others.
  struct Report {
    int came = 0;
    int were_there = 0;
    std::vector<records::RelatedBout> related{};  ///< saved bouts with the same beginning as imported ones
    std::vector<Fault> refused;                   ///< each with file and line
  };
  /// Names of the seats of a script that has none.
  using Names = std::function<std::vector<std::string>(const Script&)>;

  /// open, names: called on another thread; what they use must outlive this, and so must records.
  ScriptImport(records::Records& records, records::OpenMatch open, Names names);

  /// Starts importing every *.json of the folder. No effect while one is running.
  void begin(const std::filesystem::path& folder);
  [[nodiscard]] bool at_work() const { return at_work_; }
  /// The report of a finished import, returned once.
  std::optional<Report> take();

 private:
  Report import_folder(const std::filesystem::path& folder);
  /// A bout on its way in, with the line it stands on.
  struct Arrival {
    std::string file;
    std::size_t line = 1;
    records::Family family;
  };
  void read_file(const std::filesystem::path& file, std::vector<Arrival>& arrivals, Report& report) const;
  /// Stores them all in one transaction, so that the disk is synced once.
  void keep(std::vector<Arrival> arrivals, Report& report);

  records::Records* records_;
  records::OpenMatch open_;
  Names names_;
  bool at_work_ = false;
  Worker<std::filesystem::path, Report> worker_;
};

}  // namespace fc::cabinet
