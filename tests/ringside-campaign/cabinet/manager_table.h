// A couch of managers with pads: what they press in a campaign, through the real event path.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "cabinet/bout/long_game.h"
#include "cabinet/bout/notices.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "core/random.h"
#include "match/match_of.h"
#include "rules/ringside-campaign/rules.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::ringside_campaign::test {

using Campaign = MatchOf<Rules>;

class ManagerTable : public cabinet::CabinetTable {
 protected:
  static constexpr std::string_view slug = "ringside-campaign";

  /// Opens the cabinet with so many pads.
  void sit_down(std::size_t people, const cabinet::Options& options) {
    open(options);
    frames(1);
    for (std::size_t seat = 0; seat < people; ++seat) {
      ASSERT_TRUE(pads_.at(seat).connect("xbox"));
      frames(2);
    }
  }
  /// A campaign of so many managers, the first of them with the pads, the others bots.
  void begin_campaign(int managers, std::size_t people, const std::string& campaign_options, int speed = 0) {
    sit_down(people, quiet_options(speed));
    const std::vector<DeviceId> devices = app().seating.devices().pads().connected();
    seats() = cabinet::Seats(managers);
    for (std::size_t seat = 0; seat < people; ++seat) {
      seats().place(static_cast<int>(seat), devices.at(seat));
    }
    const std::string setup = R"({"managers":)" + std::to_string(managers) + R"(,"options":)" + campaign_options + "}";
    app().flow.start_bout(*app().games.find(slug), {.game = std::string(slug), .setup = setup, .dice = {}, .choices = {}});
    frames(4);
  }
  void set(const std::string& setting, const std::string& value) {
    app().settings.games[std::string(slug)][setting] = value;
  }
  /// Lets the night begin whose bill lies on the desk. False: none does.
  bool ring_the_bell() {
    if (bout() == nullptr || !bout()->holds()) {
      return false;
    }
    frames(40);  // what has just come takes no press yet
    press_on(0, "bell");
    return true;
  }
  [[nodiscard]] const cabinet::AwaitedBoutNotice* ways() const { return top_as<cabinet::AwaitedBoutNotice>(); }
  [[nodiscard]] bool shows(std::string_view game) { return bout() != nullptr && bout()->match().game() == game; }
  [[nodiscard]] const Campaign& campaign() { return match_of<Rules>(bout()->match()); }
  /// The seat whose person owes an answer in the campaign on top; none: nobody.
  [[nodiscard]] std::optional<int> asked() {
    const std::vector<int> seats = shows(slug) ? bout()->awaited() : std::vector<int>();
    return seats.empty() ? std::nullopt : std::optional(seats.front());
  }
  void press_on(int seat, const std::string& focus) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    press(pads_.at(static_cast<std::size_t>(seat)), "a");
    frames(1);
  }
  /// The evening ends; its page, if there is one, is passed.
  void end_evening() {
    bout()->leave();
    frames(2);
    for (int presses = 0; presses < 20 && top_as<cabinet::LongGamePageScreen>() != nullptr; ++presses) {
      frames(40);
      press(pads_.at(0), "a");
    }
    ASSERT_NE(top_as<cabinet::TitleScreen>(), nullptr);
  }
  /// What was left goes on with these managers, each with the pad of his number.
  void begin_evening(const std::vector<int>& there) {
    app().flow.resume_unfinished();
    frames(4);
    ASSERT_NE(top_as<cabinet::SeatsNotice>(), nullptr);
    for (const int seat : there) {
      press_on(seat, "chair-" + std::to_string(seat));
    }
    frames(40);
    press_on(there.front(), "done");
    frames(4);
  }
  /// The seat's pad gives an answer of the list.
  void answer(int seat, const std::string& notation) { press_on(seat, "answer-" + notation); }
  /// Presses what a bout of Ringside takes, until the campaign is back.
  void fight_on() {
    constexpr std::array<const char*, 4> controls{"a", "leftshoulder", "rightshoulder", "dpright"};
    for (int presses = 0; presses < 6000 && !shows(slug) && ways() == nullptr; ++presses) {
      press(pads_.at(hands_.below(2)), bout() == nullptr ? "b" : controls.at(hands_.below(4)));
    }
    frames(4);
  }

  std::array<platform::VirtualPad, 4> pads_;
  Random hands_{4};
};

}  // namespace fc::ringside_campaign::test
