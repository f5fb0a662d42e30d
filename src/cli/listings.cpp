#include "cli/game_commands.h"

#include <algorithm>
#include <ostream>
#include <string>

#include <fmt/format.h>

#include "core/cleaned.h"

namespace fc::cli {
namespace {

/// In letters; a letter of UTF-8 may have several bytes.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

}  // namespace

std::string in_words(const BoxerTable& table) {
  std::vector<std::vector<std::string>> rows = table.rows;
  for (std::vector<std::string>& row : rows) {
    std::ranges::transform(row, row.begin(), [](const std::string& cell) { return escaped(cell); });
  }
  std::vector<std::size_t> widths;
  for (std::size_t column = 0; column < table.head.size(); ++column) {
    std::size_t width = width_of(table.head[column]);
    for (const auto& row : rows) {
      width = std::max(width, width_of(row[column]));
    }
    widths.push_back(width);
  }
  std::string text;
  const auto write_row = [&](const std::vector<std::string>& row) {
    std::string line;
    for (std::size_t column = 0; column < row.size(); ++column) {
      line += fmt::format("{:<{}}  ", row[column], widths[column]);
    }
    text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  };
  write_row(table.head);
  std::ranges::for_each(rows, write_row);
  return text;
}

Json to_json(std::string_view slug, const BenchResult& result) {
  constexpr double second = 1e9;
  Json json{{"game", slug},
            {"bouts_per_second", second / result.bout_nanoseconds},
            {"answers_per_second", second / result.bout_nanoseconds * result.draws},
            {"bout_ns", result.bout_nanoseconds},
            {"draws_ns", result.draws_nanoseconds},
            {"draws_per_bout", result.draws},
            {"ratio", result.bout_nanoseconds / result.draws_nanoseconds},
            {"parts_ns", Json::object()},
            {"state_bytes", result.state_bytes},
            {"signature", result.signature}};
  for (const BenchPart& part : result.parts) {
    json["parts_ns"][part.name] = part.nanoseconds;
  }
  return json;
}

std::string in_words(std::string_view slug, const BenchResult& result) {
  constexpr double per_cent = 100;
  constexpr double second = 1e9;
  const double bout = result.bout_nanoseconds;
  const auto line = [](std::string_view label, double number, std::string_view after) {
    return fmt::format("  {:<26}{:>12.0f} {}\n", label, number, after);
  };
  std::string text = fmt::format("{}\n", slug);
  text += line("uniform-random bout", bout, fmt::format("ns ({:.0f} bouts a second, one core)", second / bout));
  text += line("answers a second", second / bout * result.draws, "each a random draw");
  text += line(fmt::format("its {:.0f} draws alone", result.draws), result.draws_nanoseconds,
               fmt::format("ns, ratio {:.2f}", bout / result.draws_nanoseconds));
  for (const BenchPart& part : result.parts) {
    text += line(part.name, part.nanoseconds, fmt::format("ns ({:.0f} %)", per_cent * part.nanoseconds / bout));
  }
  text += line("state", static_cast<double>(result.state_bytes), "bytes");
  return text + fmt::format("  {:<26}{:>12}\n", "signature", result.signature);
}

namespace {

constexpr int cells = 40;

}  // namespace

ProgressBar::~ProgressBar() {
  if (drawn_ >= 0) {
    out_ << "\r\x1b[K" << std::flush;
  }
}

void ProgressBar::show(std::uint64_t done) {
  const double share = static_cast<double>(std::min(done, total_)) / static_cast<double>(total_);
  const int per_cent = static_cast<int>(share * 100);
  if (per_cent == drawn_) {
    return;
  }
  drawn_ = per_cent;
  const auto full = static_cast<std::size_t>(share * cells);
  out_ << "\r[" << std::string(full, '=') << std::string(cells - full, ' ') << "] " << per_cent << " %" << std::flush;
}

}  // namespace fc::cli
