// A book of bouts in memory, for fuzzers: what is done to it is taken back.
#pragma once

#include "core/check.h"
#include "match/games.h"
#include "records/exchange.h"
#include "records/sqlite.h"
#include "tests/must.h"

namespace fc::test {

inline const Games& fuzzed_games() {
  static const auto loaded = must(Games::load(data_folder()));
  return loaded;
}

inline Result<std::unique_ptr<Match>> open_fuzzed(const Script& script) { return fuzzed_games().open(script); }

inline const records::Database& memory_book() {
  static const records::Database book = [] {
    auto made = must(records::Database::open(":memory:", records::Database::Access::read, 0));
    must(records::bring_up_to_date(made));
    return made;
  }();
  return book;
}

/// Calls `steps` with the book, empty before and after.
template <class Steps>
void in_memory_book(Steps steps) {
  const records::Database& book = memory_book();
  must(book.run("BEGIN"));
  steps(book);
  must(book.run("ROLLBACK"));
}

inline void check_line(const Fault& fault) { FC_CHECK(one_line(fault).find('\n') == std::string::npos); }

}  // namespace fc::test
