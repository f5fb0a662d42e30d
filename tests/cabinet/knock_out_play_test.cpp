// Whole games of Knock Out through the real event path.
#include "cabinet/front_page_screen.h"
#include "cabinet/kept_bouts.h"
#include "cabinet/notices.h"
#include "cabinet/setup_screens.h"
#include "knock_out_table.h"
#include "match/games.h"
#include "match/script.h"

namespace fc::cabinet {
namespace {

using KnockOutPlay = KnockOutTable;

/// The match a kept bout leads to; null if the referee refuses it.
std::unique_ptr<Match> refereed(const std::filesystem::path& file) {
  const Result<Script> script = read_script(file);
  const Result<Games> games = Games::load(FC_SOURCE_DIR "/data");
  if (!script || !games) {
    return nullptr;
  }
  Result<std::unique_ptr<Match>> match = games->open(*script);
  return match && replay(**match, *script) ? std::move(*match) : nullptr;
}

TEST_F(KnockOutPlay, two_pads_the_keyboard_and_two_bots_play_a_professional_game) {
  platform::VirtualPad first;
  platform::VirtualPad second;
  open(knock_out_options());
  ASSERT_TRUE(first.connect("xbox"));
  ASSERT_TRUE(second.connect("playstation"));
  frames(2);
  press_on("option-knock-out.option.managers", "Right");
  ASSERT_EQ(house().seats.count(), 5) << "the table grows with its option";
  press_on("option-knock-out.option.game", "Right");
  press(first, "a");
  press(second, "a");
  ASSERT_EQ(house().seats.people(), 3) << "keyboard and both pads sit";
  pads_ = {{1, &first}, {2, &second}};
  ring_the_bell();
  Random hands(17);
  play_to_the_end(hands, 6000);
  ASSERT_EQ(house().kept->bouts().size(), 1U);
  const std::unique_ptr<Match> match = refereed(house().kept->bouts()[0].file);
  ASSERT_NE(match, nullptr) << "what is kept is what the referee reads";
  EXPECT_EQ(match->need().kind, NeedKind::finished);
  EXPECT_NE(match->script().setup.find("\"second_season\":true"), std::string::npos);
  EXPECT_EQ(match->seats(), 5);
  EXPECT_GT(first.buzzes(), 0) << "sealing a pick is felt";
}

TEST_F(KnockOutPlay, five_people_with_one_pad_play_a_fight_behind_the_curtain) {
  platform::VirtualPad pad;
  open(knock_out_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press_on("option-knock-out.option.managers", "Right");
  press(pad, "a");
  house().seats.leave(0);
  ASSERT_EQ(house().seats.people(), 1);
  for (const int seat : {0, 2, 3, 4}) {
    ASSERT_TRUE(house().seats.share(seat));
  }
  for (int seat = 0; seat < 5; ++seat) {
    pads_[seat] = &pad;
  }
  ring_the_bell();
  Random hands(5);
  int curtains = 0;
  bool was_curtained = false;
  // Challenge, two trainings, fifteen chips, at most three rounds: until somebody challenges again.
  while (bout() != nullptr && bout()->round_line(house()).find("before fight 2") == std::string::npos) {
    curtains += bout()->curtained() && !was_curtained ? 1 : 0;
    was_curtained = bout()->curtained();
    ASSERT_TRUE(play_on(hands));
  }
  EXPECT_GE(curtains, 6) << "both train, and both play a card in at least two rounds";
}

TEST_F(KnockOutPlay, the_lesson_is_one_fight_and_goes_on_as_a_lesson) {
  platform::VirtualPad pad;
  open(knock_out_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press_on("lesson", "Return");
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->kind(), BoutKind::lesson);
  EXPECT_EQ(house().seats.people(), 1);
  Random hands(3);
  for (int presses = 0; presses < 3; ++presses) {
    ASSERT_TRUE(play_on(hands));
  }
  close();
  Options options = knock_out_options();
  options.game.clear();
  open(options);
  resume_unfinished(house());
  frames(1);
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->kind(), BoutKind::lesson) << "it goes on with its coach";
  play_to_the_end(hands, 400);
  const std::unique_ptr<Match> match = refereed(house().kept->bouts()[0].file);
  ASSERT_NE(match, nullptr);
  EXPECT_NE(match->answer().find("\"fights\":[1]"), std::string::npos) << match->answer();
}

TEST_F(KnockOutPlay, a_game_that_was_killed_goes_on_and_can_be_watched_again) {
  platform::VirtualPad pad;
  Options options = knock_out_options();
  open(options);
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press_on("option-knock-out.option.managers", "Left");
  press(pad, "a");
  ASSERT_EQ(house().seats.people(), 2);
  ring_the_bell();
  pads_ = {{1, &pad}};
  Random hands(9);
  for (int presses = 0; presses < 30; ++presses) {
    ASSERT_TRUE(play_on(hands));
  }
  const std::size_t choices = bout()->script().choices.size();
  ASSERT_GT(choices, 0U);
  pad.disconnect();
  close();

  options.game.clear();
  open(options);
  resume_unfinished(house());
  frames(1);
  ASSERT_TRUE(pad.connect("xbox"));
  frames_until([this] { return bout() != nullptr; });
  EXPECT_GE(bout()->script().choices.size(), choices);
  EXPECT_EQ(house().seats.people(), 2) << "both people still sit";
  play_to_the_end(hands, 3000);
  const std::filesystem::path file = house().kept->bouts()[0].file;
  Result<std::unique_ptr<Screen>> again = BoutScreen::from_file(house(), file);
  ASSERT_TRUE(again) << one_line(again.error());
  house().director.go(std::move(*again));
  frames(1);
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->kind(), BoutKind::replay);
  frames_until([this] { return top_as<FrontPageScreen>() != nullptr; });
}

TEST_F(KnockOutPlay, a_pad_that_vanishes_in_training_pauses_the_game_until_a_bot_takes_over) {
  platform::VirtualPad pad;
  open(knock_out_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press_on("option-knock-out.option.managers", "Left");
  press(pad, "a");
  ring_the_bell();
  pads_ = {{1, &pad}};
  Random hands(4);
  const auto trains_on_pad = [this] {
    const std::vector<int> awaited = bout()->awaited(house());
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
  house().seats.leave(1);
  frames(1);
  loop_->cabinet().top().devices_changed(house());
  frames(3);
  ASSERT_NE(bout(), nullptr);
  pads_.clear();
  play_to_the_end(hands, 3000);
}

TEST_F(KnockOutPlay, whoever_presses_out_of_turn_is_told_whose_turn_it_is) {
  platform::VirtualPad pad;
  open(knock_out_options());
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press_on("option-knock-out.option.managers", "Left");
  press(pad, "a");
  ring_the_bell();
  pads_ = {{1, &pad}};
  Random hands(6);
  const auto keyboard_bets = [this] { return bout()->awaited(house()) == std::vector<int>{0} && !bout()->asks_in_secret(); };
  for (int presses = 0; presses < 200 && !keyboard_bets(); ++presses) {
    ASSERT_TRUE(play_on(hands));
  }
  ASSERT_TRUE(keyboard_bets());
  const std::size_t choices = bout()->script().choices.size();
  house().toast.text.clear();
  press(pad, "a");
  EXPECT_EQ(bout()->script().choices.size(), choices) << "another's press answers nothing";
  EXPECT_NE(house().toast.text.find(bout()->seat_name(0)), std::string::npos) << house().toast.text;
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
  ASSERT_NE(top_as<FaultNotice>(), nullptr);
  EXPECT_NE(top_as<FaultNotice>()->text().find("000001.seats.json"), std::string::npos) << top_as<FaultNotice>()->text();
}

}  // namespace
}  // namespace fc::cabinet
