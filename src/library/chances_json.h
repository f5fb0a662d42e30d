// The weights of a fitted V: data/<game>/chances.json, which `four-corners-cli chances` makes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace fc {

/// The weights in <data>/<slug>/chances.json, in the order of `terms`; none if there is no such file. Faults: cannot_read,
/// and those of JSON that is no such file, "weights.lead" for one that is missing or is no number.
Result<std::vector<double>> read_chances(const std::filesystem::path& data, std::string_view slug,
                                         std::span<const std::string_view> terms);

/// The file as text: how it was made, and the weights, each with its term.
std::string write_chances(std::string_view slug, std::uint64_t bouts, std::uint64_t seed,
                          std::span<const std::string_view> terms, std::span<const double> weights);

/// What is wrong with <data>/<slug>/chances.json, by itself; nothing if there is none.
Result<void> check_chances(const std::filesystem::path& data, std::string_view slug);

}  // namespace fc
