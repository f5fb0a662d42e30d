#include "trials/report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/cleaned.h"
#include "core/result.h"
#include "library/checked_json.h"
#include "trials/field.h"

namespace fc::trials {
namespace {

double ratio(std::int64_t of, std::int64_t per) {
  return per == 0 ? 0.0 : static_cast<double>(of) / static_cast<double>(per);
}

double bouts_per_second(const Report& report) {
  return report.seconds > 0 ? static_cast<double>(report.count("bouts")) / report.seconds : 0;
}

Json share_json(std::int64_t count, std::int64_t total) {
  const Interval interval = wilson(count, std::max<std::int64_t>(1, total));
  return {{"count", count}, {"share", ratio(count, total)}, {"low", interval.low}, {"high", interval.high}};
}

bool overlap(const Stretch& one, const Stretch& other) {
  return one.seed == other.seed && one.from < other.to && other.from < one.to;
}

Result<std::vector<Stretch>> read_stretches(const Json& list, const std::string& where) {
  FC_TRY(check_list(list, where));
  std::vector<Stretch> stretches;
  for (const Json& entry : list) {
    const std::string place = element_place(where, stretches.size());
    FC_TRY(check_object(entry, place, {"seed", "from", "to"}));
    for (const char* const key : {"seed", "from", "to"}) {
      if (!entry[key].is_number_unsigned()) {
        return fault(FaultCode::wrong_type, member_place(place, key), "must be a whole number from 0");
      }
    }
    const Stretch stretch{.seed = entry["seed"], .from = entry["from"], .to = entry["to"]};
    if (stretch.from > stretch.to) {
      return fault(FaultCode::out_of_range, member_place(place, "to"), fmt::format("must be {} or more", stretch.from));
    }
    if (std::ranges::any_of(stretches, [&](const Stretch& known) { return overlap(known, stretch); })) {
      return fault(FaultCode::unknown_value, place, "has bouts that stand above too");
    }
    stretches.push_back(stretch);
  }
  return stretches;
}

Result<void> read_counts(const Json& object, const std::string& where, Report& report) {
  for (const auto& [key, value] : object.items()) {
    if (!value.is_number_integer()) {
      return fault(FaultCode::wrong_type, member_place(where, key), "must be a whole number, not " + described(value));
    }
    report.counters.push_back(key);
    report.counts.push_back(value.get<std::int64_t>());
  }
  if (!object.contains("bouts")) {
    return fault(FaultCode::missing_key, member_place(where, "bouts"), "is missing");
  }
  std::uint64_t most = 0;
  for (const Stretch& stretch : report.stretches) {
    most += stretch.to - stretch.from;
  }
  if (const std::int64_t bouts = report.count("bouts"); bouts < 0 || static_cast<std::uint64_t>(bouts) > most) {
    return fault(FaultCode::out_of_range, member_place(where, "bouts"),
                 fmt::format("must be 0 to {}, as many as its stretches have, not {}", most, bouts));
  }
  return {};
}

/// Calls take(figure, of, per) for each figure that is shown: one that needs cases is left out where there are none.
template <class Take>
void each_figure(const Report& report, std::span<const Figure> figures, Take take) {
  for (const Figure& figure : figures) {
    const std::int64_t per = report.count(figure.per);
    if (per > 0 || !figure.if_any) {
      take(figure, report.count(figure.of), per);
    }
  }
}

}  // namespace

std::int64_t Report::count(std::string_view counter) const {
  const auto found = std::ranges::find(counters, counter);
  return found == counters.end() ? 0 : counts[static_cast<std::size_t>(found - counters.begin())];
}

Interval wilson(std::int64_t hits, std::int64_t total) {
  FC_CHECK(total > 0);
  constexpr double z = 1.959963984540054;  // 95 % of a normal distribution lie within so many standard deviations
  const auto n = static_cast<double>(total);
  const double p = static_cast<double>(hits) / n;
  const double middle = p + z * z / (2 * n);
  const double spread = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  // Rounding must not move the ends inside: no hit at all leaves 0 possible, nothing but hits leaves 1.
  return {.low = hits == 0 ? 0 : (middle - spread) / scale, .high = hits == total ? 1 : (middle + spread) / scale};
}

std::string figures_in_words(const Report& report, std::string_view title, std::span<const Figure> figures) {
  constexpr double per_cent = 100;
  std::size_t width = 0;
  each_figure(report, figures, [&](const Figure& figure, std::int64_t /*of*/, std::int64_t /*per*/) {
    width = std::max(width, figure.label.size());
  });
  std::string text = fmt::format("{}\n{} bouts, {}\n", title, report.count("bouts"), escaped(report.players));
  each_figure(report, figures, [&](const Figure& figure, std::int64_t of, std::int64_t per) {
    if (figure.is_share) {
      const Interval interval = wilson(of, std::max<std::int64_t>(1, per));
      text += fmt::format("  {:<{}}  {:>8.1f} %   ({:.1f} to {:.1f})\n", figure.label, width, per_cent * ratio(of, per),
                          per_cent * interval.low, per_cent * interval.high);
    } else {
      text += fmt::format("  {:<{}}  {:>8.2f}\n", figure.label, width, ratio(of, per));
    }
  });
  return text;
}

std::string in_words(const Report& report, std::string_view title, std::span<const Figure> figures) {
  return figures_in_words(report, title, figures) +
         fmt::format("{:.0f} bouts a second, {:.2f} s\n", bouts_per_second(report), report.seconds);
}

std::string to_json(const Report& report, std::span<const Figure> figures) {
  Json json;
  json["game"] = report.game;
  json["setup"] = Json::parse(report.setup);
  json["players"] = report.players;
  json["stretches"] = Json::array();
  for (const Stretch& stretch : report.stretches) {
    json["stretches"].push_back({{"seed", stretch.seed}, {"from", stretch.from}, {"to", stretch.to}});
  }
  for (std::size_t index = 0; index < report.counters.size(); ++index) {
    json["counts"][report.counters[index]] = report.counts[index];
  }
  each_figure(report, figures, [&](const Figure& figure, std::int64_t of, std::int64_t per) {
    if (figure.is_share) {
      json["shares"][std::string(figure.name)] = share_json(of, per);
    } else {
      json["means"][std::string(figure.name)] = ratio(of, per);
    }
  });
  for (const Contender& one : standings_of(report)) {
    json["standings"].push_back({{"id", one.id},
                                 {"fought", one.fought},
                                 {"won", one.won},
                                 {"drawn", one.drawn},
                                 {"share", one.share},
                                 {"low", one.interval.low},
                                 {"high", one.interval.high}});
  }
  json["speed"] = {{"seconds", report.seconds}, {"bouts_per_second", bouts_per_second(report)}};
  return json.dump();
}

Result<Report> parse_report(std::string_view text, std::string_view where) {
  FC_TRY(const auto json, parse_json(text, std::string(where)));
  const std::string place = std::string(where) + ": ";
  if (auto checked = check_object(json, "", {"game", "setup", "players", "stretches", "counts"},
                                  {"shares", "means", "standings", "of", "partial", "speed"});
      !checked) {
    return in_file(where, std::move(checked.error()));
  }
  const Json speed = json.value("speed", Json{{"seconds", 0.0}});
  if (!json["game"].is_string() || !json["players"].is_string() || !json["setup"].is_object() ||
      !json["counts"].is_object() || !speed.is_object() || !speed.contains("seconds") || !speed["seconds"].is_number()) {
    return fault(FaultCode::wrong_type, std::string(where), "is no result of sim --json");
  }
  Report report{.game = json["game"],
                .setup = json["setup"].dump(),
                .players = json["players"],
                .stretches = {},
                .counters = {},
                .counts = {},
                .seconds = speed["seconds"].get<double>()};
  FC_TRY(report.stretches, read_stretches(json["stretches"], place + "stretches"));
  FC_TRY(read_counts(json["counts"], place + "counts", report));
  return report;
}

Result<void> add(Report& sum, const Report& more, std::string_view where) {
  const auto no_part = [&](const char* what) {
    return fault(FaultCode::unknown_value, std::string(where),
                 fmt::format("is of another simulation ({}); merge only parts of the same one", what));
  };
  if (sum.game != more.game) {
    return no_part("game");
  }
  if (nlohmann::json::parse(sum.setup) != nlohmann::json::parse(more.setup)) {
    return no_part("setup");
  }
  if (sum.players != more.players) {
    return no_part("players");
  }
  if (sum.counters != more.counters) {
    return no_part("counts");
  }
  for (const Stretch& stretch : more.stretches) {
    if (std::ranges::any_of(sum.stretches, [&](const Stretch& known) { return overlap(known, stretch); })) {
      return fault(
          FaultCode::unknown_value, std::string(where),
          fmt::format("its bouts {} to {} of seed {} are in an earlier file too", stretch.from, stretch.to, stretch.seed));
    }
  }
  sum.stretches.insert(sum.stretches.end(), more.stretches.begin(), more.stretches.end());
  std::ranges::transform(sum.counts, more.counts, sum.counts.begin(), std::plus{});
  sum.seconds += more.seconds;
  return {};
}

std::string in_words(const Report& report, std::string_view title, std::span<const Figure> figures,
                     const ReportOptions& options) {
  const std::string heading = std::string(title) + (options.partial ? " (partial)" : "");
  return options.timing ? in_words(report, heading, figures) : figures_in_words(report, heading, figures);
}

std::string to_json(const Report& report, std::span<const Figure> figures, const ReportOptions& options) {
  Json json = Json::parse(to_json(report, figures));
  json["of"] = options.of;
  if (options.partial) {
    json["partial"] = true;
  }
  if (!options.timing) {
    json.erase("speed");
  }
  return json.dump();
}

Result<Part> parse_part(std::string_view text, std::string_view where) {
  Part part;
  FC_TRY(part.report, parse_report(text, where));
  FC_TRY(const Json json, parse_json(text, std::string(where)));
  if (json.contains("of")) {
    if (!json["of"].is_number_unsigned()) {
      return fault(FaultCode::wrong_type, std::string(where) + ": of", "must be a whole number from 0");
    }
    part.of = json["of"].get<std::uint64_t>();
  }
  return part;
}

void add(WholeRuns& runs, const Part& part) {
  const auto& stretches = part.report.stretches;
  const bool is_of_several = std::ranges::any_of(
      stretches, [&stretches](const Stretch& stretch) { return stretch.seed != stretches.front().seed; });
  for (const Stretch& stretch : stretches) {
    std::uint64_t& whole = runs[stretch.seed];
    whole = std::max(whole, is_of_several ? stretch.to : part.of);
  }
}

std::optional<Stretch> missing_in(const Report& report, const WholeRuns& runs) {
  std::vector<Stretch> in_order = report.stretches;
  std::ranges::sort(in_order, {}, [](const Stretch& stretch) { return std::pair(stretch.seed, stretch.from); });
  for (std::size_t at = 0; at < in_order.size(); ++at) {
    const Stretch& here = in_order[at];
    const bool begins = at == 0 || in_order[at - 1].seed != here.seed;
    const bool ends = at + 1 == in_order.size() || in_order[at + 1].seed != here.seed;
    const std::uint64_t before = begins ? 0 : in_order[at - 1].to;
    if (before < here.from) {
      return Stretch{.seed = here.seed, .from = before, .to = here.from};
    }
    const auto whole = runs.find(here.seed);
    if (ends && whole != runs.end() && here.to < whole->second) {
      return Stretch{.seed = here.seed, .from = here.to, .to = whole->second};
    }
  }
  return std::nullopt;
}

}  // namespace fc::trials
