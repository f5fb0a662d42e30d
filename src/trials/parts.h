// Results of the parts of a run as they are told and put together again: which bouts of how many they hold.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "trials/report.h"

namespace fc::trials {

/// What is told of a report besides what was counted.
struct Telling {
  std::uint64_t of = 0;  ///< so many bouts the whole run has
  bool partial = false;  ///< somebody ended it before all were played
  bool timing = true;    ///< the time that it took
};

/// As `in_words`, without the time that it took.
std::string figures_in_words(const Report& report, std::string_view title, std::span<const Figure> figures);
std::string in_words(const Report& report, std::string_view title, std::span<const Figure> figures, const Telling& telling);
/// As `to_json` of a report, with "of" and, if it is so, "partial".
std::string to_json(const Report& report, std::span<const Figure> figures, const Telling& telling);

/// A result that was read back. of: as in `Telling`; 0: it does not say.
struct Part {
  Report report;
  std::uint64_t of = 0;
};
/// `where` names it in faults.
Result<Part> parse_part(std::string_view text, std::string_view where);

/// The first bouts that are missing between 0 and `of`, of any seed in it; none: they are all there.
std::optional<Stretch> missing_in(const Report& report, std::uint64_t of);

}  // namespace fc::trials
