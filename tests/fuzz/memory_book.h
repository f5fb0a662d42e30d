// A book of bouts in memory, for fuzzers: what is done to it is taken back.
#pragma once

#include <sqlite3.h>

#include <array>

#include "core/result.h"
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

/// SQLite takes its small pieces and its pages out of blocks that it asks for once, and counts none: under a sanitizer,
/// which watches every piece, the making of its statements would take most of the time.
inline void spare_sqlites_memory() {
  constexpr int piece = 1200;  // bytes
  constexpr int pieces = 4000;
  constexpr int page = 4096 + 512;  // with SQLite's own head
  constexpr int pages = 2000;
  alignas(8) static std::array<char, std::size_t{page} * pages> all_pages;
  FC_CHECK(sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0) == SQLITE_OK);
  FC_CHECK(sqlite3_config(SQLITE_CONFIG_LOOKASIDE, piece, pieces) == SQLITE_OK);
  FC_CHECK(sqlite3_config(SQLITE_CONFIG_PAGECACHE, all_pages.data(), page, pages) == SQLITE_OK);
}

inline const records::Database& memory_book() {
  static const records::Database book = [] {
    spare_sqlites_memory();
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
