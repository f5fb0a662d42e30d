// The pages of the campaign's desk, at every size and in both languages, from the first week to the last.
// FC_GALLERY=<folder> writes PNGs.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>

#include "library/ringside-campaign/game.h"
#include "match/match_of.h"
#include "overlay/controls/widgets.h"
#include "overlay/ringside-campaign/pages.h"
#include "scene/ringside-campaign/game.h"
#include "tests/match/no_answer.h"
#include "tests/overlay/table.h"
#include "tests/ringside-campaign/bots/computers.h"

namespace fc::ringside_campaign {
namespace {

using overlay::Box;
using overlay::Ui;
using overlay::test::Sheet;
using overlay::test::Table;

/// A campaign of computer managers, stopped at a week.
struct Moment {
  std::string name;
  Setup setup;
  State state;
  std::unique_ptr<Chronicle> chronicle;
  std::vector<std::string> names;
};

const std::vector<std::string> managers{
    "Constance Winter", "Bo", "Jean-Baptiste L.", "Novice", "Contender", "Ada", "Grace", "Max"};

/// week 0: the first question.
Moment at_week(std::string name, int seats, const std::string& options, int week) {
  Moment moment{.name = std::move(name), .setup = test::setup_of(seats, options), .state = {}, .chronicle = {}, .names = {}};
  moment.state = Rules::opening(moment.setup);
  moment.chronicle = std::make_unique<Chronicle>(moment.setup);
  for (int seat = 0; seat < seats_of(moment.setup); ++seat) {
    moment.names.push_back(managers[static_cast<std::size_t>(seat)]);
  }
  Random random(21);
  while ((week > 0 && moment.state.week < week) || moment.state.asked.kind != NeedKind::choice) {
    if (!test::answer_as_computer(moment.setup, moment.state, random,
                                  [&](const Event& event) { moment.chronicle->note(event); })) {
      break;
    }
  }
  return moment;
}

const std::vector<Moment>& moments() {
  static const std::vector<Moment> all = [] {
    std::vector<Moment> made;
    made.push_back(at_week("first", 2, R"({"formation":"draft","stable_size":3})", 0));
    made.push_back(at_week("tournament", 4, R"({"stable_size":4})", 8));
    made.push_back(at_week("week-40", 4, R"({"stable_size":4})", 40));
    made.push_back(at_week("full", 8, R"({"stable_size":8,"weeks":104})", 90));
    made.push_back(at_week("over", 4, R"({"stable_size":4,"weeks":52})", 999));
    made.push_back(at_week("over-8", 8, R"({"stable_size":4,"weeks":30})", 999));
    made.push_back(at_week("over-1-week", 2, R"({"stable_size":1,"weeks":1})", 999));
    return made;
  }();
  return all;
}

struct Page {
  std::string name;
  std::function<void(const OfficeView&, const Box&, OfficeMemory&, Ui&)> draw;
};

const std::vector<Page> pages{{"ladder", draw_ladder_page},
                              {"stable", draw_stable_page},
                              {"ledger", draw_ledger_page},
                              {"champions", draw_champions_page},
                              {"gazette", draw_gazette_page}};

const std::vector<Sheet> sheets{
    {.name = "720"},
    {.name = "1080", .width = 1920, .height = 1080},
    {.name = "big", .text_scale = 2},
    {.name = "french", .language = "fr"},
    {.name = "bigfrench", .text_scale = 2, .language = "fr"},
    {.name = "upright", .width = 720, .height = 1280},
    {.name = "bigupright", .width = 720, .height = 1280, .text_scale = 2},
    {.name = "biguprightfrench", .width = 720, .height = 1280, .text_scale = 2, .language = "fr"}};

/// Where a page lies on the desk: beside the column of who is asked, below the tabs.
Box place_of(Ui& ui) {
  Box rest = ui.screen();
  if (rest.w > rest.h) {
    rest.take_left(ui.px(230));
  }
  rest.take_top(ui.px(70));
  rest.take_bottom(ui.px(110));
  return rest.inset(ui.px(12), ui.px(8));
}

class Pages : public testing::TestWithParam<Sheet> {};

TEST_P(Pages, set_words_that_exist_in_places_that_hold_them) {
  const char* folder = std::getenv("FC_GALLERY");
  Table table(GetParam());
  for (const Moment& moment : moments()) {
    const OfficeView view{moment.setup, moment.state, *moment.chronicle, moment.names, 1};
    for (const Page& page : pages) {
      OfficeMemory memory;
      for (int frame = 0; frame < 3; ++frame) {
        table.frame([&](Ui& ui) {
          const overlay::Panel panel(ui, "page", ui.screen(), true);
          ui.focus().open_scope("page", true);
          overlay::paper_ground(ui, ui.screen());
          page.draw(view, place_of(ui), memory, ui);
          ui.focus().close_scope();
        });
      }
      const std::string name = page.name + "-" + moment.name + "-" + GetParam().name;
      EXPECT_EQ(table.ui().missing_words(), std::vector<std::string>{}) << name;
      EXPECT_EQ(table.ui().cut_texts(), std::vector<std::string>{}) << name;
      if (folder != nullptr) {
        table.save((std::filesystem::path(folder) / (name + ".png")).string());
      }
    }
  }
}

TEST_P(Pages, set_the_newspaper_of_a_finished_campaign) {
  const char* folder = std::getenv("FC_GALLERY");
  Table table(GetParam());
  for (const Moment& moment : moments()) {
    if (moment.state.phase != Phase::finished) {
      continue;
    }
    const OfficeView view{moment.setup, moment.state, *moment.chronicle, moment.names, 1};
    overlay::FrontPageModel page = last_front_page(view, table.ui().words());
    page.masthead_date = "22.11.1954";
    ASSERT_EQ(page.card_rows.size(), moment.names.size());
    ASSERT_TRUE(page.plot);
    EXPECT_EQ(page.plot->curves.size(), moment.names.size());
    overlay::PageState state;
    for (int frame = 0; frame < 3; ++frame) {
      table.frame([&](Ui& ui) { front_page_screen(page, state, ui); });
    }
    const std::string name = "paper-" + moment.name + "-" + GetParam().name;
    EXPECT_EQ(table.ui().missing_words(), std::vector<std::string>{}) << name;
    EXPECT_EQ(table.ui().cut_texts(), std::vector<std::string>{}) << name;
    EXPECT_EQ(page.headline.find("ringside-campaign"), std::string::npos);
    if (folder != nullptr) {
      table.save((std::filesystem::path(folder) / (name + ".png")).string());
    }
    ASSERT_EQ(page.more_pages.size(), moment.names.size()) << "a chronicle of each manager's men";
    for (std::size_t leaf = 0; leaf < page.more_pages.size(); ++leaf) {
      overlay::FrontPageModel shown = page.more_pages[leaf];
      shown.masthead_date = page.masthead_date;
      for (int frame = 0; frame < 3; ++frame) {
        table.frame([&](Ui& ui) { front_page_screen(shown, state, ui); });
      }
      EXPECT_EQ(table.ui().missing_words(), std::vector<std::string>{}) << name << leaf;
      EXPECT_EQ(table.ui().cut_texts(), std::vector<std::string>{}) << name << leaf;
      if (folder != nullptr && leaf == 0) {
        table.save((std::filesystem::path(folder) / (name + "-men.png")).string());
      }
      const auto seat = static_cast<int>(std::ranges::find(moment.names, shown.headline) - moment.names.begin());
      const auto& stable = moment.state.manager(seat).stable;
      ASSERT_EQ(shown.card_rows.size(), stable.size());
      std::ptrdiff_t reigns = 0;
      for (std::size_t man = 0; man < stable.size(); ++man) {
        EXPECT_EQ(shown.card_rows[man].front(), man_name(moment.setup, stable[man], table.ui().words()));
        EXPECT_EQ(shown.card_rows[man][1], record_text(moment.state.man(stable[man])));
        reigns += std::ranges::count(moment.chronicle->reigns(), stable[man], &Reign::man);
      }
      const auto of_reigns = std::ranges::count_if(shown.story, [](const std::string& line) {
        return line.find("champion from week") != std::string::npos ||
               line.find("champion de la semaine") != std::string::npos;
      });
      EXPECT_LE(of_reigns, reigns) << "of those who bear these names now";
    }
  }
}

MatchOf<Rules> opened(const Setup& setup) {
  return {setup,
          {.game = "ringside-campaign", .setup = "{}", .dice = {}, .choices = {}},
          fc::test::no_answer<Rules>,
          standing_of,
          bout_setup};
}

/// Computers play on.
void play_until(MatchOf<Rules>& match, const std::function<bool(const State&)>& enough) {
  Random random(21);
  while (match.need().kind != NeedKind::finished && !enough(match.state())) {
    const Need need = match.need();
    if (need.kind == NeedKind::roll) {
      fc::test::must(match.roll(throw_die(random, need.die)));
    } else {
      const Choice choice = need.kind == NeedKind::bout ? quick_result(match.setup(), match.state(), random)
                                                        : managers_choice(match.setup(), match.state());
      fc::test::must(match.choose(Rules::notation(choice)));
    }
  }
}

bool is_formed(const State& state) {
  return state.phase != Phase::forming && state.phase != Phase::cuts && state.phase != Phase::seeding;
}

TEST(EveningPage, says_that_the_stables_are_formed_on_the_evening_that_formed_them_alone) {
  const auto setup = test::setup_of(3, R"({"formation":"draft","stable_size":2})");
  MatchOf<Rules> match = opened(setup);
  play_until(match, is_formed);
  ASSERT_GT(match.script().choices.size(), 5U);
  for (const char* const language : {"en", "fr"}) {
    const Words words = fc::test::must(Words::load(fc::test::data_folder(), language));
    const auto formed = evening_page(match, managers, words, {.choices = 0, .stood_in = {}});
    ASSERT_TRUE(formed);
    EXPECT_EQ(formed->headline, words["ringside-campaign.evening.formed"]);
    EXPECT_EQ(formed->card_rows.size(), 3U);
    EXPECT_FALSE(evening_page(match, managers, words, {.choices = match.script().choices.size(), .stood_in = {}}))
        << "nothing has happened since";
  }
}

/// Of all that is set there, the texts that hold these words.
std::vector<Ui::DrawnText> those_with(const std::vector<Ui::DrawnText>& set, std::string_view words) {
  std::vector<Ui::DrawnText> found;
  std::ranges::copy_if(set, std::back_inserter(found),
                       [&](const Ui::DrawnText& text) { return text.text.find(words) != std::string::npos; });
  return found;
}

TEST_P(Pages, set_all_stories_of_an_evening_in_letters_of_one_size) {
  Table table(GetParam());
  const auto setup = test::setup_of(5, R"({"stable_size":3,"recovery":"weekly","visitors":1,"walkovers":5})");
  MatchOf<Rules> match = opened(setup);
  play_until(match, [](const State& state) { return state.week > 24; });
  const std::size_t all = match.script().choices.size();
  const overlay::TellSince since{.choices = all / 2, .stood_in = {{.seat = 1, .from = all / 2, .to = all}}};
  for (const bool away : {false, true}) {
    overlay::TellSince told = since;
    told.reader = away ? std::optional(1) : std::nullopt;
    std::optional<overlay::FrontPageModel> page = evening_page(match, managers, table.ui().words(), told);
    ASSERT_TRUE(page);
    page->masthead_date = "22.11.1954";
    overlay::PageState state;
    std::vector<Ui::DrawnText> set;
    for (int frame = 0; frame < 3; ++frame) {
      set.clear();
      table.ui().note_texts(&set);
      table.frame([&](Ui& ui) { front_page_screen(*page, state, ui); });
    }
    const std::string name = std::string(away ? "away-" : "evening-") + GetParam().name;
    if (const char* const folder = std::getenv("FC_GALLERY"); folder != nullptr) {
      table.save((std::filesystem::path(folder) / (name + ".png")).string());
    }
    EXPECT_EQ(table.ui().cut_texts(), std::vector<std::string>{}) << name;
    if (GetParam().width < GetParam().height) {
      const auto lead = those_with(set, page->story.front());
      const auto rest = those_with(set, away ? page->facts.front() : page->story.back());
      ASSERT_FALSE(lead.empty() || rest.empty()) << name;
      EXPECT_GE(rest.front().pixels, lead.front().pixels * 0.8F) << name;
      EXPECT_GE(rest.front().pixels, GetParam().text_scale > 1 ? 17 : 14) << name;
    }
    if (!away) {
      const auto head = those_with(set, page->figures.front().front());
      const auto first = those_with(set, page->figures[1].front());
      ASSERT_FALSE(head.empty() || first.empty()) << name;
      EXPECT_LE(0.7F * head.back().pixels, first.back().y - head.back().y - 4) << name << ": taller than its bar";
    }
  }
}

TEST(Gazette, prints_an_almanac_of_every_year_and_of_what_is_left_of_the_last) {
  const auto moment = std::ranges::find(moments(), "over", &Moment::name);
  ASSERT_NE(moment, moments().end());
  const OfficeView view{moment->setup, moment->state, *moment->chronicle, moment->names, 1};
  for (const char* const language : {"en", "fr"}) {
    const Words words = fc::test::must(Words::load(fc::test::data_folder(), language));
    int printed = 0;
    for (const int week : issues(view.chronicle)) {
      const int from = week > 52 ? 53 : 1;
      int bouts = 0;
      int first = 99;
      for (const PastBout& bout : view.chronicle.bouts()) {
        const bool counts = bout.week >= from && bout.week <= week;
        bouts += counts ? 1 : 0;
        first = counts && bout.result.method == ringside::Method::ko ? std::min<int>(first, bout.result.round) : first;
      }
      for (const overlay::Clipping& piece : issue_of(view, week, words)) {
        if (piece.headline.starts_with("Alman")) {
          ++printed;
          EXPECT_TRUE(week == 52 || week == moment->state.week) << week;
          EXPECT_TRUE(piece.story.starts_with(std::to_string(bouts))) << piece.story;
          EXPECT_NE(piece.story.find(" " + std::to_string(first) + ","), std::string::npos) << piece.story;
        }
      }
    }
    EXPECT_EQ(printed, 2);
  }
}

INSTANTIATE_TEST_SUITE_P(Sheets, Pages, testing::ValuesIn(sheets), [](const auto& sheet) { return sheet.param.name; });

}  // namespace
}  // namespace fc::ringside_campaign
