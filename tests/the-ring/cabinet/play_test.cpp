// Whole bouts of The Ring through the real event path: a champion with a pad against the Solitaire opponent.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cabinet/replay/replay_screen.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet/screens/setup_screens.h"
#include "core/random.h"
#include "match/script.h"
#include "tests/cabinet/cabinet_test_table.h"
#include "tests/cabinet/refereed.h"
#include "tests/must.h"
#include "tests/playthroughs.h"

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

  platform::VirtualPad pad_;
};

TEST_F(TheRingPlay, a_champion_chooses_city_gloves_and_referee_and_goes_the_distance) {
  begin(2);
  fight(3);
  const nlohmann::json result = test::result_of(kept_script(kept_rows().at(0)));
  EXPECT_EQ(result.at("method"), "unanimous");
  EXPECT_EQ(result.at("round"), 12);
  EXPECT_EQ(result.at("title"), "retained");
  EXPECT_GT(pad_.buzzes(), 0) << "sealing a pick is felt";
}

TEST_F(TheRingPlay, a_cut_ends_it) {
  begin(23);
  fight(3);
  EXPECT_EQ(test::result_of(kept_script(kept_rows().at(0))).at("method"), "TKO-cut");
}

TEST_F(TheRingPlay, blows_end_it) {
  begin(25);
  fight(3);
  EXPECT_EQ(test::result_of(kept_script(kept_rows().at(0))).at("method"), "TKO");
}

// The last of a knockout as it is seen: he lies while he is counted out, the other is crowned over him.
TEST_F(TheRingPlay, a_knockout_is_seen_to_the_end_of_the_count) {
  open(quiet_options(1));
  frames(1);
  const auto ends_so = [](const std::filesystem::path& file) { return file.stem() == "knockout"; };
  const std::vector<std::filesystem::path> bouts = test::playthroughs_of("the-ring");
  const auto knockout = std::ranges::find_if(bouts, ends_so);
  ASSERT_NE(knockout, bouts.end());
  app().flow.show_again(test::must(read_script(*knockout)), {});
  frames(2);
  auto* theatre = dynamic_cast<ReplayScreen*>(&loop_->cabinet().top());
  ASSERT_NE(theatre, nullptr) << said();
  frames_until([theatre] { return theatre->track().is_laid_out(); });
  constexpr double last_of_it = 20;  // seconds
  const double end = theatre->track().end();
  std::vector<int> counted;
  bool called = false;
  bool lay_while_counted = true;
  for (double clock = end - last_of_it; clock < end; clock += 0.1) {
    theatre->seek(clock);
    frames(1);
    const scene::Stage& stage = *theatre->stage();
    for (const scene::Call& call : stage.calls) {
      called = called || call.key == "the-ring.call.knockout";
      const bool counts = call.key.empty() && call.number > 0;
      if (counts && (counted.empty() || counted.back() != call.number)) {
        if (call.number == 1) {
          counted.clear();  // he was up again the time before
        }
        counted.push_back(call.number);
        lay_while_counted = lay_while_counted && std::ranges::max(stage.markers, {}, &scene::Marker::fallen).fallen > 0.9F;
      }
    }
  }
  EXPECT_EQ(counted, (std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
  EXPECT_TRUE(lay_while_counted);
  EXPECT_TRUE(called);
  const std::vector<scene::Marker>& men = theatre->stage()->markers;
  EXPECT_TRUE(std::ranges::any_of(men, [](const scene::Marker& man) { return man.crowned && man.fallen < 0.1F; }));
  EXPECT_TRUE(std::ranges::any_of(men, [](const scene::Marker& man) { return !man.crowned && man.fallen > 0.9F; }));
}

}  // namespace
}  // namespace fc::cabinet
