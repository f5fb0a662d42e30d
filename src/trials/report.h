// Results of a simulation: exact counts, and the shares and means computed from them. Counts of several runs can be added.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc::trials {

/// One line of a report: counter `of` divided by counter `per`. Shares get a 95 % interval, means do not.
/// if_any: the line is left out when nothing was counted in `per`.
struct Figure {
  std::string_view name;   ///< JSON key
  std::string_view label;  ///< for people
  std::string_view of;     ///< name of the counter that is divided
  std::string_view per;
  bool is_share = false;
  bool if_any = false;
};

inline constexpr bool if_any = true;
// Figures that are called as the counter that they divide.
constexpr Figure share_of(std::string_view counter, std::string_view label, std::string_view per = "bouts",
                          bool only_if_any = false) {
  return {counter, label, counter, per, true, only_if_any};
}
constexpr Figure mean_of(std::string_view counter, std::string_view label, std::string_view per = "bouts",
                         bool only_if_any = false) {
  return {counter, label, counter, per, false, only_if_any};
}

/// A part of a run: the bouts `from` to `to` - 1 of a seed.
struct Stretch {
  std::uint64_t seed = 0;
  std::uint64_t from = 0;
  std::uint64_t to = 0;

  friend bool operator==(const Stretch&, const Stretch&) = default;
};

struct Report {
  std::string game;
  std::string setup;    ///< JSON object as text
  std::string players;  ///< who decided, in words
  std::vector<Stretch> stretches;
  std::vector<std::string> counters;
  std::vector<std::int64_t> counts;  ///< in the order of `counters`
  double seconds = 0;

  [[nodiscard]] std::int64_t count(std::string_view counter) const;
};

/// 95 % interval of a share, by Wilson's score: 0 <= low <= share <= high <= 1. total: at least 1.
/// Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927).
struct Interval {
  double low = 0;
  double high = 1;
};
Interval wilson(std::int64_t hits, std::int64_t total);

/// The report as text for people, several lines.
std::string in_words(const Report& report, std::string_view title, std::span<const Figure> figures);
/// The report as one line of JSON: "counts" are exact; "speed" is the only part that differs from run to run.
std::string to_json(const Report& report, std::span<const Figure> figures);
/// Reads such a line back; `where` names it in faults.
Result<Report> parse_report(std::string_view text, std::string_view where);
/// Adds `more` to `sum`. Fault: they are not parts of the same simulation, or overlap.
Result<void> add(Report& sum, const Report& more, std::string_view where);

// Results of parts of a run, written and put together again: they state which bouts of how many they hold.

/// What is written of a report beside its counts.
struct ReportOptions {
  std::uint64_t of = 0;  ///< number of bouts of the whole run
  bool partial = false;  ///< it was ended before all bouts were played
  bool timing = true;    ///< whether the time it took is written
};

/// As `in_words`, without the time that it took.
std::string figures_in_words(const Report& report, std::string_view title, std::span<const Figure> figures);
std::string in_words(const Report& report, std::string_view title, std::span<const Figure> figures,
                     const ReportOptions& options);
/// As `to_json` of a report, with "of" and, for a partial one, "partial".
std::string to_json(const Report& report, std::span<const Figure> figures, const ReportOptions& options);

/// A result that was read back. of: as in `ReportOptions`; 0: not stated.
struct Part {
  Report report;
  std::uint64_t of = 0;
};
/// Reads a result that `to_json` wrote. where: names it in faults.
Result<Part> parse_part(std::string_view text, std::string_view where);

/// Number of bouts of the whole run, by seed.
using WholeRuns = std::map<std::uint64_t, std::uint64_t>;
/// Adds what a part states of its own seeds. One of several seeds was put together from whole runs, each as long as it is.
void add(WholeRuns& runs, const Part& part);
/// The first missing bouts of any seed in the report; none: all are there.
std::optional<Stretch> missing_in(const Report& report, const WholeRuns& runs);

}  // namespace fc::trials
