// The page that says what decided a bout: from the newspaper, along the time line, and back; its figures add up; a bad
// choice is asked once more, and nothing of that is kept.
#include <SDL_image.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "cabinet/bout/live_odds.h"
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
    app().flow.open_saved();
    frames(2);
    focus_on("bout");
    key("Return");
    frames(2);
    ASSERT_NE(top_as<FrontPageScreen>(), nullptr) << said();
  }
  /// A bout of two in which somebody chose badly, by chance.
  [[nodiscard]] Script careless_bout() {
    const CornerGame& game = *app().games.find("tiny");
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
  frames_until([shown] { return shown->track().is_laid_out(); });
  EXPECT_EQ(shown->track().place_at(shown->clock()), place);
  EXPECT_FALSE(shown->playing());
  key("Escape");
  frames(2);
  ASSERT_NE(top_as<ReviewScreen>(), nullptr);
  key("Escape");
  frames(2);
  EXPECT_NE(top_as<FrontPageScreen>(), nullptr);
}

TEST_F(ReviewPage, is_one_press_from_the_list_of_kept_bouts) {
  open(quiet_options(1));
  frames(1);
  open_paper(careless_bout());
  key("Escape");
  frames(2);
  ASSERT_NE(top_as<SavedScreen>(), nullptr);
  focus_on("why");
  key("Return");
  frames(2);
  EXPECT_NE(top_as<ReviewScreen>(), nullptr) << said();
}

TEST_F(ReviewPage, is_not_offered_in_that_list_for_a_game_that_nobody_can_reckon) {
  open(quiet_options(1));
  frames(1);
  open_paper(test::must(read_script(test::playthroughs_of("tiny-tour").at(0))));
  key("Escape");
  frames(2);
  ASSERT_NE(top_as<SavedScreen>(), nullptr);
  EXPECT_FALSE(offers("why"));
}

TEST_F(ReviewPage, has_its_worst_choices_as_bookmarks_on_the_time_line_which_leads_to_it) {
  open_review();
  std::vector<records::Steps> wanted;
  for (const auto& choices : page().choices) {
    for (const ReviewedChoice& choice : choices) {
      wanted.push_back(choice.place);
    }
  }
  ASSERT_FALSE(wanted.empty());
  const Script script = careless_bout();
  app().flow.show_again(script, {});
  frames(2);
  const auto* shown = top_as<ReplayScreen>();
  ASSERT_NE(shown, nullptr);
  const auto marked = [shown] {
    std::vector<records::Steps> places;
    for (const Bookmark& mark : shown->track().bookmarks()) {
      if (mark.kind == overlay::TimeLineMark::Kind::choice) {
        places.push_back(shown->track().place_at(mark.clock));
      }
    }
    return places;
  };
  frames_until([&] { return !marked().empty(); });
  std::vector<records::Steps> found = marked();
  const auto by_place = [](const records::Steps& one, const records::Steps& other) {
    return one.dice + one.choices < other.dice + other.choices;
  };
  std::ranges::sort(found, by_place);
  std::ranges::sort(wanted, by_place);
  EXPECT_EQ(found, wanted);
  EXPECT_TRUE(std::ranges::is_sorted(shown->track().bookmarks(), {}, &Bookmark::clock));
  focus_on("why");
  key("Return");
  frames(2);
  EXPECT_NE(top_as<ReviewScreen>(), nullptr) << said();
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
  frames_until([shown] { return shown->track().is_laid_out(); });
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

TEST_F(ReviewPage, says_how_easily_each_could_be_read) {
  open_review();
  for (const overlay::ReviewRead& read : page().page.read) {
    EXPECT_FALSE(read.line.empty());
    EXPECT_FALSE(read.habit.empty());
    EXPECT_GT(read.allowed, 0);
    EXPECT_LE(read.allowed, 1);
    EXPECT_GE(read.guessed, 0);
    EXPECT_LE(read.guessed, 1);
  }
  const std::uint64_t choices = picture();
  focus_on("review-leaf", 2);
  frames(2);
  EXPECT_NE(picture(), choices);
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
  app().settings.text_scale = 200;
  frames(2);
  focus_on("review-keep");
  frames(2);
  const std::filesystem::path file = kept().review_file({.row = kept_rows()[0].id});
  key("Return");  // it lay below what is seen of the page: now it is seen
  frames(2);
  EXPECT_FALSE(std::filesystem::exists(file));
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
  app().settings.language = "fr";
  ASSERT_TRUE(app().apply_settings(app().settings));
  frames_until([this] { return top_as<ReviewScreen>()->ready(); });
  frames(2);
  EXPECT_NE(page().page.sentence, english);
}

class ReviewPuzzle : public ReviewPage {
 protected:
  /// The first bad choice of the page, and the question in the ring once more.
  void ask() {
    open_review();
    ask_here();
  }
  void ask_here() {
    corner_ = page().choices[0].empty() ? 1 : 0;
    ASSERT_FALSE(page().choices.at(corner_).empty());
    choice_ = page().choices.at(corner_)[0];
    focus_on("review-choice", corner_ == 0 ? 0 : 8);
    key("Return");
    frames(2);
    ASSERT_NE(top_as<MessageNotice>(), nullptr);
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
    return app().games.find("tiny")->analyst()->costs(match, *need);
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
  ASSERT_NE(top_as<MessageNotice>(), nullptr);
  const std::string points = std::to_string(std::lround(100 * prices[worst]));
  EXPECT_NE(top_as<MessageNotice>()->text().find(points), std::string::npos) << top_as<MessageNotice>()->text();
  take("way-0");  // try again
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->script(), before) << "nothing follows from an answer";
  const auto& options = bout()->shown(bout()->asked(0)).prompt.options;
  EXPECT_TRUE(options.at(worst).label.ends_with(" \u2212" + points)) << options.at(worst).label;
  EXPECT_EQ(options.at(best).label.find("\u2212"), std::string::npos) << options.at(best).label;
  EXPECT_TRUE(bout()->shown(bout()->asked(0)).refuses(worst));
  EXPECT_FALSE(bout()->shown(bout()->asked(0)).refuses(best));
  EXPECT_NE(bout()->shown(bout()->asked(0)).prompt.first, worst) << "the next one is offered";
  if (bout()->asks_in_secret()) {
    answer(worst);
    EXPECT_EQ(top_as<MessageNotice>(), nullptr) << "it cannot be given again";
  }
  answer(best);
  ASSERT_NE(top_as<MessageNotice>(), nullptr);
  EXPECT_EQ(top_as<MessageNotice>()->text().find(points), std::string::npos);
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

TEST_F(ReviewPuzzle, is_left_to_seats_of_which_one_has_lost_its_pad_meanwhile) {
  platform::VirtualPad pad;
  open_review();
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  seats().place(1, devices().pads().connected().front());
  ask_here();
  pad.disconnect();
  frames(2);
  key("Escape");
  frames(3);
  ASSERT_NE(top_as<ReviewScreen>(), nullptr);
  EXPECT_TRUE(seats().is_lost(1)) << "a rematch would wait for a pad that is not there";
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
  app().kept.finish_writing();
  ASSERT_EQ(kept_rows().size(), 2U);
  const records::BoutId row = kept_rows()[0].id;
  const auto fork =
      kept().records().read([row](const records::Database& database) { return records::fork_of(database, row); });
  ASSERT_TRUE(fork && *fork);
  EXPECT_EQ((*fork)->place, choice_.place);
  EXPECT_EQ((*fork)->bout, kept_rows()[1].id);
}

class DailyPuzzle : public ReviewPage {};

TEST_F(DailyPuzzle, is_the_worst_choice_of_a_bout_that_bots_box_where_none_is_kept_and_the_same_all_day) {
  open(quiet_options(1));
  frames(1);
  constexpr std::int64_t day = 20'000;
  const auto first = bout_of_day(day, 0, app().games, kept());
  const auto again = bout_of_day(day, 0, app().games, kept());
  ASSERT_TRUE(first && again);
  EXPECT_EQ(first->script, again->script);
  EXPECT_FALSE(first->kept.anywhere());
  EXPECT_NE(bout_of_day(day + 1, 0, app().games, kept())->script, first->script);
  app().flow.open_hall();
  frames(2);
  focus_on("puzzle");
  key("Return");
  frames_until([this] { return top_as<MessageNotice>() != nullptr; });
  focus_on("way-0");
  key("Return");
  frames(3);
  ASSERT_NE(bout(), nullptr) << said();
  EXPECT_EQ(bout()->kind(), BoutKind::puzzle);
}

TEST_F(DailyPuzzle, is_taken_from_bouts_of_earlier_days_that_are_kept) {
  open(quiet_options(1));
  frames(1);
  open_paper(careless_bout());
  const records::BoutRow row = kept_rows()[0];
  const auto same_day = bout_of_day(day_of(row.touched), 0, app().games, kept());
  ASSERT_TRUE(same_day);
  EXPECT_FALSE(same_day->kept.anywhere()) << "it might change the day's puzzle";
  const auto next_day = bout_of_day(day_of(row.touched) + 1, 0, app().games, kept());
  ASSERT_TRUE(next_day);
  EXPECT_EQ(next_day->kept.row, row.id);
}

TEST_F(DailyPuzzle, is_another_where_the_kept_bout_cannot_be_played_again) {
  open(quiet_options(1));
  frames(1);
  open_paper(careless_bout());
  const records::BoutRow row = kept_rows()[0];
  kept().records().write([&row](const records::Database& database) -> Result<void> {
    FC_TRY(database.tell("UPDATE bout SET touched = touched - 200000 WHERE id = ?1", row.id));
    return database.tell("UPDATE step SET value = 777 WHERE bout = ?1 AND choice = 0", row.id);
  });
  kept().records().finish();
  const auto puzzle = daily_puzzle(app(), day_of(row.touched), 0);
  EXPECT_TRUE(puzzle) << one_line(puzzle.error());
}

TEST_F(DailyPuzzle, is_not_taken_from_a_lesson) {
  open(quiet_options(1));
  frames(1);
  open_paper(careless_bout());
  const records::BoutRow row = kept_rows()[0];
  kept().records().write([&row](const records::Database& database) {
    return database.tell("UPDATE bout SET lesson = 1 WHERE id = ?1", row.id);
  });
  const auto next_day = bout_of_day(day_of(row.touched) + 1, 0, app().games, kept());
  ASSERT_TRUE(next_day);
  EXPECT_FALSE(next_day->kept.anywhere());
}

class LiveBar : public ReviewPage {
 protected:
  /// The bout as it stands, with or without the bar.
  std::uint64_t picture_with(bool odds) {
    app().settings.live_odds = odds;
    frames(2);
    return picture();
  }
};

TEST_F(LiveBar, is_shown_only_where_it_is_wanted) {
  open(quiet_options(1));
  frames(1);
  app().flow.to_demonstration();
  frames(30);
  Script opening = careless_bout();
  opening.dice.clear();
  opening.choices.clear();
  app().seating.seats() = Seats(2);
  app().settings.live_odds = true;
  app().flow.start_bout(*app().games.find("tiny"), opening);
  frames_until([this] { return bout() != nullptr && bout()->kind() == BoutKind::played; });
  frames(3);
  key("P");  // it stands still
  frames(3);
  const std::uint64_t with = picture_with(true);
  EXPECT_NE(picture_with(false), with);
  EXPECT_EQ(picture_with(true), with);
}

TEST_F(LiveBar, moves_when_something_has_been_told_and_knows_nothing_that_is_sealed) {
  open(quiet_options(1));
  frames(1);
  const Script whole = careless_bout();
  const CornerGame& game = *app().games.find("tiny");
  ConductorPlan plan;
  plan.match = test::must(game.open(whole));
  plan.seed = 1;
  Conductor conductor(std::move(plan));
  LiveOdds odds;
  double told = 0;
  while (conductor.advance() == Conductor::Step::moved || !conductor.questions()[0].secret) {
    if (conductor.questions().size() == 1) {
      test::must(conductor.pick(conductor.questions()[0].seat, "wait"));
    }
  }
  odds.follow(conductor.match(), *game.analyst(), told);
  const auto before = odds.at(told, false);
  ASSERT_TRUE(before);
  for (const Need& need : conductor.questions()) {
    test::must(conductor.pick(need.seat, conductor.match().legal(need)[0]));
    odds.follow(conductor.match(), *game.analyst(), told + 1);
    EXPECT_EQ(odds.at(told + 2, false), before) << "a pick that is sealed";
  }
  while (odds.at(told + 2, false) == before) {
    const Conductor::Step step = conductor.advance();
    if (step == Conductor::Step::people) {
      const Needs needs = conductor.questions();
      for (const Need& need : needs) {
        test::must(conductor.pick(need.seat, conductor.match().legal(need)[0]));
      }
    }
    ASSERT_NE(step, Conductor::Step::finished);
    odds.follow(conductor.match(), *game.analyst(), told + 2);
  }
  EXPECT_EQ(odds.at(told + 1, true), before) << "not before it has been told";
}

TEST(Hint, names_what_costs_nothing_and_what_the_worst_answer_costs) {
  const Words words = test::must(Words::load(test::data_folder(), "en"));
  const CornerGames games = test::must(CornerGames::open(test::data_folder()));
  const CornerGame& game = *games.find("tiny");
  const auto match = test::must(
      game.open({.game = "tiny", .setup = R"({"boxers":["abe-anvil","zeb-winch"],"rounds":9})", .dice = {}, .choices = {}}));
  const auto scene = scene::make_scene(*match, game.names(match->script(), words));
  int hints = 0;
  for (Random random(3); match->need().kind != NeedKind::finished && hints < 20;) {
    const Need need = match->need();
    if (need.kind == NeedKind::roll) {
      const auto faces = static_cast<std::uint32_t>(need.die.highest - need.die.lowest + 1);
      test::must(match->roll(need.die.lowest + static_cast<int>(random.below(faces))));
      continue;
    }
    scene->catch_up(*match, 0);
    const scene::Prompt prompt = scene->prompt(*match, need, words);
    const std::vector<std::string> legal = match->legal(need);
    const std::vector<double> costs = game.analyst()->costs(*match, need);
    const std::string said = hint_words(*match, *scene, prompt, advise(*game.analyst(), *match, need), true, words);
    const auto label_of = [&](auto place) {
      const auto option = std::ranges::find(prompt.options, legal[static_cast<std::size_t>(place - costs.begin())],
                                            &scene::Option::notation);
      return option->label;
    };
    const auto worst = std::ranges::max_element(costs);
    if (*worst > 0.02) {
      EXPECT_EQ(said.find("\u201c" + label_of(std::ranges::min_element(costs)) + "\u201d"), 0U) << said;
      const std::string price =
          "\u201c" + label_of(worst) + "\u201d costs " + std::to_string(std::lround(100 * *worst)) + " in a hundred.";
      EXPECT_NE(said.find(price), std::string::npos) << said << " / " << price;
      ++hints;
    }
    test::must(match->choose(legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  EXPECT_GT(hints, 0);
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
            "Bobick had the better dice (+14); Ali outguessed Bobick (+9) but threw it away in round 6 (\u221211).");
  EXPECT_EQ(
      said_of(ledger, "fr"),
      "Bobick a eu les meilleurs dés (+14) ; Ali a mieux deviné Bobick (+9) mais a tout gâché à la reprise 6 (\u221211).");
}

TEST(ReviewSentence, knows_that_a_winner_threw_nothing_away) {
  Ledger ledger{.game = "tiny", .result = 1, .luck = 0.2, .reading = 0.05, .errors = {0.12, 0}, .steps = {}};
  LedgerStep blunder{.kind = StepKind::choice, .place = {}, .round = 2, .topic = {}, .chosen = {}, .faces = {}, .call = {}};
  blunder.errors[0] = 0.12;
  ledger.steps = {blunder};
  EXPECT_EQ(said_of(ledger, "en"),
            "Ali had the better dice (+20), outguessed Bobick (+5) but made it harder than it was in round "
            "2 (\u221212).");
}

TEST(ReviewSentence, is_silent_about_what_is_too_small) {
  const Ledger ledger{.game = "tiny", .luck = 0.02, .reading = -0.02, .errors = {0.2, 0.2}, .steps = {}};
  EXPECT_EQ(said_of(ledger, "en"), "Nothing decided it but many small things.");
}

TEST(ReviewSentence, owns_up_to_what_it_cannot_explain) {
  const Ledger ledger{.game = "tiny", .result = 0, .luck = 0.1, .unexplained = -0.62, .steps = {}};
  EXPECT_EQ(said_of(ledger, "en"),
            "Ali had the better dice (+10). The corner man\u2019s estimate was 62 points out: whose doing "
            "that part was, nobody can say.");
}

TEST(ReviewSentence, tells_rare_dice_by_their_spread) {
  const Words words = test::must(Words::load(test::data_folder(), "en"));
  EXPECT_EQ(rarity_of({.game = "tiny", .luck = -0.4, .luck_spread = 0.2, .steps = {}}, words),
            "Dice as lopsided come in one bout of 22.");
  EXPECT_EQ(rarity_of({.game = "tiny", .luck = 0.1, .luck_spread = 0.2, .steps = {}}, words), "");
}

}  // namespace
}  // namespace fc::cabinet
