// What tests of the records share: bouts of any game, played at random and kept.
#pragma once

#include "records/bout_recorder.h"
#include "tests/library/folder.h"
#include "tests/match/bouts.h"

namespace fc::records {

inline std::vector<SeatRow> two_seats() {
  return {{.sitter = "person", .profile = "person"}, {.sitter = "bot", .profile = "champion"}};
}

/// As `OpenMatch`.
inline Result<std::unique_ptr<Match>> open_any(const Script& script) { return test::all_games().open(script); }

inline BoutRow opening_of(const Match& match) {
  BoutRow row;
  row.game = match.script().game;
  row.setup = match.script().setup;
  row.names = {"Joe Louis", "Joe Frazier", "George Foreman", "Ken Norton"};
  row.names.resize(static_cast<std::size_t>(match.seats()));
  row.standing = match.standing();
  return row;
}

/// A bout as a row, without a match behind it.
inline BoutRow some_row(int number = 1) {
  BoutRow row;
  row.game = "tiny";
  row.setup = R"({"boxers":["abe-anvil"]})";
  row.names = {"Joe Louis", "Bout " + std::to_string(number)};
  row.begun = row.touched = number;
  row.standing = {.key = "tiny.round_line", .places = {{"round", "1"}}};
  row.standing.over = number % 2 == 0;
  return row;
}

/// Plays a match at random to its end, and keeps every answer.
inline void keep_to_the_end(Match& match, BoutRecorder& recorder) {
  Random random(7);
  while (test::answer_at_random(match, random)) {
    recorder.keep(match);
  }
  ASSERT_TRUE(recorder.flush());
}

/// The script that is kept under this number; an empty one if there is none.
inline Script kept_script(Records& records, BoutId bout) {
  const auto script = records.read([bout](const Database& database) -> Result<Script> {
    FC_TRY(const auto row, find_bout(database, bout));
    return row ? script_of(database, *row) : Script();
  });
  EXPECT_TRUE(script) << one_line(script.error());
  return script.value_or(Script());
}

inline std::vector<BoutRow> kept_bouts(Records& records) {
  const auto rows = records.read([](const Database& database) { return bouts_before(database, 0, 1000); });
  EXPECT_TRUE(rows) << one_line(rows.error());
  return rows.value_or(std::vector<BoutRow>());
}

}  // namespace fc::records
