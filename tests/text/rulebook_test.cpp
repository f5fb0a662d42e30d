#include "library/rulebook.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "library/text_check.h"
#include "scratch.h"

namespace fc::test {
namespace {

const std::filesystem::path our_data = std::filesystem::path(FC_SOURCE_DIR) / "data";

Rulebook ours(std::string_view language) {
  auto book = Rulebook::load(our_data, language);
  EXPECT_TRUE(book.has_value()) << one_line(book.error());
  return std::move(*book);
}

std::vector<std::string> ids(const Rulebook& book, const std::vector<std::size_t>& places) {
  std::vector<std::string> names;
  for (const std::size_t place : places) {
    names.push_back(book.pages().at(place).id);
  }
  return names;
}

TEST(Rulebook, every_page_that_a_screen_opens_is_there) {
  for (const std::string_view language : languages) {
    const Rulebook book = ours(language);
    for (const char* id :
         {"ringside.basics",    "ringside.turn",         "ringside.landing",     "ringside.punches",    "ringside.knockdown",
          "ringside.tactics",   "ringside.counterpunch", "ringside.movement",    "ringside.trapped",    "ringside.cover-up",
          "ringside.backpedal", "ringside.clinch",       "ringside.rush",        "ringside.endurance",  "ringside.rounds",
          "ringside.scoring",   "ringside.winning",      "ringside.options",     "ringside.boxers",     "ringside.advice",
          "knock-out.basics",   "knock-out.challenge",   "knock-out.training",   "knock-out.betting",   "knock-out.odds",
          "knock-out.fight",    "knock-out.prizes",      "knock-out.settlement", "knock-out.season",    "knock-out.titles",
          "knock-out.end",      "knock-out.options",     "knock-out.secrets",    "common.secret-picks", "common.controls",
          "common.time"}) {
      EXPECT_LT(book.find(id), book.pages().size()) << id << " in " << language;
    }
  }
}

TEST(Rulebook, games_come_before_the_common_pages) {
  const Rulebook book = ours("en");
  const auto is_common = [](const RulebookPage& page) { return page.book == "common"; };
  const auto common = std::ranges::find_if(book.pages(), is_common);
  EXPECT_NE(common, book.pages().begin());
  EXPECT_NE(common, book.pages().end());
  EXPECT_TRUE(std::all_of(common, book.pages().end(), is_common));
}

TEST(Rulebook, search_finds_titles_first) {
  const Rulebook book = ours("en");
  const auto found = ids(book, book.search("CLINCH"));
  ASSERT_GT(found.size(), 3U);
  EXPECT_EQ(found.front(), "ringside.clinch");
  EXPECT_NE(std::ranges::find(found, "ringside.trapped"), found.end());
}

TEST(Rulebook, search_wants_every_word) {
  const Rulebook book = ours("en");
  EXPECT_EQ(ids(book, book.search("sixth punch")), std::vector<std::string>{"ringside.endurance"});
  EXPECT_TRUE(book.search("clinch zeppelin").empty());
}

TEST(Rulebook, search_without_accents_finds_them) {
  const Rulebook book = ours("fr");
  EXPECT_EQ(ids(book, book.search("repos  Fatigue")).front(), "ringside.endurance");
  EXPECT_EQ(book.search("coince"), book.search("COINCÉ"));
  EXPECT_FALSE(book.search("coince").empty());
}

TEST(Rulebook, search_for_nothing_gives_all_pages) {
  const Rulebook book = ours("en");
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
      "ringside/text/rulebook/pages.en.json",
      R"({"pages": [{"id": "ringside.a", "title": "A", "lines": ["text", "# sub", "- point", "| a | b |", "|  c|d"]}]})");
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
  data.write("ringside/text/rulebook/pages.en.json", GetParam().text);
  const auto book = Rulebook::load(data.path(), "en");
  ASSERT_FALSE(book.has_value());
  EXPECT_EQ(book.error().code, GetParam().code) << one_line(book.error());
  EXPECT_NE(book.error().where.find("pages.en.json"), std::string::npos);
  EXPECT_NE(book.error().where.find(GetParam().place), std::string::npos) << one_line(book.error());
}

INSTANTIATE_TEST_SUITE_P(
    all, RulebookFromBadFile,
    testing::Values(
        BadPage{"cut_short", R"({"pages": [)", FaultCode::bad_json, ""},
        BadPage{"no_pages", R"({})", FaultCode::missing_key, ""},
        BadPage{"other_key", R"({"pages": [], "page": []})", FaultCode::unknown_key, "page"},
        BadPage{"pages_is_text", R"({"pages": "a"})", FaultCode::wrong_type, "pages"},
        BadPage{"page_is_text", R"({"pages": ["a"]})", FaultCode::wrong_type, "pages[0]"},
        BadPage{"unknown_key", R"({"pages": [{"id": "ringside.a", "title": "", "lines": [], "x": 1}]})",
                FaultCode::unknown_key, "pages[0].x"},
        BadPage{"no_lines", R"({"pages": [{"id": "ringside.a", "title": ""}]})", FaultCode::missing_key, "pages[0].lines"},
        BadPage{"title_is_number", R"({"pages": [{"id": "ringside.a", "title": 1, "lines": []}]})", FaultCode::wrong_type,
                "pages[0].title"},
        BadPage{"line_is_number", R"({"pages": [{"id": "ringside.a", "title": "", "lines": ["", 2]}]})",
                FaultCode::wrong_type, "pages[0].lines[1]"},
        BadPage{"foreign_id", R"({"pages": [{"id": "chess.a", "title": "", "lines": []}]})", FaultCode::unknown_value,
                "pages[0].id"},
        BadPage{"same_id_twice",
                R"({"pages": [{"id": "ringside.a", "title": "", "lines": []},
                                         {"id": "ringside.a", "title": "", "lines": []}]})",
                FaultCode::unknown_value, "pages[1].id"},
        BadPage{"ragged_table", R"({"pages": [{"id": "ringside.a", "title": "", "lines": ["| a | b |", "| c |"]}]})",
                FaultCode::unknown_value, "pages[0].lines[1]"}),
    [](const auto& bad) { return std::string(bad.param.name); });

TEST(Rulebook, no_folder_is_a_fault_and_no_pages_is_an_empty_book) {
  const ScratchFolder data;
  EXPECT_EQ(Rulebook::load(data.path() / "nowhere", "en").error().code, FaultCode::cannot_read);
  const auto empty = Rulebook::load(data.path(), "en");
  ASSERT_TRUE(empty.has_value());
  EXPECT_TRUE(empty->pages().empty());
  EXPECT_EQ(empty->find("ringside.turn"), 0U);
}

}  // namespace
}  // namespace fc::test
