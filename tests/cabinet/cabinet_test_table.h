// A table to test at: the whole cabinet without a display, in virtual time, with pads, keys and a mouse that the test holds.
// Everything goes through SDL's events, as with real devices.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/program/loop.h"
#include "platform/timed_input.h"

namespace fc::cabinet {

class CabinetTable : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  /// Options of a run without a display, with its saves in the test's own folder.
  /// speed: 1, 2, 4; 0: instant.
  [[nodiscard]] Options quiet_options(int speed = 0) const;
  /// Opens the cabinet; fails the test with its fault.
  void open(const Options& options);
  void close() { loop_.reset(); }

  void frames(int count);
  /// Frames until the condition holds; fails after `most`.
  void frames_until(const std::function<bool()>& condition, int most = 2000);
  /// Presses and lets go, with frames for both to arrive.
  void press(platform::VirtualPad& pad, const std::string& control);
  void key(const std::string& name);
  void click(int x, int y);
  void tap(int x, int y);
  /// As a keyboard types: SDL's text, apart from its key presses. At most 31 bytes.
  void type(const std::string& text);
  /// Moves the focus to that entry of the topmost screen; fails if it is not there.
  void focus_on(const std::string& name, int index = 0);
  [[nodiscard]] overlay::FocusMap& focus() { return loop_->cabinet().focus(); }

  template <class Kind>
  [[nodiscard]] const Kind* top_as() const {
    return dynamic_cast<const Kind*>(&loop_->cabinet().top());
  }
  /// The topmost screen as a bout; null if it is none.
  [[nodiscard]] BoutScreen* bout() { return dynamic_cast<BoutScreen*>(&loop_->cabinet().top()); }
  [[nodiscard]] AppContext& app() { return loop_->cabinet().app(); }
  [[nodiscard]] Seats& seats() { return app().seating.seats(); }
  [[nodiscard]] platform::Devices& devices() { return app().seating.devices(); }
  [[nodiscard]] KeptBouts& kept() { return app().kept; }
  /// The line that the house says; empty: none.
  [[nodiscard]] const std::string& said() { return app().announcer.said(); }
  /// The picture that was presented last, as ARGB, row by row.
  [[nodiscard]] std::vector<std::uint32_t> pixels() const;
  /// A number for the picture that was presented last: equal numbers, equal pixels.
  [[nodiscard]] std::uint64_t picture() const;
  /// Every text of the screens as they are now.
  [[nodiscard]] std::vector<std::string> texts();
  [[nodiscard]] bool shows(std::string_view text);
  /// The kept bouts, newest first.
  [[nodiscard]] std::vector<records::BoutRow> kept_rows();
  /// The script of one of them.
  [[nodiscard]] Script kept_script(const records::BoutRow& row);
  /// All that is kept, one after another, but for the times.
  [[nodiscard]] std::string kept_text();
  /// Files of bouts in the folder `bouts`, as older versions kept them, are taken over.
  void take_over();

  /// Before the cabinet is opened: bouts of the house's first game, played to the end at random, that Ann won against a bot.
  /// touched: of the first, seconds since 1970; each later one a second after.
  void keep_won_bouts(int bouts, std::int64_t touched);

  /// A game's lesson, with a person at the keyboard, from its set-up.
  void begin_lesson(const std::string& game, int speed);
  /// That the lesson stands still at what is new, until a press says that it has been read.
  void expect_still_until_read();
  /// From the title to the first bell with two pads, sensible defaults otherwise.
  void start_bout(platform::VirtualPad& red, platform::VirtualPad& blue);
  /// From the title past the first bell with two pads, on to the first secret question. after_press: called once frames have
  /// passed after every press.
  void play_to_secret_pick(
      platform::VirtualPad& red, platform::VirtualPad& blue, const std::function<void()>& after_press = [] {});

  /// Presses on any device, lets go a frame later.
  void hold_a_frame(platform::TimedPress press);

  std::string heard_;  ///< the names of all sounds so far, in order, each with a blank after it
  std::filesystem::path folder_;
  std::unique_ptr<Loop> loop_;
};

}  // namespace fc::cabinet
