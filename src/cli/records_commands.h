// `records`: what is kept in the records of one user, for people and programs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/command_line.h"

namespace fc::cli {

enum class RecordsForm : std::uint8_t { words, json, csv };

struct RecordsArguments {
  std::filesystem::path saves;  ///< empty: the user's own folder
  bool json = false;
  bool csv = false;
  std::string game;  ///< slug; empty: every game
  bool going_on = false;
  bool over = false;
  std::int64_t before = 0;  ///< bouts older than this one; 0: from the newest on
  int most = 20;            ///< bouts a page
  std::int64_t bout = 0;
  std::string file = "-";  ///< - is standard output
  bool bare = false;
  std::vector<std::string> files;  ///< - is standard input
  std::string whose;               ///< empty: all sums
  std::string period;              ///< a year, or a month as 2026-11; empty: ever
  std::string person;              ///< only bouts beside these; empty: anybody
  std::string bot;
  std::string boxer;
  std::string name;  ///< whose page
};

/// The kept bouts, a page of them.
Result<int> list_records(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// One bout: set-up, seats, result, method, length, the bouts inside it.
Result<int> show_record(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// One bout as a file that `referee` and `import_records` read.
Result<int> export_record(const RecordsArguments& arguments, const Streams& streams);
/// Bouts of files into the records; each is played first, and left out with a word where it goes wrong.
Result<int> import_records(const std::filesystem::path& data, const RecordsArguments& arguments, const Streams& streams);
/// Sums of games, people, bots and boxers.
Result<int> sum_records(const RecordsArguments& arguments, const Streams& streams);

}  // namespace fc::cli
