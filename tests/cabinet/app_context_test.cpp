// Opening the house: data, words, settings, folders, and what happens when they are bad.
#include <fstream>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet_test_table.h"
#include "library/whole_file.h"
#include "match/script.h"
#include "tests/match/bouts.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

using HouseTest = CabinetTable;

TEST_F(HouseTest, opens_at_the_title) {
  open(quiet_options());
  frames(1);
  EXPECT_NE(top_as<TitleScreen>(), nullptr);
  EXPECT_TRUE(said().empty());
}

TEST_F(HouseTest, settings_full_of_rubbish_are_told_and_forgotten) {
  std::filesystem::create_directories(folder_);
  std::ofstream(folder_ / "settings.json") << "\x01\x02 rubbish {{{";
  open(quiet_options());
  frames(1);
  EXPECT_NE(top_as<TitleScreen>(), nullptr);
  EXPECT_NE(said().find("settings-damaged-1.json"), std::string::npos) << said();
}

TEST_F(HouseTest, a_folder_that_cannot_be_written_loses_no_bout) {
  std::ofstream(folder_.string()) << "a file where the folder should be";
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options());
  start_bout(red, blue);
  for (int presses = 0; presses < 30; ++presses) {
    press(red, "a");
    press(blue, "a");
  }
  EXPECT_NE(top_as<BoutScreen>(), nullptr) << "play goes on";
}

TEST_F(HouseTest, changed_settings_are_kept) {
  open(quiet_options());
  frames(1);
  app().settings.text_scale = 150;
  frames(1);
  loop_->close();
  close();
  open(quiet_options());
  EXPECT_EQ(app().settings.text_scale, 150);
}

TEST_F(HouseTest, controls_that_are_restored_are_kept_so) {
  platform::VirtualPad pad;
  ASSERT_TRUE(pad.connect("xbox"));
  open(quiet_options());
  frames(2);
  ASSERT_TRUE(devices().bindings().bind("pad.details", "back"));
  app().settings.controls = devices().bindings().changed();
  ASSERT_FALSE(app().settings.controls.empty());
  frames(1);
  kept().finish_writing();
  ASSERT_FALSE(read_settings(folder_ / "settings.json").settings.controls.empty());
  app().flow.open_settings();
  frames(2);
  press(pad, "rightshoulder");
  frames(2);
  focus_on("restore");
  pad.set("a", true);
  frames(90);
  pad.set("a", false);
  frames(2);
  EXPECT_TRUE(devices().bindings().changed().empty());
  loop_->close();
  close();
  EXPECT_TRUE(read_settings(folder_ / "settings.json").settings.controls.empty());
}

TEST_F(HouseTest, what_the_command_line_overrides_is_not_kept) {
  Options options = quiet_options();
  options.language = "fr";
  options.text_scale = 200;
  open(options);
  frames(1);
  EXPECT_EQ(app().language.words().language(), "fr");
  app().settings.shuffle_picks = true;
  frames(1);
  loop_->close();
  close();
  const ReadSettings kept = read_settings(folder_ / "settings.json");
  EXPECT_EQ(kept.settings.language, "en");
  EXPECT_EQ(kept.settings.text_scale, 100);
  EXPECT_TRUE(kept.settings.shuffle_picks);
}

TEST_F(HouseTest, every_sitter_has_words) {
  open(quiet_options());
  const auto words_of = [this](int seat) { return app().seating.sitter_words(seat, app().language.words()); };
  seats() = Seats(2);
  for (const DeviceKind kind : {DeviceKind::pad, DeviceKind::keyboard, DeviceKind::keyboard_left, DeviceKind::keyboard_right,
                                DeviceKind::mouse, DeviceKind::touch}) {
    seats()[0] = {.sitter = Sitter::person, .device = {.kind = kind, .id = 0}};
    EXPECT_EQ(words_of(0).find('.'), std::string::npos) << "a key, not words: " << words_of(0);
  }
  for (const StandIn& bot : all_bots) {
    seats()[1].stand_in = bot;
    EXPECT_EQ(words_of(1).find('.'), std::string::npos) << "a key, not words: " << words_of(1);
  }
}

TEST_F(HouseTest, bad_places_are_named) {
  Options options = quiet_options();
  options.data = "/nowhere";
  const auto no_data = Loop::open(options, std::chrono::steady_clock::now());
  ASSERT_FALSE(no_data);
  EXPECT_EQ(no_data.error().where, "/nowhere");
  options = quiet_options();
  options.game = "chess";
  const auto no_game = Loop::open(options, std::chrono::steady_clock::now());
  ASSERT_FALSE(no_game);
  EXPECT_NE(one_line(no_game.error()).find("chess"), std::string::npos);
  options = quiet_options();
  options.script = folder_ / "none.json";
  const auto no_script = Loop::open(options, std::chrono::steady_clock::now());
  ASSERT_FALSE(no_script);
  EXPECT_NE(one_line(no_script.error()).find("none.json"), std::string::npos);
}

TEST_F(HouseTest, a_script_of_a_game_called_anything_is_refused_in_one_line) {
  Options options = quiet_options();
  options.script = folder_ / "strange.json";
  std::filesystem::create_directories(folder_);
  std::ofstream(options.script) << R"({"game": "chess\nwith\tpieces", "setup": {}})";
  const auto strange = Loop::open(options, std::chrono::steady_clock::now());
  ASSERT_FALSE(strange);
  EXPECT_EQ(strange.error().detail, "there is no game 'chess?with?pieces' in this build");
}

constexpr std::string_view kept_part =
    R"("kept":{"begun":1763787060,"touched":1763787333,"lesson":true,"names":["Abe","Zeb"],)"
    R"("seats":[{"sitter":"person","profile":"Ann"},{"sitter":"bot","profile":"champion"}]}})";

/// A bout that Ann boxed against a champion, as the book gives it out.
std::string kept_line() {
  const Script script{
      .game = test::tested_slugs[0], .setup = test::some_setup(test::tested_slugs[0]), .dice = {}, .choices = {}};
  std::string line = to_json(script);
  line.back() = ',';
  return line.append(kept_part);
}

TEST_F(HouseTest, a_script_goes_on_with_who_sat_there_and_keeps_what_is_kept_with_it) {
  Options options = quiet_options(1);
  options.script = folder_ / "ann.json";
  const std::filesystem::path real = folder_ / "real.json";
  ASSERT_TRUE(write_whole(real, kept_line()));
  std::filesystem::create_symlink("real.json", options.script);
  open(options);
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->kind(), BoutKind::lesson);
  EXPECT_TRUE(seats()[0].is_person());
  EXPECT_EQ(seats()[0].name, "Ann");
  EXPECT_EQ(seats()[1].stand_in.word, "champion");
  for (int press = 0; press < 40; ++press) {
    key("Return");
    frames(10);
  }
  close();
  EXPECT_TRUE(std::filesystem::is_symlink(options.script));
  const std::string written = *read_whole(real);
  EXPECT_FALSE(parse_script(written)->choices.empty());
  EXPECT_NE(written.find(kept_part), std::string::npos) << written;
}

TEST_F(HouseTest, a_file_of_several_scripts_is_refused_with_the_way_to_bring_them_in) {
  Options options = quiet_options();
  options.script = folder_ / "two.json";
  ASSERT_TRUE(write_whole(options.script, kept_line() + "\n" + kept_line() + "\n"));
  const auto two = Loop::open(options, std::chrono::steady_clock::now());
  ASSERT_FALSE(two);
  EXPECT_EQ(two.error().where, options.script.string() + ": line 2");
  EXPECT_NE(two.error().detail.find("records import"), std::string::npos);
}

/// A whole bout of the first game, as it lies there when the machine goes off before the front page.
std::string bout_that_is_over() {
  const Games& games = test::all_games();
  const auto match = games.open(
      {.game = test::tested_slugs[0], .setup = test::some_setup(test::tested_slugs[0]), .dice = {}, .choices = {}});
  Random random(1);
  while (test::answer_at_random(**match, random)) {
  }
  return to_json((*match)->script());
}

TEST_F(HouseTest, bouts_of_an_older_version_are_taken_over_once) {
  std::filesystem::create_directories(folder_ / "bouts");
  std::ofstream(folder_ / "bouts" / "000007.json") << bout_that_is_over();
  open(quiet_options());
  frames(2);
  ASSERT_EQ(kept_rows().size(), 1U);
  EXPECT_EQ(kept_rows()[0].id, 7);
  EXPECT_TRUE(kept_rows()[0].standing.over) << "whatever its file was called";
  EXPECT_FALSE(kept().unfinished()) << "what is over is not continued";
  EXPECT_TRUE(kept().has_any());
  EXPECT_FALSE(std::filesystem::exists(folder_ / "bouts"));
  close();
  open(quiet_options());
  EXPECT_EQ(kept_rows().size(), 1U);
}

TEST_F(HouseTest, a_save_cut_short_is_told_and_kept_aside) {
  std::filesystem::create_directories(folder_ / "bouts");
  std::ofstream(folder_ / "bouts" / "000001.json") << bout_that_is_over().substr(0, 40);
  open(quiet_options());
  frames(2);
  EXPECT_NE(said().find("bouts-unreadable"), std::string::npos) << said();
  EXPECT_FALSE(kept().has_any());
  EXPECT_TRUE(std::filesystem::exists(folder_ / "bouts-unreadable" / "000001.json"));
}

TEST_F(HouseTest, damaged_records_are_put_aside_and_told_and_playing_goes_on) {
  std::filesystem::create_directories(folder_);
  std::ofstream(folder_ / "records.db") << std::string(9000, 'x');
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options());
  frames(4);
  EXPECT_NE(said().find("records-damaged-1.db"), std::string::npos) << said();
  start_bout(red, blue);
  EXPECT_EQ(kept_rows().size(), 1U) << "the bout is kept in a new book";
}

TEST_F(HouseTest, a_bout_that_is_not_saved_says_so) {
  std::ofstream(folder_.string()) << "a file where the folder should be";
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  start_bout(red, blue);
  kept().finish_writing();
  frames(4);
  ASSERT_NE(bout(), nullptr);
  EXPECT_NE(said().find("not being saved"), std::string::npos) << said();
  EXPECT_TRUE(bout()->unsaved());
  frames(60 * 10);
  EXPECT_TRUE(bout()->unsaved()) << "the sign stays when the words are gone";
  std::filesystem::remove(folder_);
}

TEST_F(HouseTest, continue_says_which_bout_and_has_the_focus) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options(1));
  frames(2);
  EXPECT_EQ(loop_->cabinet().focus().focused(), overlay::focus_id("menu.title.play"));
  start_bout(red, blue);
  bout()->leave();
  frames(4);
  ASSERT_TRUE(kept().unfinished());
  EXPECT_EQ(loop_->cabinet().focus().focused(), overlay::focus_id("menu.title.continue"));
}

TEST_F(HouseTest, a_kept_bout_can_be_given_out_as_a_file) {
  platform::VirtualPad red;
  platform::VirtualPad blue;
  open(quiet_options());
  start_bout(red, blue);
  press(red, "a");
  bout()->leave();
  const auto row = kept_rows()[0];
  const auto file = kept().export_bout(row.id);
  ASSERT_TRUE(file) << one_line(file.error());
  EXPECT_EQ(read_script(*file), kept_script(row));
}

}  // namespace
}  // namespace fc::cabinet
