// A kiosk's operator: his way in, his desk, coins, hours, and what is counted. And its visitors, who may be gone.
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iterator>
#include <thread>

#include "cabinet/kiosk/operator_screens.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet/screens/setup_screens.h"
#include "cabinet_test_table.h"
#include "core/random.h"
#include "operator_table.h"
#include "records/sqlite.h"
#include "tests/asked.h"

namespace fc::cabinet {
namespace {

TEST_F(OperatorTest, has_no_way_in_without_a_kiosk) {
  open(quiet_options(1));
  frames(2);
  operator_keys();
  EXPECT_NE(top_as<TitleScreen>(), nullptr);
}

TEST_F(OperatorTest, is_asked_for_a_pin_of_his_own_twice_and_there_is_no_default) {
  open_kiosk();
  operator_keys();
  ASSERT_NE(top_as<PinScreen>(), nullptr);
  for (const char* guess : {"000000", "123", "", "111111"}) {
    enter(guess);
    EXPECT_NE(top_as<PinScreen>(), nullptr) << guess;
    EXPECT_FALSE(kiosk().has_pin()) << guess;
  }
  enter(pin);
  enter("271828");
  EXPECT_FALSE(kiosk().has_pin()) << "two different ones";
  enter(pin);
  enter(pin);
  EXPECT_TRUE(kiosk().has_pin());
  EXPECT_NE(top_as<OperatorDesk>(), nullptr);
}

TEST_F(OperatorTest, has_the_pin_that_was_still_worked_out_when_he_left) {
  open_kiosk();
  operator_keys();
  enter(pin);
  type(pin);
  const auto press_of = [](Button button) { return Press{.device = whole_keyboard, .button = button, .pick = {}}; };
  platform::InputEvents events{press_of(Button::accept)};
  events.resize(events.size() + std::string(pin).size() + 1, press_of(Button::back));
  loop_->cabinet().take(events);
  frames(2);
  ASSERT_EQ(top_as<PinScreen>(), nullptr);
  operator_keys();
  ASSERT_NE(top_as<PinScreen>(), nullptr);
  for (int twice = 0; twice < 2; ++twice) {
    enter("271828");
    frames(60 * 3);
  }
  EXPECT_EQ(top_as<OperatorDesk>(), nullptr) << "nobody else chooses another";
  enter(pin);
  EXPECT_NE(top_as<OperatorDesk>(), nullptr);
}

TEST_F(OperatorTest, comes_in_with_a_pad_alone_by_directions) {
  platform::VirtualPad pad;
  open_kiosk();
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  const auto chord = [&](bool down) {
    for (const char* control : {"leftshoulder", "rightshoulder", "back", "start"}) {
      pad.set(control, down);
    }
  };
  chord(true);
  frames(170);
  EXPECT_EQ(top_as<PinScreen>(), nullptr) << "not before three seconds";
  frames(15);
  chord(false);
  frames(2);
  ASSERT_NE(top_as<PinScreen>(), nullptr);
  for (int twice = 0; twice < 2; ++twice) {
    for (const char* control : {"dpup", "dpup", "dpdown", "dpdown", "dpleft", "dpright", "a"}) {
      press(pad, control);
    }
  }
  frames(2);
  EXPECT_NE(top_as<OperatorDesk>(), nullptr);
  press(pad, "b");
  EXPECT_EQ(top_as<OperatorDesk>(), nullptr);
}

TEST_F(OperatorTest, waits_longer_after_every_wrong_pin_and_a_restart_shortens_nothing) {
  open_kiosk();
  come_in();
  key("Escape");
  frames(2);
  operator_keys();
  for (int wrong = 0; wrong < 3; ++wrong) {
    enter("999998");
    ASSERT_NE(top_as<PinScreen>(), nullptr);
    EXPECT_NEAR(kiosk().pin_wait(), 1 << wrong, 0.3);
    enter(pin);
    EXPECT_NE(top_as<PinScreen>(), nullptr) << "not while it waits";
    frames(60 * (1 << wrong) + 30);
  }
  pull_the_plug();
  open_kiosk();
  EXPECT_NEAR(kiosk().pin_wait(), 4, 0.3);
  frames(60 * 5);
  operator_keys();
  enter(pin);
  EXPECT_NE(top_as<OperatorDesk>(), nullptr);
  EXPECT_EQ(counted("wrong_pin"), 3);
  EXPECT_EQ(pin_delay_seconds(50), 60);
}

TEST_F(OperatorTest, keeps_pin_and_price_through_a_start_at_which_they_cannot_be_read) {
  open_kiosk();
  come_in();
  set("coin_control", &OperatorSettings::coin_control, 3);
  set("price", &OperatorSettings::price, 2);
  drop_coin();
  ASSERT_TRUE(kiosk().recorder().flush());
  const std::filesystem::path book = kept().records().file();
  pull_the_plug();
  {
    const auto another = records::Database::open(book, records::Database::Access::write, 1000);
    ASSERT_TRUE(another) << one_line(another.error());
    ASSERT_TRUE(another->run("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;"));
    open_kiosk();
    operator_keys();
    for (int twice = 0; twice < 2; ++twice) {
      enter("271828");
    }
    EXPECT_EQ(top_as<OperatorDesk>(), nullptr) << "nobody chooses another PIN";
  }
  frames(60 * 5);
  ASSERT_TRUE(coins());
  EXPECT_EQ(coins()->price, 2);
  EXPECT_EQ(coins()->credits, 1);
  key("Escape");
  frames(2);
  come_in();
}

TEST_F(OperatorTest, keeps_his_pin_only_as_a_slow_hash) {
  open_kiosk();
  come_in();
  const auto values =
      kept().records().read([](const records::Database& database) { return records::operator_values(database); });
  ASSERT_TRUE(values);
  EXPECT_TRUE(values->at("pin").starts_with("$argon2id$"));
  std::ifstream book(kept().records().file(), std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(book), std::istreambuf_iterator<char>()};
  EXPECT_EQ(bytes.find(pin), std::string::npos);
}

TEST_F(OperatorTest, leaves_his_pages_by_going_away) {
  open_kiosk();
  operator_keys();
  frames(60 * 31);
  EXPECT_EQ(top_as<PinScreen>(), nullptr);
  come_in();
  frames(60 * 121);
  EXPECT_EQ(top_as<OperatorDesk>(), nullptr);
}

TEST_F(OperatorTest, changes_what_a_visitor_finds_at_once_and_after_a_power_cut) {
  open_kiosk();
  come_in();
  set("language", &OperatorSettings::language, 1);
  set("effects_floor", &OperatorSettings::effects_floor, 50);
  kiosk().offer(std::string(app().games.all()[1]->slug()), false);
  EXPECT_EQ(app().language.words().language(), "fr");
  ASSERT_TRUE(kiosk().recorder().flush());
  pull_the_plug();
  open_kiosk();
  EXPECT_EQ(app().language.words().language(), "fr");
  app().settings.volumes.effects = 0;
  frames(1);
  EXPECT_EQ(app().settings.volumes.effects, 50);
  EXPECT_EQ(counted("plug"), 1);
  const std::vector<records::LogRow> log = changes();
  ASSERT_EQ(log.size(), 4U);
  EXPECT_EQ(log.back().what, "pin");
  EXPECT_EQ(log[1].what, "effects_floor");
  EXPECT_EQ(log[1].was, "20");
  EXPECT_EQ(log[1].became, "50");
  EXPECT_EQ(log[1].who, "operator");
}

TEST_F(OperatorTest, gets_the_desk_only_after_the_pin_that_is_set) {
  open_kiosk();
  come_in();
  key("Escape");
  frames(2);
  operator_keys();
  enter("999998");
  frames(90);
  key("Escape");
  frames(2);
  EXPECT_EQ(top_as<OperatorDesk>(), nullptr);
  EXPECT_EQ(top_as<PinScreen>(), nullptr);
}

TEST_F(OperatorTest, sells_seats_for_coins_that_outlive_the_plug) {
  open_kiosk();
  set("price", &OperatorSettings::price, 2);
  set("coin_control", &OperatorSettings::coin_control, 3);
  key("Return");
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  drop_coin();
  EXPECT_EQ(kiosk().credits(), 1);
  EXPECT_FALSE(kiosk().admits(1));
  ASSERT_TRUE(kiosk().recorder().flush());
  frames(1);
  EXPECT_EQ(kiosk().safe_coins(), 1);
  pull_the_plug();
  open_kiosk();
  EXPECT_EQ(kiosk().credits(), 1);
  drop_coin();
  EXPECT_TRUE(kiosk().admits(1));
  EXPECT_FALSE(kiosk().admits(2));
  key("Return");
  for (int presses = 0; presses < 12 && bout() == nullptr; ++presses) {
    key("Return");
    frames(2);
  }
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(kiosk().credits(), 0);
  EXPECT_EQ(counted("coin"), 2);
  EXPECT_EQ(counted("spent"), 2);
  EXPECT_EQ(counted("seat"), 1);
}

TEST_F(OperatorTest, has_its_settings_and_credits_when_the_book_is_lost) {
  open_kiosk();
  come_in();
  set("price", &OperatorSettings::price, 2);
  set("coin_control", &OperatorSettings::coin_control, 3);
  key("Escape");
  drop_coin();
  ASSERT_TRUE(kiosk().recorder().flush());
  const std::filesystem::path book = kept().records().file();
  pull_the_plug();
  for (const char* const ending : {"-wal", "-shm", ""}) {
    std::filesystem::remove(book.string() + ending);
  }
  open_kiosk();
  EXPECT_EQ(kiosk().settings().price, 2);
  EXPECT_EQ(kiosk().credits(), 1);
  EXPECT_TRUE(kiosk().has_pin()) << "no visitor chooses one";
  ASSERT_TRUE(kiosk().recorder().flush());
  const auto values =
      kept().records().read([](const records::Database& database) { return records::operator_values(database); });
  ASSERT_TRUE(values);
  EXPECT_EQ(values->at("credits"), "1") << "the new book knows them too";
}

TEST_F(OperatorTest, sells_a_seat_of_a_bout_that_runs_as_one_of_the_start) {
  open_kiosk();
  set("price", &OperatorSettings::price, 2);
  set("coin_control", &OperatorSettings::coin_control, 3);
  key("Return");
  drop_coin();
  drop_coin();
  kiosk().bout_begins("tiny", 1);
  ASSERT_EQ(kiosk().credits(), 0);
  EXPECT_TRUE(kiosk().seats_one_more(1)) << "he got up and sits down again";
  EXPECT_FALSE(kiosk().seats_one_more(2));
  drop_coin();
  drop_coin();
  EXPECT_TRUE(kiosk().seats_one_more(2));
  EXPECT_EQ(kiosk().credits(), 0);
  EXPECT_TRUE(kiosk().seats_one_more(2)) << "it is paid";
  EXPECT_EQ(counted("spent"), 4);
  EXPECT_EQ(counted("seat"), 2);
}

TEST_F(OperatorTest, sells_the_seats_of_a_kept_bout_that_is_gone_on_with) {
  open_kiosk();
  set("price", &OperatorSettings::price, 1);
  set("coin_control", &OperatorSettings::coin_control, 3);
  key("Return");
  drop_coin();
  for (int presses = 0; presses < 12 && bout() == nullptr; ++presses) {
    key("Return");
    frames(2);
  }
  ASSERT_NE(bout(), nullptr);
  frames(60);
  app().flow.bout_left();
  frames(2);
  ASSERT_EQ(kiosk().credits(), 0);
  app().flow.resume_unfinished();
  frames(2);
  EXPECT_EQ(bout(), nullptr);
  EXPECT_TRUE(coins()->asked_now);
  drop_coin();
  app().flow.resume_unfinished();
  frames(2);
  EXPECT_NE(bout(), nullptr);
  EXPECT_EQ(kiosk().credits(), 0);
  EXPECT_EQ(counted("spent"), 2);
  EXPECT_EQ(counted("seat"), 2);
  EXPECT_EQ(counted("bout"), 1);
}

TEST_F(OperatorTest, lets_no_way_lead_to_a_game_that_is_switched_off) {
  open_kiosk();
  key("Return");
  for (int presses = 0; presses < 12 && bout() == nullptr; ++presses) {
    key("Return");
    frames(2);
  }
  ASSERT_NE(bout(), nullptr);
  const Script script = bout()->script();
  CornerGame& game = *app().games.find(script.game);
  frames(60);
  app().flow.bout_left();
  frames(2);
  kiosk().offer(std::string(game.slug()), false);
  const std::string refusal(app().language.words()["menu.not_offered"]);
  const std::vector<std::function<void()>> ways{
      [&] { app().flow.resume_unfinished(); }, [&] { app().flow.rematch(game, script, BoutKind::played); },
      [&] { app().flow.next_bout(game); }, [&] { app().flow.begin_anew(game, script); },
      [&] { app().flow.go_on_from(game, script, {}); }};
  for (std::size_t way = 0; way < ways.size(); ++way) {
    frames_until([this] { return said().empty(); });
    ways[way]();
    EXPECT_EQ(said(), refusal) << way;
    frames(2);
    EXPECT_EQ(bout(), nullptr) << way;
    EXPECT_EQ(top_as<SetupScreen>(), nullptr) << way;
  }
}

TEST_F(OperatorTest, is_asked_for_coins_where_a_bout_would_begin_ringing_and_nothing_else_happens) {
  open_kiosk();
  set("price", &OperatorSettings::price, 1);
  set("coin_control", &OperatorSettings::coin_control, 3);
  key("Return");
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  ASSERT_TRUE(coins());
  EXPECT_TRUE(coins()->too_few());
  EXPECT_TRUE(kiosk().shows_coins_below(loop_->cabinet().top()));
  focus_on("menu.title.first_bout");
  heard_.clear();
  key("Return");
  frames(2);
  EXPECT_NE(top_as<TitleScreen>(), nullptr) << "nothing else";
  EXPECT_NE(heard_.find("bell"), std::string::npos) << heard_;
  EXPECT_TRUE(coins()->asked_now);
  EXPECT_EQ(said(), "") << "the strip says it";
  const std::uint64_t asked = picture();
  frames(60 * 3);
  EXPECT_FALSE(coins()->asked_now);
  EXPECT_NE(picture(), asked);
  drop_coin();
  EXPECT_FALSE(coins()->too_few());
  key("Return");
  frames(2);
  EXPECT_NE(top_as<TaleScreen>(), nullptr);
  EXPECT_TRUE(kiosk().shows_coins_below(loop_->cabinet().top()));
  EXPECT_EQ(counted("refused"), 1);
}

TEST_F(OperatorTest, is_asked_on_the_title_for_no_more_than_a_first_bout_alone_costs) {
  open_kiosk();
  set("price", &OperatorSettings::price, 1);
  set("coin_control", &OperatorSettings::coin_control, 3);
  key("Return");
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  drop_coin();
  app().flow.to_setup(app().games.all().front()->slug());
  frames(2);
  ASSERT_EQ(seats().people(), 1);
  key("U");
  ASSERT_EQ(seats().people(), 2);
  EXPECT_EQ(coins()->wanted, 2) << "both want to box";
  app().flow.to_title();
  frames(2);
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  EXPECT_EQ(coins()->wanted, 1);
  EXPECT_FALSE(coins()->too_few());
  focus_on("menu.title.first_bout");
  key("Return");
  frames(2);
  EXPECT_NE(top_as<TaleScreen>(), nullptr);
  EXPECT_EQ(coins()->wanted, 1);
}

TEST_F(OperatorTest, tests_his_coin_slot_without_a_credit) {
  open_kiosk();
  set("coin_control", &OperatorSettings::coin_control, 3);
  come_in();
  app().flow.test_buttons();
  frames(2);
  ASSERT_NE(top_as<ButtonTest>(), nullptr);
  frames(60 * 14);
  drop_coin();
  frames(60 * 14);
  EXPECT_NE(top_as<ButtonTest>(), nullptr) << "a coin is somebody";
  EXPECT_EQ(kiosk().credits(), 0);
  EXPECT_EQ(counted("coin"), 0);
}

TEST_F(OperatorTest, changes_on_the_first_page_what_it_offers) {
  open_kiosk();
  come_in();
  const OperatorRow& row = operator_groups().front().rows.front();
  const int before = kiosk().settings().*row.member;
  focus_on("setting-operator.set." + std::string(row.key));
  key("Right");
  frames(2);
  EXPECT_NE(kiosk().settings().*row.member, before);
}

TEST_F(OperatorTest, sees_a_year_of_the_audits_by_months) {
  open_kiosk();
  come_in();
  app().kiosk.count("visit", {}, 7);
  ASSERT_TRUE(kiosk().recorder().flush());
  key("PageDown");
  frames(10);
  focus_on("span");
  const std::uint64_t days = picture();
  key("Right");
  frames(2);
  const std::uint64_t months = picture();
  EXPECT_NE(months, days);
  key("Right");
  frames(2);
  EXPECT_EQ(picture(), days);
}

TEST_F(OperatorTest, is_told_that_his_audits_cannot_be_read) {
  open_kiosk();
  come_in();
  kept().finish_writing();
  const std::filesystem::path book = kept().records().file();
  std::filesystem::rename(book, folder_ / "away.db");
  std::filesystem::create_directory(book);
  key("PageDown");
  frames(3);
  EXPECT_FALSE(said().empty());
  focus_on("span");
  key("Right");
  frames(2);
  EXPECT_NE(top_as<OperatorDesk>(), nullptr) << "there is no curve to turn to";
  std::filesystem::remove(book);
  std::filesystem::rename(folder_ / "away.db", book);
}

TEST_F(OperatorTest, tells_how_work_of_his_desk_ended_after_he_has_left_it) {
  open_kiosk();
  come_in();
  std::promise<void> stick;
  kiosk().begin_work([ready = stick.get_future().share()]() -> DeskOutcome {
    ready.wait();
    return {.key = "operator.said.book_sound"};
  });
  key("Escape");
  frames(2);
  EXPECT_EQ(top_as<OperatorDesk>(), nullptr) << "the desk does not wait for a slow stick";
  stick.set_value();
  const std::string sound(app().language.words()["operator.said.book_sound"]);
  frames_until([&] { return said().find(sound) != std::string::npos; });
}

TEST_F(OperatorTest, reads_where_visitors_went_away_in_words) {
  open_kiosk();
  const Words& words = app().language.words();
  const RulebookPage& page = app().language.rulebook().pages().front();
  const std::string game(words["menu.game." + page.book + ".name"]);
  for (const std::string& place : {std::string("tale"), "setup " + page.id, "bout " + page.id, std::string("moon 7")}) {
    kiosk().count("gone", place);
  }
  ASSERT_TRUE(kiosk().recorder().flush());
  come_in();
  key("PageDown");
  frames(2);
  EXPECT_TRUE(shows("   " + std::string(words["operator.place.tale"])));
  EXPECT_TRUE(shows("   " + game + " · " + std::string(words["operator.place.setup"])));
  EXPECT_TRUE(shows("   " + game + " · " + page.title));
  EXPECT_TRUE(shows("   moon 7")) << "what another version counted";
}

TEST_F(OperatorTest, hears_every_coin_once_and_is_told_how_many_bouts_it_pays_for) {
  open_kiosk();
  set("coin_control", &OperatorSettings::coin_control, 3);
  key("Return");
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  frames(60);
  heard_.clear();
  drop_coin();
  ASSERT_TRUE(kiosk().recorder().flush());
  frames(2);
  EXPECT_EQ(heard_, "accept ");
  EXPECT_EQ(said(), app().language.words().say("operator.credits.taken", {{"credits", "1"}}));
  frames(60);
  EXPECT_EQ(heard_, "accept ");
}

TEST_F(OperatorTest, sees_the_focus_on_what_directions_enter_of_the_pin) {
  open_kiosk();
  operator_keys();
  ASSERT_NE(top_as<PinScreen>(), nullptr);
  EXPECT_EQ(focus().focused(), overlay::focus_id("pin-steps"));
}

class Silence : public OperatorTest {
 protected:
  void begin_bout() {
    open_kiosk();
    key("Return");
    for (int presses = 0; presses < 12 && (bout() == nullptr || bout()->kind() == BoutKind::demonstration); ++presses) {
      key("Return");
      frames(2);
    }
    ASSERT_NE(bout(), nullptr);
    ASSERT_EQ(bout()->kind(), BoutKind::played);
  }
  bool asks() { return top_as<StillThereNotice>() != nullptr; }
};

TEST_F(Silence, is_asked_about_and_any_press_goes_on_and_does_nothing_else) {
  begin_bout();
  frames_until([this] { return asks(); }, 60 * 120);
  key("Escape");
  frames(1);
  EXPECT_FALSE(asks());
  ASSERT_NE(bout(), nullptr) << "no pause, no answer";
  frames(60 * 30);
  EXPECT_FALSE(asks()) << "it counts from anew";
}

TEST_F(Silence, is_broken_by_a_coin) {
  begin_bout();
  set("coin_control", &OperatorSettings::coin_control, 3);
  frames_until([this] { return asks(); }, 60 * 120);
  drop_coin();
  EXPECT_FALSE(asks()) << "whoever pays is there";
  frames(60 * 12);
  ASSERT_NE(bout(), nullptr);
  EXPECT_EQ(bout()->kind(), BoutKind::played);
}

TEST_F(Silence, ends_in_the_demonstration_after_ten_seconds_and_is_counted_where_it_began) {
  begin_bout();
  ASSERT_FALSE(app().bills_told.empty());
  frames_until([this] { return asks(); }, 60 * 120);
  frames(60 * 9);
  EXPECT_TRUE(asks());
  frames(60 * 2);
  EXPECT_TRUE(loop_->cabinet().top().is_attract_mode());
  EXPECT_EQ(seats().people(), 0);
  EXPECT_TRUE(app().bills_told.empty()) << "whoever comes next has seen none";
  EXPECT_EQ(counted("gone"), 1);
  EXPECT_EQ(counted("visit"), 1);
}

TEST_F(Silence, is_not_broken_by_a_stick_that_is_held) {
  platform::VirtualPad pad;
  open_kiosk();
  ASSERT_TRUE(pad.connect("xbox"));
  frames(2);
  press(pad, "a");
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  pad.set("dpdown", true);
  frames(60 * 47);
  EXPECT_TRUE(asks());
  frames(60 * 10);
  EXPECT_TRUE(loop_->cabinet().top().is_attract_mode());
}

TEST_F(Silence, is_not_broken_by_a_mouse_that_trembles) {
  open_kiosk();
  key("Return");
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  for (int second = 0; second < 50 && !asks(); ++second) {
    platform::Pointer moved;
    moved.at = {300.0F + static_cast<float>(second % 2), 200};
    kiosk().note_input(moved);
    frames(60);
  }
  EXPECT_TRUE(asks());
}

TEST_F(Silence, of_the_machine_at_work_is_nobodys) {
  begin_bout();
  for (int second = 0; second < 40; ++second) {
    frames(60);
    if (bout() != nullptr && bout()->plays_by_itself()) {
      EXPECT_FALSE(asks());
    }
  }
}

TEST_F(OperatorTest, keeps_the_screen_dark_outside_of_its_hours) {
  open_kiosk();
  const std::time_t now = kiosk().now();
  std::tm local{};
  localtime_r(&now, &local);
  set("opens", &OperatorSettings::opens, (local.tm_hour + 1) % 24);
  set("closes", &OperatorSettings::closes, local.tm_hour);
  frames(2);
  ASSERT_NE(top_as<DarkScreen>(), nullptr);
  key("Return");
  EXPECT_NE(top_as<DarkScreen>(), nullptr) << "nobody wakes it";
  operator_keys();
  EXPECT_NE(top_as<PinScreen>(), nullptr) << "but for its operator";
  key("Escape");
  frames(2);
  set("opens", &OperatorSettings::opens, local.tm_hour);
  set("closes", &OperatorSettings::closes, (local.tm_hour + 1) % 24);
  frames(2);
  EXPECT_EQ(top_as<DarkScreen>(), nullptr);
  key("Return");
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  set("opens", &OperatorSettings::opens, (local.tm_hour + 1) % 24);
  set("closes", &OperatorSettings::closes, local.tm_hour);
  EXPECT_FALSE(kiosk().admits(1)) << "no bout begins";
  frames(2);
  EXPECT_NE(top_as<DarkScreen>(), nullptr) << "who is at the title is sent home";
  EXPECT_TRUE(loop_->cabinet().top().is_attract_mode());
}

TEST_F(OperatorTest, is_open_also_over_midnight) {
  OperatorSettings settings;
  EXPECT_TRUE(settings.is_open_at(3)) << "the same hour twice: always";
  settings.opens = 18;
  settings.closes = 2;
  EXPECT_TRUE(settings.is_open_at(23));
  EXPECT_TRUE(settings.is_open_at(1));
  EXPECT_FALSE(settings.is_open_at(2));
  EXPECT_FALSE(settings.is_open_at(12));
}

TEST_F(OperatorTest, exports_audits_that_no_spreadsheet_takes_for_formulas) {
  open_kiosk();
  kiosk().count("gone", "=cmd()");
  kiosk().count("gone", "=123");
  come_in();
  key("PageDown");
  frames(4);
  focus_on("operator.audits.export");
  key("Return");
  const auto file = folder_ / "exports" / ("four-corners-audits-" + std::to_string(kiosk().day()) + ".csv");
  frames_until([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(3));  // another thread writes, on its own time
    return std::filesystem::exists(file) && !said().empty();
  });
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  EXPECT_NE(text.find("day,what,detail,amount\r\n"), std::string::npos);
  EXPECT_NE(text.find(",gone,'=cmd(),1\r\n"), std::string::npos) << text;
  EXPECT_NE(text.find(",gone,'=123,1\r\n"), std::string::npos) << text;
}

TEST_F(OperatorTest, loses_nothing_when_the_book_is_damaged) {
  open_kiosk();
  come_in();
  set("price", &OperatorSettings::price, 3);
  key("Escape");
  ASSERT_TRUE(kiosk().recorder().flush());
  kept().finish_writing();
  {
    std::ofstream ruin(kept().records().file(), std::ios::binary | std::ios::trunc);
    ruin << std::string(4096, 'x');
  }
  kiosk().count("visit");
  kept().finish_writing();
  frames(3);
  ASSERT_TRUE(kiosk().recorder().flush());
  const auto values =
      kept().records().read([](const records::Database& database) { return records::operator_values(database); });
  ASSERT_TRUE(values) << one_line(values.error());
  EXPECT_EQ(values->at("price"), "3");
  EXPECT_TRUE(values->contains("pin"));
}

/// A visitor who tries whatever there is, the operator's ways in too, until he is tired of it; and then the next one.
class Monkey : public OperatorTest {
 protected:
  static constexpr int ten_minutes = 60 * 600;
  static constexpr std::array<const char*, 14> controls{
      "a",     "b",    "x",      "y",      "leftshoulder", "rightshoulder", "back",
      "start", "dpup", "dpdown", "dpleft", "dpright",      "lefttrigger",   "guide"};

  /// Seconds: three minutes, or as many hours as FC_MONKEY_HOURS says before the program's name.
  static double asked() { return test::asked_or("FC_MONKEY_HOURS", 0.05) * 3600; }
  bool is_in() {
    return top_as<OperatorDesk>() != nullptr || top_as<ButtonTest>() != nullptr || top_as<PictureTest>() != nullptr;
  }
  void any_key(Random& monkey) {
    SDL_Event event{};
    event.type = monkey.below(3) == 0 ? SDL_KEYUP : SDL_KEYDOWN;
    event.key.state = event.type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.key.keysym.scancode = static_cast<SDL_Scancode>(monkey.below(SDL_SCANCODE_F12 + 80));
    event.key.keysym.sym = SDL_GetKeyFromScancode(event.key.keysym.scancode);
    constexpr std::array<int, 6> held{0, 0, KMOD_LALT, KMOD_LCTRL | KMOD_LALT, KMOD_LCTRL, KMOD_LGUI};
    event.key.keysym.mod = static_cast<Uint16>(held[monkey.below(6)]);
    SDL_PushEvent(&event);
  }
  void something_of_the_window(Random& monkey) {
    constexpr std::array<SDL_WindowEventID, 7> happens{
        SDL_WINDOWEVENT_CLOSE,    SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_MINIMIZED,
        SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_LEAVE,      SDL_WINDOWEVENT_SIZE_CHANGED};
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = static_cast<Uint8>(happens[monkey.below(7)]);
    event.window.windowID = SDL_GetWindowID(loop_->window().handle());
    event.window.data1 = 640;
    event.window.data2 = 360;
    SDL_PushEvent(&event);
  }
  void chord(platform::VirtualPad& pad) {
    for (const bool down : {true, false}) {
      for (const char* control : {"leftshoulder", "rightshoulder", "back", "start"}) {
        pad.set(control, down);
      }
      frames(185);
    }
  }
  void one_deed(Random& monkey) {
    platform::VirtualPad& pad = pads_[monkey.below(3)];
    switch (monkey.below(16)) {
      case 0:
      case 1: click(static_cast<int>(monkey.below(640)), static_cast<int>(monkey.below(360))); break;
      case 2:
      case 3: tap(static_cast<int>(monkey.below(640)), static_cast<int>(monkey.below(360))); break;
      case 4: pad.connected() ? pad.disconnect() : static_cast<void>(pad.connect("xbox")); break;
      case 5: something_of_the_window(monkey); break;
      case 6: type(std::to_string(monkey.below(10'000'000))); break;
      case 7: monkey.below(20) == 0 ? chord(pad) : any_key(monkey); break;
      case 8: monkey.below(20) == 0 ? operator_keys() : any_key(monkey); break;
      case 9:
      case 10: key(monkey.below(3) == 0 ? "Escape" : "Return"); break;
      case 11: any_key(monkey); break;
      default:
        if (pad.connected()) {
          press(pad, controls[monkey.below(14)]);
        }
    }
    frames(static_cast<int>(monkey.below(6)));
  }

  std::array<platform::VirtualPad, 3> pads_;
};

TEST_F(Monkey, never_leaves_and_never_meets_the_desk) {
  open_kiosk();
  come_in();
  key("Escape");
  frames(2);
  ASSERT_FALSE(is_in());
  Random monkey(27);
  int asked_for_pin = 0;
  int rests = 0;
  double passed = 0;
  const double begun = loop_->clock().seconds();
  while (passed < asked() && !HasFatalFailure()) {
    for (std::uint64_t deeds = monkey.below(300); deeds > 0; --deeds) {
      one_deed(monkey);
      asked_for_pin += top_as<PinScreen>() != nullptr ? 1 : 0;
      ASSERT_FALSE(is_in()) << "the desk, without the PIN, after " << loop_->clock().seconds() - begun << " s";
      ASSERT_FALSE(loop_->over());
    }
    // He is gone: before long the machine has itself again, whatever he left behind.
    SDL_Event back{};
    back.type = SDL_WINDOWEVENT;
    back.window.event = SDL_WINDOWEVENT_FOCUS_GAINED;
    back.window.windowID = SDL_GetWindowID(loop_->window().handle());
    SDL_PushEvent(&back);
    frames_until([this] { return loop_->cabinet().top().is_attract_mode(); }, ten_minutes);
    ++rests;
    passed = loop_->clock().seconds() - begun;
  }
  EXPECT_GT(rests, 0);
  RecordProperty("virtual_minutes", std::to_string(static_cast<int>(passed / 60)));
  RecordProperty("rests", std::to_string(rests));
  RecordProperty("asked_for_pin", std::to_string(asked_for_pin));
  RecordProperty("wrong_pins", std::to_string(counted("wrong_pin")));
}

}  // namespace
}  // namespace fc::cabinet
