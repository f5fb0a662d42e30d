// A table for three to five managers of Knock Out: people on pads and keys, bots, and hands that answer whatever is asked.
#pragma once

#include <array>
#include <map>
#include <string>

#include "core/random.h"
#include "tests/cabinet/cabinet_test_table.h"

namespace fc::cabinet {

class KnockOutTable : public CabinetTable {
 protected:
  /// A run that opens at Knock Out's set-up.
  [[nodiscard]] Options knock_out_options() const;
  /// Opens at that set-up and sits down in the first seat with the keyboard.
  void open_at_keyboard();
  /// The first bell of a game of the keyboard in the first seat, this pad in the second, and bots.
  void open_with_pad(platform::VirtualPad& pad);
  /// Moves the set-up's focus to one of its rows or buttons and presses a key there.
  void press_on(const std::string& focus, const std::string& key_name);
  /// Moves the set-up's focus to one of its rows or buttons and presses a pad's button there.
  void press_on(const std::string& focus, const std::string& control, platform::VirtualPad& pad);
  /// Leaves the set-up by its start button and rings the bell.
  void ring_the_bell();
  /// Writes a script with its seats record; the next frame goes on with it.
  void go_on_with(const std::string& script, const std::string& seats);

  /// One press for somebody who is asked, or to go on: the curtain is opened, animations are finished, secret picks are made
  /// anywhere. Returns false when the bout is no longer on screen.
  bool play_on(Random& hands);
  /// Presses like that until the front page; fails after `most`.
  void play_to_the_end(Random& hands, int most);

  /// The pads by seat; a seat without one plays on the keyboard.
  std::map<int, platform::VirtualPad*> pads_;
  /// How often each seat's presses answered: a choice more in the script, or a pick sealed.
  std::array<int, 5> answers_{};

 private:
  void act_for(int seat, bool secret, Random& hands);
};

}  // namespace fc::cabinet
