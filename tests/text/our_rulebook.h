// The project's own rulebook, for tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/rulebook.h"
#include "library/text_files.h"
#include "tests/must.h"

namespace fc::test {

inline Rulebook our_rulebook(std::string_view language) { return must(Rulebook::load(data_folder(), language)); }

inline std::vector<std::string> ids(const Rulebook& book, const std::vector<std::size_t>& places) {
  std::vector<std::string> names;
  for (const std::size_t place : places) {
    names.push_back(book.pages().at(place).id);
  }
  return names;
}

/// The rows of a page's table, its head first. which: of several, from 0.
inline std::vector<std::vector<std::string>> table_of(const Rulebook& book, const std::string& id, int which) {
  std::vector<std::vector<std::string>> rows;
  int number = -1;
  bool in_table = false;
  for (const RulebookLine& line : book.pages().at(book.find(id)).lines) {
    const bool is_row = line.kind == RulebookLineKind::row;
    number += is_row && !in_table ? 1 : 0;
    if (is_row && number == which) {
      rows.push_back(line.cells);
    }
    in_table = is_row;
  }
  return rows;
}

/// These pages are there, in every language.
inline void expect_pages(const std::vector<std::string>& wanted) {
  for (const std::string_view language : languages) {
    const Rulebook book = our_rulebook(language);
    for (const std::string& id : wanted) {
      EXPECT_LT(book.find(id), book.pages().size()) << id << " in " << language;
    }
  }
}

/// "0", "+3", and with a minus as it is printed.
inline std::string with_sign(int amount) {
  return amount == 0 ? "0" : (amount < 0 ? "\u2212" : "+") + std::to_string(amount < 0 ? -amount : amount);
}

/// The tables of a game's pages, in every language.
class RulebookTables : public testing::TestWithParam<const char*> {
 protected:
  using Cells = std::vector<std::string>;

  explicit RulebookTables(std::string slug) : slug_(std::move(slug)) {}

  /// id: without the slug.
  [[nodiscard]] const RulebookPage& page(std::string_view id) const { return book_.pages().at(book_.find(id_of(id))); }
  /// The rows of a page's table. which: of several, from 0.
  [[nodiscard]] std::vector<Cells> table_with_head(std::string_view id, int which = 0) const {
    return table_of(book_, id_of(id), which);
  }
  [[nodiscard]] std::vector<Cells> table(std::string_view id, int which = 0) const {
    std::vector<Cells> rows = table_with_head(id, which);
    rows.erase(rows.begin());
    return rows;
  }
  [[nodiscard]] bool english() const { return std::string_view(GetParam()) == "en"; }

 private:
  [[nodiscard]] std::string id_of(std::string_view id) const { return std::string(slug_).append(".").append(id); }

  std::string slug_;
  Rulebook book_ = our_rulebook(GetParam());
};

}  // namespace fc::test
