// What a kiosk shows over its screens: the operator's PIN, "Still there?", coins, and the dark screen of closing time.
#pragma once

#include <optional>
#include <string>

#include "overlay/controls/ui.h"

namespace fc::overlay {

/// The PIN is asked for, or a new one is chosen. heading, line: keys of what is wanted.
struct PinModel {
  std::string heading;
  std::string line;
  std::string trouble{};  ///< worded: what was wrong with the last one; may be empty
  int steps = 0;          ///< so many were entered; nobody sees which
  int least = 6;
  int wait_seconds = 0;  ///< so long none is taken; 0: one is
  bool at_work = false;  ///< the one that was entered is being checked
};
/// What a pointer or the keyboard entered on the page; pads and arrows enter by direction, without the focus.
struct PinAction {
  enum class Kind : std::uint8_t { step, rub_out, done, leave } kind = Kind::leave;
  std::string steps{};  ///< of `step`: a letter each, digits or U D L R
};
std::optional<PinAction> pin_page(const PinModel& model, Ui& ui);

/// What a seat costs, and what lies in the machine.
struct CoinModel {
  int credits = 0;
  int price = 1;           ///< of a seat
  int wanted = 1;          ///< of all for whom a bout begins here
  bool asked_now = false;  ///< somebody has just pressed to begin, with too few
  bool lit = true;         ///< "Insert coin" blinks

  friend bool operator==(const CoinModel&, const CoinModel&) = default;
  [[nodiscard]] bool too_few() const { return credits < wanted; }
};
/// How many there are, and of how many, in words.
std::string credits_words(const CoinModel& model, Ui& ui);
/// Below every page of an arcade that is no bout: how many credits there are, and that a coin is wanted. Its height in
/// pixels.
float coin_strip_height(const Ui& ui);
void coin_strip(const CoinModel& model, Ui& ui);

/// Nobody has pressed anything for a while. seconds: until the machine takes over.
void still_there(int seconds, Ui& ui);

/// Nothing at all, for hours.
void dark_screen(Ui& ui);

}  // namespace fc::overlay
