#include "library/catalogue_files.h"

#include <fmt/format.h>

#include <cmath>
#include <system_error>

#include "library/checked_json.h"

namespace fc {
namespace {

Result<double> read_term(const Json& weights, const std::string& term) {
  const std::string place = member_place("weights", term);
  if (!weights.contains(term)) {
    return fault(FaultCode::missing_key, place, "is missing");
  }
  if (!weights[term].is_number() || !std::isfinite(weights[term].get<double>())) {
    return fault(FaultCode::wrong_type, place, "must be a number, not " + described(weights[term]));
  }
  return weights[term].get<double>();
}

/// The weights of units, row by row behind `weights`; none if the file has none.
Result<void> read_units(const Json& json, std::vector<double>& weights) {
  if (!json.contains("units")) {
    return {};
  }
  const auto wrong = [] {
    return fault(FaultCode::wrong_type, "units",
                 fmt::format("must be lists of {} numbers, one more than terms", numbers_of_units));
  };
  const Json& rows = json["units"];
  if (!rows.is_array() || rows.size() != json["weights"].size() + 1) {
    return wrong();
  }
  for (const Json& row : rows) {
    if (!row.is_array() || row.size() != numbers_of_units) {
      return wrong();
    }
    for (const Json& weight : row) {
      if (!weight.is_number() || !std::isfinite(weight.get<double>())) {
        return wrong();
      }
      weights.push_back(weight.get<double>());
    }
  }
  return {};
}

Result<Json> read_chances_file(const std::filesystem::path& file) {
  FC_TRY(Json json, read_json_file(file));
  if (const auto sound = check_object(json, "", {"made_by", "weights"}, {"units"}); !sound) {
    return in_file(file, sound.error());
  }
  if (!json["weights"].is_object()) {
    return in_file(file, {.code = FaultCode::wrong_type, .where = "weights", .detail = "must be an object"});
  }
  return json;
}

std::filesystem::path chances_file(const std::filesystem::path& data, std::string_view slug) {
  return data / slug / "chances.json";
}

}  // namespace

Result<std::vector<double>> read_chances(const std::filesystem::path& data, std::string_view slug,
                                         std::span<const std::string_view> terms) {
  std::vector<double> weights;
  const std::filesystem::path file = chances_file(data, slug);
  std::error_code error;
  if (!std::filesystem::exists(file, error)) {
    return weights;
  }
  FC_TRY(const Json json, read_chances_file(file));
  for (const std::string_view term : terms) {
    const auto weight = read_term(json["weights"], std::string(term));
    if (!weight) {
      return in_file(file, weight.error());
    }
    weights.push_back(*weight);
  }
  if (const auto units = read_units(json, weights); !units) {
    return in_file(file, units.error());
  }
  return weights;
}

std::string write_chances(std::string_view slug, std::uint64_t bouts, std::uint64_t seed,
                          std::span<const std::string_view> terms, std::span<const double> weights) {
  std::string text = fmt::format(
      "{{\n  \"made_by\": \"four-corners-cli chances {} --bouts {} --seed {}\",\n  \"weights\": {{\n", slug, bouts, seed);
  for (std::size_t place = 0; place < terms.size(); ++place) {
    text += fmt::format("    \"{}\": {:.6f}{}\n", terms[place], weights[place], place + 1 < terms.size() ? "," : "");
  }
  text += "  }";
  for (std::size_t place = terms.size(); place < weights.size(); ++place) {
    const std::size_t column = (place - terms.size()) % numbers_of_units;
    text += place == terms.size() ? ",\n  \"units\": [\n    [" : column == 0 ? ",\n    [" : ", ";
    text += fmt::format("{:.6f}{}", weights[place], column + 1 == numbers_of_units ? "]" : "");
  }
  return text + (weights.size() > terms.size() ? "\n  ]\n}\n" : "\n}\n");
}

Result<void> check_chances(const std::filesystem::path& data, std::string_view slug) {
  const std::filesystem::path file = chances_file(data, slug);
  std::error_code error;
  if (!std::filesystem::exists(file, error)) {
    return {};
  }
  FC_TRY(const Json json, read_chances_file(file));
  for (const auto& [term, weight] : json["weights"].items()) {
    if (const auto sound = read_term(json["weights"], term); !sound) {
      return in_file(file, sound.error());
    }
  }
  std::vector<double> units;
  if (const auto sound = read_units(json, units); !sound) {
    return in_file(file, sound.error());
  }
  return {};
}

}  // namespace fc
