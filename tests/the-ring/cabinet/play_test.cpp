// Whole bouts of The Ring through the real event path: a champion with a pad against the Solitaire opponent.
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

/// The buttons of the strategies.
constexpr std::array<const char*, 5> picks{"leftshoulder", "y", "rightshoulder", "x", "a"};

class TheRingPlay : public CabinetTable {
 protected:
  void press_on(const std::string& focus, const std::string& control) {
    loop_->cabinet().focus().focus(overlay::focus_id(focus));
    frames(1);
    press(pad_, control);
  }

  /// A title bout over twelve rounds against the Solitaire opponent, at the first question after the first bell.
  void begin(std::uint64_t seed) {
    Options options = quiet_options();
    options.game = "the-ring";
    options.seed = seed;
    open(options);
    ASSERT_TRUE(pad_.connect("xbox"));
    frames(2);
    press(pad_, "a");
    for (int step = 0; step < 6 && seats()[1].stand_in.word != "solitaire"; ++step) {
      press_on("seat-1", "dpright");
    }
    ASSERT_EQ(seats()[1].stand_in.word, "solitaire");
    press_on("option-the-ring.option.champion", "dpright");
    for (int longer = 0; longer < 3; ++longer) {
      press_on("option-the-ring.option.rounds", "dpright");
    }
    press_on("start", "a");
    ASSERT_NE(top_as<TaleScreen>(), nullptr);
    press(pad_, "a");
    ASSERT_NE(bout(), nullptr);
    const std::string& setup = bout()->script().setup;
    EXPECT_NE(setup.find(R"("rounds":12)"), std::string::npos) << setup;
    EXPECT_NE(setup.find(R"("champion":"red")"), std::string::npos) << setup;
    EXPECT_NE(setup.find(R"("solitaire":"blue")"), std::string::npos) << setup;
  }

  /// He picks and answers by chance until the newspaper lies there.
  void fight(std::uint64_t seed) {
    Random hands(seed);
    for (int presses = 0; presses < 600 && top_as<FrontPageScreen>() == nullptr; ++presses) {
      const bool picking = bout() != nullptr && bout()->asks_in_secret();
      press(pad_, picking ? picks.at(hands.below(picks.size())) : "a");
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
    return nlohmann::json::parse((*match)->answer()).at("result");
  }

  platform::VirtualPad pad_;
};

TEST_F(TheRingPlay, a_champion_chooses_city_gloves_and_referee_and_goes_the_distance) {
  begin(2);
  fight(3);
  const nlohmann::json result = refereed();
  EXPECT_EQ(result.at("method"), "unanimous");
  EXPECT_EQ(result.at("round"), 12);
  EXPECT_EQ(result.at("title"), "retained");
  EXPECT_GT(pad_.buzzes(), 0) << "sealing a pick is felt";
}

TEST_F(TheRingPlay, a_cut_ends_it) {
  begin(23);
  fight(3);
  EXPECT_EQ(refereed().at("method"), "TKO-cut");
}

TEST_F(TheRingPlay, blows_end_it) {
  begin(25);
  fight(3);
  EXPECT_EQ(refereed().at("method"), "TKO");
}

}  // namespace
}  // namespace fc::cabinet
