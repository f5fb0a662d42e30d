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

Result<Json> read_chances_file(const std::filesystem::path& file) {
  FC_TRY(Json json, read_json_file(file));
  if (const auto sound = check_object(json, "", {"made_by", "weights"}); !sound) {
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
  return weights;
}

std::string write_chances(std::string_view slug, std::uint64_t bouts, std::uint64_t seed,
                          std::span<const std::string_view> terms, std::span<const double> weights) {
  std::string text = fmt::format(
      "{{\n  \"made_by\": \"four-corners-cli chances {} --bouts {} --seed {}\",\n  \"weights\": {{\n", slug, bouts, seed);
  for (std::size_t place = 0; place < terms.size(); ++place) {
    text += fmt::format("    \"{}\": {:.6f}{}\n", terms[place], weights[place], place + 1 < terms.size() ? "," : "");
  }
  return text + "  }\n}\n";
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
  return {};
}

}  // namespace fc
