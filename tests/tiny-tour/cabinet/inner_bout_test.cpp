// The bouts inside a long game, through the real event path: fought with pads, watched, simulated, left and gone on with.
#include <algorithm>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/bout/long_game.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "core/random.h"
#include "match/script.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

class InnerBout : public CabinetTable {
 protected:
  static constexpr const char* two = R"("abe-anvil","zeb-winch")";

  /// A tour of two stops with these people, the others bots, up to the first question.
  void begin_tour(const std::string& boxers, const std::vector<platform::VirtualPad*>& pads, int speed = 0) {
    open(quiet_options(speed));
    frames(1);
    for (platform::VirtualPad* pad : pads) {
      ASSERT_TRUE(pad->connect("xbox"));
      frames(2);
    }
    const std::vector<DeviceId> devices = app().seating.devices().pads().connected();
    seats() = Seats(static_cast<int>(std::ranges::count(boxers, ',')) + 1);
    for (std::size_t seat = 0; seat < pads.size(); ++seat) {
      seats().place(static_cast<int>(seat), devices.at(seat));
    }
    CornerGame* const tour = app().games.find("tiny-tour");
    ASSERT_NE(tour, nullptr);
    app().flow.start_bout(
        *tour, {.game = "tiny-tour", .setup = R"({"boxers":[)" + boxers + R"(],"stops":2})", .dice = {}, .choices = {}});
    frames(4);
    ASSERT_NE(bout(), nullptr);
  }

  void press_on(platform::VirtualPad& pad, const std::string& focus) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    press(pad, "a");
    frames(2);
  }
  /// Host chooses the short bout.
  void choose_short(platform::VirtualPad& host) {
    press_on(host, "answer-short");
    frames_until([this] { return ways() != nullptr; });
  }
  /// Begins a tour of two with a pad for its host, who chooses the short bout and this way to have it.
  void begin_bout_by(const std::string& way, platform::VirtualPad& host, int speed = 0) {
    begin_tour(two, {&host}, speed);
    choose_short(host);
    press_on(host, way);
  }
  /// Begins a tour of two who fight the short bout, until something is chosen in it.
  void begin_bout_of_both(platform::VirtualPad& host, platform::VirtualPad& rival) {
    begin_tour(two, {&host, &rival}, 4);
    choose_short(host);
    press_on(host, "menu.inside.fight");
    press_on(rival, "menu.inside.fight");
    for (int presses = 0; presses < 200 && bout()->script().choices.empty(); ++presses) {
      press(presses % 2 == 0 ? host : rival, "a");
    }
    ASSERT_TRUE(shows("tiny"));
  }
  /// Begins a tour of two whose host fights the short bout while his rival looks on.
  void begin_bout_of_host(platform::VirtualPad& host, platform::VirtualPad& rival) {
    begin_tour(two, {&host, &rival});
    choose_short(host);
    press_on(host, "menu.inside.fight");
    press_on(rival, "menu.inside.simulate");
  }
  [[nodiscard]] const AwaitedBoutNotice* ways() const { return top_as<AwaitedBoutNotice>(); }
  [[nodiscard]] bool shows(std::string_view game) { return bout() != nullptr && bout()->match().game() == game; }
  /// Presses what plays on until the tour is on top again.
  void fight_on(const std::vector<platform::VirtualPad*>& pads) {
    constexpr std::array<const char*, 4> controls{"a", "leftshoulder", "y", "dpright"};
    Random hands(4);
    for (int presses = 0; presses < 3000 && !shows("tiny-tour"); ++presses) {
      press(*pads.at(hands.below(static_cast<std::uint32_t>(pads.size()))), controls.at(hands.below(4)));
    }
    frames(4);
  }
  [[nodiscard]] std::vector<records::BoutRow> inside_of_the_tour() {
    kept().finish_writing();
    const records::BoutId tour = kept_rows().at(0).id;
    const auto rows = kept().records().read([&](const records::Database& database) { return bouts_inside(database, tour); });
    EXPECT_TRUE(rows);
    return rows.value_or(std::vector<records::BoutRow>());
  }
};

TEST_F(InnerBout, is_fought_with_pads_and_its_result_goes_in) {
  platform::VirtualPad host;
  platform::VirtualPad rival;
  begin_tour(two, {&host, &rival});
  choose_short(host);
  ASSERT_EQ(ways()->asked(), 0);
  press_on(host, "menu.inside.fight");
  ASSERT_EQ(ways()->asked(), 1) << "each manager says it for himself";
  press(host, "a");
  EXPECT_EQ(ways()->asked(), 1) << "and nobody for another";
  EXPECT_FALSE(said().empty());
  press_on(rival, "menu.inside.fight");
  ASSERT_TRUE(shows("tiny"));
  EXPECT_EQ(seats().people(), 2);
  fight_on({&host, &rival});
  ASSERT_TRUE(shows("tiny-tour"));
  const Script tour = bout()->script();
  ASSERT_GE(tour.choices.size(), 2U);
  EXPECT_TRUE(tour.choices[1].starts_with("bout:")) << tour.choices[1];
  EXPECT_EQ(seats().people(), 2);

  ASSERT_EQ(kept_rows().size(), 1U) << "the list shows the tour";
  const auto inside = inside_of_the_tour();
  ASSERT_EQ(inside.size(), 1U);
  EXPECT_TRUE(inside[0].standing.over);
  EXPECT_EQ(inside[0].inside->place, 1) << "the number of the choice that its result became";
  auto fought = app().games.find("tiny")->open(kept_script(inside[0]));
  ASSERT_TRUE(fought && replay(**fought, kept_script(inside[0])));
  EXPECT_EQ((*fought)->need().kind, NeedKind::finished);
}

TEST_F(InnerBout, has_bots_for_those_who_only_watch) {
  platform::VirtualPad host;
  platform::VirtualPad rival;
  begin_bout_of_host(host, rival);
  ASSERT_TRUE(shows("tiny"));
  EXPECT_EQ(seats().people(), 1);
  EXPECT_FALSE(seats().acts_for(app().seating.devices().pads().connected().at(1), 0)) << "the other one looks on";
  fight_on({&host});
  ASSERT_TRUE(shows("tiny-tour"));
  EXPECT_EQ(seats().people(), 2) << "both are managers as before";
}

TEST_F(InnerBout, gives_both_their_pads_back_that_were_plugged_in_again_meanwhile) {
  platform::VirtualPad host;
  platform::VirtualPad rival;
  begin_bout_of_host(host, rival);
  ASSERT_TRUE(shows("tiny"));
  for (platform::VirtualPad* const pad : {&host, &rival}) {
    pad->disconnect();
    frames(3);
    EXPECT_EQ(seats().first_lost().has_value(), pad == &host) << "the bout waits for who fights";
    ASSERT_TRUE(pad->connect("xbox"));
    frames(3);
    EXPECT_FALSE(seats().first_lost());
  }
  const std::vector<DeviceId> again = devices().pads().connected();
  ASSERT_EQ(again.size(), 2U);
  EXPECT_TRUE(seats().acts_for(again[0], 0));
  EXPECT_FALSE(seats().acts_for(again[1], 0)) << "who looks on still does";
  fight_on({&host});
  ASSERT_TRUE(shows("tiny-tour")) << "nobody is missed";
  EXPECT_FALSE(seats().first_lost());
  EXPECT_EQ(seats().seats_of(again[0]), std::vector<int>{0});
  EXPECT_EQ(seats().seats_of(again[1]), std::vector<int>{1});
}

TEST_F(InnerBout, misses_who_unplugged_his_pad_meanwhile_when_it_is_over) {
  platform::VirtualPad host;
  platform::VirtualPad rival;
  begin_bout_of_host(host, rival);
  ASSERT_TRUE(shows("tiny"));
  rival.disconnect();
  frames(3);
  for (int presses = 0; presses < 3000 && shows("tiny"); ++presses) {
    press(host, presses % 2 == 0 ? "a" : "dpright");
  }
  frames(4);
  EXPECT_EQ(seats().first_lost(), 1);
  EXPECT_NE(top_as<PadLostNotice>(), nullptr);
}

TEST_F(InnerBout, is_simulated_when_nobody_wants_to_see_it) {
  platform::VirtualPad host;
  begin_bout_by("menu.inside.simulate", host);
  frames_until([this] { return ways() == nullptr || ways()->asked() == 0; });
  const auto inside = inside_of_the_tour();
  ASSERT_GE(inside.size(), 1U) << "its script is kept too";
  EXPECT_FALSE(kept_script(inside[0]).dice.empty());
}

TEST_F(InnerBout, is_watched_without_anybody_on_its_seats) {
  platform::VirtualPad host;
  begin_bout_by("menu.inside.watch", host, 4);
  ASSERT_TRUE(shows("tiny"));
  EXPECT_EQ(seats().people(), 0);
  frames_until([this] { return shows("tiny-tour"); }, 6000);
  EXPECT_EQ(seats().people(), 1);
  EXPECT_GE(bout()->script().choices.size(), 2U);
}

TEST_F(InnerBout, of_bots_alone_is_announced_and_simulated_unless_somebody_watches) {
  platform::VirtualPad watcher;
  begin_tour(two, {&watcher}, 1);
  for (const bool watches : {false, true}) {
    seats() = Seats(2);
    app().flow.start_bout(
        *app().games.find("tiny-tour"),
        {.game = "tiny-tour", .setup = R"({"boxers":["abe-anvil","zeb-winch"],"stops":1})", .dice = {}, .choices = {}});
    frames_until([this] { return ways() != nullptr && ways()->simulating(); }, 6000);
    EXPECT_FALSE(ways()->asked());
    frames(20);
    ASSERT_NE(ways(), nullptr) << "it is announced for a while";
    if (watches) {
      press_on(watcher, "watch");
      EXPECT_TRUE(shows("tiny"));
    } else {
      frames_until([this] { return shows("tiny-tour"); }, 6000);
      EXPECT_EQ(bout()->script().choices.size(), 2U);
    }
  }
}

TEST_F(InnerBout, goes_on_where_it_was_left) {
  platform::VirtualPad host;
  platform::VirtualPad rival;
  begin_bout_of_both(host, rival);
  const Script left = bout()->script();
  ASSERT_FALSE(left.choices.empty());
  bout()->leave();
  frames(2);
  ASSERT_NE(top_as<TitleScreen>(), nullptr);
  app().flow.resume_unfinished();
  frames(4);
  ASSERT_NE(top_as<SeatsNotice>(), nullptr) << "who is there is asked first";
  press_on(host, "chair-0");
  press_on(rival, "chair-1");
  press_on(host, "done");
  frames_until([this] { return shows("tiny"); });
  ASSERT_TRUE(shows("tiny"));
  EXPECT_EQ(bout()->script().setup, left.setup);
  EXPECT_EQ(bout()->script().dice.front(), left.dice.front()) << "it is that bout";
  EXPECT_EQ(seats().people(), 2);
  fight_on({&host, &rival});
  ASSERT_TRUE(shows("tiny-tour"));
  EXPECT_EQ(inside_of_the_tour().size(), 1U);
}

TEST_F(InnerBout, that_is_being_fought_can_be_left_to_its_result) {
  platform::VirtualPad host;
  platform::VirtualPad rival;
  begin_bout_of_both(host, rival);
  const Script left = bout()->script();
  press(host, "start");
  focus_on("simulate");
  press(host, "a");
  ASSERT_NE(top_as<PauseNotice>(), nullptr) << "it is held";
  host.set("a", true);
  frames(75);
  host.set("a", false);
  frames_until([this] { return shows("tiny-tour"); });
  EXPECT_TRUE(bout()->script().choices.at(1).starts_with("bout:"));
  EXPECT_EQ(seats().people(), 2) << "both are managers as before";
  const auto inside = inside_of_the_tour();
  ASSERT_EQ(inside.size(), 1U) << "it went on in its own row";
  EXPECT_TRUE(inside[0].standing.over);
  EXPECT_EQ(kept_script(inside[0]).dice.front(), left.dice.front());
}

TEST_F(InnerBout, that_was_watched_asks_again_how_and_goes_on_where_it_was_left) {
  platform::VirtualPad host;
  begin_bout_by("menu.inside.hurry", host, 4);
  ASSERT_TRUE(shows("tiny"));
  frames_until([this] { return !bout()->script().dice.empty(); });
  const Script left = bout()->script();
  bout()->leave();
  frames(2);
  app().flow.resume_unfinished();
  frames_until([this] { return ways() != nullptr && ways()->asked() == 0; });
  press_on(host, "menu.inside.simulate");
  frames_until([this] { return ways() == nullptr || ways()->asked() == 0; });
  const auto inside = inside_of_the_tour();
  ASSERT_GE(inside.size(), 1U);
  EXPECT_TRUE(inside.front().standing.over);
  EXPECT_EQ(inside.front().setup, left.setup);
  EXPECT_EQ(kept_script(inside.front()).dice.front(), left.dice.front()) << "it is that bout";
  for (std::size_t row = 1; row < inside.size(); ++row) {
    EXPECT_NE(inside[row].inside->place, inside[0].inside->place) << "there is one of it";
  }
}

TEST_F(InnerBout, knows_its_people_by_their_names) {
  platform::VirtualPad host;
  begin_tour(two, {&host});
  seats()[0].name = "Zo\u00e9";
  choose_short(host);
  press_on(host, "menu.inside.fight");
  ASSERT_TRUE(shows("tiny"));
  EXPECT_EQ(seats().names(), std::vector<std::string>{"Zo\u00e9"});
  const auto inside = inside_of_the_tour();
  ASSERT_EQ(inside.size(), 1U);
  const auto rows =
      kept().records().read([&](const records::Database& database) { return seats_of(database, inside[0].id); });
  ASSERT_TRUE(rows);
  EXPECT_EQ(std::ranges::count(*rows, "Zo\u00e9", &records::SeatRow::profile), 1);
}

TEST_F(InnerBout, goes_away_when_what_led_to_it_is_taken_back) {
  platform::VirtualPad host;
  platform::VirtualPad rival;
  begin_tour(two, {&host, &rival});
  choose_short(host);
  press(host, "start");
  press_on(host, "menu.pause.undo");
  press(host, "a");
  press(rival, "a");
  frames(4);
  ASSERT_TRUE(shows("tiny-tour"));
  EXPECT_TRUE(bout()->script().choices.empty());
  EXPECT_EQ(bout()->awaited(), std::vector<int>{0});
}

TEST_F(InnerBout, does_not_wait_for_whoever_has_left_his_seat_to_a_bot) {
  platform::VirtualPad host;
  platform::VirtualPad rival;
  begin_tour(two, {&host, &rival}, 4);
  choose_short(host);
  press_on(host, "menu.inside.watch");
  ASSERT_EQ(ways()->asked(), 1);
  press(rival, "start");
  press_on(rival, "menu.pause.seats");
  press_on(rival, "chair-1");
  press(rival, "b");
  frames(4);
  ASSERT_TRUE(shows("tiny")) << "the one who is left has said what he wants";
  EXPECT_EQ(seats().people(), 0);
}

TEST_F(InnerBout, whole_tours_end_in_the_newspaper) {
  platform::VirtualPad host;
  begin_tour(two, {&host});
  for (int presses = 0; presses < 400 && top_as<FrontPageScreen>() == nullptr; ++presses) {
    if (ways() != nullptr && ways()->asked()) {
      press_on(host, "menu.inside.simulate");
    } else {
      press(host, "a");
    }
  }
  ASSERT_NE(top_as<FrontPageScreen>(), nullptr);
  EXPECT_EQ(inside_of_the_tour().size(), 2U) << "a bout at every stop";
}

}  // namespace
}  // namespace fc::cabinet
