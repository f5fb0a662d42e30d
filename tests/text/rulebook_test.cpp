#include "library/rulebook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "our_rulebook.h"
#include "scratch.h"

namespace fc::test {
namespace {

TEST(Rulebook, every_page_that_a_screen_opens_is_there) {
  expect_pages({"common.secret-picks", "common.controls", "common.time"});
}

TEST(Rulebook, games_come_before_the_common_pages) {
  const Rulebook book = our_rulebook("en");
  const auto is_common = [](const RulebookPage& page) { return page.book == "common"; };
  const auto common = std::ranges::find_if(book.pages(), is_common);
  EXPECT_NE(common, book.pages().begin());
  EXPECT_NE(common, book.pages().end());
  EXPECT_TRUE(std::all_of(common, book.pages().end(), is_common));
}

TEST(Rulebook, search_for_nothing_gives_all_pages) {
  const Rulebook book = our_rulebook("en");
  EXPECT_EQ(book.search("  ").size(), book.pages().size());
}

TEST(Rulebook, folding_drops_capitals_and_accents) {
  EXPECT_EQ(folded("Œil ÉBLOUI à l\u2019Être, ça y est\u00a0!"), "oeil ebloui a l\u2019etre, ca y est !");
  EXPECT_EQ(folded("3 × 4 ÷ 2 ß"), "3 × 4 ÷ 2 ß");
  EXPECT_EQ(folded("cut \xC3"), "cut \xC3");
}

TEST(Rulebook, lines_are_told_apart_by_their_first_mark) {
  const ScratchFolder data;
  data.write(
      "bare-knuckle/text/rulebook/pages.en.json",
      R"({"pages": [{"id": "bare-knuckle.a", "title": "A", "lines": ["text", "# sub", "- point", "| a | b |", "|  c|d"]}]})");
  const auto book = Rulebook::load(data.path(), "en");
  ASSERT_TRUE(book.has_value()) << one_line(book.error());
  const auto& lines = book->pages().at(0).lines;
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[0], (RulebookLine{.kind = RulebookLineKind::paragraph, .text = "text", .cells = {}}));
  EXPECT_EQ(lines[1], (RulebookLine{.kind = RulebookLineKind::subhead, .text = "sub", .cells = {}}));
  EXPECT_EQ(lines[2], (RulebookLine{.kind = RulebookLineKind::bullet, .text = "point", .cells = {}}));
  EXPECT_EQ(lines[3], (RulebookLine{.kind = RulebookLineKind::row, .text = {}, .cells = {"a", "b"}}));
  EXPECT_EQ(lines[4].cells, (std::vector<std::string>{"c", "d"}));
}

struct BadPage {
  const char* name;
  const char* text;
  FaultCode code;
  const char* place;
};

class RulebookFromBadFile : public testing::TestWithParam<BadPage> {};

TEST_P(RulebookFromBadFile, is_a_fault_that_names_the_place) {
  const ScratchFolder data;
  data.write("bare-knuckle/text/rulebook/pages.en.json", GetParam().text);
  const auto book = Rulebook::load(data.path(), "en");
  ASSERT_FALSE(book.has_value());
  EXPECT_EQ(book.error().code, GetParam().code) << one_line(book.error());
  EXPECT_NE(book.error().where.find("pages.en.json"), std::string::npos);
  EXPECT_NE(book.error().where.find(GetParam().place), std::string::npos) << one_line(book.error());
}

INSTANTIATE_TEST_SUITE_P(
    all, RulebookFromBadFile,
    testing::Values(BadPage{"cut_short", R"({"pages": [)", FaultCode::bad_json, ""},
                    BadPage{"no_pages", R"({})", FaultCode::missing_key, ""},
                    BadPage{"other_key", R"({"pages": [], "page": []})", FaultCode::unknown_key, "page"},
                    BadPage{"pages_is_text", R"({"pages": "a"})", FaultCode::wrong_type, "pages"},
                    BadPage{"page_is_text", R"({"pages": ["a"]})", FaultCode::wrong_type, "pages[0]"},
                    BadPage{"unknown_key", R"({"pages": [{"id": "bare-knuckle.a", "title": "", "lines": [], "x": 1}]})",
                            FaultCode::unknown_key, "pages[0].x"},
                    BadPage{"no_lines", R"({"pages": [{"id": "bare-knuckle.a", "title": ""}]})", FaultCode::missing_key,
                            "pages[0].lines"},
                    BadPage{"title_is_number", R"({"pages": [{"id": "bare-knuckle.a", "title": 1, "lines": []}]})",
                            FaultCode::wrong_type, "pages[0].title"},
                    BadPage{"line_is_number", R"({"pages": [{"id": "bare-knuckle.a", "title": "", "lines": ["", 2]}]})",
                            FaultCode::wrong_type, "pages[0].lines[1]"},
                    BadPage{"foreign_id", R"({"pages": [{"id": "chess.a", "title": "", "lines": []}]})",
                            FaultCode::unknown_value, "pages[0].id"},
                    BadPage{"same_id_twice",
                            R"({"pages": [{"id": "bare-knuckle.a", "title": "", "lines": []},
                                         {"id": "bare-knuckle.a", "title": "", "lines": []}]})",
                            FaultCode::unknown_value, "pages[1].id"},
                    BadPage{"ragged_table",
                            R"({"pages": [{"id": "bare-knuckle.a", "title": "", "lines": ["| a | b |", "| c |"]}]})",
                            FaultCode::unknown_value, "pages[0].lines[1]"}),
    [](const auto& bad) { return std::string(bad.param.name); });

TEST(Rulebook, no_folder_is_a_fault_and_no_pages_is_an_empty_book) {
  const ScratchFolder data;
  EXPECT_EQ(Rulebook::load(data.path() / "nowhere", "en").error().code, FaultCode::cannot_read);
  const auto empty = Rulebook::load(data.path(), "en");
  ASSERT_TRUE(empty.has_value());
  EXPECT_TRUE(empty->pages().empty());
  EXPECT_EQ(empty->find("bare-knuckle.turn"), 0U);
}

}  // namespace
}  // namespace fc::test
