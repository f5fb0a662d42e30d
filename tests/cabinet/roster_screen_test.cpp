// The roster of 1,300, with a pad alone, with keys alone, with a mouse alone.
#include "cabinet/screens/roster_screen.h"

#include <algorithm>

#include "cabinet_test_table.h"
#include "roster_game.h"

namespace fc::cabinet {
namespace {

using test::RosterGame;

class RosterScreenTest : public CabinetTable {
 protected:
  void open_roster(int seat = 0) {
    open(quiet_options());
    ASSERT_TRUE(pad_.connect("xbox"));
    frames(1);
    open_again(seat);
  }
  void open_again(int seat) {
    app().flow.open_roster(game_, plan_, seat, filters_, [this](const std::string& id) { chosen_ = id; });
    frames(2);
    ASSERT_NE(top_as<RosterScreen>(), nullptr);
  }
  void point_at(const std::string& name, int index = 0) {
    for (const overlay::FocusMap::Entry& entry : focus().entries()) {
      if (entry.id == overlay::focus_id(name, index)) {
        click(static_cast<int>(entry.box.middle_x()), static_cast<int>(entry.box.middle_y()));
        return;
      }
    }
    FAIL() << "there is no " << name;
  }
  /// Accept on what shows the card of the row with the focus.
  [[nodiscard]] std::string choose() {
    press(pad_, "a");
    frames(1);
    EXPECT_EQ(top_as<RosterScreen>(), nullptr) << "the roster closes";
    return chosen_;
  }

  platform::VirtualPad pad_;
  RosterGame game_;
  BoutPlan plan_{.entrants = {"kid-600", "kid-640"}, .options = {}, .stand_ins = {}};
  RosterQuery filters_;
  std::string chosen_;
};

TEST_F(RosterScreenTest, opens_at_whom_the_seat_brings_and_builds_only_the_cards_on_screen) {
  open_roster();
  EXPECT_LT(game_.cards_made, 20) << "of 1,300";
  EXPECT_EQ(choose(), "kid-600");
}

TEST_F(RosterScreenTest, a_pad_leafs_from_row_to_row_and_from_page_to_page) {
  open_roster();
  press(pad_, "dpdown");
  press(pad_, "rightshoulder");
  press(pad_, "leftshoulder");
  EXPECT_EQ(choose(), "kid-601");
}

TEST_F(RosterScreenTest, keys_write_the_name_that_is_looked_for) {
  open_roster();
  key("Left");
  focus_on("name");
  type("129");
  type("9");
  key("Return");
  key("Return");
  frames(1);
  EXPECT_EQ(chosen_, "kid-1299");
}

TEST_F(RosterScreenTest, a_pad_writes_with_letters_on_the_screen) {
  open_roster();
  press(pad_, "dpup");
  focus_on("name");
  press(pad_, "a");
  frames(1);
  focus_on("letter-X");
  press(pad_, "a");
  press(pad_, "b");
  frames(1);
  ASSERT_NE(top_as<RosterScreen>(), nullptr) << "back closes the letters first";
  for (const overlay::FocusMap::Entry& entry : focus().entries()) {
    EXPECT_NE(entry.id, overlay::focus_id("entrant", 0)) << "nobody has an X";
  }
  focus_on("name");
  press(pad_, "a");
  frames(1);
  focus_on("letter-erase");
  press(pad_, "a");
  focus_on("letter-J");
  press(pad_, "a");
  focus_on("letter-done");
  press(pad_, "a");
  frames(1);
  EXPECT_EQ(focus().focused(), overlay::focus_id("entrant", 0)) << "on the first of those who fit";
  EXPECT_EQ(choose(), "kid-0");
}

TEST_F(RosterScreenTest, a_mouse_turns_pages_and_chooses) {
  open_roster();
  point_at("page-after");
  point_at("entrant", 1);
  EXPECT_TRUE(chosen_.empty()) << "the first click shows his card";
  point_at("entrant", 1);
  frames(1);
  EXPECT_EQ(top_as<RosterScreen>(), nullptr);
  EXPECT_GT(std::stoi(chosen_.substr(4)), 601) << chosen_;
}

TEST_F(RosterScreenTest, opens_again_with_its_filters_but_without_the_name) {
  open_roster();
  focus_on("trait-0");
  key("Right");
  focus_on("name");
  type("129");
  key("Escape");
  frames(1);
  ASSERT_EQ(top_as<RosterScreen>(), nullptr);
  EXPECT_NE(filters_.traits.at(0), any_value);
  EXPECT_TRUE(filters_.name.empty());
  const std::vector<int> wanted = filters_.traits;
  open_again(1);
  EXPECT_EQ(filters_.traits, wanted);
  focus_on("entrant");
  EXPECT_EQ(std::stoi(choose().substr(4)) % 3, 0) << "still of the first class only";
}

TEST_F(RosterScreenTest, the_wheel_turns_pages_here_and_moves_the_focus_where_nothing_scrolls) {
  const auto turn_wheel = [this](int up) {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = up;
    event.wheel.preciseY = static_cast<float>(up);
    SDL_PushEvent(&event);
    frames(1);
  };
  open(quiet_options());
  frames(2);
  const overlay::FocusId first = focus().focused();
  const overlay::FocusId below = focus().neighbour(first, scene::Direction::down);
  ASSERT_NE(first, below);
  turn_wheel(-1);
  EXPECT_EQ(focus().focused(), below);
  turn_wheel(1);
  EXPECT_EQ(focus().focused(), first);

  open_again(0);
  frames(2);
  turn_wheel(-1);
  turn_wheel(-1);
  focus_on("entrant");
  key("Return");
  key("Return");
  frames(1);
  EXPECT_GT(std::stoi(chosen_.substr(4)), 615) << "two pages on from kid-600";
}

TEST_F(RosterScreenTest, favourites_are_kept_in_the_settings_and_looked_for) {
  open_roster();
  press(pad_, "y");
  const std::vector<std::string> marked = app().settings.favourites["tiny"];
  EXPECT_EQ(marked, std::vector<std::string>{"kid-600"});
  press(pad_, "dpdown");
  focus_on("favourites");
  press(pad_, "dpright");
  focus_on("entrant");
  EXPECT_EQ(choose(), "kid-600") << "the only one who fits";
}

TEST_F(RosterScreenTest, in_another_order_the_first_by_it_is_shown_and_the_order_stays) {
  open_roster();
  focus_on("order");
  key("Right");
  key("Right");
  focus_on("entrant");
  EXPECT_EQ(choose(), "kid-1299") << "the strongest, after as listed and by name";
  open_again(1);
  key("Down");
  EXPECT_EQ(choose(), "kid-639") << "after kid-640, who sits there, comes the next weaker one";
}

TEST_F(RosterScreenTest, a_trait_that_all_share_is_not_offered) {
  open_roster();
  focus_on("trait-0");
  focus_on("trait-1");
  for (const overlay::FocusMap::Entry& entry : focus().entries()) {
    EXPECT_NE(entry.id, overlay::focus_id("trait-2"));
  }
}

TEST_F(RosterScreenTest, turns_the_card_over_to_how_every_other_game_sees_him) {
  open(quiet_options());
  const auto& games = app().games.all();
  const auto known_in = [&games](const std::string& id) {
    return std::ranges::count_if(games, [&](const auto& game) { return game->roster().find(id).has_value(); });
  };
  std::string id;
  for (const auto& game : games) {
    for (std::size_t place = 0; place < game->roster().size() && id.empty(); ++place) {
      const std::string& candidate = game->roster()[place].id;
      id = known_in(candidate) > 1 ? candidate : id;
    }
  }
  ASSERT_FALSE(id.empty()) << "nobody is known in two games";
  game_.add(id, "Known Everywhere");
  plan_.entrants[0] = id;
  ASSERT_TRUE(pad_.connect("xbox"));
  frames(1);
  open_again(0);
  press(pad_, "dpdown");
  focus_on("turn-card");
  frames(2);
  const std::uint64_t own_side = picture();

  const auto turned = [&](const std::function<void()>& turn) {
    turn();
    frames(2);
    const int made = game_.cards_made;
    const std::uint64_t side = picture();
    frames(2);
    EXPECT_NE(side, own_side);
    EXPECT_EQ(game_.cards_made, made) << "the card of this game is not on screen";
  };
  turned([this] { point_at("turn-card"); });
  for (auto sides = known_in(id); sides > 1; --sides) {
    turned([this] { key("Return"); });
  }
  press(pad_, "a");
  frames(2);
  EXPECT_EQ(picture(), own_side) << "once round";

  press(pad_, "a");
  press(pad_, "leftshoulder");
  frames(2);
  for (const overlay::FocusMap::Entry& entry : focus().entries()) {
    EXPECT_NE(entry.id, overlay::focus_id("turn-card")) << "the one who is shown now is known here alone";
  }
}

TEST_F(RosterScreenTest, an_even_match_is_shown_and_can_then_be_chosen) {
  plan_.entrants = {"kid-0", "kid-1200"};
  open_roster();
  press(pad_, "dpdown");
  focus_on("even");
  press(pad_, "a");
  frames(1);
  ASSERT_NE(top_as<RosterScreen>(), nullptr) << "he is shown, not yet chosen";
  press(pad_, "dpright");  // to the row that is shown, or one near it
  frames(1);
  const std::string chosen = choose();
  ASSERT_FALSE(chosen.empty());
  EXPECT_GT(std::stoi(chosen.substr(4)), 1100) << chosen << " is no even match for kid-1200";
}

}  // namespace
}  // namespace fc::cabinet
