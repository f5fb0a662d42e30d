#include "library/rulebook.h"

#include <fmt/format.h>
#include <algorithm>
#include <numeric>
#include <sstream>
#include <utility>

#include "library/checked_json.h"
#include "library/text_files.h"

namespace fc {
namespace {

constexpr std::string_view common_book = "common";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The cells of "| a | b |"; the last bar may be left out.
std::vector<std::string> cells_of(std::string_view row) {
  std::vector<std::string> cells;
  row.remove_prefix(1);
  while (!trimmed(row).empty()) {
    const std::size_t bar = std::min(row.find('|'), row.size());
    cells.emplace_back(trimmed(row.substr(0, bar)));
    row.remove_prefix(std::min(bar + 1, row.size()));
  }
  return cells;
}

RulebookLine line_of(std::string_view text) {
  if (text.starts_with("# ")) {
    return {.kind = RulebookLineKind::subhead, .text = std::string(text.substr(2)), .cells = {}};
  }
  if (text.starts_with("- ")) {
    return {.kind = RulebookLineKind::bullet, .text = std::string(text.substr(2)), .cells = {}};
  }
  if (text.starts_with("| ")) {
    return {.kind = RulebookLineKind::row, .text = {}, .cells = cells_of(text)};
  }
  return {.kind = RulebookLineKind::paragraph, .text = std::string(text), .cells = {}};
}

/// Whether `line` is a row that does not fit the row before it.
bool breaks_table(const std::vector<RulebookLine>& lines, const RulebookLine& line) {
  return line.kind == RulebookLineKind::row && !lines.empty() && lines.back().kind == RulebookLineKind::row &&
         lines.back().cells.size() != line.cells.size();
}

Result<RulebookPage> read_page(const Json& json, const std::string& book, const std::string& where) {
  FC_TRY(const JsonMembers members, members_of(json, where, {"id", "title", "lines"}));
  FC_TRY(const std::string id, members.get("id", read_text));
  FC_TRY(const std::string title, members.get("title", read_text));
  FC_TRY(check_list(members["lines"], members.place("lines")));
  if (!id.starts_with(book + ".") || id.size() == book.size() + 1) {
    return fault(FaultCode::unknown_value, members.place("id"), "\"" + id + "\" must begin with \"" + book + ".\"");
  }
  RulebookPage page{.id = id, .book = book, .title = title, .lines = {}};
  for (std::size_t i = 0; i < members["lines"].size(); ++i) {
    const std::string place = element_place(members.place("lines"), i);
    FC_TRY(const auto text, read_text(members["lines"][i], place));
    RulebookLine line = line_of(text);
    if (breaks_table(page.lines, line)) {
      return fault(FaultCode::unknown_value, place, "a row must have as many cells as the row above it");
    }
    page.lines.push_back(std::move(line));
  }
  return page;
}

std::size_t place_of(std::string_view id, const std::vector<RulebookPage>& pages) {
  return static_cast<std::size_t>(std::ranges::find(pages, id, &RulebookPage::id) - pages.begin());
}

/// Adds the pages of one file to `pages`.
Result<void> read_book(const std::filesystem::path& file, const std::string& book, std::vector<RulebookPage>& pages) {
  FC_TRY(const auto json, read_text_file(file));
  const std::string pages_place = file.string() + ": pages";
  FC_TRY(check_object(json, file.string(), {"pages"}));
  const Json& list = json["pages"];
  FC_TRY(check_list(list, pages_place));
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string where = element_place(pages_place, i);
    FC_TRY(auto page, read_page(list[i], book, where));
    if (place_of(page.id, pages) != pages.size()) {
      return fault(FaultCode::unknown_value, member_place(where, "id"), "\"" + page.id + "\" is taken by another page");
    }
    pages.push_back(std::move(page));
  }
  return {};
}

/// The page as one folded text, one line each.
std::string folded_body(const RulebookPage& page) {
  std::string body = page.title;
  for (const auto& line : page.lines) {
    body += '\n' + line.text;
    for (const auto& cell : line.cells) {
      body += '\n' + cell;
    }
  }
  return folded(body);
}

}  // namespace

Result<Rulebook> Rulebook::load(const std::filesystem::path& data, std::string_view language) {
  FC_TRY(auto folders, text_folders(data));
  std::stable_partition(folders.begin(), folders.end(),
                        [](const auto& folder) { return folder.parent_path().filename() != common_book; });
  Rulebook rulebook;
  for (const auto& folder : folders) {
    const std::string book = folder.parent_path().filename().string();
    for (const auto& file : text_files_in(folder / "rulebook", language)) {
      FC_TRY(read_book(file, book, rulebook.pages_));
    }
  }
  return rulebook;
}

std::size_t Rulebook::find(std::string_view id) const { return place_of(id, pages_); }

std::vector<std::size_t> Rulebook::search(std::string_view text) const {
  const std::vector<std::string> words = words_to_find(text);
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    if (holds_all(folded_body(pages_[i]), words)) {
      found.push_back(i);
    }
  }
  std::stable_partition(found.begin(), found.end(),
                        [&](std::size_t i) { return holds_all(folded(pages_[i].title), words); });
  return found;
}

std::string folded(std::string_view text) {
  // The second byte of the letters U+00C0 to U+00FF (first byte 0xC3) and what they fold to; '\0' stays as it is.
  constexpr std::string_view latin("aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0\0aaaaaa\0ceeeeiiii\0nooooo\0ouuuuy\0y", 64);
  static_assert(latin.size() == 64);
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const unsigned next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    if (byte == 0xC3 && next >= 0x80 && next <= 0xBF && latin[next - 0x80] != '\0') {
      plain += latin[next - 0x80];
      ++i;
    } else if (byte == 0xC5 && (next == 0x92 || next == 0x93)) {
      plain += "oe";
      ++i;
    } else if (byte == 0xC2 && next == 0xA0) {
      plain += ' ';
      ++i;
    } else {
      plain += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : text[i];
    }
  }
  return plain;
}

namespace {

/// How many letters have to be put in, left out, changed or swapped with a neighbour to make one of the other.
std::size_t distance(std::string_view one, std::string_view other) {
  std::vector<std::size_t> before_last;
  std::vector<std::size_t> last(other.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t row = 1; row <= one.size(); ++row) {
    std::vector<std::size_t> now(other.size() + 1, row);
    for (std::size_t column = 1; column <= other.size(); ++column) {
      const std::size_t changed = last[column - 1] + (one[row - 1] == other[column - 1] ? 0 : 1);
      now[column] = std::min({changed, last[column] + 1, now[column - 1] + 1});
      if (row > 1 && column > 1 && one[row - 1] == other[column - 2] && one[row - 2] == other[column - 1]) {
        now[column] = std::min(now[column], before_last[column - 2] + 1);
      }
    }
    before_last = std::exchange(last, std::move(now));
  }
  return last.back();
}

}  // namespace

std::vector<std::string> words_to_find(std::string_view text) {
  std::istringstream in(folded(text));
  std::vector<std::string> words;
  for (std::string word; in >> word;) {
    words.push_back(word);
  }
  return words;
}

bool holds_all(std::string_view folded_name, const std::vector<std::string>& wanted) {
  return std::ranges::all_of(
      wanted, [folded_name](const std::string& word) { return folded_name.find(word) != std::string_view::npos; });
}

std::string plainly(std::string_view text) {
  std::string plain = folded(text);
  std::erase_if(plain, [](unsigned char c) { return c < 0x80 && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9'); });
  return plain;
}

std::optional<std::size_t> find_plainly(std::span<const std::string_view> known, std::string_view word) {
  auto found = std::ranges::find(known, word);
  if (found == known.end()) {
    found = std::ranges::find(known, plainly(word), plainly);
  }
  return found == known.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - known.begin()));
}

std::optional<std::string_view> nearest(std::span<const std::string_view> known, std::string_view word) {
  constexpr std::size_t longest = 100;  // letters: nobody's name, and a line that takes long to compare
  const std::string wanted = plainly(word.substr(0, longest));
  // A slip every third letter.
  std::size_t least = wanted.size() / 3 + 1;
  std::optional<std::string_view> best;
  for (const std::string_view one : known) {
    const std::string plain = plainly(one);
    // Half a name is no slip: "louis" is Joe Louis before it is Lewis.
    const bool is_part = wanted.size() > 2 && (plain.find(wanted) != std::string::npos);
    const std::size_t far = is_part ? 1 : distance(wanted, plain);
    if (far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}

std::string meant(std::span<const std::string_view> known, std::string_view word) {
  const std::optional<std::string_view> best = nearest(known, word);
  return best ? "; did you mean \"" + std::string(*best) + "\"?" : std::string();
}

tl::unexpected<Fault> unknown_key(std::string_view where, std::string_view key, std::span<const std::string_view> known) {
  return fault(FaultCode::unknown_key, member_place(where, key),
               fmt::format("unknown key{}; known: {}", meant(known, key), fmt::join(known, ", ")));
}

}  // namespace fc
