// Whole games of Knock Out through the real event path.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "cabinet/bout/notices.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "table.h"
#include "tests/cabinet/refereed.h"

namespace fc::cabinet {
namespace {

using KnockOutPlay = KnockOutTable;

/// Everybody's money with the bonus pot and the bank's: no game creates or loses any.
std::int64_t all_money(const nlohmann::json& state) {
  std::int64_t sum = state.at("bonus").get<std::int64_t>() + state.at("bank").get<std::int64_t>();
  for (const auto& player : state.at("players")) {
    sum += player.at("money").get<std::int64_t>();
  }
  return sum;
}

/// The answer of the script's set-up before anything was played.
nlohmann::json opening_answer(Script script) {
  script.dice.clear();
  script.choices.clear();
  return nlohmann::json::parse(test::must(test::all_games().open(script))->answer());
}

/// Two whole seasons, and a ranking that follows from what everybody has.
void expect_final_ranking(const Match& match) {
  const auto answer = nlohmann::json::parse(match.answer());
  ASSERT_EQ(answer.at("status"), "finished");
  EXPECT_EQ(answer.at("state").at("season"), 2);
  const auto& result = answer.at("result");
  ASSERT_EQ(result.at("fights").size(), 2U);
  EXPECT_GE(result.at("fights")[0], 1);
  EXPECT_GE(result.at("fights")[1], 1);
  const auto& ranking = result.at("ranking");
  ASSERT_EQ(ranking.size(), 5U);
  EXPECT_EQ(ranking[0].at("rank"), 1);
  EXPECT_EQ(result.at("winners").at(0), ranking[0].at("colour"));
  for (std::size_t place = 1; place < ranking.size(); ++place) {
    EXPECT_LE(ranking[place].at("money"), ranking[place - 1].at("money")) << "the richest manager wins";
  }
  EXPECT_EQ(all_money(answer.at("state")), all_money(opening_answer(match.script()).at("state")));
}

TEST_F(KnockOutPlay, two_pads_the_keyboard_and_two_bots_play_a_professional_game) {
  platform::VirtualPad first;
  platform::VirtualPad second;
  open_at_keyboard();
  ASSERT_TRUE(first.connect("xbox"));
  ASSERT_TRUE(second.connect("playstation"));
  frames(2);
  press_on("option-knock-out.option.managers", "Right");
  ASSERT_EQ(seats().count(), 5) << "the table grows with its option";
  press_on("option-knock-out.option.game", "Right");
  press(first, "a");
  press(second, "a");
  ASSERT_EQ(seats().people(), 3) << "keyboard and both pads sit";
  pads_ = {{1, &first}, {2, &second}};
  ring_the_bell();
  Random hands(17);
  play_to_the_end(hands, 6000);
  ASSERT_EQ(kept_rows().size(), 1U);
  EXPECT_TRUE(kept_rows()[0].standing.over);
  const std::unique_ptr<Match> match = test::refereed(kept_script(kept_rows()[0]));
  ASSERT_NE(match, nullptr) << "what is kept is what the referee reads";
  EXPECT_NE(match->script().setup.find("\"second_season\":true"), std::string::npos);
  EXPECT_NE(match->script().setup.find("\"variable_start\":true"), std::string::npos);
  expect_final_ranking(*match);
  for (std::size_t person = 0; person < 3; ++person) {
    EXPECT_GE(answers_[person], 20) << "seat " << person << " was asked all along";
  }
  EXPECT_GT(first.buzzes(), 0) << "sealing a pick is felt";
  EXPECT_GT(second.buzzes(), 0);
}

TEST_F(KnockOutPlay, a_pad_that_presses_first_has_the_first_seat) {
  platform::VirtualPad pad;
  open(knock_out_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  EXPECT_EQ(seats().people(), 0) << "nobody has pressed";
  press(pad, "a");
  EXPECT_EQ(seats()[0].device.kind, DeviceKind::pad);
  key("Return");
  EXPECT_EQ(seats()[1].device.kind, DeviceKind::keyboard);
  key("Down");
  EXPECT_EQ(seats().people(), 2) << "who sits moves the focus";
}

TEST_F(KnockOutPlay, a_click_sits_down_first_and_presses_what_it_points_at) {
  open(knock_out_options());
  frames(2);
  const auto& entries = loop_->cabinet().focus().entries();
  const auto start = std::ranges::find(entries, overlay::focus_id("start"), &overlay::FocusMap::Entry::id);
  ASSERT_NE(start, entries.end());
  click(static_cast<int>(start->box.middle_x()), static_cast<int>(start->box.middle_y()));
  EXPECT_EQ(seats()[0].device.kind, DeviceKind::mouse);
  EXPECT_NE(top_as<TaleScreen>(), nullptr);
}

TEST_F(KnockOutPlay, five_people_with_one_pad_play_a_fight_behind_the_curtain) {
  platform::VirtualPad pad;
  open(knock_out_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press(pad, "a");
  press_on("option-knock-out.option.managers", "dpright", pad);
  ASSERT_EQ(seats().count(), 5);
  ASSERT_EQ(seats().people(), 1);
  for (const int seat : {1, 2, 3, 4}) {
    ASSERT_TRUE(seats().share(seat));
  }
  for (int seat = 0; seat < 5; ++seat) {
    pads_[seat] = &pad;
  }
  press_on("start", "a", pad);
  press(pad, "a");
  ASSERT_NE(bout(), nullptr);
  Random hands(5);
  int curtains = 0;
  bool was_curtained = false;
  // Challenge, two trainings, fifteen chips, at most three rounds: until somebody challenges again.
  while (bout() != nullptr && bout()->round_line().find("before fight 2") == std::string::npos) {
    curtains += bout()->curtained() && !was_curtained ? 1 : 0;
    was_curtained = bout()->curtained();
    ASSERT_TRUE(play_on(hands));
  }
  EXPECT_GE(curtains, 6) << "both train, and both play a card in at least two rounds";
  EXPECT_EQ(std::ranges::count(answers_, 0), 0) << "everybody bets";
}

TEST_F(KnockOutPlay, the_lesson_is_one_fight_and_goes_on_as_a_lesson) {
  platform::VirtualPad pad;
  open_at_keyboard();
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press_on("lesson", "Return");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->kind(), BoutKind::lesson);
  EXPECT_EQ(seats().people(), 1);
  Random hands(3);
  for (int presses = 0; presses < 3; ++presses) {
    ASSERT_TRUE(play_on(hands));
  }
  close();
  Options options = knock_out_options();
  options.game.clear();
  open(options);
  app().flow.resume_unfinished();
  frames(1);
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->kind(), BoutKind::lesson) << "it goes on with its coach";
  play_to_the_end(hands, 400);
  const std::unique_ptr<Match> match = test::refereed(kept_script(kept_rows()[0]));
  ASSERT_NE(match, nullptr);
  EXPECT_NE(match->answer().find("\"fights\":[1]"), std::string::npos) << match->answer();
}

TEST_F(KnockOutPlay, the_newspaper_after_the_lesson_leads_on_to_a_season) {
  open_at_keyboard();
  press_on("lesson", "Return");
  ASSERT_NE(bout(), nullptr);
  Random hands(3);
  play_to_the_end(hands, 400);
  ASSERT_NE(top_as<FrontPageScreen>(), nullptr);
  frames(2);
  key("Return");  // the one next thing has the focus
  ASSERT_NE(top_as<SetupScreen>(), nullptr) << "a season is set up";
  EXPECT_EQ(seats().people(), 1) << "who has learnt it still sits";
  EXPECT_TRUE(seats()[0].is_person());
  ring_the_bell();
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->kind(), BoutKind::played);
  const std::unique_ptr<Match> match = test::refereed(bout()->script());
  ASSERT_NE(match, nullptr);
  EXPECT_GE(match->seats(), 3) << "a season, not the fight of a lesson";
  EXPECT_EQ(kept_rows().size(), 2U);
}

TEST_F(KnockOutPlay, a_game_that_was_killed_goes_on_and_can_be_watched_again) {
  platform::VirtualPad pad;
  Options options = knock_out_options();
  open_at_keyboard();
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press_on("option-knock-out.option.managers", "Left");
  press(pad, "a");
  ASSERT_EQ(seats().people(), 2);
  ring_the_bell();
  pads_ = {{1, &pad}};
  Random hands(9);
  for (int presses = 0; presses < 30; ++presses) {
    ASSERT_TRUE(play_on(hands));
  }
  const std::vector<std::string> choices = bout()->script().choices;
  ASSERT_GT(choices.size(), 0U);
  pad.disconnect();
  close();

  options.game.clear();
  open(options);
  frames(1);
  press_on("menu.title.continue", "Return");
  ASSERT_TRUE(pad.connect("xbox"));
  frames_until([this] { return bout() != nullptr; });
  const std::vector<std::string> kept = bout()->script().choices;
  ASSERT_GE(kept.size(), choices.size());
  EXPECT_TRUE(std::equal(choices.begin(), choices.end(), kept.begin())) << "every answer that was in is still in";
  EXPECT_EQ(seats().people(), 2) << "both people still sit";
  play_to_the_end(hands, 3000);
  Result<std::unique_ptr<Screen>> again = BoutScreen::from_records(app(), kept_rows()[0].id);
  ASSERT_TRUE(again) << one_line(again.error());
  const auto* shown_again = dynamic_cast<const BoutScreen*>(again->get());
  ASSERT_NE(shown_again, nullptr);
  EXPECT_EQ(shown_again->kind(), BoutKind::replay);
  app().flow.transitions().go(std::move(*again));
  frames(1);
  frames_until([this] { return top_as<FrontPageScreen>() != nullptr; });
}

TEST_F(KnockOutPlay, a_pad_that_vanishes_in_training_pauses_the_game_until_a_bot_takes_over) {
  platform::VirtualPad pad;
  open_with_pad(pad);
  Random hands(4);
  const auto trains_on_pad = [this] {
    const std::vector<int> awaited = bout()->awaited();
    return bout()->asks_in_secret() && std::ranges::find(awaited, 1) != awaited.end();
  };
  for (int presses = 0; presses < 200 && !trains_on_pad(); ++presses) {
    ASSERT_TRUE(play_on(hands));
  }
  ASSERT_TRUE(trains_on_pad());
  pad.disconnect();
  frames(3);
  ASSERT_NE(top_as<PadLostNotice>(), nullptr);
  frames(30);
  ASSERT_NE(top_as<PadLostNotice>(), nullptr) << "the game waits";
  ASSERT_TRUE(pad.connect("xbox"));
  frames(3);
  ASSERT_NE(bout(), nullptr);
  EXPECT_TRUE(trains_on_pad()) << "nothing was lost";
  pad.disconnect();
  frames(3);
  seats().leave(1);
  frames(1);
  loop_->cabinet().top().devices_changed();
  frames(3);
  ASSERT_NE(bout(), nullptr);
  pads_.clear();
  play_to_the_end(hands, 3000);
}

TEST_F(KnockOutPlay, whoever_presses_out_of_turn_is_told_whose_turn_it_is) {
  platform::VirtualPad pad;
  open_with_pad(pad);
  Random hands(6);
  const auto keyboard_bets = [this] { return bout()->awaited() == std::vector<int>{0} && !bout()->asks_in_secret(); };
  for (int presses = 0; presses < 200 && !keyboard_bets(); ++presses) {
    ASSERT_TRUE(play_on(hands));
  }
  ASSERT_TRUE(keyboard_bets());
  const std::size_t choices = bout()->script().choices.size();
  app().announcer.fall_silent();
  press(pad, "a");
  EXPECT_EQ(bout()->script().choices.size(), choices) << "another's press answers nothing";
  EXPECT_NE(said().find(bout()->seat_name(0)), std::string::npos) << said();
  key("Return");
  EXPECT_GT(bout()->script().choices.size(), choices);
}

TEST_F(KnockOutPlay, a_save_of_another_number_of_seats_is_refused_by_name) {
  Options options = knock_out_options();
  options.game.clear();
  open(options);
  frames(1);
  go_on_with(R"({"game":"knock-out","setup":{"players":["black","green","yellow"],"start":0},"dice":[],"choices":[]})",
             R"({"seats":["person","novice","novice","novice","novice"]})");
  frames(2);
  EXPECT_EQ(bout(), nullptr);
  ASSERT_NE(top_as<MessageNotice>(), nullptr);
  const std::string& said = top_as<MessageNotice>()->text();
  EXPECT_NE(said.find("5 seats"), std::string::npos) << said;
  EXPECT_NE(said.find("for 3"), std::string::npos) << said;
}

}  // namespace
}  // namespace fc::cabinet
