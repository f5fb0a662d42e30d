// A sealed pick is on no pixel, in no sound, in no log and in no save before both are in.
#include "cabinet/bout/bout_screen.h"
#include "cabinet_test_table.h"
#include "onlooker.h"

namespace fc::cabinet {
namespace {

/// What could be seen, read and found on the disk, frame by frame.
struct Witness : Onlooker {
  std::string spoken;
  std::string kept;
};

class Secrecy : public CabinetTable {
 protected:
  static constexpr int frames_with_one_seal = 60;

  /// Plays to the first secret pick, seals one side, looks for a second, then seals the other. The same presses but for the
  /// two secret ones. red_first: who seals first.
  Witness play(const std::string& red_pick, const std::string& blue_pick, bool red_first) {
    Witness witness;
    std::filesystem::remove_all(folder_);
    testing::internal::CaptureStdout();
    platform::VirtualPad red;
    platform::VirtualPad blue;
    open(quiet_options(4));
    app().settings.live_odds = live_odds_;
    play_to_secret_pick(red, blue, [&] { witness.pictures.push_back(picture()); });
    press(red_first ? red : blue, red_first ? red_pick : blue_pick);
    for (int frame = 0; frame < frames_with_one_seal; ++frame) {
      witness.pictures.push_back(picture());
      frames(1);
    }
    EXPECT_TRUE(top_as<BoutScreen>()->asks_in_secret()) << "the other pick is still awaited";
    loop_->cabinet().app().kept.finish_writing();
    witness.kept = kept_text();
    std::fflush(stdout);
    witness.heard = heard_;
    witness.spoken = testing::internal::GetCapturedStdout();
    press(red_first ? blue : red, red_first ? blue_pick : red_pick);
    frames(2);
    witness.revealed = top_as<BoutScreen>()->script().choices;
    close();
    return witness;
  }

  bool live_odds_ = false;

  static void expect_nothing_told(const Witness& one, const Witness& other) {
    cabinet::expect_nothing_told(one, other);
    EXPECT_EQ(one.spoken, other.spoken);
    EXPECT_EQ(one.kept, other.kept);
  }
};

TEST_F(Secrecy, reds_pick_shows_nowhere_before_blue_has_picked) {
  expect_nothing_told(play("leftshoulder", "a", true), play("x", "a", true));
}

TEST_F(Secrecy, blues_pick_shows_nowhere_before_red_has_picked) {
  expect_nothing_told(play("a", "y", false), play("a", "b", false));
}

TEST_F(Secrecy, a_pick_moves_no_pixel_of_the_chances_that_are_shown_as_the_bout_goes_on) {
  const Witness without = play("a", "y", false);
  live_odds_ = true;
  const Witness with = play("a", "y", false);
  EXPECT_NE(with.pictures, without.pictures) << "there is no bar";
  expect_nothing_told(with, play("a", "b", false));
}

}  // namespace
}  // namespace fc::cabinet
