// An empty book of bouts, open to be written to by hand.
#pragma once

#include <string>

#include "book.h"
#include "records/exchange.h"
#include "records/sqlite.h"

namespace fc::records {

class OpenBook : public testing::Test {
 protected:
  void SetUp() override {
    // Nobody pulls a plug here.
    ASSERT_TRUE(database_->run("PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY;"));
    ASSERT_TRUE(bring_up_to_date(*database_));
  }

  /// A bout of the tests' own game to its end: Ann against a bot. script: becomes what was played.
  BoutId fight(std::uint64_t seed, Script* script = nullptr) {
    const auto match = test::tiny_bout();
    Random random(seed);
    while (test::answer_at_random(*match, random)) {
    }
    WholeBout bout{.row = opening_of(*match), .seats = two_seats(), .script = match->script()};
    bout.row.standing = match->standing();
    bout.seats[0].profile = "Ann";
    if (script != nullptr) {
      *script = match->script();
    }
    const auto added = insert_family(*database_, {.head = std::move(bout), .inner = {}});
    EXPECT_TRUE(added) << one_line(added.error());
    return added.value_or(0);
  }
  /// How SQLite would answer: one line for each table it walks.
  [[nodiscard]] std::string plan_of(const std::string& command) const {
    auto asked = database_->ask("EXPLAIN QUERY PLAN " + command);
    std::string plan;
    while (asked && asked->next().value_or(false)) {
      plan += asked->text(3) + "\n";
    }
    return plan;
  }

  test::Folder folder_;
  Result<Database> database_ = Database::open(folder_.path() / "records.db", Database::Access::write, 0);
};

}  // namespace fc::records
