#include "trials/parts.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "library/checked_json.h"

namespace fc::trials {

std::string in_words(const Report& report, std::string_view title, std::span<const Figure> figures, const Telling& telling) {
  const std::string heading = std::string(title) + (telling.partial ? " (partial)" : "");
  return telling.timing ? in_words(report, heading, figures) : figures_in_words(report, heading, figures);
}

std::string to_json(const Report& report, std::span<const Figure> figures, const Telling& telling) {
  Json json = Json::parse(to_json(report, figures));
  json["of"] = telling.of;
  if (telling.partial) {
    json["partial"] = true;
  }
  if (!telling.timing) {
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

std::optional<Stretch> missing_in(const Report& report, std::uint64_t of) {
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
    if (ends && here.to < of) {
      return Stretch{.seed = here.seed, .from = here.to, .to = of};
    }
  }
  return std::nullopt;
}

}  // namespace fc::trials
