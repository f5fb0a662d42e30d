// Whole bouts of DICE Boxing through the real event path.
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "core/random.h"
#include "match/games.h"
#include "match/script.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {
namespace {

constexpr std::array<const char*, 5> picks{"leftshoulder", "y", "rightshoulder", "x", "a"};

class DiceBoxingPlay : public CabinetTable {
 protected:
  /// The first secret question of a bout over so many rounds: 4, 6, 8, 10, 12 or 15.
  void begin(std::uint64_t seed, int rounds, int speed) {
    Options options = quiet_options(speed);
    options.game = "dice-boxing";
    options.seed = seed;
    open(options);
    ASSERT_TRUE(red_.connect("xbox"));
    ASSERT_TRUE(blue_.connect("playstation"));
    frames(2);
    press(red_, "a");
    press(blue_, "a");
    ASSERT_EQ(seats().people(), 2) << "pressing a button is joining";
    for (const int step : {6, 8, 10, 12, 15}) {
      if (step <= rounds) {
        press_on("option-dice-boxing.option.rounds", "dpright");
      }
    }
    press_on("start", "a");
    ASSERT_NE(top_as<TaleScreen>(), nullptr);
    press(red_, "a");
    ASSERT_NE(bout(), nullptr);
    frames_until([this] { return bout()->asks_in_secret(); });
    ASSERT_NE(bout()->script().setup.find("\"rounds\":" + std::to_string(rounds)), std::string::npos)
        << bout()->script().setup;
  }

  void press_on(const std::string& focus, const std::string& control) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    press(red_, control);
  }

  /// Both pick by chance until the newspaper lies there.
  void fight(std::uint64_t seed) {
    Random hands(seed);
    for (int presses = 0; presses < 400 && top_as<FrontPageScreen>() == nullptr; ++presses) {
      if (bout() != nullptr && bout()->asks_in_secret()) {
        press(red_, picks.at(hands.below(picks.size())));
        press(blue_, picks.at(hands.below(picks.size())));
      } else {
        press(red_, "a");
      }
    }
    ASSERT_NE(top_as<FrontPageScreen>(), nullptr) << "the bout is over";
  }

  /// The referee's result of the bout that is kept.
  nlohmann::json refereed() {
    const auto rows = kept_rows();
    const Result<Games> games = Games::load(FC_SOURCE_DIR "/data");
    if (rows.size() != 1 || !games) {
      return {};
    }
    const Script script = kept_script(rows[0]);
    Result<std::unique_ptr<Match>> match = games->open(script);
    if (!match || !replay(**match, script) || (*match)->need().kind != NeedKind::finished) {
      return {};
    }
    nlohmann::json answer = nlohmann::json::parse((*match)->answer());
    return answer.at("result");
  }

  platform::VirtualPad red_;
  platform::VirtualPad blue_;
};

TEST_F(DiceBoxingPlay, two_pads_go_twelve_rounds_to_a_split_decision) {
  begin(41, 12, 0);
  fight(3);
  const nlohmann::json result = refereed();
  EXPECT_EQ(result.at("method"), "decision");
  EXPECT_EQ(result.at("verdict"), "split");
  EXPECT_EQ(result.at("round"), 12);
  EXPECT_GT(red_.buzzes(), 0) << "sealing a pick is felt";
  EXPECT_GT(blue_.buzzes(), 0);
}

TEST_F(DiceBoxingPlay, two_pads_fight_until_a_cut_ends_it) {
  begin(58, 12, 0);
  fight(3);
  const nlohmann::json result = refereed();
  EXPECT_EQ(result.at("method"), "tko");
  EXPECT_EQ(result.at("reason"), "cut");
}

TEST_F(DiceBoxingPlay, one_press_skips_to_the_next_knock_down_cut_or_bell) {
  begin(5, 4, 1);
  press(red_, picks[0]);
  press(blue_, picks[0]);
  // Both plans are turned over first; then the dice fall by themselves.
  frames_until([this] { return !bout()->script().dice.empty(); });
  const std::size_t before = bout()->script().dice.size();
  press(red_, "a");
  const std::size_t stopped = bout()->script().dice.size();
  EXPECT_GT(stopped, before + 5) << "many rolls are passed over";
  frames(12);
  EXPECT_EQ(bout()->script().dice.size(), stopped) << "and what is worth seeing is shown in full";
}

}  // namespace
}  // namespace fc::cabinet
