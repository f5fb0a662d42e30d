// `records`: what is kept, listed, shown, given out, taken in and summed up.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "library/whole_file.h"
#include "records/folder.h"
#include "run_cli.h"
#include "tests/library/folder.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc {
namespace {

using Json = nlohmann::json;
using test::Ran;

class RecordsCommand : public testing::Test {
 protected:
  [[nodiscard]] std::string saves() const { return (folder_.path() / "saves").string(); }
  [[nodiscard]] std::string file(const std::string& name) const { return (folder_.path() / name).string(); }
  [[nodiscard]] std::string database() const { return saves() + "/records.db"; }

  [[nodiscard]] Ran records(std::vector<std::string> words, const std::string& input = "") const {
    words.insert(words.begin(), "records");
    words.insert(words.end(), {"--saves", saves()});
    return test::run_cli(words, input);
  }
  /// A bout of every game as it begins, numbered from 1 on.
  void fill() const {
    std::string lines;
    for (const std::string slug : test::tested_slugs) {
      lines += script(slug) + "\n";
    }
    ASSERT_EQ(records({"import", "-"}, lines).status, 0);
  }
  [[nodiscard]] static std::string script(const std::string& slug) {
    return R"({"game":")" + slug + R"(","setup":)" + test::some_setup(slug) + R"(,"dice":[],"choices":[])" + "}";
  }
  void expect_one_line(const Ran& ran, const std::string& part) const {
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(test::count_lines(ran.err), 1U) << ran.err;
    EXPECT_NE(ran.err.find(part), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find(database()), std::string::npos) << ran.err;
  }

  test::Folder folder_;
};

TEST_F(RecordsCommand, lists_every_game_newest_first_in_pages) {
  fill();
  const std::size_t games = std::size(test::tested_slugs);
  const Json all = Json::parse(records({"list", "--json"}).out);
  ASSERT_EQ(all["bouts"].size(), games);
  EXPECT_TRUE(all["next"].is_null());
  for (std::size_t game = 0; game < games; ++game) {
    const Json& bout = all["bouts"][games - 1 - game];
    EXPECT_EQ(bout["game"], test::tested_slugs[game]);
    EXPECT_FALSE(bout["names"].empty()) << "every game says what its seats are called";
    EXPECT_NE(bout["line"], "") << "and where a bout stands";
    EXPECT_FALSE(bout["over"]);
  }
  const Json page = Json::parse(records({"list", "--json", "--most", "1"}).out);
  EXPECT_EQ(page["bouts"].size(), 1U);
  const std::string next = page["next"].dump();
  EXPECT_EQ(Json::parse(records({"list", "--json", "--most", "1", "--before", next}).out)["bouts"][0]["bout"],
            page["bouts"][0]["bout"].get<int>() - 1);
  EXPECT_EQ(test::count_lines(records({"list"}).out), games + 1) << "for people: a head, then a line for each";
  EXPECT_EQ(test::count_lines(records({"list", "--csv", "--game", test::tested_slugs[0]}).out), 2U);
  EXPECT_EQ(test::count_lines(records({"list", "--csv", "--over"}).out), 1U);
}

TEST_F(RecordsCommand, shows_one_bout) {
  fill();
  const Json bout = Json::parse(records({"show", "1", "--json"}).out);
  EXPECT_EQ(bout["game"], test::tested_slugs[0]);
  EXPECT_EQ(bout["setup"], Json::parse(test::some_setup(test::tested_slugs[0])));
  EXPECT_NE(records({"show", "1"}).out.find("set-up"), std::string::npos);
  expect_one_line(records({"show", "999"}), "no bout 999");
}

TEST_F(RecordsCommand, gives_out_what_the_referee_and_other_records_read) {
  fill();
  const Ran out = records({"export", "1"});
  ASSERT_EQ(out.status, 0);
  EXPECT_EQ(test::run_cli({"referee", "-"}, out.out).status, 0);
  ASSERT_EQ(records({"export", "1", file("bout.json")}).status, 0);
  EXPECT_EQ(*read_whole(file("bout.json")), out.out);
  EXPECT_EQ(records({"export", "1", "--bare"}).out, script(test::tested_slugs[0]) + "\n");

  EXPECT_EQ(test::run_cli({"records", "import", file("bout.json"), "--saves", file("elsewhere")}).status, 0);
  EXPECT_EQ(test::run_cli({"records", "export", "1", "--saves", file("elsewhere")}).out, out.out);
  const Ran again = test::run_cli({"records", "import", file("bout.json"), "--saves", file("elsewhere"), "--json"});
  EXPECT_EQ(again.status, 0);
  EXPECT_EQ(Json::parse(again.out)["was_there"], true);
}

TEST_F(RecordsCommand, says_where_a_bout_that_comes_in_goes_wrong) {
  const std::string slug = test::tested_slugs[0];
  std::ofstream(file("bad.json")) << script(slug) << "\n"
                                  << R"({"game":")" << slug << R"(","setup":)" << test::some_setup(slug)
                                  << R"(,"choices":[],"dice":["six"]})"
                                  << "\n{\"game\":\"chess\",\"setup\":{}}\n";
  const Ran ran = records({"import", file("bad.json")});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(test::count_lines(ran.out), 1U) << "the good one is kept: " << ran.out;
  EXPECT_NE(ran.err.find("bad.json:2: dice[0]"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("bad.json:3: game"), std::string::npos) << ran.err;
  const Ran nothing = test::run_cli({"records", "import", "-", "--saves", file("nothing")}, "{}");
  EXPECT_EQ(nothing.status, 2);
  EXPECT_FALSE(std::filesystem::exists(file("nothing"))) << "no database for nothing";
}

TEST_F(RecordsCommand, sums_up) {
  fill();
  const Json sums = Json::parse(records({"stats", "--json"}).out);
  EXPECT_EQ(sums["game"].size(), std::size(test::tested_slugs));
  EXPECT_FALSE(sums["boxer"].empty());
  EXPECT_EQ(test::count_lines(records({"stats", "--of", "game", "--csv"}).out), std::size(test::tested_slugs) + 1);
  EXPECT_EQ(records({"stats", "--of", "hat"}).status, 2);
}

TEST_F(RecordsCommand, prints_the_best_and_the_page_of_one) {
  fill();
  {
    // As an older version left it: a bout that is over, and not counted.
    const auto other = records::open_to_write(database(), 0);
    ASSERT_TRUE(
        other->run("UPDATE bout SET over = 1, method = 'ko', names = '[\"Abe\",\"Bob\"]', touched = 1793491200 "
                   "WHERE id = 1; UPDATE seat SET won = 1, sitter = 'person', profile = (SELECT id FROM profile) "
                   "WHERE bout = 1 AND seat = 0; INSERT INTO profile (name) VALUES ('Ann'); "
                   "UPDATE seat SET profile = (SELECT id FROM profile WHERE name = 'Ann') WHERE bout = 1 AND seat = 0;"));
  }
  const Json hall = Json::parse(records({"hall", "--json"}).out);
  ASSERT_EQ(hall["boxer"]["won"].size(), 1U);
  EXPECT_EQ(hall["boxer"]["won"][0]["name"], "Abe");
  EXPECT_EQ(hall["person"]["streak"][0]["best_streak"], 1);
  EXPECT_TRUE(hall["boxer"]["titles"].empty());
  EXPECT_EQ(test::count_lines(records({"hall", "--csv"}).out), 5U);
  EXPECT_EQ(Json::parse(records({"hall", "--json", "--period", "2025"}).out)["boxer"]["won"].size(), 0U);
  EXPECT_EQ(records({"hall", "--period", "2026-13"}).status, 2);
  const Json abe = Json::parse(records({"boxer", "Abe", "--json"}).out);
  EXPECT_EQ(abe["won_by"]["ko"], 1);
  ASSERT_EQ(abe["latest"].size(), 1U);
  EXPECT_EQ(abe["latest"][0]["against"], "Bob");
  EXPECT_EQ(abe["latest"][0]["outcome"], "won");
  EXPECT_EQ(test::count_lines(records({"person", "Ann"}).out), 3U) << "sums, a head, a bout, and no answers yet";
  EXPECT_TRUE(Json::parse(records({"person", "Ann", "--json"}).out)["habits"].empty());
  EXPECT_EQ(test::count_lines(records({"person", "Ann", "--csv"}).out), 2U);
  expect_one_line(records({"boxer", "Nobody"}), "no boxer \"Nobody\"");
  EXPECT_EQ(records({"boxer", "abe"}).status, 0) << "as people type it";
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"stats", "--person", "Anne"}, {"hall", "--person", "Anne"}, {"person", "Anne"}}) {
    const Ran nobody = records(words);
    EXPECT_EQ(nobody.status, 2);
    EXPECT_EQ(nobody.out, "");
    EXPECT_NE(nobody.err.find("did you mean \"Ann\"?"), std::string::npos) << nobody.err;
  }
  const Json led = Json::parse(records({"stats", "--of", "boxer", "--person", "Ann", "--json"}).out);
  ASSERT_EQ(led["boxer"].size(), 1U) << "whom she led";
  EXPECT_EQ(led["boxer"][0]["name"], "Abe");
}

TEST_F(RecordsCommand, forgets_a_person) {
  fill();
  {
    const auto open = records::open_to_write(database(), 0);
    ASSERT_TRUE(
        open->run("INSERT INTO profile (name) VALUES ('Annegret'); UPDATE seat SET sitter = 'person', profile = (SELECT "
                  "id FROM profile WHERE name = 'Annegret') WHERE bout = 1 AND seat = 0;"));
  }
  std::ofstream(saves() + "/settings.json") << R"({"names":["Annegret"]})";
  const std::string before = records({"export", "1", "--bare"}).out;
  EXPECT_EQ(records({"forget", "Annegrit"}).status, 2);
  const Ran forgot = records({"forget", "annegret"});
  EXPECT_EQ(forgot.status, 0) << forgot.err;
  EXPECT_NE(forgot.out.find("1 bout is kept"), std::string::npos) << forgot.out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(saves())) {
    EXPECT_EQ(read_whole(entry.path()).value_or("").find("Annegret"), std::string::npos) << entry.path();
  }
  EXPECT_EQ(records({"export", "1", "--bare"}).out, before);
  EXPECT_EQ(records({"forget", "Annegret"}).status, 2) << "once is enough";
}

TEST_F(RecordsCommand, forgets_a_person_who_has_only_learned) {
  fill();
  {
    const auto open = records::open_to_write(database(), 0);
    ASSERT_TRUE(
        open->run("INSERT INTO profile (name) VALUES ('Annegret'); UPDATE bout SET lesson = 1 WHERE id = 1; UPDATE seat SET "
                  "sitter = 'person', profile = (SELECT id FROM profile WHERE name = 'Annegret') WHERE bout = 1 AND seat = "
                  "0;"));
  }
  const Ran forgot = records({"forget", "annegret"});
  EXPECT_EQ(forgot.status, 0) << forgot.err;
  EXPECT_EQ(read_whole(database()).value_or("").find("Annegret"), std::string::npos);
}

TEST_F(RecordsCommand, forgets_a_person_whose_bouts_are_all_removed) {
  fill();
  std::ofstream(saves() + "/settings.json") << R"({"names":["Annegret"]})";
  {
    const auto open = records::open_to_write(database(), 0);
    ASSERT_TRUE(
        open->run("INSERT INTO profile (name) VALUES ('Annegret'); INSERT INTO party (kind, name) VALUES (1, "
                  "'Annegret');"));
  }
  const Ran forgot = records({"forget", "annegret"});
  EXPECT_EQ(forgot.status, 0) << forgot.err;
  EXPECT_NE(forgot.out.find("0 bouts are kept"), std::string::npos) << forgot.out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(saves())) {
    EXPECT_EQ(read_whole(entry.path()).value_or("").find("Annegret"), std::string::npos) << entry.path();
  }
  std::ofstream(saves() + "/settings.json") << R"({"names":["Annegret"]})";
  EXPECT_EQ(records({"forget", "Annegret"}).status, 0) << "also where only the settings name him";
  EXPECT_EQ(read_whole(saves() + "/settings.json").value_or("").find("Annegret"), std::string::npos);
  EXPECT_EQ(records({"forget", "Annegret"}).status, 2) << "once is enough";
}

TEST_F(RecordsCommand, forgets_nothing_where_a_name_cannot_be_taken_out_of_the_settings) {
  fill();
  {
    const auto open = records::open_to_write(database(), 0);
    ASSERT_TRUE(
        open->run("INSERT INTO profile (name) VALUES ('Annegret'); UPDATE seat SET sitter = 'person', profile = (SELECT "
                  "id FROM profile WHERE name = 'Annegret') WHERE bout = 1 AND seat = 0;"));
  }
  const std::string settings = saves() + "/settings.json";
  std::ofstream(settings) << R"({"names":["Annegret")";
  const Ran refused = records({"forget", "Annegret"});
  EXPECT_EQ(refused.status, 2);
  EXPECT_NE(refused.err.find(settings), std::string::npos) << refused.err;
  std::ofstream(settings) << R"({"names":["Annegret"]})";
  EXPECT_EQ(records({"forget", "Annegret"}).status, 0) << "once that is mended";
  EXPECT_EQ(read_whole(settings).value_or("").find("Annegret"), std::string::npos);
}

TEST_F(RecordsCommand, refuses_a_period_that_is_no_year_or_month) {
  fill();
  for (const char* const period : {"202611", "99999999-01", "2026-13", "26", "2026-", "2026-1x"}) {
    const Ran ran = records({"hall", "--period", period});
    EXPECT_EQ(ran.status, 2) << period;
    EXPECT_NE(ran.err.find("must be a year or a month"), std::string::npos) << period << ran.err;
  }
  EXPECT_EQ(records({"hall", "--period", "2026-11"}).status, 0);
}

TEST_F(RecordsCommand, makes_nothing_where_nothing_is_kept) {
  for (const char* const command : {"list", "stats"}) {
    expect_one_line(records({command}), "--saves");
  }
  expect_one_line(records({"show", "1"}), "nothing has been kept");
  EXPECT_FALSE(std::filesystem::exists(saves()));
}

TEST_F(RecordsCommand, says_what_is_in_the_way) {
  fill();
  {
    const auto holder = records::Database::open(database(), records::Database::Access::write, 0);
    ASSERT_TRUE(holder->run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;"));
    expect_one_line(records({"list"}), "another program");
  }
  {
    const auto newer = records::open_to_write(database(), 0);
    ASSERT_TRUE(newer->run("ALTER TABLE bout ADD COLUMN later TEXT; PRAGMA user_version = 999;"));
  }
  expect_one_line(records({"list"}), "newer program");
  expect_one_line(records({"import", "-"}, script(test::tested_slugs[0])), "newer program");
  std::filesystem::remove_all(saves());
  std::filesystem::create_directories(saves());
  std::ofstream(database()) << std::string(5000, 'x');
  expect_one_line(records({"list"}), "damaged");
  EXPECT_EQ(std::filesystem::file_size(database()), 5000U) << "a listing leaves it as it is";
}

TEST_F(RecordsCommand, takes_a_game_that_is_not_in_this_build) {
  fill();
  {
    const auto other = records::open_to_write(database(), 0);
    ASSERT_TRUE(other->run("UPDATE bout SET game = 'chess', over = 1, method = 'mate' WHERE id = 1;"));
  }
  const Json list = Json::parse(records({"list", "--json", "--game", "chess"}).out);
  ASSERT_EQ(list["bouts"].size(), 1U);
  EXPECT_EQ(records({"show", "1"}).status, 0);
  EXPECT_EQ(records({"stats"}).status, 0);
  EXPECT_EQ(records({"export", "1"}).status, 0);
  for (const char* const command : {"list", "stats", "hall"}) {
    const Ran ran = records({command, "--game", "checkers"});
    EXPECT_EQ(ran.status, 2) << command << " of a game that nobody knows";
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(test::count_lines(ran.err), 1U) << ran.err;
  }
}

TEST_F(RecordsCommand, prints_nothing_that_a_terminal_or_a_spreadsheet_would_obey) {
  fill();
  {
    const auto other = records::open_to_write(database(), 0);
    ASSERT_TRUE(
        other->tell("UPDATE bout SET over = 1, method = 'ko', begun = -1, touched = 9000000000000000000, names = ?1 WHERE "
                    "id = 1",
                    std::string(R"(["=cmd|' /C calc'!A0","\u001b[2J\u0007\nAbe\u202e\u009b"])")));
    ASSERT_TRUE(
        other->run("INSERT INTO profile (name) VALUES ('+1\x1b,\"'); UPDATE seat SET sitter = 'person', profile = "
                   "(SELECT max(id) FROM profile) WHERE bout = 1 AND seat = 0;"));
  }
  for (const std::vector<std::string>& words : {std::vector<std::string>{"list"},
                                                {"list", "--csv"},
                                                {"list", "--json"},
                                                {"show", "1"},
                                                {"show", "1", "--csv"},
                                                {"show", "1", "--json"},
                                                {"stats"},
                                                {"stats", "--csv"},
                                                {"stats", "--json"},
                                                {"hall"},
                                                {"hall", "--csv"},
                                                {"hall", "--json"},
                                                {"boxer", "=cmd|' /C calc'!A0"},
                                                {"boxer", "=cmd|' /C calc'!A0", "--csv"},
                                                {"boxer", "=cmd|' /C calc'!A0", "--json"},
                                                {"export", "1"}}) {
    const Ran ran = records(words);
    EXPECT_EQ(ran.status, 0) << testing::PrintToString(words) << ran.err;
    for (const char* const bad : {"\x1b", "\a", "\u202e", "\u009b", "\nAbe"}) {
      EXPECT_EQ(ran.out.find(bad), std::string::npos) << testing::PrintToString(words) << ": " << ran.out;
    }
    for (const char* const formula : {",=cmd", "\n=cmd", "\"=cmd", ",+1", "\"+1"}) {
      const bool csv = words.back() == "--csv";
      EXPECT_TRUE(!csv || ran.out.find(formula) == std::string::npos) << testing::PrintToString(words) << ": " << ran.out;
    }
  }
  EXPECT_NE(records({"show", "1", "--csv"}).out.find("\"'+1\\x1b,\"\"\""), std::string::npos)
      << records({"show", "1", "--csv"}).out;
  EXPECT_NE(records({"list", "--csv"}).out.find("\r\n"), std::string::npos) << "as RFC 4180 has it";
}

TEST_F(RecordsCommand, gives_out_no_bout_that_is_damaged) {
  fill();
  {
    const auto other = records::open_to_write(database(), 0);
    ASSERT_TRUE(other->run("UPDATE bout SET setup = '{\"boxers\":[' WHERE id = 1;"));
  }
  const Ran ran = records({"export", "1", file("bout.json")});
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(test::count_lines(ran.err), 1U) << ran.err;
  EXPECT_NE(ran.err.find("bout 1: setup: "), std::string::npos) << ran.err;
  EXPECT_FALSE(std::filesystem::exists(file("bout.json")));
  EXPECT_EQ(records({"list"}).status, 0);
}

TEST_F(RecordsCommand, gives_a_bout_out_to_what_is_no_file) {
  fill();
  EXPECT_EQ(records({"export", "1", "/dev/null"}).status, 0);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  EXPECT_EQ(records({"export", "1", "/dev/full"}).status, 2);
}

TEST_F(RecordsCommand, makes_no_folder_to_give_a_bout_out) {
  fill();
  const Ran ran = records({"export", "1", file("nowhere/bout.json")});
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("there is no folder"), std::string::npos) << ran.err;
  EXPECT_FALSE(std::filesystem::exists(file("nowhere")));
}

}  // namespace
}  // namespace fc
