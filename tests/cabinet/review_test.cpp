// The page that says what decided a bout: from the newspaper, along the time line, and back; its figures add up; a bad
// choice is asked once more, and nothing of that is kept.
#include <SDL_image.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "cabinet/bout/notices.h"
#include "cabinet/replay/replay_screen.h"
#include "cabinet/replay/review_screen.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet_test_table.h"
#include "match/script.h"
#include "tests/must.h"
#include "tests/playthroughs.h"

namespace fc::cabinet {
namespace {

class ReviewPage : public CabinetTable {
 protected:
  /// The newspaper of that bout, as it lies over the list of kept bouts.
  void open_paper(const Script& script) {
    std::filesystem::create_directories(folder_ / "bouts");
    std::ofstream(folder_ / "bouts" / "1-whole.json") << to_json(script);
    take_over();
    house().flow.open_saved();
    frames(2);
    focus_on("bout");
    key("Return");
    frames(2);
    ASSERT_NE(top_as<FrontPageScreen>(), nullptr) << said();
  }
  /// A bout of two in which somebody chose badly, by chance.
  [[nodiscard]] Script careless_bout() {
    const CornerGame& game = *house().games.find("tiny");
    const Script opening{
        .game = "tiny", .setup = R"({"boxers":["abe-anvil","zeb-winch"],"rounds":9})", .dice = {}, .choices = {}};
    for (std::uint64_t seed = 1; seed < 1000; ++seed) {
      Random random(seed);
      const auto match = test::must(game.open(opening));
      while (match->need().kind != NeedKind::finished) {
        const Need need = match->need();
        if (need.kind == NeedKind::roll) {
          const auto faces = static_cast<std::uint32_t>(need.die.highest - need.die.lowest + 1);
          test::must(match->roll(need.die.lowest + static_cast<int>(random.below(faces))));
          continue;
        }
        const std::vector<std::string> legal = match->legal(need);
        test::must(match->choose(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
      }
      const Ledger ledger = test::must(game.analyst()->analyse(match->script(), {}));
      constexpr double costly = 0.06;
      if (std::ranges::any_of(ledger.steps, [](const LedgerStep& step) { return std::ranges::max(step.errors) > costly; })) {
        return match->script();
      }
    }
    ADD_FAILURE() << "nobody ever chooses badly";
    return opening;
  }
  void open_review() {
    open(quiet_options(1));
    frames(1);
    open_paper(careless_bout());
    focus_on("review.open");
    key("Return");
    frames(2);
    ASSERT_NE(top_as<ReviewScreen>(), nullptr) << said();
    frames_until([this] { return top_as<ReviewScreen>()->ready(); });
    frames(2);
    people_before_ = seats().people();
  }
  [[nodiscard]] bool offers(std::string_view name) {
    const auto& entries = focus().entries();
    return std::ranges::find(entries, overlay::focus_id(name), &overlay::FocusMap::Entry::id) != entries.end();
  }
  [[nodiscard]] const Review& page() const { return top_as<ReviewScreen>()->review(); }

  int people_before_ = 0;  ///< who sat there when the page was opened
};

TEST_F(ReviewPage, leads_from_the_newspaper_along_the_time_line_and_back) {
  open_review();
  ASSERT_FALSE(page().pins.empty());
  EXPECT_FALSE(page().page.sentence.empty());
  EXPECT_FALSE(page().page.bells.empty());
  const std::size_t last = page().pins.size() - 1;
  const records::Steps place = page().pins[last];
  focus_on("review-pin", static_cast<int>(last));
  key("Return");
  frames(3);
  const auto* shown = top_as<ReplayScreen>();
  ASSERT_NE(shown, nullptr) << said();
  frames_until([shown] { return shown->track().whole(); });
  EXPECT_EQ(shown->track().place_at(shown->clock()), place);
  EXPECT_FALSE(shown->playing());
  key("Escape");
  frames(2);
  ASSERT_NE(top_as<ReviewScreen>(), nullptr);
  key("Escape");
  frames(2);
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr);
}

TEST_F(ReviewPage, leads_from_a_lucky_roll_to_that_roll) {
  open_review();
  const std::size_t corner = page().rolls[0].empty() ? 1 : 0;
  ASSERT_FALSE(page().rolls.at(corner).empty());
  const records::Steps place = page().rolls.at(corner)[0];
  focus_on("review-leaf", 1);
  frames(2);
  focus_on("review-roll", corner == 0 ? 0 : 8);
  key("Return");
  frames(3);
  const auto* shown = top_as<ReplayScreen>();
  ASSERT_NE(shown, nullptr);
  frames_until([shown] { return shown->track().whole(); });
  EXPECT_EQ(shown->track().place_at(shown->clock()), place);
}

TEST_F(ReviewPage, has_pulls_that_add_up_to_the_result) {
  open_review();
  const auto& pulls = page().page.pulls;
  ASSERT_GE(pulls.size(), 5U);
  EXPECT_FLOAT_EQ(pulls.front().from, 0.5F);
  for (std::size_t pull = 1; pull < pulls.size(); ++pull) {
    EXPECT_FLOAT_EQ(pulls[pull].from, pulls[pull - 1].to);
  }
  EXPECT_NEAR(pulls.back().to, page().page.chances.back(), 0.01);
}

TEST_F(ReviewPage, shows_figures_only_when_asked) {
  open_review();
  const std::uint64_t plain = picture();
  key("Y");
  frames(2);
  EXPECT_NE(picture(), plain);
  key("Y");
  frames(2);
  EXPECT_EQ(picture(), plain);
}

TEST_F(ReviewPage, is_kept_as_a_picture_beside_the_front_page) {
  open_review();
  focus_on("review-keep");
  key("Return");
  frames(3);
  const std::filesystem::path file = kept().review_file({.row = kept_rows()[0].id});
  EXPECT_TRUE(std::filesystem::exists(file));
  EXPECT_EQ(file.parent_path(), kept().front_page_file({.row = kept_rows()[0].id}).parent_path());
  EXPECT_FALSE(std::filesystem::exists(kept().front_page_file({.row = kept_rows()[0].id})));
  EXPECT_EQ(focus().focused(), overlay::focus_id("review-keep"));
}

TEST_F(ReviewPage, is_kept_upright_for_large_letters_and_seen_as_before) {
  open_review();
  house().settings.text_scale = 200;
  frames(2);
  focus_on("review-keep");
  frames(2);
  const std::filesystem::path file = kept().review_file({.row = kept_rows()[0].id});
  key("Return");
  frames(3);
  const platform::SurfaceHandle kept_page(IMG_Load(file.c_str()));
  ASSERT_NE(kept_page, nullptr) << IMG_GetError();
  EXPECT_EQ(kept_page->h, kept_page->w * 16 / 9);
  ASSERT_NE(top_as<ReviewScreen>(), nullptr);
  EXPECT_EQ(focus().focused(), overlay::focus_id("review-keep")) << "the screen stays where it was";
}

TEST_F(ReviewPage, is_not_offered_where_nobody_can_write_it) {
  open(quiet_options(1));
  frames(1);
  open_paper(test::must(read_script(test::playthroughs_of("tiny-tour").at(0))));
  EXPECT_FALSE(offers("review.open"));
}

TEST_F(ReviewPage, follows_the_language) {
  open_review();
  const std::string english = page().page.sentence;
  house().settings.language = "fr";
  ASSERT_TRUE(house().adopt(house().settings));
  frames_until([this] { return top_as<ReviewScreen>()->ready(); });
  frames(2);
  EXPECT_NE(page().page.sentence, english);
}

class ReviewPuzzle : public ReviewPage {
 protected:
  /// The first bad choice of the page, and the question in the ring once more.
  void ask() {
    open_review();
    corner_ = page().choices[0].empty() ? 1 : 0;
    ASSERT_FALSE(page().choices.at(corner_).empty());
    choice_ = page().choices.at(corner_)[0];
    focus_on("review-choice", corner_ == 0 ? 0 : 8);
    key("Return");
    frames(2);
    ASSERT_NE(top_as<FaultNotice>(), nullptr);
    take("way-0");
    ASSERT_NE(bout(), nullptr) << said();
    frames_until([this] { return !bout()->awaited().empty(); });
    EXPECT_EQ(bout()->awaited(), std::vector<int>{static_cast<int>(corner_)});
  }
  /// That way of the notice on top.
  void take(const std::string& way) {
    focus_on(way);
    key("Return");
    frames(3);
  }
  /// What each answer costs, by the analyst.
  [[nodiscard]] std::vector<double> costs() {
    const Match& match = bout()->match();
    const Needs needs = match.pickers();
    const auto need = std::ranges::find(needs, corner_, &Need::seat);
    return house().games.find("tiny")->analyst()->costs(match, *need);
  }
  /// Presses the answer at that place of the list.
  void answer(std::size_t place) {
    const Match& match = bout()->match();
    const Needs needs = match.pickers();
    const auto need = std::ranges::find(needs, corner_, &Need::seat);
    if (need->secret) {
      key(std::to_string(place + 1));
    } else {
      focus_on("answer-" + match.legal(*need)[place]);
      key("Return");
    }
    frames(2);
  }

  std::size_t corner_ = 0;
  ReviewedChoice choice_;
};

TEST_F(ReviewPuzzle, prices_a_wrong_answer_and_takes_the_best_one) {
  ask();
  const std::vector<double> prices = costs();
  ASSERT_GE(prices.size(), 2U);
  const auto worst = static_cast<std::size_t>(std::ranges::max_element(prices) - prices.begin());
  const auto best = static_cast<std::size_t>(std::ranges::min_element(prices) - prices.begin());
  ASSERT_GT(prices[worst], 0.02);
  const Script before = bout()->script();
  answer(worst);
  ASSERT_NE(top_as<FaultNotice>(), nullptr);
  const std::string points = std::to_string(std::lround(100 * prices[worst]));
  EXPECT_NE(top_as<FaultNotice>()->text().find(points), std::string::npos) << top_as<FaultNotice>()->text();
  take("way-0");  // try again
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->script(), before) << "nothing follows from an answer";
  answer(best);
  ASSERT_NE(top_as<FaultNotice>(), nullptr);
  EXPECT_EQ(top_as<FaultNotice>()->text().find(points), std::string::npos);
  take("way-1");  // to the page
  EXPECT_NE(top_as<ReviewScreen>(), nullptr);
  EXPECT_EQ(kept_rows().size(), 1U) << "nothing of it is kept";
}

TEST_F(ReviewPuzzle, is_left_to_the_page_with_the_seats_as_they_were) {
  ask();
  key("Escape");
  frames(3);
  ASSERT_NE(top_as<ReviewScreen>(), nullptr);
  EXPECT_EQ(seats().people(), people_before_);
}

TEST_F(ReviewPuzzle, goes_on_as_a_bout_of_its_own) {
  ask();
  const std::vector<double> prices = costs();
  answer(static_cast<std::size_t>(std::ranges::min_element(prices) - prices.begin()));
  take("way-0");  // box on from here
  key("Escape");  // the seats are as they shall be
  frames(3);
  ASSERT_NE(bout(), nullptr) << said();
  EXPECT_EQ(bout()->kind(), BoutKind::played);
  house().kept.finish_writing();
  ASSERT_EQ(kept_rows().size(), 2U);
  const records::BoutId row = kept_rows()[0].id;
  const auto fork =
      kept().records().read([row](const records::Database& database) { return records::fork_of(database, row); });
  ASSERT_TRUE(fork && *fork);
  EXPECT_EQ((*fork)->place, choice_.place);
  EXPECT_EQ((*fork)->bout, kept_rows()[1].id);
}

/// What a ledger's sentence says.
std::string said_of(const Ledger& ledger, std::string_view language) {
  return sentence_of(ledger, {"Ali", "Bobick"}, test::must(Words::load(test::data_folder(), language)));
}

TEST(ReviewSentence, names_who_had_the_dice_who_outguessed_whom_and_who_threw_it_away) {
  Ledger ledger{.game = "tiny", .result = 0, .luck = -0.14, .reading = 0.09, .errors = {0.13, 0.01}, .steps = {}};
  LedgerStep blunder{.kind = StepKind::choice, .place = {}, .round = 6, .topic = {}, .chosen = {}, .faces = {}, .call = {}};
  blunder.errors[0] = 0.11;
  ledger.steps = {blunder};
  EXPECT_EQ(said_of(ledger, "en"),
            "Bobick had the better dice (+14); Ali outguessed Bobick (+9) and threw it away in round 6 (\u221211).");
  EXPECT_EQ(
      said_of(ledger, "fr"),
      "Bobick a eu les meilleurs dés (+14) ; Ali a mieux deviné Bobick (+9) et a tout gâché à la reprise 6 (\u221211).");
}

TEST(ReviewSentence, knows_that_a_winner_threw_nothing_away) {
  Ledger ledger{.game = "tiny", .result = 1, .luck = 0.2, .reading = 0.05, .errors = {0.12, 0}, .steps = {}};
  LedgerStep blunder{.kind = StepKind::choice, .place = {}, .round = 2, .topic = {}, .chosen = {}, .faces = {}, .call = {}};
  blunder.errors[0] = 0.12;
  ledger.steps = {blunder};
  EXPECT_EQ(said_of(ledger, "en"),
            "Ali had the better dice (+20), outguessed Bobick (+5) and made it harder than it was in round "
            "2 (\u221212).");
}

TEST(ReviewSentence, is_silent_about_what_is_too_small) {
  const Ledger ledger{.game = "tiny", .luck = 0.02, .reading = -0.02, .errors = {0.2, 0.2}, .steps = {}};
  EXPECT_EQ(said_of(ledger, "en"), "Nothing decided it but many small things.");
}

TEST(ReviewSentence, tells_rare_dice_by_their_spread) {
  const Words words = test::must(Words::load(test::data_folder(), "en"));
  EXPECT_EQ(rarity_of({.game = "tiny", .luck = -0.4, .luck_spread = 0.2, .steps = {}}, words),
            "Dice that kind come to one bout in 22.");
  EXPECT_EQ(rarity_of({.game = "tiny", .luck = 0.1, .luck_spread = 0.2, .steps = {}}, words), "");
}

}  // namespace
}  // namespace fc::cabinet
