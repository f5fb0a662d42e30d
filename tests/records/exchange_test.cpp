// A bout goes out as text and comes in with everything that was kept; and what bouts add up to.
#include "records/exchange.h"

#include "book.h"
#include "match/script.h"
#include "records/results.h"
#include "records/sqlite.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc::records {
namespace {

/// A long game that has gone on at random from `script` until so many more bouts came of it; none if it ends before.
std::optional<Script> gone_on(const Script& script, int bouts, std::uint64_t seed) {
  const auto match = test::must(open_any(script));
  EXPECT_TRUE(replay(*match, script));
  Random random(seed);
  for (int fought = 0; fought < bouts;) {
    fought += match->need().kind == NeedKind::bout ? 1 : 0;
    if (!test::answer_at_random(*match, random)) {
      return std::nullopt;
    }
  }
  return match->script();
}

/// The same, by the first course that gets so far; none if a hundred do not: it is no long game.
std::optional<Script> some_course(const Script& script, int bouts, std::uint64_t seed) {
  for (std::uint64_t tries = 0; tries < 100; ++tries) {
    if (auto course = gone_on(script, bouts, seed + tries)) {
      return course;
    }
  }
  return std::nullopt;
}

class ExchangeTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(database_->run("PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF"));
    ASSERT_TRUE(bring_up_to_date(*database_));
  }

  /// A bout of the tests' own game after so many answers, by Ann and a bot.
  [[nodiscard]] static WholeBout some_bout(int answers, std::uint64_t seed = 5) {
    const auto match = test::tiny_bout();
    Random random(seed);
    for (int answer = 0; answer < answers && test::answer_at_random(*match, random); ++answer) {
    }
    WholeBout bout{.row = opening_of(*match), .seats = two_seats(), .script = match->script()};
    bout.row.begun = 1'763'787'060;
    bout.row.touched = 1'763'787'333;
    bout.row.names = {"Abe \"Anvil\"", "Zéb"};
    bout.seats[0].profile = "Ann";
    return bout;
  }
  BoutId add(const WholeBout& bout) {
    const auto added = insert_family(*database_, {.head = bout, .inner = {}});
    EXPECT_TRUE(added) << one_line(added.error());
    return added.value_or(0);
  }
  [[nodiscard]] Tally tally(Whose whose, const std::string& name, const std::string& game = "") {
    const auto sums = tallies(*database_, {.whose = whose, .game = game});
    EXPECT_TRUE(sums) << one_line(sums.error());
    for (const Tally& tally : *sums) {
      if (tally.name == name) {
        return tally;
      }
    }
    return {};
  }

  test::Folder folder_;
  Result<Database> database_ = Database::open(folder_.path() / "records.db", Database::Access::write, 0);
};

TEST_F(ExchangeTest, gives_back_what_went_out) {
  WholeBout bout = some_bout(12);
  bout.row.lesson = true;
  const auto family = family_of(*database_, add(bout));
  ASSERT_TRUE(family && *family);
  const std::string line = to_lines(**family, false);
  const auto read = read_whole_bout(line, open_any);
  ASSERT_TRUE(read) << one_line(read.error());
  EXPECT_EQ(read->script, bout.script);
  EXPECT_EQ(read->seats, bout.seats);
  EXPECT_EQ(read->row.names, bout.row.names);
  EXPECT_EQ(read->row.begun, bout.row.begun);
  EXPECT_EQ(read->row.touched, bout.row.touched);
  EXPECT_TRUE(read->row.lesson);
  EXPECT_EQ(read->row.standing, bout.row.standing);
}

TEST_F(ExchangeTest, says_of_who_shares_nothing_that_is_of_this_machine_alone) {
  WholeBout bout = some_bout(12);
  bout.seats[0].sitter = "shared:1";
  const auto family = family_of(*database_, add(bout));
  ASSERT_TRUE(family && *family);
  EXPECT_EQ((**family).head.seats[0].sitter, "shared:1");
  EXPECT_EQ(tally(Whose::person, "Ann").going_on, 1) << "he is a person as others";
  EXPECT_TRUE(has_name((**family).head.seats[0]));
  const auto read = read_whole_bout(to_lines(**family, false), open_any);
  ASSERT_TRUE(read) << one_line(read.error());
  EXPECT_EQ(read->seats[0].sitter, "shared");
}

TEST_F(ExchangeTest, gives_up_a_file_of_nothing_but_wrong_lines) {
  const std::string line = to_json(some_bout(12).script) + "\n";
  std::string text = line;
  for (std::size_t wrong = 1; wrong < most_wrong_lines; ++wrong) {
    text += "{}\n";
  }
  EXPECT_EQ(read_families(text + line, open_any).size(), most_wrong_lines + 1) << "one wrong line less: all of it is read";
  const auto read = read_families(text + "{}\n" + line, open_any);
  ASSERT_EQ(read.size(), most_wrong_lines + 2);
  EXPECT_TRUE(read.front().family);
  EXPECT_FALSE(read.back().family);
  EXPECT_EQ(read.back().family.error().code, FaultCode::surplus);
}

TEST_F(ExchangeTest, goes_out_as_the_referee_reads_it) {
  const WholeBout bout = some_bout(12);
  const Family family{.head = bout, .inner = {}};
  EXPECT_EQ(parse_script(to_lines(family, false)), bout.script);
  EXPECT_EQ(to_lines(family, true), to_json(bout.script) + "\n") << "bare: the script and nothing else";
}

TEST_F(ExchangeTest, takes_a_script_of_which_nobody_knows_who_sat_there) {
  const auto read = read_whole_bout(to_json(some_bout(100'000).script), open_any);
  ASSERT_TRUE(read) << one_line(read.error());
  ASSERT_EQ(read->seats.size(), 2U);
  EXPECT_EQ(read->seats[0].sitter, unknown_sitter);
  EXPECT_EQ((*find_bout(*database_, add(*read)))->standing, read->row.standing) << "who has won is known all the same";
}

TEST_F(ExchangeTest, names_the_place_of_what_is_wrong) {
  const std::string script = to_json(some_bout(12).script);
  const auto wrong = [&script](const std::string& kept) {
    const auto read = read_whole_bout(script.substr(0, script.size() - 1) + ",\"kept\":" + kept + "}", open_any);
    return read ? std::string() : read.error().where;
  };
  EXPECT_EQ(wrong("{}"), "");
  EXPECT_EQ(wrong("[]"), "kept");
  EXPECT_EQ(wrong(R"({"begun":-1})"), "kept.begun");
  EXPECT_EQ(wrong(R"({"inside":"1"})"), "kept.inside");
  EXPECT_EQ(wrong(R"({"names":["one"]})"), "kept.names") << "the bout has two seats";
  EXPECT_EQ(wrong(R"({"seats":[{"sitter":"ghost","profile":"x"},{"sitter":"bot","profile":"x"}]})"), "kept.seats[0].sitter");
  EXPECT_EQ(wrong(R"({"hat":1})"), "kept.hat");
  EXPECT_EQ(wrong(R"({"begun":253402300799,"touched":253402300800})"), "kept.touched") << "a year that no clock shows";
  EXPECT_EQ(wrong(R"({"begun":18446744073709551615})"), "kept.begun");
  EXPECT_EQ(wrong(R"({"names":["Abe","two\nlines"]})"), "kept.names[1]");
  EXPECT_EQ(wrong(R"({"names":["\u202eebA","Zeb"]})"), "kept.names[0]");
  EXPECT_EQ(wrong(R"({"seats":[{"sitter":"person","profile":"\u001b[31mAnn"},{"sitter":"bot","profile":"x"}]})"),
            "kept.seats[0].profile");
  const auto with_away = [&wrong](const std::string& away) {
    return wrong(R"({"seats":[{"sitter":"person","profile":"Ann","away":)" + away + R"(},{"sitter":"bot","profile":"x"}]})");
  };
  EXPECT_EQ(with_away(R"("12-40 77-")"), "");
  EXPECT_EQ(with_away('"' + std::string(4'000, '7') + '"'), "");
  for (const std::string& away :
       {'"' + std::string(4'001, '7') + '"', std::string(R"("12-40 x")"), std::string(R"("=12-40")"), std::string("12")}) {
    EXPECT_EQ(with_away(away), "kept.seats[0].away") << away.substr(0, 20);
  }
  Script cheated = some_bout(12).script;
  cheated.dice[0] = 77;
  EXPECT_EQ(read_whole_bout(to_json(cheated), open_any).error().where, "dice[0]");
  const std::size_t dice = some_bout(12).script.dice.size();
  std::string unread = script;
  unread.insert(unread.find("],\"choices\""), ",\"right-jab\"");
  const auto refused = read_whole_bout(unread, open_any);
  ASSERT_FALSE(refused) << "nobody has asked for that die yet, but no book holds a text for it";
  EXPECT_EQ(refused.error().where, "dice[" + std::to_string(dice) + "]");
}

TEST_F(ExchangeTest, trims_names_that_come_in) {
  const std::string script = to_json(some_bout(12).script);
  const auto read =
      read_whole_bout(script.substr(0, script.size() - 1) + R"(,"kept":{"names":["  Abe ","Zeb"]}})", open_any);
  ASSERT_TRUE(read) << one_line(read.error());
  EXPECT_EQ(read->row.names[0], "Abe");
}

TEST_F(ExchangeTest, takes_nothing_for_sound_that_a_file_could_not_hold) {
  const BoutId bout = add(some_bout(12));
  const auto going_out = [&] { return check_going_out(**family_of(*database_, bout)); };
  ASSERT_TRUE(going_out());
  ASSERT_TRUE(database_->run("UPDATE step SET value = CAST(X'6aff62' AS TEXT) WHERE choice = 1 AND number = 0"));
  ASSERT_FALSE(going_out());
  EXPECT_EQ(going_out().error().where, "choices[0]");
  EXPECT_TRUE(parse_script(to_lines(**family_of(*database_, bout), false))) << "whoever saves it all the same gets JSON";
  for (const char* const damaged : {"{\"boxers\":[", "[]", "{\"a\":1,\"a\":2}"}) {
    ASSERT_TRUE(database_->tell("UPDATE bout SET setup = ?2 WHERE id = ?1", bout, std::string(damaged)));
    ASSERT_FALSE(going_out()) << damaged;
    EXPECT_EQ(going_out().error().where, "setup");
  }
}

TEST(Times, that_no_clock_shows_are_told_as_such) {
  EXPECT_EQ(exact_time(1'763'787'333), "2025-11-22T04:55:33Z");
  EXPECT_EQ(local_time(1'763'787'333).substr(0, 9), "2025-11-2");
  for (const std::int64_t seconds : {std::int64_t{-1}, latest_time + 1, std::numeric_limits<std::int64_t>::max()}) {
    EXPECT_EQ(exact_time(seconds), "?");
    EXPECT_EQ(local_time(seconds), "?");
  }
}

TEST_F(ExchangeTest, gives_out_what_may_come_in_again_whatever_the_book_holds) {
  const BoutId bout = add(some_bout(12));
  ASSERT_TRUE(
      database_->run("UPDATE bout SET begun = -5, touched = 9223372036854775807, names = '[\"\u202eebA\",\"Zeb\"]';"
                     "UPDATE profile SET name = CAST(X'416eff6e' AS TEXT) WHERE name = 'Ann';"
                     "UPDATE seat SET sitter = 'ghost' WHERE seat = 1;"));
  const std::string line = to_lines(**family_of(*database_, bout), false);
  const auto read = read_whole_bout(line, open_any);
  ASSERT_TRUE(read) << one_line(read.error()) << "\n" << line;
  EXPECT_EQ(read->row.begun, 0);
  EXPECT_EQ(read->row.touched, latest_time);
  EXPECT_EQ(read->row.names[0], "?ebA");
  EXPECT_EQ(read->seats[0].profile, "An?n");
  EXPECT_EQ(read->seats[1].sitter, unknown_sitter);
}

TEST_F(ExchangeTest, finds_a_bout_that_is_there_already) {
  const BoutId bout = add(some_bout(12));
  EXPECT_EQ(find_equal(*database_, some_bout(12).script), bout);
  EXPECT_EQ(find_equal(*database_, some_bout(13).script), 0);
}

TEST_F(ExchangeTest, tells_how_a_long_game_stands_to_one_that_began_like_it) {
  const auto family = [](const Script& script) {
    Family made{.head = {.row = test::must(row_of(script, open_any)), .seats = {}, .script = script}, .inner = {}};
    made.head.row.names = {"Ann"};
    made.inner.push_back(some_bout(3));
    return made;
  };
  int long_games = 0;
  for (const std::string game : test::listed_slugs) {
    const Script opening{.game = game, .setup = test::some_setup(game), .dice = {}, .choices = {}};
    const auto wednesday = some_course(opening, 5, 1);
    if (!wednesday) {
      continue;
    }
    SCOPED_TRACE(game);
    ++long_games;
    const auto shortened = [&](std::size_t tenths) {
      // Cut where it can be played to its end: as many answers of the course as are asked for.
      const auto match = test::must(open_any(opening));
      for (std::size_t steps = (wednesday->dice.size() + wednesday->choices.size()) * tenths / 10; steps > 0; --steps) {
        const bool rolls = match->need().kind == NeedKind::roll;
        EXPECT_TRUE(rolls ? match->roll(wednesday->dice[match->script().dice.size()])
                          : match->choose(wednesday->choices[match->script().choices.size()]));
      }
      return match->script();
    };
    const Script monday = shortened(5);
    const Script tuesday = shortened(8);
    const CameIn first = test::must(take_in(*database_, family(tuesday), open_any));
    EXPECT_FALSE(first.related);

    Family with_bouts = family(monday);
    with_bouts.inner.front().row.inside = InsideOf{.bout = 0, .place = 5};
    const CameIn older = test::must(take_in(*database_, with_bouts, open_any));
    EXPECT_EQ(test::must(bouts_inside(*database_, first.bout)).size(), 2U) << "it had none in that place";
    EXPECT_TRUE(test::must(take_in(*database_, with_bouts, open_any)).was_there);
    EXPECT_EQ(test::must(bouts_inside(*database_, first.bout)).size(), 2U) << "and has it once";
    ASSERT_TRUE(older.related);
    EXPECT_EQ(older.related->relation, RelatedBout::Relation::behind);
    EXPECT_TRUE(older.was_there) << "all of it is kept";
    EXPECT_EQ(older.bout, first.bout);

    const CameIn newer = test::must(take_in(*database_, family(*wednesday), open_any));
    ASSERT_TRUE(newer.related);
    EXPECT_EQ(newer.related->relation, RelatedBout::Relation::goes_on);
    EXPECT_NE(newer.bout, first.bout) << "nothing is written over";
    const std::optional<ForkOf> fork = test::must(fork_of(*database_, newer.bout));
    ASSERT_TRUE(fork);
    EXPECT_EQ(*fork, (ForkOf{.bout = first.bout,
                             .place = {.dice = tuesday.dice.size(), .choices = tuesday.choices.size()},
                             .length = test::must(row_of(tuesday, open_any)).standing.length}));

    const auto other = some_course(monday, 1, 50);
    ASSERT_TRUE(other);
    const CameIn astray = test::must(take_in(*database_, family(*other), open_any));
    ASSERT_TRUE(astray.related);
    EXPECT_EQ(astray.related->relation, RelatedBout::Relation::parted);
    EXPECT_GE(astray.related->shared.choices, monday.choices.size());
    EXPECT_LT(astray.related->shared.choices, other->choices.size());

    Script other_dice = *wednesday;
    other_dice.dice.front() = other_dice.dice.front() == 1 ? 2 : 1;
    EXPECT_FALSE(test::must(find_related(*database_, other_dice, open_any)))
        << "the same words behind another first die are another course";

    const auto stranger = some_course(opening, 3, 200);
    ASSERT_TRUE(stranger);
    EXPECT_FALSE(test::must(take_in(*database_, family(*stranger), open_any)).related) << "the same set-up and nothing else";
  }
  EXPECT_GT(long_games, 0);
}

TEST_F(ExchangeTest, finds_long_games_that_began_alike_by_an_index) {
  Statement asked = test::must(database_->ask("EXPLAIN QUERY PLAN " + std::string(of_one_setup), "game", "setup"));
  std::string plan;
  while (test::must(asked.next())) {
    plan += asked.text(3) + "\n";
  }
  EXPECT_NE(plan.find("bout_begun_alike"), std::string::npos) << plan;
  EXPECT_EQ(plan.find("TEMP B-TREE"), std::string::npos) << plan;
}

TEST(CsvRow, holds_no_text_that_a_spreadsheet_takes_for_a_formula) {
  for (const char* const formula : {"=1+1", "+cmd", "-cmd", "@SUM(A1)", "\t=1", "\r=1"}) {
    EXPECT_EQ(csv_row(std::vector<std::string>{formula})[0], '\'') << formula;
  }
  EXPECT_EQ(csv_row(std::vector<std::string>{"-3", "+1.5", "a=b", "two, \"three\""}),
            "-3,+1.5,a=b,\"two, \"\"three\"\"\"\r\n");
  EXPECT_EQ(csv_row(std::vector<std::string>{"Ann;=1+1;-2;@x;b"}), "Ann;'=1+1;'-2;'@x;b\r\n")
      << "where a semicolon begins a cell";
}

TEST_F(ExchangeTest, sums_up_who_won_and_how) {
  WholeBout won = some_bout(3);
  won.row.standing.over = true;
  won.row.standing.method = "ko";
  won.row.standing.winners = {0};
  WholeBout lost = won;
  lost.row.standing.winners = {1};
  WholeBout drawn = won;
  drawn.row.standing.winners = {};
  drawn.row.standing.method = "draw";
  WholeBout lesson = won;
  lesson.row.lesson = true;
  for (const WholeBout* bout : {&won, &won, &lost, &drawn, &lesson}) {
    add(*bout);
  }
  add(some_bout(3));
  for (const auto& [whose, name] : {std::pair(Whose::person, "Ann"), std::pair(Whose::boxer, "Abe \"Anvil\"")}) {
    const Tally sum = tally(whose, name);
    EXPECT_EQ(sum.bouts, 5) << name << ": a lesson does not count";
    EXPECT_EQ(sum.going_on, 1);
    EXPECT_EQ(sum.won, 2);
    EXPECT_EQ(sum.lost, 1);
    EXPECT_EQ(sum.drawn, 1);
    EXPECT_EQ(sum.won_by, (std::map<std::string, std::int64_t>{{"ko", 2}}));
    EXPECT_EQ(sum.games, std::vector<std::string>{"tiny"});
  }
  EXPECT_EQ(tally(Whose::bot, "champion").lost, 2);
  EXPECT_EQ(tally(Whose::person, "Ann").titles_won, 0);
  won.row.standing.title = 1;
  EXPECT_EQ((*find_bout(*database_, add(won)))->title, 1);
  EXPECT_EQ(tally(Whose::person, "Ann").titles_won, 1) << "the bout itself says that a title was at stake";
  EXPECT_EQ(tally(Whose::bot, "Ann").bouts, 0);
  EXPECT_EQ(tally(Whose::game, "tiny").won, 4);
  EXPECT_EQ(tally(Whose::game, "tiny").drawn, 1);
  EXPECT_EQ(tally(Whose::person, "Ann", "chess").bouts, 0);
}

}  // namespace
}  // namespace fc::records
