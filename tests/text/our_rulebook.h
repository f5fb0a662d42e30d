// The project's own rulebook, for tests.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
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

}  // namespace fc::test
